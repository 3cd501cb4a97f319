import { getLocale } from '~words/runtime.js'
import { readNumber } from '../../ui/typed-number.ts'

/** A quantity as the API takes it: a number, undefined where nothing was typed, and what is no number as it stands. */
export const typedQuantity = (typed: string): number | string | undefined => {
  if (typed.trim() === '') return undefined
  const plain = readNumber(typed, getLocale())
  return plain === undefined ? typed : Number(plain)
}
