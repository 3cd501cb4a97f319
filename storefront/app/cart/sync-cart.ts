import { cart, MOST_LINES, priceAt, toUnit, type Cart, type CartChanges, type Problem } from '@pasok/contract'
import { cart_changed_elsewhere, cart_refused } from '~words'
import { fetchApi, fetchOnce } from '../api-client/ask-api.ts'
import { oneTabAtATime } from '../api-client/one-tab-at-a-time.ts'
import { CART_RETRY_MS } from '../constants.ts'
import { forgetAuth, storedEmail } from '../identity/stored-auth.ts'
import { notify } from '../layout/notices/notify.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import type { CartItem } from './cart.ts'
import { cartOwner, setFailing, storedCart, updateCart } from './cart-store.ts'
import type { StoredCart } from './stored-cart.ts'
import { ofPart, refusedLines } from './refused-lines.ts'
import {
  isOutdated,
  quantitiesToSend,
  withAnswer,
  withChangesAnswered,
  withoutRefused,
  withSent,
  type Quantities,
} from './waiting.ts'
import { reloadPage } from '../routing/reload-page.ts'

/** Of a body that a browser still sends while it leaves the page, in bytes. */
const LARGEST_KEPT_ALIVE = 60_000
/** One change may be refused and the next come too late; after more failures there is no useful message. */
const MOST_CALLS = 6

let timer: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> = Promise.resolve()
let failures = 0

/** Sends what waits after a while without further changes. */
export const syncCartIn = (ms: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void sync(), ms)
}

/**
 * Sends what waits, and shows the shop's own cart. Answers whether nothing is left to send. What can't be sent now is
 * tried again, later and later, counted from the last user action. Only buyers' pages send.
 */
export const syncCart = (): Promise<boolean> => {
  failures = 0
  return sync()
}

const sync = (): Promise<boolean> => {
  clearTimeout(timer)
  if (!cartOwner()) return Promise.resolve(false)
  const turn = last.then(() => oneTabAtATime('cart', exchange))
  last = turn.catch(() => undefined)
  return turn.then(
    (isDone) => {
      failures = 0
      setFailing(false)
      return isDone
    },
    () => {
      setFailing(true)
      const wait = CART_RETRY_MS[Math.min(failures++, CART_RETRY_MS.length - 1)] ?? 0
      syncCartIn(wait)
      return false
    },
  )
}

/** What the buyer was last shown of a line's item: changed values stay until they accept them. */
const buildLastSeen = ({ product, priceShown, unitShown }: CartItem, quantity: number) => ({
  price_shown: priceShown ?? priceAt(product, quantity) ?? null,
  unit_shown: unitShown ?? toUnit(product),
})

const buildChange = (stored: StoredCart, quantities: Quantities) => ({
  lines: [...quantities].map(([product_item_id, new_qty]) => {
    const item = stored.cart.items.find(({ product }) => product.id === product_item_id)
    return { product_item_id, new_qty, ...(new_qty > 0 && item && buildLastSeen(item, new_qty)) }
  }),
  ...(stored.id != null && { id: stored.id }),
  ...(stored.revision !== undefined && { revision: stored.revision }),
})

const isWaiting = (): boolean => {
  const stored = storedCart()
  return stored !== undefined && quantitiesToSend(stored).size > 0
}

/** The session's cookie may be another member's by now, whose cart none of this is. */
const isStillOwner = (): boolean => cartOwner() !== undefined && cartOwner()?.email === storedEmail()

const exchange = async (): Promise<boolean> => {
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const stored = isStillOwner() ? storedCart() : undefined
    if (!stored) throw new Error('The cart is not of who is logged in here')
    // Before the first answer the base of the waiting changes is unknown.
    const isKnown = stored.revision !== undefined
    const sentQuantities = new Map([...quantitiesToSend(stored)].slice(0, isKnown ? MOST_LINES : 0))
    if (sentQuantities.size > 0) updateCart((before) => withSent(before, sentQuantities))
    const answer =
      sentQuantities.size > 0
        ? await fetchApi(cart.changeCart, buildRequest(buildChange(stored, sentQuantities)))
        : await fetchApi(cart.showCart)
    if ((await take(answer, sentQuantities)) && (sentQuantities.size > 0 || !isWaiting())) return !isWaiting()
  }
  throw new Error('The cart was refused again and again')
}

