import type { AttributeValue, HeaderRecord, ItemRecord, VariantRecord } from '@pasok/contract'
import type { Language } from '../../routing/address.ts'
import { nothing, type Thing } from '../../layout/head/structured-data.tsx'
import { plainText } from '../../layout/head/plain-text.ts'
import { listedAddress } from '../listing/listed-address.ts'

/** They read less of it. */
const LONGEST_DESCRIPTION = 500

/** Where the things of a page stand. */
interface Place {
  readonly origin: string
  readonly language: Language
}

const buildAddress = (kind: 'product' | 'item', id: number, { origin, language }: Place): string =>
  origin + listedAddress({ kind, id }, language)

/** A technical value: a number with its unit, or a text. */
const buildProperty = ({ name, text, number, unit }: AttributeValue): Thing => ({
  '@type': 'PropertyValue',
  name,
  value: number ?? text,
  ...(unit !== undefined && { unitText: unit }),
})

const buildPartNumbers = (item: Pick<ItemRecord, 'sku_number' | 'attributes'>, hasBrand: boolean) => ({
  sku: item.sku_number,
  // A part number is its maker's where the maker is known.
  ...(hasBrand && { mpn: item.sku_number }),
  ...(item.attributes.length > 0 && { additionalProperty: item.attributes.map(buildProperty) }),
})

/** What a product and its items have in common. */
const buildCommonFields = (product: HeaderRecord | ItemRecord, { origin }: Place) => {
  const description = plainText(product.website_description, LONGEST_DESCRIPTION)
  const pictures = [product.main_image_urls, ...product.extra_image_urls]
  // A picture of another item is left out.
  const images = pictures.flatMap((picture) =>
    picture && picture.shows === undefined ? [origin + picture.image_1024] : [],
  )
  return {
    name: product.name,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(product.product_brand && { brand: { '@type': 'Brand', name: product.product_brand.name } }),
    ...(product.category_path.length > 0 && {
      category: product.category_path.map(({ name }) => name).join(' > '),
    }),
  }
}

/** An item, without an offer, since guests see no price. */
export const itemJsonLd = (item: ItemRecord, place: Place): Thing => {
  if (!import.meta.env.SSR) return nothing
  const url = buildAddress('item', item.id, place)
  const group = buildAddress('product', item.parent_id, place)
  return {
    '@type': 'Product',
    '@id': url,
    url,
    ...buildCommonFields(item, place),
    ...buildPartNumbers(item, item.product_brand !== null),
    ...(item.parent_item_count > 1 && {
      isVariantOf: {
        '@type': 'ProductGroup',
        '@id': group,
        url: group,
        name: item.parent_name,
        productGroupID: String(item.parent_id),
      },
    }),
  }
}

type Variant = Pick<VariantRecord, 'id' | 'name' | 'sku_number' | 'attributes'>

/** A product with those of its items that the page shows. */
export const productJsonLd = (product: HeaderRecord, variants: readonly Variant[], place: Place): Thing => {
  if (!import.meta.env.SSR) return nothing
  const url = buildAddress('product', product.id, place)
  return {
    '@type': 'ProductGroup',
    '@id': url,
    url,
    productGroupID: String(product.id),
    ...buildCommonFields(product, place),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      url: buildAddress('item', variant.id, place),
      name: variant.name,
      ...buildPartNumbers(variant, product.product_brand !== null),
    })),
  }
}
