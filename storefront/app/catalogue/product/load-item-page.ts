import type { Call } from '@pasok/contract'
import { loadBeside } from './load-beside.ts'
import { loadItem } from './load-product.ts'
import { loadRelated } from './load-related.ts'

/** Loads an item with what stands beside it, and what sells most in its category. */
export const loadItemPage = async (call: Call, id: number) => {
  const [item, beside] = await Promise.all([loadItem(call, id), loadBeside(call, id)])
  return { item, beside, related: await loadRelated(call, item.category_path.at(-1)?.id, item.parent_id) }
}
