import { storedCart } from './cart-store.ts'
import { syncCart } from './sync-cart.ts'

/** A logout waits for what the cart still has to send no longer than this. */
const PATIENCE_MS = 4_000

/** Sends what the cart still holds back: before a logout, before a checkout. Answers whether the shop has all of it. */
export const isCartSent = async (): Promise<boolean> => {
  if (Object.keys(storedCart()?.waiting ?? {}).length === 0) return true
  const tooLong = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
  return Promise.race([syncCart(), tooLong])
}
