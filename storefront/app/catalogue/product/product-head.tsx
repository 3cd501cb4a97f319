import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import { shell_shop } from '~words'
import { getLocale } from '~words/runtime.js'
import { localised } from '../../routing/localised.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { categoryAddress } from '../category-trail.ts'
import { itemJsonLd, productJsonLd } from './product-json-ld.ts'
import { buildShare } from './build-share.ts'
import { useRootData } from '../../layout/root-data.ts'
import { describedItems, type VariantListing } from './variant-listing.ts'

/** The way to a product's or an item's page, itself the last. */
const buildTrail = (product: HeaderRecord | ItemRecord) => {
  const to = (rest: string) => localised(getLocale(), rest)
  return [
    { name: shell_shop(), to: to('/shop') },
    ...product.category_path.map((category) => ({
      name: category.name,
      to: to(categoryAddress(category)),
    })),
    { name: product.name },
  ]
}

const usePlace = () => ({
  origin: useRootData()?.origin ?? '',
  language: getLocale(),
})

/** An item's page for search engines and social networks. */
export function ItemHead({ item }: { item: ItemRecord }) {
  const place = usePlace()
  return (
    <PageHead
      title={`${item.name} ${item.sku_number}`}
      rest={`/shop/product/${item.id}`}
      share={buildShare(item)}
      trail={buildTrail(item)}
      things={[itemJsonLd(item, place)]}
    />
  )
}

interface ProductHeadProps {
  readonly product: HeaderRecord
  /** The items that the page shows. */
  readonly variants?: VariantListing
  readonly indexed: boolean
}

/** The same for a product's page; of a single item, that item's page. */
export function ProductHead({ product, variants, indexed }: ProductHeadProps) {
  const place = usePlace()
  const isGuest = useRootData()?.member === undefined
  const single = product.single_item_id
  // Only guests' documents have them, and twenty items take time to describe.
  const described = single === undefined && isGuest ? variants : undefined
  return (
    <PageHead
      title={product.name}
      rest={single === undefined ? `/shop/products/${product.id}` : `/shop/product/${single}`}
      indexed={indexed}
      share={buildShare(product)}
      trail={buildTrail(product)}
      things={described ? [productJsonLd(product, describedItems(described), place)] : []}
    />
  )
}
