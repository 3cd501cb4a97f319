import { cart, quantityIn, type Problem } from '@pasok/contract'
import { askApi, fetchApi, NoAnswer } from '../../api-client/ask-api.ts'
import { syncCart } from '../../cart/sync-cart.ts'
import type { JudgedRow } from './list-rows.ts'

/** What the cart is to hold: sent a second time it adds nothing more. */
export interface CartPlan {
  readonly revision: number
  readonly lines: readonly { readonly product_item_id: number; readonly new_qty: number }[]
}

/** What became of a plan: done, too late for a cart that was changed meanwhile, or refused with a sentence. */
export type PlanResult = 'added' | 'changed' | { readonly refused: string }

/** Adds the quantities of rows to what lies in the cart now; of them nothing is sent yet. */
export const planAdding = async (rows: readonly JudgedRow[]): Promise<CartPlan> => {
  // What was changed a moment ago counts, too.
  await syncCart()
  const { revision, order_line } = await askApi(cart.showCart)
  const inCart = new Map(order_line.map(({ product, product_uom_qty }) => [product.id, product_uom_qty]))
  const sums = new Map<number, number>()
  for (const { item, quantity } of rows) {
    if (!item) continue
    const before = sums.get(item.id) ?? inCart.get(item.id) ?? 0
    sums.set(item.id, before + (quantityIn(quantity) ?? 0))
  }
  return { revision, lines: [...sums].map(([product_item_id, new_qty]) => ({ product_item_id, new_qty })) }
}

/** Sends a plan, all of it or nothing. Throws where nobody knows what became of it: then it is sent again as it is. */
export const sendPlan = async (plan: CartPlan): Promise<PlanResult> => {
  const answer = await fetchApi(cart.changeCart, { body: plan })
  if (answer.ok) {
    void syncCart()
    return 'added'
  }
  if (answer.status === 409) return 'changed'
  if (answer.status >= 500) throw new NoAnswer(cart.changeCart.path, answer.status)
  const { detail, errors = {} } = (await answer.json()) as Problem
  return { refused: Object.values(errors)[0]?.[0] ?? detail }
}
