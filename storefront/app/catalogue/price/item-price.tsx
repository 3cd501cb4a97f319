import type { ItemRecord } from '@pasok/contract'
import { price_unit } from '~words'
import { unitName } from '../unit.ts'
import { PriceBreaks } from './price-breaks.tsx'
import { Price } from './price.tsx'

/** An item's price on its own page: for which unit, and what larger quantities cost. */
export function ItemPrice({ item, next }: { item: ItemRecord; next: string }) {
  if (item.price === undefined) return <Price of={item} next={next} className="mt-2" />
  return (
    <div className="mt-4">
      <Price of={item} next={next} size="text-2xl" />
      <p className="text-[13px] text-ink-soft">{price_unit({ unit: unitName(item.uom) })}</p>
      <PriceBreaks of={item} />
    </div>
  )
}
