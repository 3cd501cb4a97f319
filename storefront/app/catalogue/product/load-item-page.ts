import type { Call } from '@pasok/contract'
import { loadRelatedItems } from './load-related-items.ts'
import { loadItem } from './load-product.ts'
import { loadRelatedProducts } from './load-related-products.ts'

/** Loads an item with its related items and the best sellers of its category. */
export const loadItemPage = async (call: Call, id: number) => {
  const [item, relatedItems] = await Promise.all([loadItem(call, id), loadRelatedItems(call, id)])
  return {
    item,
    relatedItems,
    related: await loadRelatedProducts(call, item.category_path.at(-1)?.id, item.parent_id),
  }
}
