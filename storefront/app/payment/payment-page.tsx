import { resolveDestination, isGatewayMethod, payment as endpoints } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { checkout_payment_title, pay_title } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../api-client/context.ts'
import { fieldText } from '../api-client/field-text.ts'
import { textVersions } from '../company/fields/text-versions.ts'
import { CheckoutFrame, STEPS } from '../quotation/checkout/checkout-frame.tsx'
import { ClosedCheckout } from '../quotation/checkout/closed-checkout.tsx'
import { loadOffer, placedAddress, chooseStatus } from '../quotation/checkout/load-checkout.ts'
import { OrderSummary } from '../quotation/checkout/order-summary.tsx'
import { summarise } from '../quotation/checkout/summary.ts'
import { localised } from '../routing/localised.ts'
import { useLink, type PageHandle } from '../routing/use-link.ts'
import { chosenIn, loadPaying, payingQuery } from './load-paying.ts'
import { Paying } from './paying.tsx'
import { PaymentForm } from './payment-form.tsx'
import { placeOrder } from './place-order.ts'
import type { Route } from './+types/payment-page'

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const { id } = params
  const found = await loadOffer(call, context.get(profileContext), id)
  if ('orderId' in found) {
    const paying = await loadPaying(call, found.orderId, chosenIn(url))
    if (!paying) throw redirect(placedAddress(found.orderId))
    return data({ id, paying })
  }
  if ('closed' in found) return data({ id, ...found }, { status: chooseStatus(found.closed) })
  const { quotation } = found
  const { usesAccount } = chosenIn(url)
  const [{ body }, { terms }] = await Promise.all([
    call(endpoints.inquire, { body: { quotation_id: quotation.id, use_on_account: usesAccount } }),
    textVersions(call),
  ])
  if (!('data' in body)) throw new Response(null, { status: 503 })
  const { problems, payment_methods: methods, credit, amount_total: total, on_account } = body.data.record
  if (problems.includes('delivery_method_missing') || problems.includes('address_missing'))
    throw redirect(localised(getLocale(), `/shop/checkout/${id}`))
  const [problem] = problems
  if (problem)
    return data({
      id,
      closed: {
        reason: problem === 'nothing_to_order' ? ('nothing' as const) : ('not_open' as const),
        id: quotation.id,
        number: quotation.number,
      },
    })
  return data({
    id,
    summary: summarise(quotation),
    version: quotation.version,
    revision: quotation.revision,
    deliverTo: {
      method: quotation.delivery_method?.name ?? '',
      address: resolveDestination(quotation.delivery_method?.code, quotation.delivery_address?.label),
      po: quotation.po_number,
    },
    methods,
    credit,
    total,
    account: { usable: on_account, isUsed: usesAccount && on_account > 0 },
    termsVersion: terms,
    // One for each time the page is shown: whatever is sent from it twice is one command.
    commandKey: crypto.randomUUID(),
  })
}

/** Places the order or pays it again, and leads to what follows. */
export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const result = await placeOrder(context.get(apiContext), params.id, form)
  if ('orderId' in result) {
    const isPaidHere = isGatewayMethod(fieldText(form, 'payment_method'))
    const here = localised(getLocale(), `/shop/payment/${params.id}`)
    throw redirect(isPaidHere ? here : placedAddress(result.orderId), 303)
  }
  return data(result, { status: result.status })
}

/** After a refusal the page shows the quotation as it is now. */
export const shouldRevalidate = () => true

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> = {
  queryIn: (loaded) => {
    if ('paying' in loaded) return payingQuery(loaded.paying)
    return 'account' in loaded && loaded.account.isUsed ? '?account' : ''
  },
}

/** `/shop/payment/{id}`: how an order is paid, before and after it is placed. */
export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const link = useLink()
  const frame = {
    title: checkout_payment_title(),
    rest: `/shop/payment/${loaderData.id}`,
    step: STEPS.payment,
  }
  if ('paying' in loaderData) {
    const { paying } = loaderData
    return (
      <CheckoutFrame {...frame} title={pay_title({ number: paying.number })}>
        <Paying key={paying.attempt?.number} here={link(frame.rest)} paying={paying} result={actionData} />
      </CheckoutFrame>
    )
  }
  if ('closed' in loaderData)
    return (
      <CheckoutFrame {...frame}>
        <ClosedCheckout closed={loaderData.closed} />
      </CheckoutFrame>
    )
  return (
    <CheckoutFrame {...frame} aside={<OrderSummary summary={loaderData.summary} />}>
      <PaymentForm {...loaderData} result={actionData} />
    </CheckoutFrame>
  )
}
