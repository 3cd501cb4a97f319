/** What the cart is to hold once rows are added to it. */
export interface CartPlan {
  /** The cart's own; null for one that did not exist yet. */
  readonly id: number | null
  readonly revision: number
  readonly lines: readonly { readonly product_item_id: number; readonly new_qty: number }[]
  /** Those that it adds. */
  readonly rows: readonly SentRow[]
}

/** A row as it was sent. */
export interface SentRow {
  readonly part_number: string
  readonly quantity: string
  readonly item_id: number
}

const buildKey = (memberId: number): string => `quick-order-plan:${memberId}`

/** Of a browser that stores nothing: until the page is loaded again. */
const unstored = new Map<number, CartPlan>()

/** The plan that this tab sent for this member without learning what became of it. */
export const storedPlan = (memberId: number): CartPlan | undefined => {
  const plan = unstored.get(memberId)
  if (plan) return plan
  try {
    return (JSON.parse(sessionStorage.getItem(buildKey(memberId)) ?? 'null') as CartPlan | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers a plan that is about to be sent, or forgets it. */
export const storePlan = (memberId: number, plan: CartPlan | undefined): void => {
  unstored.delete(memberId)
  try {
    sessionStorage.removeItem(buildKey(memberId))
    if (plan) sessionStorage.setItem(buildKey(memberId), JSON.stringify(plan))
  } catch {
    if (plan) unstored.set(memberId, plan)
  }
}
