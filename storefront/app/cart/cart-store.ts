import { useSyncExternalStore } from 'react'
import { EMPTY, type CartState } from './cart.ts'
import { CART, readCart, writeCart, type StoredCart } from './stored-cart.ts'

/** Whether the shop knows the cart as it is shown: what was changed is on its way, or is tried again. */
export type SyncState = 'saved' | 'saving' | 'retrying'

/** The cart as pages show it. */
export interface CartView {
  readonly cart: CartState
  readonly sync: SyncState
  /** The shop has answered once, or this browser has stored it. */
  readonly isKnown: boolean
}

/** Whose page this is. */
interface Owner {
  readonly email: string
  readonly taxPercent: number
}

const NOTHING: CartView = { cart: EMPTY, sync: 'saved', isKnown: false }

let owner: Owner | undefined
let stored: StoredCart | undefined
let isFailing = false
let view = NOTHING
const followers = new Set<() => void>()

const tell = (): void => {
  const isWaiting = stored !== undefined && Object.keys(stored.waiting).length > 0
  view = {
    cart: stored?.cart ?? EMPTY,
    sync: isFailing ? 'retrying' : isWaiting ? 'saving' : 'saved',
    isKnown: stored?.revision !== undefined,
  }
  for (const changed of followers) changed()
}

const readAgain = (): void => {
  if (!owner) return
  stored = readCart(owner.email)
  tell()
}

/** From here on the page's cart is this member's: as it was stored, until the shop answers. */
export const openCart = (of: Owner): void => {
  if (owner?.email === of.email) return
  owner = of
  // Another member's goes; it was never theirs to see.
  stored = readCart(of.email) ?? { owner: of.email, cart: EMPTY, waiting: {} }
  writeCart(stored)
  tell()
  window.addEventListener('storage', ({ key }) => {
    if (key === CART || key === null) readAgain()
  })
}

/** Whose cart it is; undefined on a guest's page. */
export const cartOwner = (): Owner | undefined => owner

/** The stored cart as it is now, by whichever tab; undefined where it is not this page's member's any more. */
export const storedCart = (): StoredCart | undefined => {
  if (owner) stored = readCart(owner.email) ?? undefined
  return stored
}

/** Changes the stored cart, of all tabs. Nothing happens on a page whose member is not logged in here any more. */
export const updateCart = (change: (before: StoredCart, taxPercent: number) => StoredCart): void => {
  const before = storedCart()
  if (!owner || !before) return
  stored = change(before, owner.taxPercent)
  writeCart(stored)
  tell()
}

/** Says whether changes can't be sent now. */
export const setFailing = (fails: boolean): void => {
  if (isFailing === fails) return
  isFailing = fails
  tell()
}

const follow = (changed: () => void) => {
  followers.add(changed)
  return () => void followers.delete(changed)
}

/** The cart as it is shown; on the server, and before the page has its scripts, nothing is known of it. */
export const useCart = (): CartView =>
  useSyncExternalStore(
    follow,
    () => view,
    () => NOTHING,
  )
