import { resolveDestination, quotation as endpoints, type Quotation, formatDay } from '@pasok/contract'
import {
  quotation_accounts_email,
  quotation_billing_address,
  quotation_created,
  quotation_delivery_address,
  quotation_delivery_method,
  quotation_notes,
  quotation_po_file,
  quotation_po_number,
  quotation_reference,
  quotation_requester,
  quotation_salesperson,
  quotation_ship_complete,
  quotation_ship_date,
  quotation_ship_parts,
  quotation_shipping,
  quotation_valid_until,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { Facts } from '@pasok/ui/kit/facts.tsx'

/** What is known of a quotation besides its lines. */
export function QuotationFacts({ quotation }: { readonly quotation: Omit<Quotation, 'order_line'> }) {
  const { id, valid_until, requested_ship_date, po_file, billing_address } = quotation
  const delivery_address = resolveDestination(quotation.delivery_method?.code, quotation.delivery_address)
  return (
    <Facts
      facts={[
        [quotation_created(), formatDay(quotation.created_at)],
        [quotation_valid_until(), valid_until && formatDay(valid_until)],
        [quotation_requester(), quotation.requester.name],
        [quotation_salesperson(), quotation.salesperson?.name],
        [quotation_po_number(), quotation.po_number],
        [
          quotation_po_file(),
          po_file && <a href={apiAddress(endpoints.showPoFile, { params: { id } })}>{po_file.filename}</a>,
        ],
        [quotation_reference(), quotation.customer_reference],
        [quotation_accounts_email(), quotation.accounts_email],
        [quotation_ship_date(), requested_ship_date && formatDay(requested_ship_date)],
        [
          quotation_shipping(),
          quotation.is_ship_complete ? quotation_ship_complete() : quotation_ship_parts(),
        ],
        [quotation_delivery_method(), quotation.delivery_method?.name],
        [quotation_delivery_address(), delivery_address && <AddressLines address={delivery_address} />],
        [quotation_billing_address(), billing_address && <AddressLines address={billing_address} />],
        [quotation_notes(), quotation.notes],
      ]}
    />
  )
}
