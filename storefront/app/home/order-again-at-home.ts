import type { Call } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { typedIn } from '@pasok/ui/records/send-form.ts'
import { getLocale } from '~words/runtime.js'
import { orderAgain } from '../order/order-action.ts'
import { localised } from '../routing/localised.ts'

/** The action of the home pages: adds the order that the form names to the cart. */
export const orderAgainAtHome = async (call: Call, form: FormData) => {
  const { order = '', key = '' } = typedIn(form, ['order', 'key'])
  const outcome = await orderAgain(call, order, key)
  // The session ended meanwhile: the page of orders asks for the login, and says why.
  if (outcome.refused?.status === 401) throw redirect(localised(getLocale(), '/account/orders'))
  return data(outcome, { status: outcome.refused?.status ?? 200 })
}