/** A change as it is sent: its lines are answered, and the sums, not the whole cart. */
const buildRequest = (body: object) => ({
  query: { answer: 'changes' },
  body,
  keepalive: JSON.stringify(body).length < LARGEST_KEPT_ALIVE,
})

/** Takes the shop's answer. False where there is something more to ask. Throws where it says nothing of the cart. */
const take = async (answer: Response, sentQuantities: Quantities): Promise<boolean> => {
  if (answer.status === 401) return true
  if (answer.status === 403) {
    // Somebody whose cart this is no more: the page that comes says what they may do.
    forgetAuth()
    reloadPage()
    return true
  }
  if (answer.ok) {
    const { data } = (await answer.json()) as { data: Cart | CartChanges }
    return takeCart(data, sentQuantities)
  }
  const problem = (await answer.json()) as Problem
  if (answer.status === 409 && problem.current)
    return takeCart(problem.current as Cart | CartChanges, new Map()) && !isWaiting()
  const refused = refusedLines(problem.errors, [...sentQuantities.keys()])
  if (answer.status !== 400 || refused.size === 0) throw new Error(`The cart: ${answer.status}`)
  const [[id, why] = [0, '']] = refused
  const item = storedCart()?.cart.items.find(({ product }) => product.id === id)
  updateCart((before) => withoutRefused(before, new Set(refused.keys())))
  const text = cart_refused({ ...counted(refused.size), why: ofPart(item?.product.sku_number, why) })
  notify({ text, lasting: true })
  return false
}

/**
 * Shows the shop's cart, and notifies the buyer where it overrules a change made here. False where it is to be read as a whole,
 * since lines that were not changed cost something else by now.
 */
const takeCart = (answer: Cart | CartChanges, taken: Quantities): boolean => {
  const own = storedCart()?.id
  // Another member's: the session changed under this page, which is loaded again as theirs.
  if (own != null && own !== answer.id) {
    reloadPage()
    return true
  }
  let overruled: readonly number[] = []
  let isWhole = true
  updateCart((stored) => {
    const isPart = 'removed_item_ids' in answer
    // What could not be stored has nothing that the changes belong to.
    if (isPart && stored.revision === undefined) {
      isWhole = false
      return stored
    }
    const answered = isPart
      ? withChangesAnswered(stored, answer, taken, answer.tax_percent)
      : withAnswer(stored, answer, taken, answer.tax_percent)
    overruled = answered.overruled
    isWhole = !isPart || !isOutdated(answered.stored, answer)
    return answered.stored
  })
  if (overruled.length > 0) notify({ id: 'cart-changed', text: cart_changed_elsewhere(), lasting: true })
  return isWhole
}

/** The shop's cart in the page's data: used until the browser has loaded it itself. */
export const takeLoadedCart = (loaded: Cart): void => {
  const isWhole = loaded.order_line.length === loaded.line_count
  if (isWhole && storedCart()?.revision === undefined) takeCart(loaded, new Map())
}

/** Sends what waits while the page is left. The answer comes too late to be taken: the next page sends it again. */
export const sendOnLeaving = (): void => {
  const stored = isStillOwner() ? storedCart() : undefined
  const waiting = stored && quantitiesToSend(stored)
  if (!stored || !waiting || waiting.size === 0 || stored.revision === undefined) return
  updateCart((before) => withSent(before, waiting))
  fetchOnce(cart.changeCart, buildRequest(buildChange(stored, waiting))).catch(() => undefined)
}
