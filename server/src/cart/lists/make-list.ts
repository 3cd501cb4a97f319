import { MOST_LISTS, MOST_LIST_LINES } from '@pasok/contract'
import { findOrderableItems } from '../../catalogue/index.ts'
import type { MemberScope } from '../../kernel/index.ts'
import { inTransaction, type Db } from '../../platform/index.ts'
import { findCart, listLines } from '../cart.store.ts'
import { lineErrors, type WrongLines } from '../line-errors.ts'
import {
  countLists,
  findList,
  findListOfName,
  insertList,
  lockListNames,
  writeListLines,
  type ListLine,
  type ListRow,
} from './lists.store.ts'
import { recordChange, type By } from './record-change.ts'

type Owner = Pick<MemberScope, 'companyId' | 'memberId'>

interface NewList {
  readonly name: string
  readonly lines: readonly ListLine[]
}

interface NotMade {
  readonly error: 'too_many_lists' | 'list_name_taken'
}

/** Makes a list of a member; returns its id. */
export const placeList = async (
  tx: Db,
  owner: Owner,
  list: NewList,
  now: Date,
): Promise<number | NotMade | WrongLines> => {
  const items = await findOrderableItems(
    tx,
    list.lines.map(({ item_id }) => item_id),
  )
  const errors = lineErrors(list.lines, items, () => true)
  return errors.size > 0 ? { error: 'wrong_lines', errors } : insertNamed(tx, owner, list, now)
}

const insertNamed = async (
  tx: Db,
  owner: Owner,
  { name, lines }: NewList,
  now: Date,
): Promise<number | NotMade> => {
  await lockListNames(tx, owner.companyId)
  if (await findListOfName(tx, owner.companyId, name)) return { error: 'list_name_taken' }
  if ((await countLists(tx, owner.companyId)) >= MOST_LISTS) return { error: 'too_many_lists' }
  const id = await insertList(tx, owner, name, now)
  await writeListLines(tx, id, lines)
  return id
}

const made = async <R>(tx: Db, by: By, id: number | R): Promise<ListRow | R> => {
  if (typeof id !== 'number') return id
  const row = await findList(tx, by.scope, id)
  if (!row) throw new Error('a list is gone that was just made')
  await recordChange(tx, by, 'make-list', id, { name: row.name, lines: row.line_count })
  return row
}

/** Makes a list of the member's company. */
export const makeList = (db: Db, by: By, list: NewList): Promise<ListRow | NotMade | WrongLines> =>
  inTransaction(db, async (tx) => made(tx, by, await placeList(tx, by.scope, list, by.now)))

/** Makes a list from the member's cart, in the order in which items were added. */
export const makeListFromCart = (
  db: Db,
  by: By,
  name: string,
): Promise<ListRow | NotMade | { readonly error: 'cart_empty' | 'list_full' }> =>
  inTransaction(db, async (tx) => {
    const cart = await findCart(tx, by.scope)
    const lines = (cart ? await listLines(tx, cart.id) : []).filter(({ quantity }) => quantity > 0)
    if (lines.length === 0) return { error: 'cart_empty' }
    if (lines.length > MOST_LIST_LINES) return { error: 'list_full' }
    return made(tx, by, await insertNamed(tx, by.scope, { name, lines }, by.now))
  })
