import { formatDay, invoiceStaff, jakartaDay, type CreditNote, type Invoice } from '@pasok/contract'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { rupiahText } from '@pasok/words'
import {
  admin_return_note,
  admin_return_note_day,
  admin_return_note_file,
  admin_return_note_number,
  invoice_credit_note_pdf,
  invoice_credit_notes,
  invoice_return_note,
} from '~words'
import { apiAddress } from '../api/ask.ts'
import { PROOF_FILES } from '../payment/proof-files.ts'
import { FormDialog } from '../resource/form-dialog.tsx'
import { PdfLink } from '../resource/pdf-link.tsx'
import type { RecordOutcome } from '../resource/record.ts'

interface Props {
  readonly invoice: Pick<Invoice, 'id' | 'credit_notes'>
  readonly canManage: boolean
  readonly outcome: RecordOutcome
}

/** What was given back of an invoice, with its documents and the buyer's own notes of it. */
export function CreditNotes({ invoice: { id, credit_notes }, canManage, outcome }: Props) {
  if (credit_notes.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-xl">{invoice_credit_notes()}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {credit_notes.map((note) => (
          <li key={note.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <strong className="part-number font-semibold">{note.number}</strong>
              <span>{formatDay(note.issued_on)}</span>
              <span>{rupiahText(note.amount_total)}</span>
              {note.return_number !== undefined && <span>{note.return_number}</span>}
            </p>
            <p className="whitespace-pre-line">{note.reason}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              <PdfLink
                route={invoiceStaff.printStaffCreditNote}
                params={{ id, note_id: note.id }}
                label={({ language }) => invoice_credit_note_pdf({ number: note.number, language })}
              />
              <ReturnNote invoiceId={id} note={note} />
            </p>
            {canManage && <ReturnNoteDialog note={note} outcome={outcome} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ReturnNote({ invoiceId, note }: { readonly invoiceId: number; readonly note: CreditNote }) {
  const { return_note } = note
  if (!return_note) return null
  const text = invoice_return_note({ number: return_note.number, day: formatDay(return_note.on) })
  if (return_note.filename === undefined) return <span>{text}</span>
  return (
    <a
      href={apiAddress(invoiceStaff.showReturnNote, { params: { id: invoiceId, note_id: note.id } })}
      className="underline"
    >
      {text}
    </a>
  )
}

function ReturnNoteDialog({ note, outcome }: { readonly note: CreditNote; readonly outcome: RecordOutcome }) {
  const { return_note, number } = note
  return (
    <div>
      <FormDialog
        name={admin_return_note()}
        label={`${admin_return_note()}: ${number}`}
        facts={{ do: 'return_note', note_id: note.id, note_version: note.version }}
        values={{ number: return_note?.number ?? '', on: return_note?.on ?? jakartaDay(new Date()) }}
        outcome={outcome}
        hasFiles
      >
        <TextField name="number" label={admin_return_note_number()} maxLength={60} />
        <DateField name="on" label={admin_return_note_day()} />
        <FileField name="file" label={admin_return_note_file()} accept={PROOF_FILES} optional />
      </FormDialog>
    </div>
  )
}
