import { company, quotation as endpoints } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { checkout_delivery_title } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { loadAreas } from '../../company/fields/load-lists.ts'
import { localised } from '../../routing/localised.ts'
import { shipDaysFrom } from '../ship-days.ts'
import { CheckoutFrame, STEPS } from './checkout-frame.tsx'
import { ClosedCheckout } from './closed-checkout.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { loadCheckout, chooseStatus } from './load-checkout.ts'
import { OrderSummary } from './order-summary.tsx'
import { saveDelivery } from './save-delivery.ts'
import { summarise } from './summary.ts'
import type { Route } from './+types/delivery-page'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const found = await loadCheckout(call, context.get(profileContext), params.id)
  if ('closed' in found) return data({ id: params.id, ...found }, { status: chooseStatus(found.closed) })
  const { quotation } = found
  const [methods, addresses, areas] = await Promise.all([
    call(endpoints.listDeliveryMethods, { params: { id: params.id } }),
    call(company.listAddresses),
    loadAreas(call, {}),
  ])
  if (!('data' in methods.body && 'data' in addresses.body)) throw new Response(null, { status: 503 })
  const { delivery_address, billing_address, po_file, requested_ship_date = '' } = quotation
  return data({
    id: params.id,
    summary: summarise(quotation),
    isOfCart: quotation.source === 'cart',
    revision: quotation.revision,
    methods: methods.body.data.records,
    addresses: addresses.body.data.records,
    areas,
    shipDays: shipDaysFrom(new Date()),
    chosen: {
      delivery: delivery_address && { id: delivery_address.id, label: delivery_address.label },
      billing: billing_address && { id: billing_address.id, label: billing_address.label },
      poFile: po_file?.filename,
    },
    typed: {
      po_number: quotation.po_number,
      customer_reference: quotation.customer_reference,
      accounts_email: quotation.accounts_email,
      requested_ship_date,
      is_ship_complete: String(quotation.is_ship_complete),
      notes: quotation.notes,
    },
  })
}

/** Saves the delivery, and leads to the payment. */
export const action = async ({ request, params, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const result = await saveDelivery(context.get(apiContext), params.id, form)
  if (result) return data(result, { status: result.status })
  if (form.get('intent') === 'continue')
    throw redirect(localised(getLocale(), `/shop/payment/${params.id}`), 303)
  throw redirect(url.pathname, 303)
}

/** Some fields may be saved although others were refused. */
export const shouldRevalidate = () => true

/** `/shop/checkout/{id}` */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const frame = {
    title: checkout_delivery_title(),
    rest: `/shop/checkout/${loaderData.id}`,
    step: STEPS.delivery,
  }
  if ('closed' in loaderData)
    return (
      <CheckoutFrame {...frame}>
        <ClosedCheckout closed={loaderData.closed} />
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame {...frame} aside={<OrderSummary summary={loaderData.summary} />}>
      <DeliveryForm {...loaderData} result={actionData} />
    </CheckoutFrame>
  )
}
