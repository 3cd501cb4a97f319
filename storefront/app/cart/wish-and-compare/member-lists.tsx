import { useEffect } from 'react'
import { changeList } from './change-list.ts'
import { syncWishlist } from './sync-wishlist.ts'

/**
 * Keeps a member's wish list the same in this browser and in the account: with each document, and once the connection is
 * back. What another member left behind is forgotten.
 */
export function MemberLists({ owner }: { owner: string }) {
  useEffect(() => {
    const sync = () => void syncWishlist(owner)
    changeList('compare', owner, (list) => list)
    sync()
    addEventListener('online', sync)
    return () => removeEventListener('online', sync)
  }, [owner])
  return null
}
