import { z } from 'zod'
import { headerCard, pictureSizes } from '../catalogue/records.ts'

const cards = z.array(headerCard)

/** How many items have a stock tag of those that are available. */
export const inStockCount = z.int()

/** The main picture of the most popular product of each category of the first level; none of one whose has none. */
export const categoryPictures = z.array(z.object({ category_id: z.int(), picture: pictureSizes }))

/** The home page's lists of products. */
export const homepage = z.object({
  /** Empty for anybody but a member who may see prices. */
  special_offer: cards,
  featured: cards,
  popular: cards,
  latest: cards,
  top_brand: cards,
  most_viewed: cards,
})
export type Homepage = z.output<typeof homepage>
