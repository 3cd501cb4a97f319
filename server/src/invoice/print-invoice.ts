import { formatDay, type CreditNote, type Invoice } from '@pasok/contract'
import {
  amountInWords,
  creditNoteWords,
  documentLineWords,
  invoiceDocumentWords,
  receiptPurpose,
  refundDueWords,
  returnedMoneyWords,
  rupiahText,
  unitWord,
  type Language,
} from '@pasok/words'
import { writtenAddress } from '../company/index.ts'
import { buildLetterhead, type SettingsFile } from '../content/index.ts'
import {
  makeDocument,
  type CommercialDocument,
  type DocumentParts,
  type DocumentReader,
  type DocumentTotals,
  type MadeDocument,
} from '../platform/index.ts'

/** What printing a document needs. */
export interface PrintParts extends DocumentParts {
  readonly settings: SettingsFile
}

/** An invoice as a PDF. It has the bank accounts as long as something is due. */
export const printInvoice = (
  parts: PrintParts,
  record: Invoice,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const { state, terms_days, tax_invoice } = record
  const isOver = state === 'paid' || state === 'credited'
  return makeDocument(parts, reader, {
    ...common(parts.settings, record, language),
    kind: 'invoice',
    number: record.number,
    facts: {
      status: isOver ? invoiceDocumentWords[state][language] : undefined,
      date: record.issued_on,
      dueDate: record.due_on,
      taxInvoiceNumber: tax_invoice?.number ?? invoiceDocumentWords.tax_invoice_awaited[language],
      orderNumber: record.order_number,
      quotationNumber: record.quotation_number,
      customerReference: record.customer_reference || undefined,
      poNumber: record.po_number || undefined,
      paymentTerms: terms_days === undefined ? undefined : termsText(record, terms_days, language),
    },
    lines: record.lines.map((line) => ({
      place: line.place,
      sku: line.product.sku_number,
      ownNumber: line.product.own_number,
      name: line.product.name,
      quantity: line.product_uom_qty,
      uom: unitWord(line.uom, language),
      unitPrice: line.price_unit,
      discountPercent: line.discount_percent === 0 ? undefined : line.discount_percent,
      subtotal: line.price_subtotal,
    })),
    totals: {
      untaxed: record.amount_untaxed - record.delivery_cost,
      deliveryCost: record.delivery_cost,
      taxBase: record.tax_base,
      tax: record.amount_tax,
      taxPercent: record.tax_rate_percent,
      total: record.amount_total,
      ...computeBalance(record),
    },
    amountInWords: amountInWords(record.amount_total, language),
    notes: writeReturned(record, language) || undefined,
    bankAccounts: record.bank_accounts,
    signature: {
      date: record.issued_on,
      name: record.seller.name,
      hasStampDuty: record.needs_stamp_duty,
    },
  })
}

const termsText = ({ is_due_from_receipt }: Invoice, days: number, language: Language): string =>
  documentLineWords[is_due_from_receipt ? 'terms_from_receipt' : 'terms'][language]({ days })

/** The credits and payments of an invoice, and the amount due, to be refunded or overpaid; with its total they add up. */
const computeBalance = (
  record: Invoice,
): Pick<DocumentTotals, 'credited' | 'paid' | 'due' | 'refund_due' | 'over'> => {
  const { amount_total, amount_paid, amount_due, amount_over, amount_refund_due, credit_notes } = record
  const overpaid = amount_over - amount_refund_due
  const isOpen = amount_due === amount_total
  return {
    credited: credit_notes.map(({ number, amount_total: amount }) => ({ number, amount })),
    paid: amount_paid > 0 ? amount_paid : undefined,
    due: isOpen || amount_over > 0 ? undefined : amount_due,
    refund_due: amount_refund_due > 0 ? amount_refund_due : undefined,
    over: overpaid > 0 ? overpaid : undefined,
  }
}

