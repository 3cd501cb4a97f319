import { fulfilment, order as endpoints, payment as payments, jakartaDay } from '@pasok/contract'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  account_invoices,
  order_again,
  order_all,
  order_cancel,
  order_confirmation_pdf,
  order_delivery,
  order_history,
  order_name,
  order_next_cancelled,
  order_next_completed,
  order_next_confirmed,
  order_next_on_hold,
  order_next_placed,
  order_next_processing,
  order_payment,
  order_proforma_pdf,
  order_state,
  order_whatsapp_text,
  quotation_details,
  quotation_items,
  quotation_totals,
  return_request,
} from '~words'
import { apiContext, profileContext } from '../api-client/context.ts'
import { AddedLines } from '../cart/lists/added-lines.tsx'
import { listedDelivery } from '../fulfilment/deliveries-table.tsx'
import { OrderDeliveries } from '../fulfilment/order-deliveries.tsx'
import { InvoicesTable } from '../invoice/invoices-table.tsx'
import { invoicesOfOrder } from '../invoice/unpaid-invoices.ts'
import { withFlash } from '../layout/notices/flash.ts'
import { useRootData } from '../layout/root-data.ts'
import { WhatsappLink } from '../layout/whatsapp-link.tsx'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { buildPageAddress, linesPage } from '../quotation/lines-page.ts'
import { PdfLinks } from '../quotation/pdf-links.tsx'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { notFound } from '../routing/not-found.ts'
import { useLink, type AccountHandle, type PageHandle } from '../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { CancelForm } from './cancel-form.tsx'
import { takeOrderAction } from './order-action.ts'
import { orderEvents } from '@pasok/ui/records/order/order-events.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMoney, OrderPayment, PayOrder } from './order-payment.tsx'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import type { Route } from './+types/order-page'
import { canBuy } from '../identity/can-buy.ts'

export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [{ body }, paid, tracked, invoices] = await Promise.all([
    call(endpoints.showOrder, { params: { id } }),
    call(payments.showOrderPayment, { params: { id } }),
    call(fulfilment.trackOrder, { params: { id } }),
    invoicesOfOrder(call, id),
  ])
  if (!('data' in body)) throw notFound('route')
  const { order_line: lines, ...order } = body.data.record
  return {
    order,
    ...linesPage(lines, url.searchParams),
    hasArrived: lines.some(({ qty_delivered }) => qty_delivered > 0),
    /** Absent where nothing is known of it. */
    ...('data' in paid.body && { payment: paid.body.data.record }),
    invoices,
    deliveries: 'data' in tracked.body ? tracked.body.data.record.deliveries.map(listedDelivery) : [],
    isCancelling: url.searchParams.has('cancel') && order.can_cancel,
    mayOrder: canBuy(context.get(profileContext)),
    today: jakartaDay(new Date()),
    /** Names one press of 'Order again': sent twice, it adds once. */
    key: crypto.randomUUID(),
  }
}

type Loaded = Route.ComponentProps['loaderData']
export const handle: PageHandle<Loaded> & AccountHandle<Loaded> = {
  title: ({ order }) => order_name(order),
  queryIn: ({ isCancelling, shownLines }) => {
    if (isCancelling) return '?cancel'
    return shownLines.page > 1 ? `?lines=${shownLines.page}` : ''
  },
}

/** Cancels the order, puts it into the cart again, or takes the proof of a transfer. */
export const action = async ({ request, params: { id }, url, context }: Route.ActionArgs) => {
  const outcome = await takeOrderAction(context.get(apiContext), id, await request.formData())
  const here = url.pathname.replace(/\/$/, '')
  if (!outcome) throw redirect(here, 303)
  if ('flash' in outcome) throw redirect(withFlash(outcome.flash, here), 303)
  if ('added' in outcome) return data({ added: outcome.added, refused: undefined, values: undefined })
  return data({ ...outcome, added: undefined }, { status: outcome.refused.status })
}

/** Changes by others are shown, and their version is sent with the next form. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

const next = {
  placed: order_next_placed,
  confirmed: order_next_confirmed,
  processing: order_next_processing,
  completed: order_next_completed,
  on_hold: order_next_on_hold,
  cancelled: order_next_cancelled,
} as const satisfies Record<Loaded['order']['state'], () => string>

/** An order on terms is paid by its invoices; a cancelled one is not paid, and received money goes back. */
const hasPayment = (
  { payment_method, state }: Loaded['order'],
  { attempts }: NonNullable<Loaded['payment']>,
): boolean =>
  payment_method !== 'terms' && (state !== 'cancelled' || attempts.some(({ received }) => received > 0))

