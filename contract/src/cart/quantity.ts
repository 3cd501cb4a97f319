/** An item's minimum and multiple. */
export interface QuantityRule {
  readonly min_qty: number
  readonly multiple_qty: number
}

/** Why a quantity can't be ordered; undefined where it can. Multiples count from zero, not from the minimum. */
export const quantityError = (
  quantity: number,
  { min_qty, multiple_qty }: QuantityRule,
): 'below_minimum' | 'not_multiple' | undefined => {
  if (quantity < min_qty) return 'below_minimum'
  return quantity % multiple_qty === 0 ? undefined : 'not_multiple'
}

/** An item's rule as its record has it, and whether it is sold at all. */
type Orderable = { readonly [key in keyof QuantityRule]?: number | undefined } & {
  readonly display_add_to_cart?: boolean | undefined
}

/** Why a line can't be ordered as it is; undefined where it can. An item that is not offered any more is not for sale. */
export const lineProblem = (
  item: Orderable | undefined,
  quantity: number,
): 'not_for_sale' | ReturnType<typeof quantityError> =>
  item?.display_add_to_cart ? quantityError(quantity, toQuantityRule(item)) : 'not_for_sale'

/** The smallest quantity that may be ordered. */
export const leastQuantity = ({ min_qty, multiple_qty }: QuantityRule): number =>
  Math.ceil(min_qty / multiple_qty) * multiple_qty

/** The smallest quantity that may be ordered and is at least `quantity`. */
export const nextQuantity = (quantity: number, rule: QuantityRule): number =>
  Math.max(leastQuantity(rule), Math.ceil(quantity / rule.multiple_qty) * rule.multiple_qty)

/** The rule of an item; 1 where its record has none. */
export const toQuantityRule = ({
  min_qty = 1,
  multiple_qty = 1,
}: {
  readonly [key in keyof QuantityRule]?: number | undefined
}): QuantityRule => ({ min_qty, multiple_qty })

/** More than any quantity; a longer number is that. */
const BEYOND = 1_000_000_000
/** Digits, or groups of three of them, with nothing but noughts behind a decimal sign; a group can't begin with nought. */
const WHOLE = [
  /^(\d+)(?:[.,]0{1,2})?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,0+)?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.0+)?$/,
  /^([1-9]\d{0,2}(?:[\u0020\u00A0\u202F]\d{3})+)(?:[.,]0+)?$/,
]

/** A whole quantity as it is written in either language: 1000, 1.000 and 1,000 are the same; undefined for anything else. */
export const quantityIn = (input: string | number): number | undefined => {
  if (typeof input === 'number')
    return Number.isInteger(input) && input >= 0 ? Math.min(input, BEYOND) : undefined
  const text = input.trim()
  const whole = WHOLE.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
  return whole === undefined ? undefined : Math.min(Number(whole.replaceAll(/\D/g, '')), BEYOND)
}

/** An item's price for one, and the lower ones from a quantity on, the smallest quantity first. */
export interface QuantityPrices {
  readonly price?: number | undefined
  readonly price_breaks?: readonly { readonly from_quantity: number; readonly price: number }[] | undefined
}

/** The unit price at a quantity; undefined for a price on request. */
export const priceAt = ({ price, price_breaks = [] }: QuantityPrices, quantity: number): number | undefined =>
  price_breaks.findLast(({ from_quantity }) => from_quantity <= quantity)?.price ?? price
