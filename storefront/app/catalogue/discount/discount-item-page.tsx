import { apiContext } from '../../api-client/context.ts'
import { ItemView } from '../product/item-view.tsx'
import { loadItemPage } from '../product/load-item-page.ts'
import { parseProductId } from '../product/load-product.ts'
import type { Route } from './+types/discount-item-page'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadItemPage(context.get(apiContext), parseProductId(params.id))

/** `/discount/product/{id}`: an item as its own page shows it, for members. */
export default function DiscountItemPage({ loaderData }: Route.ComponentProps) {
  return <ItemView {...loaderData} />
}
