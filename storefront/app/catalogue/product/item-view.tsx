import { formatDay, leastQuantity, type ItemRecord } from '@pasok/contract'
import { formatWeight } from '@pasok/words'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  product_availability,
  product_copied,
  product_copy,
  product_min_qty,
  product_other_numbers,
  product_order_quantity,
  product_own_number,
  product_own_number_change,
  product_own_number_set,
  product_part_of,
  product_replaces,
  product_sku,
  product_stock,
  product_stock_on,
  product_unit,
  product_weight,
  product_weight_per,
} from '~words'
import { Add } from '../../cart/add.tsx'
import { AddToList } from '../../cart/lists/add-to-list.tsx'
import { ProductLists } from '../wish-and-compare/product-lists.tsx'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import type { ShownCard } from '../listing/card.ts'
import type { RelatedItems as Related } from './load-related-items.ts'
import { RelatedItems } from './related-items.tsx'
import { ItemHead } from './product-head.tsx'
import { ItemIntro } from './product-intro.tsx'
import { RelatedProducts } from './related-products.tsx'
import { noteOnPictures } from './picture-text.ts'
import { ItemPrice } from '../../pricing/item-price.tsx'
import { useCountedView } from './use-counted-view.ts'
import { unitName } from '@pasok/ui/records/catalogue/unit.ts'

interface Props {
  readonly item: ItemRecord
  readonly relatedItems: Related
  readonly related: readonly ShownCard[]
}

/** One item with its own technical data. */
export function ItemView({ item, relatedItems, related }: Props) {
  const link = useLink()
  useCountedView(item.id)
  const member = useRootData()?.member
  const orderable = item.min_qty > 1 || item.multiple_qty > 1
  return (
    <div className="frame py-6">
      <ItemHead item={item} />
      <ItemIntro item={item} caption={noteOnPictures(item)}>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1">
          <dt className="text-ink-soft">{product_sku()}</dt>
          <dd className="flex items-center gap-x-3">
            <span className="part-number min-w-0 font-semibold max-md:wrap-anywhere max-md:whitespace-normal">
              {item.sku_number}
            </span>
            <CopyButton text={item.sku_number} label={product_copy()} copiedText={product_copied()} />
          </dd>
          {member?.seesPrices && (
            <>
              <dt className="text-ink-soft">{product_own_number()}</dt>
              <dd className="flex flex-wrap items-center gap-x-3">
                {item.own_numbers && <span className="part-number">{item.own_numbers.join(', ')}</span>}
                {member.canEditPartNumbers && (
                  <Link to={link(`/account/part-numbers?item=${item.id}`)} className="no-print underline">
                    {item.own_numbers ? product_own_number_change() : product_own_number_set()}
                  </Link>
                )}
                {!item.own_numbers && !member.canEditPartNumbers && '–'}
              </dd>
            </>
          )}
          {item.replaces && (
            <>
              <dt className="text-ink-soft">{product_replaces({ count: item.replaces.length })}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4">
                  {item.replaces.map((number) => (
                    <li key={number} className="part-number">
                      {number}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          {item.other_numbers && (
            <>
              <dt className="text-ink-soft">{product_other_numbers()}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4">
                  {item.other_numbers.map(({ maker, number }) => (
                    <li key={`${maker} ${number}`}>
                      {maker} <span className="part-number">{number}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
          <dt className="text-ink-soft">{product_availability()}</dt>
          <dd>
            <Availability tags={item.product_tag_ids} />
          </dd>
          {item.stock && (
            <>
              <dt className="text-ink-soft">{product_stock()}</dt>
              <dd>
                {product_stock_on({
                  quantity: decimal(item.stock.quantity),
                  unit: unitName(item.uom),
                  day: formatDay(item.stock.day),
                })}
              </dd>
            </>
          )}
          <dt className="text-ink-soft">{product_unit()}</dt>
          <dd>{unitName(item.uom)}</dd>
          {item.weight_g !== undefined && (
            <>
              <dt className="text-ink-soft">{product_weight()}</dt>
              <dd>
                {product_weight_per({
                  weight: formatWeight(item.weight_g, decimal),
                  unit: unitName(item.uom),
                })}
              </dd>
            </>
          )}
          {orderable && (
            <>
              <dt className="text-ink-soft">{product_order_quantity()}</dt>
              <dd>{product_min_qty({ min: decimal(item.min_qty), multiple: decimal(item.multiple_qty) })}</dd>
            </>
          )}
          {item.parent_item_count > 1 && (
            <>
              <dt className="text-ink-soft">{product_part_of()}</dt>
              <dd>
                <Link
                  to={link(`/shop/products/${item.parent_id}`)}
                  prefetch="intent"
                  lang={item.fallback_language?.['parent_name']}
                >
                  <Unbroken>{item.parent_name}</Unbroken>
                </Link>
              </dd>
            </>
          )}
        </dl>
        <ItemPrice item={item} next={`/shop/product/${item.id}`} />
        <Add item={item} />
        {item.display_add_to_cart && (
          <div className="no-print mt-4">
            <AddToList item={item} quantity={leastQuantity(item)} />
          </div>
        )}
        <ProductLists product={item} hasText className="mt-4" />
      </ItemIntro>
      <RelatedItems related={relatedItems} next={`/shop/product/${item.id}`} />
      <RelatedProducts cards={related} next={`/shop/product/${item.id}`} />
    </div>
  )
}
