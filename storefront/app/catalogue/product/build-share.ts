import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import type { Share } from '../../layout/head/share-head.tsx'
import { describeItem, describeProduct } from '../describe.ts'

/** What search engines and networks show for a product's or an item's page. */
export const buildShare = (product: HeaderRecord | ItemRecord): Share => ({
  kind: 'product',
  title: product.name,
  description: product.is_header ? describeProduct(product) : describeItem(product),
  image: product.share_image,
  // An item has its product's.
  imageText: product.is_header ? product.name : product.parent_name,
})
