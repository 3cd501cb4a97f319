import { Link } from '@pasok/ui/kit/link.tsx'
import {
  product_availability,
  product_brand,
  product_items,
  product_sku,
  quick_view_items,
  quick_view_page,
} from '~words'
import { ProductLists } from '../wish-and-compare/product-lists.tsx'
import { plainText } from '../../layout/head/plain-text.ts'
import { Add } from '../../cart/add.tsx'
import { useSeesPrices } from '../../identity/use-sees-prices.ts'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { Price, ShownPrice } from '../../pricing/price.tsx'
import { QuickViewItems } from './quick-view-items.tsx'
import type { Viewed } from './use-product.ts'

/** As much of the description as is read at a glance. */
const LONGEST_DESCRIPTION = 320

interface Props {
  readonly viewed: Viewed
  /** Its page's path without a language. */
  readonly rest: string
}

/** A product in the quick view's layout: pictures without zoom, and its differing values. */
export function QuickViewProduct({ viewed, rest }: Props) {
  const { product } = viewed
  const link = useLink()
  const seesPrices = useSeesPrices()
  const { product_brand: brand, fallback_language: fallback } = product
  const description = plainText(product.website_description, LONGEST_DESCRIPTION)
  const pictures = [
    ...(product.main_image_urls ? [product.main_image_urls] : []),
    ...product.extra_image_urls,
  ]
  return (
    <div className="quick-view-columns">
      <Gallery
        pictures={pictures}
        name={product.name}
        id="quick-view-picture"
        sizes="(min-width: 768px) 440px, 100vw"
      />
      <div className="min-w-0">
        <h2 className="pr-12 text-xl" lang={fallback?.['name']}>
          <Unbroken>{product.name}</Unbroken>
        </h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {brand && (
            <>
              <dt className="text-ink-soft">{product_brand()}</dt>
              <dd>{brand.name}</dd>
            </>
          )}
          {product.is_header ? (
            <>
              <dt className="text-ink-soft">{quick_view_items()}</dt>
              <dd>{product_items(counted(product.item_count))}</dd>
            </>
          ) : (
            <>
              <dt className="text-ink-soft">{product_sku()}</dt>
              <dd className="part-number font-semibold">{product.sku_number}</dd>
              <dt className="text-ink-soft">{product_availability()}</dt>
              <dd>
                <Availability tags={product.product_tag_ids} />
              </dd>
            </>
          )}
        </dl>
        {description && (
          <p className="mt-4" lang={fallback?.['website_description']}>
            {description}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to={link(rest)} className="button">
            {quick_view_page()}
          </Link>
          {product.is_header ? (
            seesPrices && <ShownPrice of={product} size="text-lg" />
          ) : (
            <Price
              of={product}
              next={rest}
              item={product.display_add_to_cart ? product : undefined}
              size="text-lg"
              hasBreaks
            />
          )}
        </div>
        <ProductLists product={product} hasText className="mt-4" />
        {!product.is_header && <Add item={product} />}
      </div>
      {'items' in viewed && <QuickViewItems product={viewed.product} items={viewed.items} rest={rest} />}
    </div>
  )
}
