import { cart_price_gone, cart_price_was } from '~words'
import { rupiahText } from '@pasok/words'

/** What one cost when the buyer saw it last; of an item that shows no price any more, that too. */
export const priceWasText = (before = 0, price?: number): string =>
  price === undefined
    ? cart_price_gone({ price: rupiahText(before) })
    : cart_price_was({ price: rupiahText(before) })
