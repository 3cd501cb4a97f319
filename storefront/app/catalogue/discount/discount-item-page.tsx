import { apiContext } from '../../api-client/context.ts'
import { ItemView } from '../product/item-view.tsx'
import { loadItem, parseProductId } from '../product/load-product.ts'
import { loadRelated } from '../product/load-related.ts'
import type { Route } from './+types/discount-item-page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const item = await loadItem(call, parseProductId(params.id))
  return { item, related: await loadRelated(call, item.category_path.at(-1)?.id, item.parent_id) }
}

/** `/discount/product/{id}`: an item as its own page shows it, for members. */
export default function DiscountItemPage({ loaderData }: Route.ComponentProps) {
  return <ItemView {...loaderData} />
}
