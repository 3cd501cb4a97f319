import { quantityIn } from './quantity.ts'
import { unitCode } from './unit-names.ts'
import type { Unit } from './unit.ts'

/** The quantity of an item that a row requests. */
export interface RequestedQuantity {
  /** In the item's unit of sale; undefined if the buyer has to clarify it. */
  readonly quantity?: number
  /** For an item sold by the pack: the pieces that the row requests. */
  readonly pieces?: number
  readonly problem?: 'missing' | 'not_whole' | 'no_result' | 'part_of_pack' | 'other_unit' | 'thousand_or_one'
}

/** A number, and a unit behind it. */
const WITH_UNIT = /^(\d(?:[\d.,\u0020\u00A0\u202F]*\d)?)\s*(\p{L}[\p{L}\s./]*)$/u
/** A thousand, or one with three decimals. */
const EITHER = /^[1-9]\d{0,2}[.,]000$/
/** The error of a formula, as spreadsheets write it. */
const NO_RESULT = /^#[A-Z/0]+[!?]?$/

/** A quantity's number and its unit, as they are written; the text itself where no unit stands behind a number. */
export const splitQuantity = (input: string): { readonly number: string; readonly unit: string } => {
  const [, number = input.trim(), unit = ''] = WITH_UNIT.exec(input.trim()) ?? []
  return { number, unit: unit.trim() }
}

/**
 * How much of an item a row requests: '200 pcs' of a box of 100 is 2. A quantity without a unit counts units of sale.
 * Pieces that fill no pack, another unit, and '1.000' of a pack are ambiguous: they return a problem.
 */
export const requestedQuantity = (input: string | number, sold: Unit | undefined): RequestedQuantity => {
  if (typeof input === 'string' && input.trim() === '') return { problem: 'missing' }
  const { number, unit } = typeof input === 'number' ? { number: input, unit: '' } : splitQuantity(input)
  const quantity = quantityIn(number)
  if (quantity === undefined)
    return { problem: typeof input === 'string' && NO_RESULT.test(input.trim()) ? 'no_result' : 'not_whole' }
  if (!sold) return { quantity }
  const own = unitCode(sold.uom) ?? sold.uom.toLowerCase()
  const named = unit === '' ? own : (unitCode(unit) ?? unit.toLowerCase())
  if (named !== own) {
    if (named !== 'pcs' || sold.pieces === undefined) return { problem: 'other_unit' }
    if (quantity % sold.pieces !== 0) return { problem: 'part_of_pack', pieces: quantity }
    return { quantity: quantity / sold.pieces, pieces: quantity }
  }
  const isPack = PACKS.has(own) || (sold.pieces ?? 1) > 1
  return typeof number === 'string' && isPack && EITHER.test(number)
    ? { problem: 'thousand_or_one' }
    : { quantity }
}

/** Units in which a thousand is unlikely, so that '1.000' is ambiguous. */
const PACKS = new Set(['box', 'carton', 'drum', 'pail', 'roll'])
