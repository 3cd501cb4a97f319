import { chance } from './chance.ts'
import type { Item, Product } from './model.ts'
import { rupiah } from './price.ts'

/** What an item costs the supplier: 58 to 80 percent of its price. */
export const costOf = (item: Item): number =>
  Math.min(item.price, rupiah(item.price * (0.58 + 0.22 * chance(`${item.sku} cost`))))

type Offer = { price: string; from: string; until: string }

/** When an offer runs; an empty day is open. The demo's present is the year it is looked at, so most have no end. */
const periods = [
  { from: '', until: '' },
  { from: '2026-01-01', until: '' },
  { from: '2026-01-01', until: '2029-12-31' },
] as const

/** One product in fourteen is on offer, with the items that lie in stock anyway: 5 to 25 percent less. */
export function offerOf(product: Product, item: Item): Offer | undefined {
  const drawn = chance(`${product.code} offer`)
  if (drawn >= 1 / 14 || product.displayPrice === false || chance(`${item.sku} offer`) < 0.25)
    return undefined
  const percent = 5 + 5 * Math.floor(chance(`${product.code} percent`) * 5)
  const price = rupiah((item.price * (100 - percent)) / 100)
  const period = periods[Math.floor(drawn * 14 * periods.length)] ?? periods[0]
  return price < item.price ? { price: String(price), ...period } : undefined
}
