import { MOST_WISHES, wishlist } from '@pasok/contract'
import { wishlist_full } from '~words'
import { askApi } from '../../api-client/ask-api.ts'
import { storedEmail } from '../../identity/stored-auth.ts'
import { notify } from '../../layout/notices/notify.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { changeList } from './change-list.ts'
import { applyAnswer, unsentChange } from './wishlist.ts'

let running: Promise<void> = Promise.resolve()

/**
 * Tells a member's account what it does not know of this browser's list, a guest's from before the login included, and
 * takes over what it holds. One after the other; what could not be sent waits for the next time.
 */
export const syncWishlist = (owner: string): Promise<void> => {
  running = running.then(() => sync(owner)).catch(() => {})
  return running
}

const sync = async (owner: string): Promise<void> => {
  // The session may be another member's by now, whose wishes none of these are.
  if (storedEmail() !== owner) return
  const change = unsentChange(changeList('wishlist', owner, (list) => list).after)
  const body = { add: change.add, remove: change.remove.slice(0, MOST_WISHES) }
  const { ids, not_added } = await askApi(wishlist.changeWishlist, { body })
  changeList('wishlist', owner, (list) => applyAnswer(list, body, ids))
  if (not_added.some(({ reason }) => reason === 'no_room'))
    notify({ id: 'wishlist', text: wishlist_full({ most: counted(MOST_WISHES).total }) })
}
