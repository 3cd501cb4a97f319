import type {
  ChosenAddress,
  Delivery,
  DeliveryStage,
  DeliveryState,
  InvoiceState,
  MoneyTable as Money,
  OrderState,
  PaymentState,
  QuotationLine,
  QuotationState,
  ReturnState,
} from '@pasok/contract'
import {
  deliveryStateLabels,
  invoiceStateLabels,
  orderDeliveryLabels,
  orderPaymentLabels,
  orderStateLabels,
  quotationStateLabels,
  returnStateLabels,
} from '@pasok/words'
import {
  quotation_available,
  quotation_line_not_available,
  quotation_to_be_priced,
  style_example,
} from '~words'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { DocumentLinks } from '@pasok/ui/records/document-links.tsx'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { DeliveryTimeline } from '@pasok/ui/records/fulfilment/delivery-timeline.tsx'
import { ReturnBadge } from '@pasok/ui/records/fulfilment/return-badge.tsx'
import { MoneyTable } from '@pasok/ui/records/order/money-table.tsx'
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { InvoiceLines } from '@pasok/ui/records/invoice/invoice-lines.tsx'
import { InvoiceSums } from '@pasok/ui/records/invoice/invoice-sums.tsx'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { LineChange } from '@pasok/ui/records/quotation/line-change.tsx'
import { LineName, QuotationLines, type ShownProduct } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { VersionComparison } from '@pasok/ui/records/quotation/version-comparison.tsx'
import { LinePages } from '@pasok/ui/records/line-pages.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import { SessionRow } from '@pasok/ui/records/identity/session-row.tsx'
import { LeftOutNote } from '@pasok/ui/records/search/left-out-note.tsx'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { Sample } from './sample.tsx'

const row = 'flex flex-wrap gap-2'
const sums = { amount_untaxed: 1_250_000, amount_tax: 137_500, amount_total: 1_387_500, tax_percent: 11 }
const deliveryEvents: Delivery['events'] = [
  { at: '2026-11-20T03:00:00.000Z', zone: 'Asia/Jakarta', code: 'picked_up' },
  { at: '2026-11-21T03:00:00.000Z', zone: 'Asia/Makassar', code: 'delivered' },
]
const buildArea = () => ({ id: 1, name: style_example() })
const buildAddress = (): ChosenAddress => ({
  id: 1,
  label: style_example(),
  recipient: style_example(),
  phone: '+62215550100',
  street: style_example(),
  rt: '001',
  rw: '002',
  province: buildArea(),
  city: buildArea(),
  district: buildArea(),
  subdistrict: buildArea(),
  postal_code: '17510',
  note: '',
})
const money: Money = {
  ordered: 1_110_000,
  closed: 0,
  credited: 111_000,
  cancelled: 0,
  to_pay: 999_000,
  received: 1_110_000,
  on_account: 0,
  adjusted: 0,
  refunded: 111_000,
  refund_on_its_way: 0,
  in_review: 0,
  held: 0,
  paid: 999_000,
  open: 0,
}

const buildLine = (price_unit: number): QuotationLine => ({
  id: 1,
  place: 1,
  status: 'quoted',
  product: { id: 1, name: style_example(), sku_number: '6204-2RS' },
  uom: 'pcs',
  product_uom_qty: 10,
  price_unit,
  price_subtotal: price_unit * 10,
})
const Product: ShownProduct['Product'] = ({ product }) => product.sku_number

const listKeys = <K extends string>(labels: Record<K, unknown>) => Object.keys(labels) as K[]

