import { MOST_WISHES } from '@pasok/contract'
import { findShownIds } from '../catalogue/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { deleteWishes, insertWishes, listWishes, lockWishlist } from './wishlist.store.ts'

/** Ids of products and items. */
export interface WishlistChange {
  readonly add: readonly number[]
  readonly remove: readonly number[]
}

/** The ids in a list after a change, the newest first, and those that were not added. */
export interface ChangedWishlist {
  readonly ids: number[]
  readonly not_added: { readonly id: number; readonly reason: 'not_found' | 'no_room' }[]
}

/** Removes products and items from a member's list, then adds others until the list is full. Safe to repeat. */
export const changeWishlist = async (
  db: Db,
  scope: MemberScope,
  { add, remove }: WishlistChange,
): Promise<ChangedWishlist> => {
  if (add.length + remove.length === 0) return { ids: await listWishes(db, scope), not_added: [] }
  return inTransaction(db, async (tx) => {
    await lockWishlist(tx, scope)
    if (remove.length > 0) await deleteWishes(tx, scope, remove)
    const stored = await listWishes(tx, scope)
    const missing = [...new Set(add)].filter((id) => !stored.includes(id))
    if (missing.length === 0) return { ids: stored, not_added: [] }

    const { products, items } = await findShownIds(tx, missing)
    const isShown = (id: number) => products.has(id) || items.has(id)
    const shown = missing.filter(isShown)
    const room = Math.max(MOST_WISHES - stored.length, 0)
    const added = shown.slice(0, room)
    await insertWishes(
      tx,
      scope,
      added.map((id) => ({
        product_id: products.has(id) ? id : null,
        item_id: items.has(id) ? id : null,
      })),
    )
    return {
      ids: [...added, ...stored],
      not_added: [
        ...missing.filter((id) => !isShown(id)).map((id) => ({ id, reason: 'not_found' as const })),
        ...shown.slice(room).map((id) => ({ id, reason: 'no_room' as const })),
      ],
    }
  })
}
