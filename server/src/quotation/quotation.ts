import {
  afterQuotationStep,
  isLineTooLarge,
  isTotalTooLarge,
  lineAmount,
  quotationTotals,
  type QuotationState,
  type QuotationStep,
  type QuotedLine,
} from '@pasok/contract'

/** The fields of a quotation that its rules need. */
export interface QuotationProgress {
  readonly state: QuotationState
  readonly version: number
  /** The last day, in Jakarta, on which the version that was last sent can be ordered. */
  readonly valid_until: string | null
}

/** The state after a step, and the version to work on; undefined if the step is not allowed. */
export const nextStateAfter = (
  { state, version }: QuotationProgress,
  step: QuotationStep,
): { readonly state: QuotationState; readonly version: number } | undefined => {
  const next = afterQuotationStep(state, step)
  if (next === undefined) return undefined
  const beginsVersion =
    step === 'renew' || step === 'take_back' || (step === 'take' && state === 'changes_requested')
  return { state: next, version: beginsVersion ? version + 1 : version }
}

/** Whether the last day of an offer has passed. */
export const isExpired = ({ valid_until }: Pick<QuotationProgress, 'valid_until'>, today: string): boolean =>
  valid_until !== null && valid_until < today

/** The state of a quotation on a day: an offer whose last day has passed is expired, even if that is not stored yet. */
export const stateOn = (quotation: QuotationProgress, today: string): QuotationState =>
  quotation.state === 'quoted' && isExpired(quotation, today) ? 'expired' : quotation.state

/** Whether a buyer may still change a quotation's reference, purchase order and delivery. */
export const isOpen = (state: QuotationState): boolean =>
  !['ordered', 'declined', 'withdrawn', 'rejected'].includes(state)

/** Whether a quotation is an offer that can be ordered on that day. */
export const isOrderable = (quotation: QuotationProgress, today: string): boolean =>
  quotation.state === 'quoted' && !isExpired(quotation, today)

/** A line's weight in grams; an item without a weight counts as 0. */
interface WeighedLine extends QuotedLine {
  readonly weight_g: number | null
  readonly status: string
}

/** The stored sums of a version: whole rupiah before delivery, and grams. */
export const sumsOfLines = (lines: readonly WeighedLine[], taxPercent: number) => {
  const offered = lines.filter(({ status }) => status !== 'not_available')
  const { untaxed, tax } = quotationTotals(offered.filter(hasPrice), 0, taxPercent)
  return {
    line_count: lines.length,
    lines_without_price: offered.filter((line) => !hasPrice(line)).length,
    amount_untaxed: untaxed,
    amount_tax: tax,
    // Larger sums would not be stored exactly.
    weight_g: Math.min(
      offered.reduce((sum, { quantity, weight_g }) => sum + (quantity ?? 0) * (weight_g ?? 0), 0),
      Number.MAX_SAFE_INTEGER,
    ),
  }
}

/** Whether a line without its discount, or the total with delivery and tax, is above its limit. */
export const isTooLarge = (
  lines: readonly Partial<QuotedLine>[],
  deliveryCost: number,
  taxPercent: number,
): boolean => {
  const quoted = lines.map(({ quantity = null, unit_price = null, discount = 0 }) => ({
    quantity,
    unit_price,
    discount,
  }))
  return (
    quoted.some(({ quantity, unit_price }) => isLineTooLarge(quantity ?? 0, unit_price ?? 0)) ||
    isTotalTooLarge(quotationTotals(quoted, deliveryCost, taxPercent).total)
  )
}

/** The fields of a line that decide whether the shop's own rules can price it again. */
interface RuledLine {
  readonly status: string
  readonly item_id: number | null
  readonly quantity: number | null
  readonly is_shop_offer: boolean
}

/** Whether no line and no delivery cost of an offer was priced by hand. */
export const isShopOffer = (lines: readonly RuledLine[], agreedDeliveryCost: number | null): boolean =>
  lines.length > 0 &&
  agreedDeliveryCost === null &&
  lines.every(
    ({ status, item_id, quantity, is_shop_offer }) =>
      is_shop_offer &&
      (status === 'quoted' || status === 'alternative') &&
      item_id !== null &&
      quantity !== null,
  )

const hasPrice = ({ quantity, unit_price }: QuotedLine): boolean => quantity !== null && unit_price !== null

/** A line's amount before tax; undefined while it has no price. */
export const computeLineAmount = (line: QuotedLine): number | undefined =>
  hasPrice(line) ? lineAmount(line) : undefined
