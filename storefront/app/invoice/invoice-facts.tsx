import { invoice as endpoints, type Invoice, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  invoice_buyer,
  invoice_date,
  invoice_due,
  invoice_due_later,
  invoice_nitku,
  invoice_npwp,
  invoice_order,
  invoice_payment_terms,
  invoice_received,
  invoice_seller,
  invoice_stamp,
  invoice_tax_invoice,
  invoice_tax_invoice_awaited,
  invoice_tax_invoice_save,
  invoice_terms,
  invoice_terms_receipt,
  invoice_words,
  quotation_accounts_email,
  quotation_billing_address,
  quotation_delivery_address,
  quotation_po_number,
  quotation_reference,
} from '~words'
import { apiAddress } from '../api-client/ask-api.ts'
import { AddressLines } from '@pasok/ui/records/company/address-lines.tsx'
import { useLink } from '../routing/use-link.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'

/** A company with its numbers, one below the other. */
function Party({ name, numbers }: { readonly name: string; readonly numbers: readonly string[] }) {
  return [name, ...numbers].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

const termsText = ({ terms_days, is_due_from_receipt }: Omit<Invoice, 'lines'>): string => {
  if (terms_days === undefined) return ''
  return is_due_from_receipt
    ? invoice_terms_receipt({ days: terms_days })
    : invoice_terms({ days: terms_days })
}

/** What is known of an invoice besides its lines. */
export function InvoiceFacts({ invoice }: { readonly invoice: Omit<Invoice, 'lines'> }) {
  const link = useLink()
  const { id, company, seller, due_on, received_on, tax_invoice, billing_address, delivery_address } = invoice
  return (
    <Facts
      facts={[
        [invoice_date(), formatDay(invoice.issued_on)],
        [invoice_due(), due_on === undefined ? invoice_due_later() : formatDay(due_on)],
        [invoice_payment_terms(), termsText(invoice)],
        [invoice_received(), received_on && formatDay(received_on)],
        [
          invoice_order(),
          <Link key="order" to={link(`/account/orders/${invoice.order_id}`)}>
            {invoice.order_number}
          </Link>,
        ],
        [quotation_po_number(), invoice.po_number],
        [quotation_reference(), invoice.customer_reference],
        [
          invoice_tax_invoice(),
          tax_invoice ? (
            <a href={apiAddress(endpoints.showTaxInvoice, { params: { id } })}>
              {invoice_tax_invoice_save({ number: tax_invoice.number })}
            </a>
          ) : (
            invoice_tax_invoice_awaited()
          ),
        ],
        [
          invoice_seller(),
          <Party key="seller" name={seller.name} numbers={[invoice_npwp({ number: seller.npwp })]} />,
        ],
        [
          invoice_buyer(),
          <Party
            key="buyer"
            name={company.name}
            numbers={[invoice_npwp({ number: company.npwp }), invoice_nitku({ number: company.nitku })]}
          />,
        ],
        [quotation_accounts_email(), invoice.accounts_email],
        [quotation_billing_address(), billing_address && <AddressLines address={billing_address} />],
        [quotation_delivery_address(), delivery_address && <AddressLines address={delivery_address} />],
        [
          invoice_words(),
          <Party
            key="words"
            name={invoice.amount_in_words}
            numbers={invoice.needs_stamp_duty ? [invoice_stamp()] : []}
          />,
        ],
      ]}
    />
  )
}
