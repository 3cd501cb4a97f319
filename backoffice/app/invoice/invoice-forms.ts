import { adjustmentKinds, invoiceStaff, paymentStaff } from '@pasok/contract'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { approvalPart } from '../resource/form-dialog.tsx'
import { findQuantityField, typedQuantities } from '../resource/quantity-fields.tsx'
import type { RecordForm } from '../resource/record.ts'
import { typedAmount } from '../resource/typed-amount.ts'

const creditedLines = (typed: Values) => typedQuantities(typed).filter(({ quantity }) => quantity !== 0)

/** What is given back: all that is left, quantities of lines, or an amount before tax. */
const typedCredit = (typed: Values) => {
  if (typed['how'] === 'all') return { all: true }
  if (typed['how'] === 'amount') return { untaxed: typedAmount(typed['untaxed']) }
  return {
    lines: creditedLines(typed).map(({ order_line_id, quantity }) => ({ line: order_line_id, quantity })),
  }
}

/** Makes a credit note. */
export const creditForm: RecordForm = {
  route: invoiceStaff.creditInvoice,
  send: (typed) => ({
    body: {
      version: Number(typed['version']),
      credit: typedCredit(typed),
      reason: typed['reason'] ?? '',
      ...approvalPart(typed),
    },
  }),
  findField: (part, typed) =>
    part === 'credit.untaxed' || (part === 'credit' && typed['how'] === 'amount')
      ? 'untaxed'
      : findQuantityField(part.replace(/^credit\./, ''), creditedLines(typed)),
}

/** Notes the day on which the buyer took the invoice over. */
export const receivedForm: RecordForm = {
  route: invoiceStaff.noteInvoiceReceived,
  send: ({ version, received_on }) => ({ body: { version: Number(version), received_on } }),
}

/** Records money that came for the invoice. */
export const paymentForm: RecordForm = {
  route: invoiceStaff.recordInvoicePayment,
  send: ({ version, amount, paid_on, reference = '' }) => ({
    body: { version: Number(version), amount: typedAmount(amount), paid_on, reference },
  }),
}

/** Settles a part of the invoice without money. */
export const adjustForm: RecordForm = {
  route: paymentStaff.settleWithoutMoney,
  send: ({ key = '', kind = adjustmentKinds[0], amount, note = '', certificate_number = '' }) => ({
    idempotencyKey: key,
    body: { kind, amount: typedAmount(amount), note, certificate_number },
  }),
}

/** Attaches the faktur pajak. */
export const taxInvoiceForm: RecordForm = {
  route: invoiceStaff.attachTaxInvoice,
  send: ({ number = '', version = '' }, form) => ({ form: { number, version, file: form.get('file') } }),
}

/** Notes the buyer's own note of a credit. */
export const returnNoteForm: RecordForm = {
  route: invoiceStaff.setReturnNote,
  params: ({ note_id = '' }) => ({ note_id }),
  send: ({ number = '', on = '', note_version = '' }, form) => {
    const file = form.get('file')
    return {
      form: { number, on, version: note_version, ...(file instanceof File && file.size > 0 && { file }) },
    }
  },
}
