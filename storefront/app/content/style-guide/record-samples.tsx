import type {
  DeliveryStage,
  DeliveryState,
  InvoiceState,
  OrderState,
  PaymentState,
  QuotationState,
} from '@pasok/contract'
import {
  deliveryStateLabels,
  invoiceStateLabels,
  orderDeliveryLabels,
  orderPaymentLabels,
  orderStateLabels,
  quotationStateLabels,
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
import { DeliveryBadge } from '@pasok/ui/records/fulfilment/delivery-states.tsx'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { OwnNumbers } from '@pasok/ui/records/own-numbers.tsx'
import { OrderBadge, OrderDeliveryBadge, OrderPaymentBadge } from '@pasok/ui/records/order/order-states.tsx'
import { QuotationStateBadge } from '@pasok/ui/records/quotation/quotation-state.tsx'
import { RecordSums } from '@pasok/ui/records/record-sums.tsx'
import { Sample } from './sample.tsx'

const row = 'flex flex-wrap gap-2'
const sums = { amount_untaxed: 1_250_000, amount_tax: 137_500, amount_total: 1_387_500, tax_percent: 11 }
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
      <Sample folder="records" file="record-sums">
        <RecordSums sums={sums} withoutDelivery={quotation_to_be_priced()} />
        <RecordSums sums={{ ...sums, delivery_cost: 0 }} withoutDelivery="" />
        <RecordSums sums={{ ...sums, delivery_cost: 50_000 }} withoutDelivery="" />
      </Sample>
      <Sample folder="records" file="document-links">
        <DocumentLinks>
          <a href="#records">{style_example()}</a>
        </DocumentLinks>
      </Sample>
    </>
  )
}
