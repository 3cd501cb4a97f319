import { useEffect } from 'react'
import { AUTH_STORED } from '../../identity/stored-auth.ts'
import { changeList } from './change-list.ts'
import { syncWishlist } from './sync-wishlist.ts'

/**
 * Keeps a member's wish list the same in this browser and in the account: with each document, once this browser has stored
 * the logged-in member, and once the connection is back. Another member's list is removed.
 */
export function MemberLists({ owner }: { owner: string }) {
  useEffect(() => {
    const sync = () => void syncWishlist(owner)
    changeList('compare', owner, (list) => list)
    sync()
    const ending = new AbortController()
    for (const event of [AUTH_STORED, 'online']) addEventListener(event, sync, { signal: ending.signal })
    return () => ending.abort()
  }, [owner])
  return null
}
