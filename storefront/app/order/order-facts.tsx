import { order as endpoints, type Order, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  order_method,
  order_placed,
  order_placed_by,
  order_quotation,
  order_quotation_version,
  quotation_accounts_email,
  quotation_billing_address,
  quotation_delivery_address,
  quotation_delivery_method,
  quotation_notes,
  quotation_po_file,
  quotation_po_number,
  quotation_reference,
  quotation_ship_complete,
  quotation_ship_date,
  quotation_ship_parts,
  quotation_shipping,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { useLink } from '../routing/use-link.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { paymentMethodText } from '@pasok/ui/records/order/payment-method-text.ts'

/** What is known of an order besides its lines. */
export function OrderFacts({ order }: { readonly order: Omit<Order, 'order_line'> }) {
  const link = useLink()
  const { id, quotation_id, requested_ship_date, po_file, delivery_address, billing_address } = order
  return (
    <Facts
      facts={[
        [order_placed(), formatDay(order.placed_at)],
        [order_placed_by(), order.placed_by.name],
        [
          order_quotation(),
          <Link key="quotation" to={link(`/account/quotation/${quotation_id}`)}>
            {order_quotation_version({ number: order.quotation_number, version: order.quotation_version })}
          </Link>,
        ],
        [order_method(), paymentMethodText(order)],
        [quotation_po_number(), order.po_number],
        [
          quotation_po_file(),
          po_file && (
            <a href={apiAddress(endpoints.showOrderPoFile, { params: { id } })}>{po_file.filename}</a>
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
