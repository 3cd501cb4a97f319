import { itemPrices, productPrices } from '@pasok/contract/endpoints'

/** Keys that a record has for members only; absent, even as null, for everybody else. */
const PRICE_KEYS = [
  ...itemPrices.keyof().options,
  ...productPrices.keyof().options,
  'price_unit',
  'list_price',
]

const AS_KEY = new RegExp(String.raw`\\*["'](?:${PRICE_KEYS.join('|')})\\*["']`, 'g')
/** A run of digits, grouped or not: 1483927, 1.483.927, 1,483,927, 1 483 927. */
const FIGURE = /\d+(?:[., \u00a0\u202f]\d{3})*/g

/** Price keys and figures that stand in an answer, in HTML, in the payload within it, in `.data` or in JSON. */
export const leaksIn = (text: string, figures: ReadonlySet<string>): string[] => [
  ...(text.match(AS_KEY) ?? []),
  ...(text.match(FIGURE) ?? []).filter((shown) => figures.has(shown.replace(/\D/g, ''))),
]
