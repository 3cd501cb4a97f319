import { cart_added } from '~words'
import { AUTH_STORED } from '../identity/stored-auth.ts'
import { notify } from '../layout/notices/notify.ts'
import { addItemById } from './cart-commands.ts'
import { openCart } from './cart-store.ts'
import { sendOnLeaving, syncCart } from './sync-cart.ts'
import { forgetWanted, wantedItem } from '../identity/login/wanted-item.ts'
import { wantedQuantity } from './wanted-quantity.ts'

/** A restored page loads the cart again, for changes by other devices. */
const FRESH_MS = 30_000

/**
 * Opens the cart of the member whose page this is, asks the shop for it, adds what they wanted before they logged in, and
 * sends what waits when the page is left. */
export const startCart = (email: string, taxPercent: number): (() => void) => {
  openCart({ email, taxPercent })
  let requestedAt = Date.now()
  const ask = () => {
    requestedAt = Date.now()
    void syncCart()
  }
  if (wantedItem()) void addWanted()
  else ask()
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') sendOnLeaving()
      else if (Date.now() - requestedAt > FRESH_MS) ask()
    },
    { signal },
  )
  window.addEventListener('pagehide', sendOnLeaving, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal })
  window.addEventListener('online', ask, { signal })
  // Before that nothing is sent.
  window.addEventListener(AUTH_STORED, ask, { signal })
  return () => ending.abort()
}

/** Adds the item that a guest wanted before the login. */
const addWanted = async (): Promise<void> => {
  const wanted = wantedItem()
  if (!wanted) return
  const { id, name } = wanted
  if (!(await addItemById(id, wantedQuantity(wanted), forgetWanted))) return
  notify({ text: cart_added({ name }) })
}
