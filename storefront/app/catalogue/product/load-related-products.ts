import { search, type Call } from '@pasok/contract'
import { shownCard, type ShownCard } from '../listing/card.ts'

/** Of §9: how many are requested, and how many are used at most. */
const REQUEST_LIMIT = '17'
const KEPT = 20

/** Loads the best sellers of a product's category, without the product; none if they can't be loaded. */
export const loadRelatedProducts = async (
  call: Call,
  categoryId: number | undefined,
  productId: number,
): Promise<ShownCard[]> => {
  if (categoryId === undefined) return []
  const { status, body } = await call(search.listPopular, {
    query: { category_id: String(categoryId), limit: REQUEST_LIMIT },
  })
  if (status !== 200) return []
  return body.data.records
    .filter(({ id }) => id !== productId)
    .slice(0, KEPT)
    .map(shownCard)
}
