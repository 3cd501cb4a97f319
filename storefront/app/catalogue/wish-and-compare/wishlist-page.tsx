import { wishlist, type Call } from '@pasok/contract'
import { account_wishlist } from '~words'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { shownCard } from '../listing/card.ts'
import { seesPrices } from '../../identity/sees-prices.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { cartProduct } from '../../cart/cart.ts'
import { parsePage } from '../../routing/query.ts'
import type { PageHandle } from '../../routing/use-link.ts'
import { GuestWishlist } from './guest-wishlist.tsx'
import { MemberWishlist } from './member-wishlist.tsx'
import type { Route } from './+types/wishlist-page'

const loadWishlist = async (call: Call, page: number) => {
  const { body } = await call(wishlist.showWishlist, { query: { page: String(page) } })
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const { records, total, per_page: perPage } = body.data
  const wishes = records.map(({ id, name, product }) => ({
    id,
    name,
    ...(product && { card: shownCard(product) }),
    ...(product && !product.is_header && { item: cartProduct(product) }),
  }))
  return { wishes, total, page, perPage }
}

/** A member's list as the account has it. A guest's is in the browser alone: its page is the same for all of them. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const isMember: boolean = seesPrices(context.get(profileContext))
  return isMember ? { member: await loadWishlist(context.get(apiContext), parsePage(url.searchParams)) } : {}
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ member }) => (member && member.page > 1 ? `?page=${member.page}` : ''),
}

/** `/shop/wishlist` */
export default function WishlistPage({ loaderData: { member } }: Route.ComponentProps) {
  return (
    <div className="frame py-6">
      <PageHead title={account_wishlist()} rest="/shop/wishlist" indexed={false} />
      <h1 className="mb-4 text-2xl">{account_wishlist()}</h1>
      {member ? <MemberWishlist listing={member} /> : <GuestWishlist />}
    </div>
  )
}
