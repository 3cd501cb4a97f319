import type { CategoryRecord, HeaderRecord, ItemRecord } from '@pasok/contract'
import { list_description, product_items, product_summary, product_summary_brand } from '~words'
import { cutBehindWord, LONGEST_DESCRIPTION, plainText } from '../layout/head/plain-text.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import type { Listing } from './listing/load-listing.ts'

// Only documents need a description; the browser needs neither it nor its code.

/** Shorter than this it says too little. */
const SHORT = 60

/** An item in a sentence or two: its part number and data first, which no other page has; of little data, its name. */
export const describeItem = (item: ItemRecord): string => {
  if (!import.meta.env.SSR) return ''
  const data = item.attributes.map(({ name, text, unit }) => `${name} ${unit ? `${text} ${unit}` : text}`)
  const brand = item.product_brand ? [item.product_brand.name] : []
  const own = [item.sku_number, ...brand, ...data].join(', ')
  const description = `${own}. ${plainText(item.website_description, LONGEST_DESCRIPTION)}`.trim()
  return cutBehindWord(
    description.length < SHORT ? `${item.name}: ${description}` : description,
    LONGEST_DESCRIPTION,
  )
}

/** A product in a sentence or two: the supplier's words, or else what is known of it. */
export const describeProduct = (product: HeaderRecord): string => {
  if (!import.meta.env.SSR) return ''
  const items = product_items(counted(product.item_count))
  const { name, product_brand: brand } = product
  return (
    plainText(product.website_description, LONGEST_DESCRIPTION) ||
    cutBehindWord(
      brand ? product_summary_brand({ name, brand: brand.name, items }) : product_summary({ name, items }),
      LONGEST_DESCRIPTION,
    )
  )
}

/** A listing in a sentence: how many products, and which ones this page shows; nothing of an empty one. */
export const describeListing = (
  title: string,
  { total, records, table }: Pick<Listing, 'total' | 'records' | 'table'>,
): string =>
  !import.meta.env.SSR || total === 0
    ? ''
    : cutBehindWord(
        list_description({
          title,
          ...counted(total),
          names: (table?.rows ?? records).map(({ name }) => name).join('; '),
        }),
        LONGEST_DESCRIPTION,
      )

/** The shop in a sentence or two: what it is for, and what it has. */
export const describeHome = (
  lead: string,
  categories: readonly Pick<CategoryRecord, 'display_name'>[],
): string =>
  import.meta.env.SSR
    ? cutBehindWord(
        [lead, categories.map((one) => one.display_name).join(', ')].join(' ').trim(),
        LONGEST_DESCRIPTION,
      )
    : ''