/** What is to be refunded and what it comes from, and where money is that the invoice does not need. */
const writeReturned = (record: Invoice, language: Language): string => {
  const { amount_refund_due: due, credit_notes, returned_money } = record
  const from = credit_notes.map(
    ({ number, return_number }) => return_number ?? creditNoteWords[language]({ number }),
  )
  return [
    ...(due > 0
      ? [refundDueWords[language]({ amount: rupiahText(due), sources: [...new Set(from)].join(', ') })]
      : []),
    ...returned_money.map(({ place, amount, on }) =>
      returnedMoneyWords[on && place === 'on_account' ? 'moved' : place][language]({
        amount: rupiahText(amount),
        day: on === undefined ? '' : formatDay(on),
      }),
    ),
  ].join(' ')
}

/** A credit note of an invoice as a PDF. */
export const printCreditNote = (
  parts: PrintParts,
  record: Invoice,
  note: CreditNote,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> =>
  makeDocument(parts, reader, {
    ...common(parts.settings, record, language),
    kind: 'credit_note',
    number: note.number,
    facts: {
      date: note.issued_on,
      invoiceNumber: record.number,
      taxInvoiceNumber: record.tax_invoice?.number,
      returnNoteNumber: note.return_note?.number,
      orderNumber: record.order_number,
      poNumber: record.po_number || undefined,
    },
    lines: note.lines.map(({ place, product, line_id, quantity, uom, amount_untaxed }) => ({
      place,
      sku: product?.sku_number,
      ownNumber: product?.own_number,
      name: product?.name ?? invoiceDocumentWords.credited_amount[language],
      quantity,
      uom: uom === undefined ? '' : unitWord(uom, language),
      unitPrice: record.lines.find(({ id }) => id === line_id)?.price_unit ?? 'none',
      subtotal: amount_untaxed,
    })),
    totals: {
      untaxed: note.amount_untaxed,
      taxBase: note.tax_base,
      tax: note.amount_tax,
      taxPercent: record.tax_rate_percent,
      total: note.amount_total,
    },
    amountInWords: amountInWords(note.amount_total, language),
    notes: note.reason,
    signature: { date: note.issued_on, name: record.seller.name, hasStampDuty: false },
  })

/** The receipt (kuitansi) of a paid invoice as a PDF. */
export const printReceipt = (
  parts: PrintParts,
  record: Invoice,
  receipt: NonNullable<Invoice['receipt']>,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const received = record.amount_paid
  return makeDocument(parts, reader, {
    ...common(parts.settings, record, language),
    kind: 'receipt',
    number: receipt.number,
    facts: {
      date: receipt.on,
      invoiceNumber: record.number,
      orderNumber: record.order_number,
      poNumber: record.po_number || undefined,
    },
    lines: [],
    totals: {
      untaxed: record.amount_untaxed,
      taxBase: record.tax_base,
      tax: record.amount_tax,
      taxPercent: record.tax_rate_percent,
      total: record.amount_total,
      ...computeBalance(record),
      due: undefined,
    },
    amountInWords: amountInWords(received, language),
    purpose: receiptPurpose[language]({
      invoice: record.number,
      order: record.order_number,
      po: record.po_number,
    }),
    signature: {
      date: receipt.on,
      name: record.seller.name,
      hasStampDuty: received > parts.settings.invoices.stamp_duty_above,
    },
  })
}

/** The common parts of all documents of an invoice: the shop, and the buyer as the invoice copied it. */
const common = (
  settings: SettingsFile,
  record: Invoice,
  language: Language,
): Pick<CommercialDocument, 'language' | 'letterhead' | 'customer' | 'footer'> => {
  const { letterhead, footer } = buildLetterhead(settings, language)
  const { seller, company, billing_address, delivery_address } = record
  return {
    language,
    letterhead: { ...letterhead, legalName: seller.name, npwp: seller.npwp, address: seller.address },
    footer,
    customer: {
      legalName: company.name,
      npwp: company.npwp,
      nitku: company.nitku,
      billingAddress: billing_address
        ? writtenAddress(billing_address, language, { isForParcel: false })
        : [],
      deliveryAddress: delivery_address && writtenAddress(delivery_address, language, { isForParcel: true }),
      attention: record.requester.name,
      accountsEmail: record.accounts_email || undefined,
    },
  }
}
