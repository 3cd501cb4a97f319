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

/** What a list holds after a change, the newest first, and what could not be put in. */
export interface ChangedWishlist {
  readonly ids: number[]
  readonly not_added: { readonly id: number; readonly reason: 'not_found' | 'no_room' }[]
}

/**
 * Takes products and items out of a member's list, then puts others in, as many as there is room for. The same change
 * again changes nothing.
 */
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
