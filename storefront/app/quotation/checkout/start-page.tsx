import { cart as cartRoutes, quotation, type Cart } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  cart_viewer,
  checkout_back_to_cart,
  checkout_button,
  checkout_button_price,
  checkout_lead,
  checkout_price_hint,
  checkout_resume,
  form_busy,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { sumOfAnswer } from '../../cart/cart.ts'
import { CartSums } from '../../cart/cart-sums.tsx'
import { PageHead } from '../../layout/head/page-head.tsx'
import { localised } from '../../routing/localised.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { checkOut } from './check-out.ts'
import type { Route } from './+types/start-page'
import { canBuy } from '../../identity/can-buy.ts'

interface Loaded {
  /** Absent for who may only look. */
  readonly cart?: Cart
  /** The quotation that was checked out last and is not ordered yet. */
  readonly open?: { readonly id: number; readonly number: string }
}

export const loader = async ({ context }: Route.LoaderArgs) => {
  if (!canBuy(context.get(profileContext))) return data<Loaded>({}, { status: 403 })
  const call = context.get(apiContext)
  const [{ body }, open] = await Promise.all([
    call(cartRoutes.showCart, { query: { page: '1', per_page: '1' } }),
    call(quotation.showOpenCheckout),
  ])
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const cart = body.data
  if (cart.line_count === 0) throw redirect(localised(getLocale(), '/shop/checkout'))
  return data<Loaded>({ cart, ...('data' in open.body && { open: open.body.data.record }) })
}

/** Makes a quotation of the cart, by which it is ordered, shown or priced. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const result = await checkOut(context.get(apiContext), await request.formData())
  if ('to' in result) throw redirect(localised(getLocale(), result.to), 303)
  return data(result.refused, { status: result.refused.status })
}

/** After a refusal the cart may be another one. */
export const shouldRevalidate = () => true

/** `/checkout` */
export default function StartPage({ loaderData: { cart, open }, actionData }: Route.ComponentProps) {
  const link = useLink()
  const asksPrice = (cart?.lines_without_price ?? 0) > 0
  return (
    <div className="frame py-6">
      <PageHead title={checkout_button()} rest="/checkout" indexed={false} />
      <h1 className="mb-4 text-2xl">{checkout_button()}</h1>
      {cart ? (
        <ActionForm id="checkout" result={actionData} className="grid max-w-md gap-4">
          <FormAlert result={actionData} />
          <p>{asksPrice ? checkout_price_hint() : checkout_lead()}</p>
          <div className="rounded-md border border-line p-4">
            <CartSums sum={sumOfAnswer(cart)} />
          </div>
          <input type="hidden" name="intent" value="checkout" />
          <input type="hidden" name="revision" value={cart.revision} />
          <SubmitButton busy={form_busy()}>
            {asksPrice ? checkout_button_price() : checkout_button()}
          </SubmitButton>
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <Link to={link('/shop/cart')}>{checkout_back_to_cart()}</Link>
            {open && (
              <Link to={link(`/shop/checkout/${open.id}`)}>{checkout_resume({ number: open.number })}</Link>
            )}
          </p>
        </ActionForm>
      ) : (
        <p>{cart_viewer()}</p>
      )}
    </div>
  )
}
