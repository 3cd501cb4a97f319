import { cart as cartRoutes, type Cart } from '@pasok/contract'
import { data, Link, redirect } from 'react-router'
import { cart_empty, cart_empty_next, cart_guest, cart_title, cart_viewer } from '~words'
import { apiContext, profileContext } from '../api-client/context.ts'
import { canBuy } from '../identity/can-buy.ts'
import { LoginLink } from '../identity/login/login-link.tsx'
import { PageHead } from '../layout/head/page-head.tsx'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'
import { CartView } from './cart-view.tsx'
import { sendCartForm } from './send-cart-form.ts'
import type { Route } from './+types/cart-page'

export const loader = async ({
  context,
}: Route.LoaderArgs): Promise<{ readonly cart?: Cart; readonly requestKey: string }> => {
  const profile = context.get(profileContext)
  const requestKey = crypto.randomUUID()
  if (!canBuy(profile)) return { requestKey }
  const { body } = await context.get(apiContext)(cartRoutes.showCart)
  if (!('data' in body)) throw new Response(null, { status: 503 })
  return { cart: body.data, requestKey }
}

/** Takes what a page without scripts sends: an item to add, or the cart's own form. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const refused = await sendCartForm(context.get(apiContext), await request.formData())
  if (refused) return data(refused, { status: refused.status })
  throw redirect(url.pathname, 303)
}

/** `/shop/cart` */
export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const link = useLink()
  const member = useRootData()?.member
  return (
    <div className="frame py-6">
      <PageHead title={cart_title()} rest="/shop/cart" indexed={false} />
      <h1 className="mb-4 text-2xl">{cart_title()}</h1>
      {loaderData.cart ? (
        <CartView
          loaded={loaderData.cart}
          requestKey={loaderData.requestKey}
          result={actionData}
          empty={
            <>
              <p className="mb-4">{cart_empty()}</p>
              <Link to={link('/shop')} className="button">
                {cart_empty_next()}
              </Link>
            </>
          }
        />
      ) : (
        <>
          <p className="mb-2">{member?.seesPrices ? cart_viewer() : cart_guest()}</p>
          {!member?.seesPrices && <LoginLink next="/shop/cart" />}
        </>
      )}
    </div>
  )
}
