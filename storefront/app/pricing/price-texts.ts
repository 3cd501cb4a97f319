import { formatDay } from '@pasok/contract'
import {
  price_from_quantity,
  price_off,
  price_off_most,
  price_per,
  price_per_pack,
  price_piece,
  price_until,
} from '~words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'
import type { Prices, Range } from './prices.ts'

const unbrokenText = (amount: number): string => rupiahText(amount).replace(' ', '\u00a0')
const rangeText = ({ low, high }: Range): string =>
  (low === high ? [low] : [low, high]).map(unbrokenText).join(' – ')

/** What a price is for: 'per box of 100 pcs', and what a piece of it comes to: 'Rp. 650 per piece'. */
export const unitTexts = (of: Prices): [unit?: string, piece?: string] => {
  const { price_uoms: uoms = [], min_pieces: least, max_pieces: most } = of
  const unit = uoms.map(unitName).join(' / ')
  if (unit === '') return []
  if (least === undefined || most === undefined) return [price_per({ unit })]
  const { min_piece_price: low = 0, max_piece_price: high = low } = of
  const pieces = least === most ? decimal(least) : `${decimal(least)}–${decimal(most)}`
  return [
    // Of boxes and single pieces together a number of pieces would say nothing.
    uoms.length === 1 ? price_per_pack({ unit, pieces }) : price_per({ unit }),
    price_piece({ price: rangeText({ low, high }) }),
  ]
}

/** What a unit costs from larger quantities on: 'per box from 10: Rp. 61.000'. */
export const breakTexts = ({ price_uoms: uoms = [], price_breaks: breaks = [] }: Prices): string[] =>
  breaks.map(({ from_quantity: quantity, price }) =>
    price_from_quantity({
      unit: uoms.map(unitName).join(' / '),
      quantity: decimal(quantity),
      price: unbrokenText(price),
    }),
  )

/**
 * What an offer takes off and until when: '15% off until 30/11/2026'. Undefined where another price is paid: an offer
 * that the company's own price beats has no figures.
 */
export const offerText = (of: Prices): string | undefined => {
  const { offer_min_percent: least, offer_max_percent: percent, offer_ends_on: day } = of
  if (percent === undefined) return undefined
  return [
    ...(percent === 0 ? [] : [least === percent ? price_off({ percent }) : price_off_most({ percent })]),
    ...(day === undefined ? [] : [price_until({ day: formatDay(day) })]),
  ].join(' ')
}
