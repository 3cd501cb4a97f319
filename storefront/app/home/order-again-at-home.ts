import type { Call } from '@pasok/contract'
import { data } from 'react-router'
import { typedIn } from '../api-client/send-form.ts'
import { orderAgain } from '../order/order-action.ts'

/** The action of the home pages: adds the order that the form names to the cart. */
export const orderAgainAtHome = async (call: Call, form: FormData) => {
  const { order = '', key = '' } = typedIn(form, ['order', 'key'])
  const outcome = await orderAgain(call, order, key)
  return data(outcome, { status: outcome.refused?.status ?? 200 })
}
