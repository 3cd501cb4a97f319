import type { Unit } from '@pasok/contract'
import { unitWord } from '@pasok/words'
import { cart_pack, cart_unit_was } from '~words'
import { getLocale } from '~words/runtime.js'
import { decimal } from '../../kit/decimal.ts'

/** A unit of measure in the reader's language; an unknown one as the supplier wrote it. */
export const unitName = (uom: string): string => unitWord(uom, getLocale())

/** What an item is sold by: 'box of 100 pcs', or 'box' without a count of pieces. */
export const unitText = ({ uom, pieces }: Unit): string =>
  pieces === undefined ? unitName(uom) : cart_pack({ unit: unitName(uom), pieces: decimal(pieces) })

/** What an item is sold by now, and was when the buyer saw it last: 'Now sold by box of 100 pcs, was pcs'. */
export const unitWasText = (before: Unit | undefined, now: Unit | undefined): string =>
  before && now ? cart_unit_was({ unit: unitText(now), before: unitText(before) }) : ''
