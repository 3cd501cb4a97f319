import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import { plainText } from '../shell/plain-text.ts'

/** Networks cut longer ones. */
const LONGEST_DESCRIPTION = 200

/** What networks show for a link to a product's or an item's page. */
export const shareOf = (product: HeaderRecord | ItemRecord) => ({
  title: product.name,
  description: plainText(product.website_description, LONGEST_DESCRIPTION),
  image: product.share_image,
})
