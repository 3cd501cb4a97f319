import { quantityIn } from '@pasok/contract'

/** A quantity as the API takes it: a number, undefined where nothing was typed, and what is no number as it stands. */
export const typedQuantity = (typed: string): number | string | undefined =>
  typed.trim() === '' ? undefined : (quantityIn(typed) ?? typed)
