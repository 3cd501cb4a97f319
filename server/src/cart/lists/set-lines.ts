import { MOST_LIST_LINES } from '@pasok/contract'
import { findOrderableItems } from '../../catalogue/index.ts'
import { versionConflict, type ChangedMeanwhile, type Db } from '../../platform/index.ts'
import { differsFrom, lineErrors, type LineError } from '../line-errors.ts'
import { again, withList } from './change-list.ts'
import { areSameLines } from './lists.ts'
import { findListLines, touchList, writeListLines, type ListLine, type ListRow } from './lists.store.ts'
import { noteChange, type By } from './note-change.ts'

type Closed = 'not_found' | 'not_allowed'

/** Gives a list these lines in this order, all or none. The same again changes nothing, whichever version it names. */
export const setLines = (
  db: Db,
  by: By,
  id: number,
  { version, lines }: { readonly version: number; readonly lines: readonly ListLine[] },
): Promise<
  ListRow | ChangedMeanwhile<ListRow> | { readonly errors: ReadonlyMap<number, LineError> } | Closed
> =>
  withList(db, by, id, async (tx, list) => {
    const stored = await findListLines(tx, id)
    if (areSameLines(stored, lines)) return list
    const late = versionConflict(list, version)
    if (late) return late
    const errors = await changeErrors(tx, stored, lines)
    if (errors.size > 0) return { errors }
    return write(tx, by, id, lines)
  })

/** Puts an item last into a list, or sets the quantity of one that is in it. */
export const setLine = (
  db: Db,
  by: By,
  id: number,
  line: ListLine,
): Promise<ListRow | 'list_full' | { readonly refused: LineError } | Closed> =>
  withList(db, by, id, async (tx, list) => {
    const stored = await findListLines(tx, id)
    const at = stored.findIndex(({ item_id }) => item_id === line.item_id)
    const lines = at === -1 ? [...stored, line] : stored.with(at, line)
    if (areSameLines(stored, lines)) return list
    if (lines.length > MOST_LIST_LINES) return 'list_full'
    const [refused] = (await changeErrors(tx, stored, lines)).values()
    if (refused) return { refused }
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
  const changed = await again(tx, by, id)
  await noteChange(tx, by, 'change-list', id, { version: changed.version, lines: lines.length })
  return changed
}
