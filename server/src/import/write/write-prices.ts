import type { Db } from '../../platform/index.ts'
import { setBasePrices, setCostPrices, setSpecialOffers } from '../../pricing/index.ts'
import type { Cell } from '../read/row.ts'
import type { WrittenItem } from './write-items.ts'

type Offence = 'offer_ends_before_it_starts' | 'offer_without_price'

/** Writes base prices, costs and special offers; returns the number of items with a change. */
export const writePrices = async (
  tx: Db,
  items: readonly WrittenItem[],
  refuseOffer: (item: WrittenItem, code: Offence) => void,
): Promise<number> => {
  const pricesFrom = (cellOf: (item: WrittenItem) => Cell<number>) =>
    items.flatMap((item) => {
      const price = cellOf(item)
      return price === undefined ? [] : [{ item_id: item.id, price }]
    })
  const base = await setBasePrices(
    tx,
    pricesFrom(({ item }) => item.price),
  )
  const costs = await setCostPrices(
    tx,
    pricesFrom(({ item }) => item.cost_price),
  )
  const offered = items.filter(({ item }) => Object.values(item.offer).some((cell) => cell !== undefined))
  const offers = await setSpecialOffers(
    tx,
    offered.map(({ id, item }) => ({ item_id: id, ...item.offer })),
  )
  for (const item of offered) {
    const offence = offers.refused.get(item.id)
    if (offence) refuseOffer(item, offence)
  }
  return base + costs + offers.changed
}
