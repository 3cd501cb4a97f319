import type { CreditNote, Invoice, InvoiceInList } from '@pasok/contract'
import { amountInWords, creditReasons, currencies, paymentMethodName, type Language } from '@pasok/words'
import type { SettingsFile } from '../content/index.ts'
import { findMembers } from '../identity/index.ts'
import { listReturnedMoney } from '../ledger/index.ts'
import { nameIn, type Db } from '../platform/index.ts'
import { invoiceAmountDue, overpayment, refundDue } from './invoice.ts'
import {
  creditedQuantities,
  listCreditLines,
  listCreditNotes,
  listInvoiceLines,
  listInvoicePayments,
  type CreditLineRow,
  type CreditNoteRow,
  type InvoiceRow,
  type LineRow,
} from './invoice.store.ts'

/** An invoice as lists show it. */
export const showInvoiceHead = (row: InvoiceRow): InvoiceInList => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  order_id: row.order_id,
  order_number: row.order_number,
  po_number: row.po_number,
  issued_on: row.issued_on,
  ...(row.due_on !== null && { due_on: row.due_on }),
  amount_untaxed: row.amount_untaxed,
  amount_tax: row.amount_tax,
  amount_total: row.amount_total,
  amount_credited: row.amount_credited,
  amount_paid: row.amount_paid,
  amount_due: invoiceAmountDue(row),
  has_tax_invoice: row.tax_invoice_number !== null,
  currency_symbol: currencies[0].symbol,
})

/** The settings that an invoice's record depends on. */
export type ShowingSettings = Pick<SettingsFile, 'bank_accounts' | 'invoices'>

/** An invoice with its lines, payments and credit notes. */
export const showInvoice = async (
  db: Db,
  row: InvoiceRow,
  language: Language,
  { bank_accounts, invoices }: ShowingSettings,
): Promise<Invoice> => {
  const [lines, credited, payments, notes, creditLines, members, returned] = await Promise.all([
    listInvoiceLines(db, row.id),
    creditedQuantities(db, row.id),
    listInvoicePayments(db, row.id),
    listCreditNotes(db, row.id),
    listCreditLines(db, row.id),
    findMembers(db, [row.requester_id]),
    listReturnedMoney(db, { id: row.id, order_id: row.order_id, isPrepaid: row.terms_days === null }),
  ])
  return {
    ...showInvoiceHead(row),
    quotation_number: row.quotation_number,
    customer_reference: row.customer_reference,
    accounts_email: row.accounts_email,
    company: { id: row.company_id, name: row.buyer_name, npwp: row.buyer_npwp, nitku: row.buyer_nitku },
    requester: { id: row.requester_id, name: members.get(row.requester_id)?.name ?? '' },
    seller: { name: row.seller_name, npwp: row.seller_npwp, address: row.seller_address },
    ...(row.billing_address && { billing_address: row.billing_address }),
    ...(row.delivery_address && { delivery_address: row.delivery_address }),
    ...(row.terms_days !== null && { terms_days: row.terms_days }),
    is_due_from_receipt: row.is_due_from_receipt,
    ...(row.received_on !== null && { received_on: row.received_on }),
    tax_percent: row.tax_percent,
    tax_rate_percent: row.tax_rate_percent,
    tax_base: row.tax_base,
    delivery_cost: row.delivery_cost,
    amount_over: overpayment(row),
    amount_refund_due: refundDue(row),
    returned_money: returned.map(({ place, amount, on }) => ({ place, amount, ...(on !== null && { on }) })),
    amount_in_words: amountInWords(row.amount_total, language),
    needs_stamp_duty: row.amount_total > invoices.stamp_duty_above,
    lines: lines.map((line) => ({
      id: line.id,
      place: line.place,
      product: showProduct(line, language),
      uom: line.uom,
      product_uom_qty: line.quantity,
      qty_credited: credited.get(line.id) ?? 0,
      price_unit: line.unit_price,
      discount_percent: line.discount / 100,
      price_subtotal: line.amount_untaxed,
    })),
    payments: payments.map(({ id, paid_on, amount, method, reference }) => ({
      id,
      paid_on,
      amount,
      method,
      method_name: paymentMethodName(method, language),
      reference,
    })),
    credit_notes: notes.map((note) =>
      showCreditNote(
        note,
        creditLines.filter(({ credit_note_id }) => credit_note_id === note.id),
        { lines, language },
      ),
    ),
    ...(invoiceAmountDue(row) === 0 &&
      row.amount_paid > 0 &&
      row.receipt_number !== null &&
      row.receipt_on !== null && { receipt: { number: row.receipt_number, on: row.receipt_on } }),
    ...(row.tax_invoice_number !== null &&
      row.tax_invoice_name !== null && {
        tax_invoice: { number: row.tax_invoice_number, filename: row.tax_invoice_name },
      }),
    ...(invoiceAmountDue(row) > 0 && bank_accounts.length > 0 && { bank_accounts }),
  }
}

/** What an invoiced item was called when it was ordered. */
const showProduct = (line: LineRow, language: Language) => ({
  name: nameIn(line, language),
  sku_number: line.sku,
  ...(line.own_number !== '' && { own_number: line.own_number }),
})

const showCreditNote = (
  note: CreditNoteRow,
  creditLines: readonly CreditLineRow[],
  { lines, language }: { readonly lines: readonly LineRow[]; readonly language: Language },
): CreditNote => ({
  id: note.id,
  number: note.number,
  version: note.version,
  issued_on: note.issued_on,
  reason: note.reason_code === null ? note.reason : creditReasons[note.reason_code][language],
  ...(note.return_number !== null && { return_number: note.return_number }),
  amount_untaxed: note.amount_untaxed,
  amount_tax: note.amount_tax,
  amount_total: note.amount_total,
  tax_base: note.tax_base,
  lines: creditLines.map(({ place, invoice_line_id, quantity, amount_untaxed }) => {
    const line = lines.find(({ id }) => id === invoice_line_id)
    return {
      place,
      ...(line && {
        line_id: line.id,
        product: showProduct(line, language),
        uom: line.uom,
      }),
      ...(quantity !== null && { quantity }),
      amount_untaxed,
    }
  }),
  ...(note.return_note_number !== null &&
    note.return_note_on !== null && {
      return_note: {
        number: note.return_note_number,
        on: note.return_note_on,
        ...(note.return_note_name !== null && { filename: note.return_note_name }),
      },
    }),
})
