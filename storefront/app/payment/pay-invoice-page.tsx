import { isGatewayMethod } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { pay_invoice_title } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiContext } from '../api-client/context.ts'
import { fieldText } from '../api-client/field-text.ts'
import { localised } from '../routing/localised.ts'
import { notFound } from '../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { chosenIn, loadPayingInvoice, payingQuery } from './load-paying.ts'
import { Paying } from './paying.tsx'
import { placeOrder } from './place-order.ts'
import type { Route } from './+types/pay-invoice-page'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const paying = await loadPayingInvoice(context.get(apiContext), id, chosenIn(url))
  if (paying === null) throw notFound('route')
  if (!paying) throw redirect(localised(getLocale(), `/account/invoices/${id}`))
  return paying
}

/** Begins to pay the invoice, and shows where. */
export const action = async ({ request, params: { id }, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const result = await placeOrder(context.get(apiContext), id, form, 'invoice')
  if ('orderId' in result) {
    const here = `/account/invoices/${id}${isGatewayMethod(fieldText(form, 'payment_method')) ? '/pay' : ''}`
    throw redirect(localised(getLocale(), here), 303)
  }
  return data(result, { status: result.status })
}

/** After a refusal the page shows the invoice as it is now. */
export const shouldRevalidate = () => true

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ number }) => pay_invoice_title({ number }),
  queryIn: payingQuery,
}

/** `/account/invoices/{id}/pay`: how an invoice on terms is paid through the gateway. */
export default function PayInvoicePage({ loaderData: paying, actionData }: Route.ComponentProps) {
  const here = useLink()(`/account/invoices/${paying.paid.id}/pay`)
  return <Paying key={paying.attempt?.number} here={here} paying={paying} result={actionData} />
}