/** The parts that show a record of one module, in each state that it can have. */
export function RecordSamples() {
  return (
    <>
      <Sample folder="records" file="order/order-states">
        <p className={row}>
          {listKeys<OrderState>(orderStateLabels).map((state) => (
            <OrderBadge key={state} state={state} />
          ))}
        </p>
        <p className={`${row} mt-2`}>
          {listKeys<PaymentState>(orderPaymentLabels).map((payment_state) => (
            <OrderPaymentBadge key={payment_state} order={{ state: 'confirmed', payment_state }} />
          ))}
        </p>
        <p className={`${row} mt-2`}>
          {listKeys<DeliveryState>(orderDeliveryLabels).map((delivery_state) => (
            <OrderDeliveryBadge key={delivery_state} order={{ state: 'confirmed', delivery_state }} />
          ))}
        </p>
      </Sample>
      <Sample folder="records" file="quotation/quotation-state">
        <p className={row}>
          {listKeys<QuotationState>(quotationStateLabels).map((state) => (
            <QuotationStateBadge key={state} state={state} />
          ))}
          <QuotationStateBadge state="quoted" isPlainCheckout />
        </p>
      </Sample>
      <Sample folder="records" file="quotation/quotation-lines">
        <QuotationLines lines={[buildLine(35_000)]} Product={Product} />
        <LineName line={{ ...buildLine(35_000), status: 'not_available' }} Product={Product} />
      </Sample>
      <Sample folder="records" file="quotation/line-change">
        <LineChange price_unit={35_000} changed_in_cart={{ price_shown: 34_000 }} />
      </Sample>
      <Sample folder="records" file="quotation/version-comparison">
        <VersionComparison
          from={1}
          to={2}
          lines={[
            {
              before: buildLine(35_000),
              after: buildLine(34_000),
              changed: ['price_unit', 'price_subtotal'],
            },
          ]}
          shownLines={shownLines(1, 100, 1)}
          Product={Product}
          buildAddress={() => '#records'}
        />
      </Sample>
      <Sample folder="records" file="line-pages">
        <LinePages range={shownLines(1, 100, 250)} buildAddress={() => '#records'} />
      </Sample>
      <Sample folder="records" file="invoice/invoice-states">
        <p className={row}>
          {listKeys<InvoiceState>(invoiceStateLabels).map((state) => (
            <InvoiceBadge key={state} state={state} />
          ))}
        </p>
      </Sample>
      <Sample folder="records" file="fulfilment/delivery-states">
        <p className={row}>
          {listKeys<DeliveryStage>(deliveryStateLabels).map((state) => (
            <DeliveryBadge key={state} delivery={{ state, carrier: 'courier' }} />
          ))}
          <DeliveryBadge delivery={{ state: 'ready', carrier: 'pick_up' }} />
        </p>
      </Sample>
      <Sample folder="records" file="fulfilment/delivery-timeline">
        <DeliveryTimeline delivery={{ carrier: 'courier', events: deliveryEvents }} />
      </Sample>
      <Sample folder="records" file="fulfilment/return-badge">
        <p className={row}>
          {listKeys<ReturnState>(returnStateLabels).map((state) => (
            <ReturnBadge key={state} state={state} />
          ))}
        </p>
      </Sample>
      <Sample folder="records" file="company/address-lines">
        <AddressLines address={buildAddress()} />
      </Sample>
      <Sample folder="records" file="order/money-table">
        <MoneyTable money={money} />
      </Sample>
      <Sample folder="records" file="catalogue/availability">
        <p className={row}>
          <Availability tags={[{ name: quotation_available(), available: true }]} />
          <Availability tags={[{ name: quotation_line_not_available(), available: false }]} />
          <Availability tags={[]} />
        </p>
      </Sample>
      <Sample folder="records" file="catalogue/product-picture">
        <ProductPicture
          picture={{ image_1024: '/favicon.svg', width: 64, height: 64 }}
          sizes="64px"
          className="size-16"
        />
      </Sample>
      <Sample folder="records" file="own-numbers">
        <OwnNumbers numbers={['10-4711']} />
      </Sample>
      <Sample folder="records" file="identity/session-row">
        <ul className="border-t border-line">
          <SessionRow
            session={{
              id: 1,
              kind: 'browser',
              program: style_example(),
              began_at: '2026-11-20T03:00:00.000Z',
              used_at: '2026-11-21T03:00:00.000Z',
              is_current: true,
            }}
          />
        </ul>
      </Sample>
      <Sample folder="records" file="search/left-out-note">
        <LeftOutNote
          leftOut={{
            hidden_sheets: [style_example()],
            other_sheets: [],
            hidden_rows: 2,
            hidden_columns: 1,
            sum_rows: 1,
            title_rows: 1,
            titles: [style_example()],
          }}
        />
      </Sample>
      <Sample folder="records" file="record-sums">
        <RecordSums sums={sums} withoutDelivery={quotation_to_be_priced()} />
        <RecordSums sums={{ ...sums, delivery_cost: 0 }} withoutDelivery="" />
        <RecordSums sums={{ ...sums, delivery_cost: 50_000 }} withoutDelivery="" />
      </Sample>
      <Sample folder="records" file="invoice/invoice-lines">
        <InvoiceLines
          lines={[
            {
              id: 1,
              place: 1,
              product: { name: style_example(), sku_number: '6204-2RS' },
              uom: 'pcs',
              product_uom_qty: 10,
              qty_credited: 2,
              price_unit: 125_000,
              discount_percent: 5,
              price_subtotal: 1_187_500,
            },
          ]}
        />
      </Sample>
      <Sample folder="records" file="invoice/invoice-sums">
        <InvoiceSums
          invoice={{
            ...sums,
            delivery_cost: 50_000,
            amount_credited: 111_000,
            amount_paid: 500_000,
            amount_over: 0,
            amount_refund_due: 0,
            amount_due: 776_500,
            credit_notes: [],
            tax_base: 1_145_833,
            tax_rate_percent: 12,
          }}
        />
      </Sample>
      <Sample folder="records" file="document-links">
        <DocumentLinks>
          <a href="#records">{style_example()}</a>
        </DocumentLinks>
      </Sample>
    </>
  )
}
