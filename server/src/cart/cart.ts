import { isOtherUnit, type Unit } from '@pasok/contract'

/** What the buyer was shown of a line's item; null where no price was shown, or nobody knows the unit. */
export interface Shown {
  /** Whole rupiah for one. */
  readonly price_shown: number | null
  readonly unit_shown: Unit | null
}

/** What an item costs at a quantity, and is sold by. */
export interface Offered {
  readonly price: number | undefined
  readonly unit: Unit | undefined
}

/** What changed since the buyer was shown it: a key each for what they have not accepted. */
export const unacceptedOf = (
  { price_shown, unit_shown }: Shown,
  { price, unit }: Offered,
): { readonly price_shown?: number; readonly unit_shown?: Unit } => ({
  ...(price_shown !== null && price_shown !== price && { price_shown }),
  ...(unit_shown !== null && unit && isOtherUnit(unit_shown, unit) && { unit_shown }),
})
