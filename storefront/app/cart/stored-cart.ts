import { EMPTY, type CartState } from './cart.ts'

/** A change that the shop has not taken yet, of one item. */
export interface Waiting {
  /** How much of it is to lie in the cart; 0 takes it out. */
  readonly quantity: number
  /** How much of it the buyer saw there before the change. */
  readonly before: number
  /** Quantities sent already by calls without an answer. */
  readonly sent?: readonly number[] | undefined
}

/** The cart of one member in this browser. */
export interface StoredCart {
  /** The owner's e-mail address: the cart is never shown to another user. */
  readonly owner: string
  /** The cart's own id, null while it is empty, and the revision it was made from; undefined before the first answer. */
  readonly id?: number | null | undefined
  readonly revision?: number | undefined
  readonly cart: CartState
  /** By item. */
  readonly waiting: Readonly<Record<string, Waiting>>
}

export const CART = 'cart'

/** What is stored, whosever it is; undefined where nothing is, or nothing that can be read. */
const read = (): StoredCart | undefined => {
  try {
    const stored = JSON.parse(localStorage.getItem(CART) ?? 'null') as StoredCart | null
    return stored && Array.isArray(stored.cart.items) ? stored : undefined
  } catch {
    // The shop has the cart.
    return undefined
  }
}

/** A member's stored cart; an empty one where nothing is stored, undefined where it is another member's by now. */
export const readCart = (owner: string): StoredCart | undefined => {
  const stored = read() ?? { owner, cart: EMPTY, waiting: {} }
  return stored.owner === owner ? stored : undefined
}

/** Stores the cart. Where a large one does not fit, at least the unsent changes are stored. */
export const writeCart = (stored: StoredCart): void => {
  for (const candidate of [stored, { ...stored, id: undefined, revision: undefined, cart: EMPTY }])
    try {
      return localStorage.setItem(CART, JSON.stringify(candidate))
    } catch {
      // The smaller one may fit.
    }
}

/** Forgets it: at logout. */
export const forgetCart = (): void => {
  try {
    localStorage.removeItem(CART)
  } catch {
    // Nothing could be stored either.
  }
}
