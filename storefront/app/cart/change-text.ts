import type { Unit } from '@pasok/contract'
import { cart_price_gone, cart_price_was, cart_unit_was } from '~words'
import { rupiahText } from '@pasok/words'
import { unitText } from './unit-text.ts'

/** What one cost when the buyer saw it last; of an item that shows no price any more, that too. */
export const priceWasText = (before = 0, price?: number): string =>
  price === undefined
    ? cart_price_gone({ price: rupiahText(before) })
    : cart_price_was({ price: rupiahText(before) })

/** What an item is sold by now, and was when the buyer saw it last: 'Now sold by box of 100 pcs, was pcs'. */
export const unitWasText = (before: Unit | undefined, now: Unit | undefined): string =>
  before && now ? cart_unit_was({ unit: unitText(now), before: unitText(before) }) : ''
