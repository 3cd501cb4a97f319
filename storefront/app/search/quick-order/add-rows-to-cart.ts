import { cart, type CartChanges, type Problem } from '@pasok/contract'
import { askApi, fetchApi, ApiError } from '../../api-client/ask-api.ts'
import { syncCart } from '../../cart/sync-cart.ts'
import type { JudgedRow } from './list-rows.ts'
import { storedPlan, storePlan, type CartPlan, type SentRow } from './unsure-plan.ts'

/**
 * What became of adding rows. 'in_cart': the rows that lie in the cart, of this attempt or of one before whose answer was
 * lost. 'changed': nothing was added, since the cart was changed meanwhile. 'unsure': nothing was added by this attempt,
 * and it is unknown whether an earlier one did.
 */
export type Adding =
  | { readonly in_cart: readonly SentRow[]; readonly isEarlier: boolean }
  | 'changed'
  | 'unsure'
  | { readonly refused: string }

/**
 * Adds rows to the member's cart, all or none. Throws where the outcome is unknown: then the next attempt looks
 * first whether the cart has them.
 */
export const addRows = async (memberId: number, rows: readonly JudgedRow[]): Promise<Adding> => {
  const before = storedPlan(memberId)
  // What was changed a moment ago counts, too; but sending it would hide what became of a plan.
  if (!before) await syncCart()
  const items = rows.flatMap(({ item }) => item?.id ?? [])
  const now = await readLines([...items, ...listItemIds(before)])
  const end = (adding: Adding): Adding => {
    storePlan(memberId, undefined)
    return adding
  }
  if (before && !isUntouched(before, now)) return end(earlier(before, now))

  const plan = buildPlan(rows, now)
  storePlan(memberId, plan)
  const result = await sendPlan(plan)
  // The plan before may have come through since the cart was read.
  if (result === 'changed' && before) return end(earlier(before, await readLines(listItemIds(before))))
  if (result === 'added') void syncCart()
  return end(result === 'added' ? { in_cart: plan.rows, isEarlier: false } : result)
}

const listItemIds = (plan: CartPlan | undefined): number[] =>
  plan?.lines.map(({ product_item_id }) => product_item_id) ?? []

/** The cart with its lines of these items alone. */
const readLines = async (items: readonly number[]): Promise<CartChanges> => {
  const query = { answer: 'changes' } as const
  const answer = await askApi(cart.changeCart, { query, body: { item_ids: [...new Set(items)] } })
  return answer as CartChanges
}

/** Adds the quantities of rows to what lies in the cart now. */
const buildPlan = (rows: readonly JudgedRow[], { id, revision, order_line }: CartChanges): CartPlan => {
  const inCart = quantitiesIn(order_line)
  const sums = new Map<number, number>()
  const sentRows: SentRow[] = []
  for (const { item, part_number, quantity, ordered = 0 } of rows) {
    if (!item) continue
    const before = sums.get(item.id) ?? inCart.get(item.id) ?? 0
    sums.set(item.id, before + ordered)
    sentRows.push({ part_number, quantity, item_id: item.id })
  }
  const lines = [...sums].map(([product_item_id, new_qty]) => ({ product_item_id, new_qty }))
  return { id, revision, lines, rows: sentRows }
}

const quantitiesIn = (lines: CartChanges['order_line']): Map<number, number> =>
  new Map(lines.map(({ product, product_uom_qty }) => [product.id, product_uom_qty]))

/** Nothing changed since the plan was made: the shop has not taken it. */
const isUntouched = (plan: CartPlan, { id, revision }: CartChanges): boolean =>
  plan.id === id && plan.revision === revision

/** What became of a plan whose answer was lost, in a cart that was changed since. */
const earlier = (plan: CartPlan, { id, order_line }: CartChanges): Adding => {
  const inCart = quantitiesIn(order_line)
  const isTaken =
    (plan.id === null || plan.id === id) &&
    plan.lines.every(({ product_item_id, new_qty }) => inCart.get(product_item_id) === new_qty)
  return isTaken ? { in_cart: plan.rows, isEarlier: true } : 'unsure'
}

const sendPlan = async ({
  id,
  revision,
  lines,
}: CartPlan): Promise<'added' | 'changed' | { readonly refused: string }> => {
  const answer = await fetchApi(cart.changeCart, {
    query: { answer: 'changes' },
    body: { ...(id !== null && { id }), revision, lines },
  })
  if (answer.ok) return 'added'
  if (answer.status === 409) return 'changed'
  if (answer.status >= 500) throw new ApiError(cart.changeCart.path, answer.status)
  const { detail, errors = {} } = (await answer.json()) as Problem
  return { refused: Object.values(errors)[0]?.[0] ?? detail }
}
