import { storedCart } from './cart-store.ts'
import { syncCart } from './sync-cart.ts'

/** A logout waits for what the cart still has to send no longer than this. */
const PATIENCE_MS = 4_000

const isAllSent = (): boolean => Object.keys(storedCart()?.waiting ?? {}).length === 0

/** Sends what the cart still holds back: before a logout, before a checkout. Answers whether the shop has all of it. */
export const isCartSent = async (): Promise<boolean> => {
  if (isAllSent()) return true
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([syncCart(), tooLong])
  return isAllSent()
}
