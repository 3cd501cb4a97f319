import { formatDay, orderStaff, type OrderStep, type StaffOrder } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { discountText, quantityText } from '@pasok/ui/records/line-texts.ts'
import { MoneyTable } from '@pasok/ui/records/order/money-table.tsx'
import { orderEvents } from '@pasok/ui/records/order/order-events.ts'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { paymentMethodText } from '@pasok/ui/records/order/payment-method-text.ts'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { Timeline } from '@pasok/ui/records/timeline.tsx'
import { rupiahText } from '@pasok/words'
import { useActionData } from 'react-router'
import {
  admin_available,
  admin_company,
  admin_cost,
  admin_margin,
  admin_step_cancel,
  admin_step_complete,
  admin_step_confirm,
  admin_step_hold,
  admin_step_process,
  admin_step_release,
  admin_text_for_buyer,
  order_cancel_what,
  order_closed,
  order_delivered,
  order_history,
  order_method,
  order_name,
  order_ordered,
  order_payment,
  order_placed,
  order_placed_by,
  order_quotation,
  order_shipped,
  quotation_accounts_email,
  quotation_billing_address,
  quotation_delivery_address,
  quotation_delivery_method,
  quotation_details,
  quotation_discount,
  quotation_free,
  quotation_item,
  quotation_items,
  quotation_notes,
  quotation_percent,
  quotation_place,
  quotation_po_file,
  quotation_po_number,
  quotation_price,
  quotation_reference,
  quotation_ship_complete,
  quotation_ship_date,
  quotation_ship_parts,
  quotation_shipping,
  quotation_subtotal,
  quotation_totals,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { issueForm, OrderInvoices } from '../invoice/order-invoices.tsx'
import { recordAction, stepForm, type RecordOutcome } from '../resource/record.ts'
import { ShownRecord } from '../resource/shown-record.tsx'
import { StepBar, type StepLook } from '../resource/step-bar.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { OrderDeliveries, packForm } from './order-deliveries.tsx'
import { orders } from './orders.tsx'

/** Takes a step with the order, or begins a delivery of it. */
export const action = recordAction({
  step: stepForm(orderStaff.takeOrderStep),
  pack: packForm,
  issue: issueForm,
})

const looks: Readonly<Record<OrderStep, StepLook>> = {
  confirm: { name: admin_step_confirm },
  process: { name: admin_step_process },
  complete: { name: admin_step_complete },
  hold: { name: admin_step_hold, asks: { label: admin_text_for_buyer } },
  release: { name: admin_step_release },
  cancel: {
    name: admin_step_cancel,
    asks: { label: admin_text_for_buyer, what: order_cancel_what },
    isDanger: true,
  },
}

/** `/admin/orders/{id}` */
export function Component() {
  return (
    <ShownRecord path={orders.path} route={orderStaff.showStaffOrder}>
      {(order) => <OrderPage order={order} />}
    </ShownRecord>
  )
}

function OrderPage({ order }: { readonly order: StaffOrder }) {
  const outcome = useActionData<RecordOutcome>()
  return (
    <>
      <PageTitle title={order_name({ number: order.number })}>
        <OrderBadge state={order.state} />
        <OrderPaymentBadge order={order} />
        <OrderDeliveryBadge order={order} />
      </PageTitle>
      <StepBar steps={order.steps} looks={looks} version={order.version} outcome={outcome} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <h2 className="mb-2 text-xl">{quotation_items()}</h2>
          <OrderLines lines={order.order_line} />
          <div className="mt-4 grid gap-6 md:grid-cols-2">
            <section>
              <h2 className="mb-2 text-xl">{quotation_details()}</h2>
              <OrderFacts order={order} />
            </section>
            <section>
              <h2 className="mb-2 text-xl">{quotation_totals()}</h2>
              <RecordSums sums={order} withoutDelivery={quotation_free()} />
              <h2 className="mt-6 mb-2 text-xl">{order_payment()}</h2>
              <MoneyTable money={order.money} />
            </section>
          </div>
          <div className="mt-6">
            <OrderDeliveries order={order} outcome={outcome?.typed['do'] === 'pack' ? outcome : undefined} />
          </div>
          <OrderInvoices order={order} outcome={outcome} />
        </div>
        <aside>
          <h2 className="mb-2 text-xl">{order_history()}</h2>
          <Timeline events={orderEvents(order.timeline)} />
        </aside>
      </div>
    </>
  )
}

/** What a line's goods bring above what they cost, in per cent of their price; undefined where the cost is not known. */
const marginPercent = ({
  unit_cost,
  product_uom_qty,
  price_subtotal,
}: StaffOrder['order_line'][number]): number | undefined =>
  unit_cost === undefined || price_subtotal === 0
    ? undefined
    : Math.round(((price_subtotal - unit_cost * product_uom_qty) / price_subtotal) * 1000) / 10

const percentText = (percent: number | undefined): string =>
  percent === undefined ? '' : quotation_percent({ percent: decimal(percent) })

function OrderLines({ lines }: { readonly lines: StaffOrder['order_line'] }) {
  const hasClosed = lines.some(({ qty_closed }) => qty_closed > 0)
  const hasDiscounts = lines.some(({ discount_percent }) => discount_percent > 0)
  const hasCosts = lines.some(({ unit_cost }) => unit_cost !== undefined)
  const hasStock = lines.some(({ available_qty }) => available_qty !== undefined)
  type Line = StaffOrder['order_line'][number]
  const figures: readonly (readonly [title: string, show: (line: Line) => string, isShown?: boolean])[] = [
    [order_ordered(), ({ product_uom_qty, uom }) => quantityText(product_uom_qty, uom)],
    [
      admin_available(),
      ({ available_qty }) => (available_qty === undefined ? '' : decimal(available_qty)),
      hasStock,
    ],
    [order_shipped(), ({ qty_shipped }) => decimal(qty_shipped)],
    [order_delivered(), ({ qty_delivered }) => decimal(qty_delivered)],
    [order_closed(), ({ qty_closed }) => decimal(qty_closed), hasClosed],
    [quotation_price(), ({ price_unit }) => rupiahText(price_unit)],
    [quotation_discount(), ({ discount_percent }) => discountText(discount_percent), hasDiscounts],
    [quotation_subtotal(), ({ price_subtotal }) => rupiahText(price_subtotal)],
    [admin_cost(), ({ unit_cost }) => (unit_cost === undefined ? '' : rupiahText(unit_cost)), hasCosts],
    [admin_margin(), (line) => percentText(marginPercent(line)), hasCosts],
  ]
  const shown = figures.filter(([, , isShown = true]) => isShown)
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th>{quotation_place()}</th>
          <th>{quotation_item()}</th>
          {shown.map(([title]) => (
            <th key={title} className="amount">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-label={quotation_place()} className="row-place">
              {line.place}
            </td>
            <td className="row-name">
              <span className="part-number block font-semibold">{line.product.sku_number}</span>
              {line.product.name}
              {line.comment !== undefined && <span className="mt-1 block text-[13px]">{line.comment}</span>}
            </td>
            {shown.map(([title, show]) => (
              <td key={title} data-label={title} className="amount">
                {show(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderFacts({ order }: { readonly order: StaffOrder }) {
  const { id, requested_ship_date, po_file, delivery_address, billing_address } = order
  return (
    <Facts
      facts={[
        [admin_company(), order.company.name],
        [order_placed(), formatDay(order.placed_at)],
        [order_placed_by(), order.placed_by.name],
        [order_quotation(), order.quotation_number],
        [order_method(), paymentMethodText(order)],
        [quotation_po_number(), order.po_number],
        [
          quotation_po_file(),
          po_file && (
            <a href={apiAddress(orderStaff.showStaffOrderPoFile, { params: { id } })}>{po_file.filename}</a>
          ),
        ],
        [quotation_reference(), order.customer_reference],
        [quotation_accounts_email(), order.accounts_email],
        [quotation_ship_date(), requested_ship_date && formatDay(requested_ship_date)],
        [quotation_shipping(), order.is_ship_complete ? quotation_ship_complete() : quotation_ship_parts()],
        [quotation_delivery_method(), order.delivery_method.name],
        [quotation_delivery_address(), delivery_address && <AddressLines address={delivery_address} />],
        [quotation_billing_address(), billing_address && <AddressLines address={billing_address} />],
        [quotation_notes(), order.notes],
      ]}
    />
  )
}
