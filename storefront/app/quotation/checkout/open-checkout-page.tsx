import { quotation } from '@pasok/contract'
import { redirect } from 'react-router'
import { getLocale } from '~words/runtime.js'
import { apiContext } from '../../api-client/context.ts'
import { localised } from '../../routing/localised.ts'
import type { Route } from './+types/open-checkout-page'

/** `/shop/checkout` leads to the checkout that is open, else to the cart. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { body } = await context.get(apiContext)(quotation.showOpenCheckout)
  const to = 'data' in body ? `/shop/checkout/${body.data.record.id}` : '/shop/cart'
  throw redirect(localised(getLocale(), to))
}

export default function OpenCheckoutPage() {
  return null
}
