import { apiContext } from '../../api-client/context.ts'
import { ItemView } from './item-view.tsx'
import { loadItem, parseProductId } from './load-product.ts'
import { loadRelated } from './load-related.ts'
import type { Route } from './+types/item-page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const item = await loadItem(call, parseProductId(params.id))
  return { item, related: await loadRelated(call, item.category_path.at(-1)?.id, item.parent_id) }
}

/** `/shop/product/{id}`: one item. */
export default function ItemPage({ loaderData }: Route.ComponentProps) {
  return <ItemView {...loaderData} />
}
