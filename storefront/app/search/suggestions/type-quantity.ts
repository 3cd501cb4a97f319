import { LARGEST_QUANTITY } from '@pasok/contract'

/** One digit more than the largest quantity has: too many are refused, not cut. */
const MOST_DIGITS = String(LARGEST_QUANTITY).length + 1

/** The quantity that a key makes of a typed one; undefined where the key is none of it. */
export const typeQuantity = (typed: string, key: string): string | undefined => {
  if (/^\d$/.test(key)) return (typed + key).slice(0, MOST_DIGITS)
  return key === 'Backspace' && typed !== '' ? typed.slice(0, -1) : undefined
}
