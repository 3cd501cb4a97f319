import { apiContext } from '../../api-client/context.ts'
import { ItemView } from './item-view.tsx'
import { loadItemPage } from './load-item-page.ts'
import { parseProductId } from './load-product.ts'
import type { Route } from './+types/item-page'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadItemPage(context.get(apiContext), parseProductId(params.id))

/** `/shop/product/{id}`: one item. */
export default function ItemPage({ loaderData }: Route.ComponentProps) {
  return <ItemView {...loaderData} />
}
