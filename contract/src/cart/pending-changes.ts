import { isOtherUnit, type Unit } from './unit.ts'

/** An item's price and unit as the buyer last saw them; null where none was shown. */
export interface LastSeen {
  /** Whole rupiah for one. */
  readonly price_shown: number | null
  readonly unit_shown: Unit | null
}

/** An item's price at a quantity and its unit, as they are now. */
export interface CurrentTerms {
  readonly price: number | undefined
  readonly unit: Unit | undefined
}

/** What the buyer saw and has to accept a change of: one key for each of price and unit that differs now. */
export const pendingChanges = (
  { price_shown, unit_shown }: LastSeen,
  { price, unit }: CurrentTerms,
): { readonly price_shown?: number; readonly unit_shown?: Unit } => ({
  ...(price_shown !== null && price_shown !== price && { price_shown }),
  ...(unit_shown !== null && unit && isOtherUnit(unit_shown, unit) && { unit_shown }),
})
