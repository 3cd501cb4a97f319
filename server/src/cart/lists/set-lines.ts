import { MOST_LIST_LINES } from '@pasok/contract'
import { findOrderableItems } from '../../catalogue/index.ts'
import { versionConflict, type VersionConflict, type Db } from '../../platform/index.ts'
import { differsFrom, lineErrors, type LineError, type WrongLines } from '../line-errors.ts'
import { reloadList, withList, type ListRefused } from './change-list.ts'
import { areSameLines } from './lists.ts'
import { findListLines, touchList, writeListLines, type ListLine, type ListRow } from './lists.store.ts'
import { recordChange, type By } from './record-change.ts'

/** Replaces a list's lines, all or none. Sending the same lines again changes nothing, whatever version it names. */
export const setLines = (
  db: Db,
  by: By,
  id: number,
  { version, lines }: { readonly version: number; readonly lines: readonly ListLine[] },
): Promise<ListRow | VersionConflict<ListRow> | WrongLines | ListRefused> =>
  withList(db, by, id, async (tx, list) => {
    const stored = await findListLines(tx, id)
    if (areSameLines(stored, lines)) return list
    const conflict = versionConflict(list, { version })
    if (conflict) return conflict
    const errors = await changeErrors(tx, stored, lines)
    if (errors.size > 0) return { error: 'wrong_lines', errors }
    return write(tx, by, id, lines)
  })

/** Appends an item to a list, or sets its quantity if the list has it already. */
export const setLine = (
  db: Db,
  by: By,
  id: number,
  line: ListLine,
): Promise<
  | ListRow
  | { readonly error: 'list_full' }
  | { readonly error: 'wrong_line'; readonly refused: LineError }
  | ListRefused
> =>
  withList(db, by, id, async (tx, list) => {
    const stored = await findListLines(tx, id)
    const at = stored.findIndex(({ item_id }) => item_id === line.item_id)
    const lines = at === -1 ? [...stored, line] : stored.with(at, line)
    if (areSameLines(stored, lines)) return list
    if (lines.length > MOST_LIST_LINES) return { error: 'list_full' }
    const [refused] = (await changeErrors(tx, stored, lines)).values()
    if (refused) return { error: 'wrong_line', refused }
    return write(tx, by, id, lines)
  })

const changeErrors = async (tx: Db, stored: readonly ListLine[], lines: readonly ListLine[]) => {
  const isNew = differsFrom(stored)
  const items = await findOrderableItems(
    tx,
    lines.filter(isNew).map(({ item_id }) => item_id),
  )
  return lineErrors(lines, items, isNew)
}

const write = async (tx: Db, by: By, id: number, lines: readonly ListLine[]): Promise<ListRow> => {
  await writeListLines(tx, id, lines)
  await touchList(tx, id, by.now)
  const changed = await reloadList(tx, by, id)
  await recordChange(tx, by, 'change-list', id, { version: changed.version, lines: lines.length })
  return changed
}
