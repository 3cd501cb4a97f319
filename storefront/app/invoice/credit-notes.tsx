import { invoice as endpoints, type CreditNote, formatDay } from '@pasok/contract'
import { invoice_credit_note_pdf, invoice_credit_notes, invoice_return_note } from '~words'
import { PdfLinks } from '../quotation/pdf-links.tsx'
import { rupiahText } from '@pasok/words'

interface Props {
  readonly invoiceId: number
  readonly notes: readonly CreditNote[]
}

/** What was given back of an invoice, each note with its reason and its document. */
export function CreditNotes({ invoiceId, notes }: Props) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="credit-notes" className="mt-8">
      <h2 id="credit-notes" className="mb-2 text-lg">
        {invoice_credit_notes()}
      </h2>
      <ul>
        {notes.map(({ id, number, issued_on, amount_total, reason, return_note }) => (
          <li key={id} className="border-b border-line py-2">
            <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <strong className="part-number font-semibold">{number}</strong>
              <span>{formatDay(issued_on)}</span>
              <span>{rupiahText(amount_total)}</span>
            </span>
            <span className="block whitespace-pre-line">{reason}</span>
            {return_note && (
              <span className="block text-[13px] text-ink-soft">
                {invoice_return_note({ number: return_note.number, day: formatDay(return_note.on) })}
              </span>
            )}
            <span className="no-print mt-1 flex flex-wrap gap-x-4 gap-y-1">
              <PdfLinks
                route={endpoints.printCreditNote}
                id={invoiceId}
                more={{ note_id: id }}
                label={({ language }) => invoice_credit_note_pdf({ number, language })}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
