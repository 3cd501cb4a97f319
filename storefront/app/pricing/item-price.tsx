import type { ItemRecord } from '@pasok/contract'
import { price_before_tax } from '~words'
import { Price } from './price.tsx'

/** An item's price on its own page: before tax, and what larger quantities cost. */
export function ItemPrice({ item, next }: { item: ItemRecord; next: string }) {
  if (item.price === undefined)
    return <Price of={item} next={next} item={item.display_add_to_cart ? item : undefined} className="mt-2" />
  return (
    <div className="mt-4">
      <Price of={item} next={next} size="text-2xl" hasBreaks />
      <p className="text-[13px] text-ink-soft">{price_before_tax()}</p>
    </div>
  )
}
