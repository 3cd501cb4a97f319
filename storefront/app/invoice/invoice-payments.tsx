import { type Invoice, formatDay } from '@pasok/contract'
import {
  invoice_amount,
  invoice_paid_by,
  invoice_paid_on,
  invoice_payments,
  invoice_reference,
  invoice_transfer,
  invoice_transfer_reference,
  order_account_holder,
  order_copied,
  order_copy_account,
} from '~words'
import { CopyButton } from '@pasok/ui/kit/copy-button.tsx'
import { rupiahText } from '@pasok/words'

/** Where an invoice is to be transferred to; nothing where nothing is due. */
export function InvoiceTransfer({ number, bank_accounts = [] }: Pick<Invoice, 'number' | 'bank_accounts'>) {
  if (bank_accounts.length === 0) return null
  return (
    <section aria-labelledby="transfer" className="mt-8">
      <h2 id="transfer" className="mb-2 text-lg">
        {invoice_transfer()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {bank_accounts.map((account) => (
          <li key={account.number} className="rounded-md border border-line p-3">
            <span className="block font-semibold">{account.bank}</span>
            <span className="flex items-center gap-2">
              <span className="part-number text-lg">{account.number}</span>
              <CopyButton text={account.number} label={order_copy_account()} copiedText={order_copied()} />
            </span>
            <span className="block text-[13px] text-ink-soft">
              {order_account_holder({ holder: account.holder })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">{invoice_transfer_reference({ number })}</p>
    </section>
  )
}

/** What came for an invoice. */
export function InvoicePayments({ payments }: Pick<Invoice, 'payments'>) {
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="payments" className="mt-8">
      <h2 id="payments" className="mb-2 text-lg">
        {invoice_payments()}
      </h2>
      <table className="record-table">
        <thead>
          <tr>
            <th>{invoice_paid_on()}</th>
            <th>{invoice_paid_by()}</th>
            <th>{invoice_reference()}</th>
            <th className="amount">{invoice_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td data-label={invoice_paid_on()} className="row-name">
                {formatDay(payment.paid_on)}
              </td>
              <td data-label={invoice_paid_by()}>{payment.method_name}</td>
              <td data-label={invoice_reference()} className="wrap-anywhere">
                {payment.reference}
              </td>
              <td data-label={invoice_amount()} className="amount">
                {rupiahText(payment.amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
