import { useSyncExternalStore } from 'react'
import { EMPTY, type CartState } from './cart.ts'
import { CART, readCart, writeCart, type StoredCart } from './stored-cart.ts'
import { quantitiesToSend } from './waiting.ts'

/**
 * Whether the shop knows the cart as it is shown: what was changed is on its way, is tried again, or waits until the buyer
 * has corrected it.
 */
export type SyncState = 'saved' | 'saving' | 'retrying' | 'invalid'

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
  /** The shop's usual tax, until the cart is known. */
  readonly taxPercent: number
}

const NOTHING: CartView = { cart: EMPTY, sync: 'saved', isKnown: false }

let owner: Owner | undefined
let opened: () => void
/** Resolves once it is known whose cart it is: an item's button may be pressed before. */
export const cartOpened = new Promise<void>((resolve) => (opened = resolve))
let stored: StoredCart | undefined
let isFailing = false
let view = NOTHING
const followers = new Set<() => void>()

const syncState = (): SyncState => {
  if (isFailing) return 'retrying'
  if (!stored || Object.keys(stored.waiting).length === 0) return 'saved'
  return quantitiesToSend(stored).size > 0 ? 'saving' : 'invalid'
}

const tell = (): void => {
  view = {
    cart: stored?.cart ?? EMPTY,
    sync: syncState(),
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
  opened()
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
  stored = change(before, before.cart.taxPercent ?? owner.taxPercent)
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
