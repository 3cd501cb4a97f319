import { lineAmount } from '../quotation/totals.ts'
import type { StaffRole } from '../roles.ts'
import type { ExceededLimit, StaffLimits } from './limits.ts'

/** An offered line, and what its price is compared with. */
export interface LimitedLine {
  readonly quantity: number
  /** Whole rupiah for one, before discount. */
  readonly unit_price: number
  /** Hundredths of a per cent. */
  readonly discount: number
  /** What the company would pay in the shop for one; undefined where the shop has no price. */
  readonly shopPrice: number | undefined
  /** What one costs the shop; undefined where that is not known. */
  readonly unitCost: number | undefined
}

/**
 * The limits that the price of a line exceeds. The price at which the shop itself sells to the company exceeds none, even if it
 * is below cost: nobody has decided on it.
 */
export const findExceededLimits = (
  { sales }: Pick<StaffLimits, 'sales'>,
  { roles }: { readonly roles: readonly StaffRole[] },
  { shopPrice, unitCost, ...line }: LimitedLine,
): ExceededLimit[] => {
  if (roles.includes('admin')) return []
  const { quantity } = line
  const amount = lineAmount(line)
  const shopAmount = shopPrice === undefined ? undefined : shopPrice * quantity
  if (shopAmount !== undefined && amount >= shopAmount) return []
  if (shopPrice === undefined && unitCost === undefined) return sales.no_reference ? [] : ['no_reference']
  const lowest =
    shopPrice === undefined
      ? 0
      : lineAmount({ quantity, unit_price: shopPrice, discount: Math.round(sales.discount_percent * 100) })
  const isBelowCost = unitCost !== undefined && amount < unitCost * quantity
  return [
    ...(amount < lowest ? (['discount'] as const) : []),
    ...(isBelowCost && !sales.below_cost ? (['below_cost'] as const) : []),
  ]
}
