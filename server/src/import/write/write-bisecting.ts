import { isUndone } from '../../platform/index.ts'

/** What the database refuses for the data in a row, by class of SQLSTATE: values, rules of the tables, sizes. */
const OF_DATA = /^(22|23|54)[0-9A-Z]{3}$/

const isDataError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && OF_DATA.test(error.code)

/**
 * Writes rows in one transaction. Where the database refuses the data of one, the halves are tried, and theirs, in the
 * rows' order, so that all but the bad ones are written; those are told to `refuse` with what the database said. What
 * another transaction undoes is written once more. After each transaction that was undone `restore` is called. Throws
 * what is no row's error.
 */
export const writeBisecting = async <Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  restore: () => Promise<void>,
  refuse: (row: Row, reason: string) => void,
): Promise<void> => {
  try {
    await write(rows).catch(async (error: unknown) => {
      if (!isUndone(error)) throw error
      await restore()
      await write(rows)
    })
  } catch (error) {
    if (!isDataError(error)) throw error
    await restore()
    const [only] = rows
    if (only === undefined) throw error
    if (rows.length === 1) return refuse(only, error.message)
    const middle = Math.ceil(rows.length / 2)
    for (const half of [rows.slice(0, middle), rows.slice(middle)])
      await writeBisecting(half, write, restore, refuse)
  }
}
