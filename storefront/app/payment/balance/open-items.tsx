import { formatDay, type AccountBalance } from '@pasok/contract'
import { rupiahText } from '@pasok/words'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { InvoiceBadge } from '@pasok/ui/records/invoice/invoice-states.tsx'
import { RecordLink } from '@pasok/ui/records/record-link.tsx'
import {
  balance_open,
  balance_open_none,
  balance_order_owed,
  balance_document,
  balance_shown,
  invoice_amount_due,
  invoice_due,
  invoice_due_later,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { documentPath } from './document-path.ts'

/** What is to be paid, by its due day. */
export function OpenItems({ balance: { open, open_total } }: { readonly balance: AccountBalance }) {
  const link = useLink()
  return (
    <section aria-labelledby="open" className="mt-8">
      <h2 id="open" className="mb-2 text-lg">
        {balance_open()}
      </h2>
      {open.length === 0 ? (
        <p className="text-ink-soft">{balance_open_none()}</p>
      ) : (
        <table className="record-table">
          <thead>
            <tr>
              <th>{balance_document()}</th>
              <th>{invoice_due()}</th>
              <th className="amount">{invoice_amount_due()}</th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ document, due_on, is_overdue, amount_due }) => (
              <tr key={`${document.kind} ${document.id}`}>
                <RecordLink to={link(documentPath(document))} number={document.number}>
                  {document.kind === 'order' && (
                    <span className="block text-[13px] text-ink-soft">{balance_order_owed()}</span>
                  )}
                </RecordLink>
                <td data-label={invoice_due()}>
                  {document.kind === 'invoice' && (
                    <span className="inline-flex flex-wrap items-center gap-x-2">
                      {due_on === undefined ? invoice_due_later() : formatDay(due_on)}
                      {is_overdue && <InvoiceBadge state="overdue" />}
                    </span>
                  )}
                </td>
                <td data-label={invoice_amount_due()} className="amount">
                  {rupiahText(amount_due)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open_total > open.length && (
        <p className="mt-2 text-[13px] text-ink-soft">
          {balance_shown({ shown: decimal(open.length), total: decimal(open_total) })}
        </p>
      )}
    </section>
  )
}
