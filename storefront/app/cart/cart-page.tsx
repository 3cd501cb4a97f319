import { cart as cartRoutes, LINES_PER_PAGE, MOST_LINES, type Cart } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import { cart_empty, cart_empty_next, cart_guest, cart_title, cart_viewer } from '~words'
import { apiContext, profileContext } from '../api-client/context.ts'
import { fieldText } from '../api-client/field-text.ts'
import { canBuy } from '../identity/can-buy.ts'
import { LoginLink } from '../identity/login/login-link.tsx'
import { PageHead } from '../layout/head/page-head.tsx'
import { useRootData } from '../layout/root-data.ts'
import { parseId } from '../routing/parse-id.ts'
import { parsePage } from '../routing/query.ts'
import { useLink } from '../routing/use-link.ts'
import { pageQuery, shownLines } from '@pasok/ui/records/line-range.tsx'
import { PAGE_FIELD } from '@pasok/ui/kit/pagination.tsx'
import { CartView } from './cart-view.tsx'
import { sendCartForm } from './send-cart-form.ts'
import type { Route } from './+types/cart-page'

interface Loaded {
  /** Absent for users without a cart. */
  readonly cart?: Cart
  readonly page: number
  readonly requestKey: string
}

export const loader = async ({ url, context }: Route.LoaderArgs): Promise<Loaded> => {
  const profile = context.get(profileContext)
  const requestKey = crypto.randomUUID()
  if (!canBuy(profile)) return { page: 1, requestKey }
  const read = async (page: number) => {
    const { body } = await context.get(apiContext)(cartRoutes.showCart, { query: { page: String(page) } })
    if (!('data' in body)) throw new Response(null, { status: 503 })
    return body.data
  }
  const wanted = Math.min(parsePage(url.searchParams), MOST_LINES / LINES_PER_PAGE)
  const cart = await read(wanted)
  const { page } = shownLines(wanted, LINES_PER_PAGE, cart.line_count)
  return { cart: page === wanted ? cart : await read(page), page, requestKey }
}

/** Takes what a page without scripts sends: an item to add, or the cart's own form, whose buttons may lead to another page. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const refused = await sendCartForm(context.get(apiContext), form)
  if (refused) return data(refused, { status: refused.status })
  const page = parseId(fieldText(form, PAGE_FIELD)) ?? parsePage(url.searchParams)
  throw redirect(url.pathname + pageQuery(page), 303)
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
          page={loaderData.page}
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