/** `/account/orders/{id}` */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, lines, shownLines, isCancelling, mayOrder, hasArrived, today, key } = loaderData
  const link = useLink()
  const origin = useRootData()?.origin ?? ''
  const here = link(`/account/orders/${order.id}`)
  const what = actionData?.values?.['do']
  /** What was refused of a form, and what was typed there. */
  const of = (form: string) => (what === form ? actionData : undefined)
  if (isCancelling)
    return (
      <CancelForm
        to={here}
        version={order.version}
        result={of('cancel')?.refused}
        reason={of('cancel')?.values?.['reason']}
      />
    )
  const payment =
    loaderData.payment && hasPayment(order, loaderData.payment)
      ? {
          payment: loaderData.payment,
          payAt: `${link(`/shop/payment/${order.quotation_id}`)}${order.payment_method === 'transfer' ? '?change' : ''}`,
          canPay: mayOrder,
        }
      : undefined
  const isUnpaid = payment !== undefined && payment.payment.amount_due > 0
  return (
    <>
      <FormAlert result={what === 'proof' ? undefined : actionData?.refused} className="mb-4" />
      <p className="no-print">
        <Link to={link('/account/orders')} className="inline-flex min-h-11 items-center underline lg:min-h-8">
          {order_all()}
        </Link>
      </p>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {(
          [
            [order_state(), <OrderBadge key="order" state={order.state} />],
            [order_payment(), <OrderPaymentBadge key="payment" order={order} />],
            [order_delivery(), <OrderDeliveryBadge key="delivery" order={order} />],
          ] as const
        ).map(([name, badge]) => (
          <div key={name} className="flex items-center gap-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{badge}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">{next[order.state]()}</p>
      {payment && <PayOrder {...payment} />}
      <div className="no-print mt-4 flex flex-wrap gap-3">
        {mayOrder && (
          <ActionForm id="again" to={`${here}#added`} preventScrollReset>
            <input type="hidden" name="do" value="again" />
            <input type="hidden" name="key" value={key} />
            <SubmitButton className={`button min-h-11 ${isUnpaid ? 'button-quiet' : ''}`}>
              {order_again()}
            </SubmitButton>
          </ActionForm>
        )}
        {mayOrder && hasArrived && (
          <Link to={`${here}/return`} className="button button-quiet min-h-11">
            {return_request()}
          </Link>
        )}
        {order.can_cancel && (
          <Link to={`${here}?cancel`} className="button button-quiet min-h-11">
            {order_cancel()}
          </Link>
        )}
        <DocumentLinks>
          <PdfLinks route={endpoints.printOrder} id={order.id} label={order_confirmation_pdf} />
          <PdfLinks route={endpoints.printProforma} id={order.id} label={order_proforma_pdf} />
          <WhatsappLink text={order_whatsapp_text({ number: order.number, address: origin + here })} />
        </DocumentLinks>
      </div>
      {actionData?.added && <AddedLines added={actionData.added} cart={link('/shop/cart')} />}
      <section aria-labelledby="items" className="mt-6">
        <h2 id="items" className="mb-2 text-lg">
          {quotation_items()}
        </h2>
        <OrderLines lines={lines} />
        <LinePages range={shownLines} buildAddress={buildPageAddress(here)} />
      </section>
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:items-start">
        <section aria-label={quotation_totals()} className="rounded-md border border-line p-4 xl:order-last">
          <RecordSums sums={order} withoutDelivery="" />
        </section>
        <section aria-labelledby="details">
          <h2 id="details" className="mb-2 text-lg">
            {quotation_details()}
          </h2>
          <OrderFacts order={order} />
        </section>
      </div>
      {payment ? (
        <OrderPayment
          {...payment}
          money={order.money}
          to={here}
          today={today}
          result={of('proof')?.refused}
          values={of('proof')?.values}
        />
      ) : (
        <OrderMoney money={order.money} />
      )}
      <OrderDeliveries deliveries={loaderData.deliveries} />
      {loaderData.invoices.length > 0 && (
        <section aria-labelledby="invoices" className="mt-8">
          <h2 id="invoices" className="mb-2 text-lg">
            {account_invoices()}
          </h2>
          <InvoicesTable invoices={loaderData.invoices} />
        </section>
      )}
      <section aria-labelledby="history" className="mt-8">
        <h2 id="history" className="mb-2 text-lg">
          {order_history()}
        </h2>
        <Timeline events={orderEvents(order.timeline)} />
      </section>
    </>
  )
}
