import { isUndone } from '../../platform/index.ts'

/** The classes of SQLSTATE that concern a row's data: values, constraints, sizes. */
const OF_DATA = /^(22|23|54)[0-9A-Z]{3}$/

const isDataError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && OF_DATA.test(error.code)

/**
 * Writes rows in one transaction. If the database refuses the data of one, it writes the halves, and their halves, in
 * order, until all but the bad rows are written; those are passed to `refuse` with the database's error. After a
 * serialization failure or deadlock it tries once more. It calls `restore` after each rolled-back transaction. Throws
 * errors that no row causes.
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
