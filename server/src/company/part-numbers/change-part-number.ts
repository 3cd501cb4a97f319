import { MOST_PART_NUMBERS, MOST_PART_NUMBERS_OF_ITEM } from '@pasok/contract'
import { findShownIds } from '../../catalogue/index.ts'
import { inTransaction, versionConflict, type Db, type VersionConflict } from '../../platform/index.ts'
import { findItemsByNumber } from '../../search/index.ts'
import { recordCompanyAction, type Act } from '../record-company-action.ts'
import {
  countPartNumbers,
  deletePartNumber,
  findByNumber,
  findPartNumber,
  insertPartNumbers,
  lockPartNumbers,
  updatePartNumbers,
  type PartNumberRow,
} from './part-number.store.ts'

/** An item by its id or our part number. */
export interface NamedItem {
  readonly item_id?: number | undefined
  readonly sku_number?: string | undefined
}

/** Why an item can't be given a number. */
export interface PartNumberRefused {
  readonly error:
    | 'sku_unknown'
    | 'sku_ambiguous'
    | 'not_for_sale'
    | 'part_number_taken'
    | 'part_numbers_of_item'
    | 'too_many_part_numbers'
}

/** Runs changes of one company's numbers one after another. */
const whileLocked = <A>(db: Db, { scope }: Act, change: (tx: Db) => Promise<A>): Promise<A> =>
  inTransaction(db, async (tx) => {
    await lockPartNumbers(tx, scope)
    return change(tx)
  })

/** Gives an item an own number. Safe to repeat. */
export const addPartNumber = async (
  db: Db,
  act: Act,
  { number, ...named }: NamedItem & { readonly number: string },
): Promise<PartNumberRow | PartNumberRefused> => {
  const item = await findItem(db, named)
  if ('error' in item) return item
  const { scope, now } = act
  return whileLocked(db, act, async (tx) => {
    const before = await findByNumber(tx, scope, number)
    if (before) return before.item_id === item.id ? before : { error: 'part_number_taken' }
    const { all, of_item } = await countPartNumbers(tx, scope, item.id)
    if (of_item >= MOST_PART_NUMBERS_OF_ITEM) return { error: 'part_numbers_of_item' }
    if (all >= MOST_PART_NUMBERS) return { error: 'too_many_part_numbers' }
    await insertPartNumbers(tx, scope, [{ item_id: item.id, number }], now)
    await recordCompanyAction(tx, act, 'add-part-number', { number, item: item.id })
    const added = await findByNumber(tx, scope, number)
    if (!added) throw new Error('an own number is gone that was just added')
    return added
  })
}

const findItem = async (
  db: Db,
  { item_id, sku_number = '' }: NamedItem,
): Promise<{ readonly id: number } | PartNumberRefused> => {
  const ids = item_id === undefined ? await findItemIds(db, sku_number) : [item_id]
  const [id, ...others] = ids
  if (id === undefined) return { error: 'sku_unknown' }
  if (others.length > 0) return { error: 'sku_ambiguous' }
  const { items } = await findShownIds(db, [id])
  return items.has(id) ? { id } : { error: 'not_for_sale' }
}

const findItemIds = async (db: Db, sku: string): Promise<readonly number[]> =>
  (await findItemsByNumber(db, [sku])).get(sku) ?? []

/** Changes the spelling of an own part number. Safe to repeat. */
export const changePartNumber = (
  db: Db,
  act: Act,
  id: number,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<
  PartNumberRow | VersionConflict<PartNumberRow> | { readonly error: 'not_found' | 'part_number_taken' }
> =>
  whileLocked(db, act, async (tx) => {
    const { scope, now } = act
    const row = await findPartNumber(tx, scope, id)
    if (!row) return { error: 'not_found' }
    if (row.number === number) return row
    const conflict = versionConflict(row, { version })
    if (conflict) return conflict
    const namesake = await findByNumber(tx, scope, number)
    if (namesake && namesake.id !== id) return { error: 'part_number_taken' }
    await updatePartNumbers(tx, scope, [{ id, item_id: row.item_id, number }], now)
    await recordCompanyAction(tx, act, 'change-part-number', { from: row.number, to: number })
    return { ...row, number, version: row.version + 1, changed_at: now }
  })

/** Removes an own number. Lines that were written with it keep it. */
export const removePartNumber = (
  db: Db,
  act: Act,
  id: number,
): Promise<'removed' | { readonly error: 'not_found' }> =>
  whileLocked(db, act, async (tx) => {
    const removed = await deletePartNumber(tx, act.scope, id)
    if (!removed) return { error: 'not_found' }
    const { number, item_id: item } = removed
    await recordCompanyAction(tx, act, 'remove-part-number', { number, item })
    return 'removed' as const
  })
