import { MOST_LISTS, MOST_LIST_LINES } from '@pasok/contract'
import type { MemberScope } from '../../identity/index.ts'
import { inTransaction, type Db } from '../../platform/index.ts'
import { findCart, listLines } from '../cart.store.ts'
import { lineErrors, type LineError } from './line-errors.ts'
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

/** Who changes a list, and when. */
export interface By {
  readonly scope: MemberScope
  readonly now: Date
}

type NotMade = 'too_many_lists' | 'list_name_taken'

/** Makes a list with these lines in the name of a member; answers its id. */
export const placeList = async (
  tx: Db,
  owner: Pick<MemberScope, 'companyId' | 'memberId'>,
  { name, lines }: { readonly name: string; readonly lines: readonly ListLine[] },
  now: Date,
): Promise<number | NotMade> => {
  await lockListNames(tx, owner.companyId)
  if (await findListOfName(tx, owner.companyId, name)) return 'list_name_taken'
  if ((await countLists(tx, owner.companyId)) >= MOST_LISTS) return 'too_many_lists'
  const id = await insertList(tx, owner, name, now)
  await writeListLines(tx, id, lines)
  return id
}

const place = async (
  tx: Db,
  { scope, now }: By,
  list: Parameters<typeof placeList>[2],
): Promise<ListRow | NotMade> => {
  const id = await placeList(tx, scope, list, now)
  if (typeof id === 'string') return id
  const row = await findList(tx, scope, id)
  if (!row) throw new Error('a list is gone that was just made')
  return row
}

/** Makes a list of the member's company. */
export const makeList = (
  db: Db,
  by: By,
  name: string,
  lines: readonly ListLine[],
): Promise<ListRow | NotMade | { readonly errors: ReadonlyMap<number, LineError> }> =>
  inTransaction(db, async (tx) => {
    const errors = await lineErrors(tx, lines, [])
    return errors.size > 0 ? { errors } : place(tx, by, { name, lines })
  })

/** Makes a list of what lies in the member's cart, in the order in which it was put there. */
export const makeListFromCart = (
  db: Db,
  by: By,
  name: string,
): Promise<ListRow | NotMade | 'cart_empty' | 'list_full'> =>
  inTransaction(db, async (tx) => {
    const cart = await findCart(tx, by.scope)
    const lines = (cart ? await listLines(tx, cart.id) : []).filter(({ quantity }) => quantity > 0)
    if (lines.length === 0) return 'cart_empty'
    return lines.length > MOST_LIST_LINES ? 'list_full' : place(tx, by, { name, lines })
  })
