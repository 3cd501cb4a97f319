import { type Order, jakartaDay } from '@pasok/contract'
import {
  closedWords,
  documentLineWords,
  orderStateLabels,
  paymentMethodName,
  unitWord,
  type Language,
} from '@pasok/words'
import { findCompany, writtenAddress } from '../company/index.ts'
import { buildLetterhead, writtenTax, type SettingsFile } from '../content/index.ts'
import {
  makeDocument,
  type CommercialDocument,
  type DocumentParts,
  type DocumentReader,
  type DocumentTotals,
  type MadeDocument,
} from '../platform/index.ts'

/** The data that a document needs. */
export interface PrintParts extends DocumentParts {
  readonly settings: SettingsFile
}

/** A kind of document for an order. */
export type OrderDocument = 'order_confirmation' | 'proforma_invoice'

/** Prints a document of an order as a PDF. It shows the bank accounts while a transfer is due. */
export const printOrder = async (
  parts: PrintParts,
  record: Order,
  kind: OrderDocument,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const { settings } = parts
  const company = await findCompany(parts.db, record.company.id)
  return makeDocument(parts, reader, buildDocument(record, kind, { npwp: company?.npwp, settings, language }))
}

/** What is not charged of an order's total, and what is to be paid; nothing while all is charged. */
const toPayOf = ({ amount_total, money }: Order): Partial<DocumentTotals> => {
  const { closed, credited, cancelled, to_pay } = money
  if (to_pay === amount_total) return {}
  return {
    ...(closed > 0 && { closed }),
    ...(credited > 0 && { credited_sum: credited }),
    ...(cancelled > 0 && { cancelled }),
    to_pay,
  }
}

interface DocumentData {
  readonly npwp: string | undefined
  readonly settings: SettingsFile
  readonly language: Language
}

const buildDocument = (
  record: Order,
  kind: OrderDocument,
  { npwp, settings, language }: DocumentData,
): CommercialDocument => {
  const { bankAccounts, ...letterhead } = buildLetterhead(settings, language)
  const { state, payment_method: method } = record
  const isTransfer = method === 'transfer' && record.payment_state !== 'paid' && state !== 'cancelled'
  return {
    language,
    kind,
    number: record.number,
    ...letterhead,
    customer: {
      legalName: record.company.name,
      npwp,
      billingAddress: record.billing_address
        ? writtenAddress(record.billing_address, language, { isForParcel: false })
        : [],
      deliveryAddress:
        record.delivery_address && writtenAddress(record.delivery_address, language, { isForParcel: true }),
      attention: record.placed_by.name,
      accountsEmail: record.accounts_email || undefined,
    },
    facts: {
      status: state === 'on_hold' || state === 'cancelled' ? orderStateLabels[state][language] : undefined,
      date: jakartaDay(new Date(record.placed_at)),
      quotationNumber: record.quotation_number,
      customerReference: record.customer_reference || undefined,
      poNumber: record.po_number || undefined,
      deliveryMethod: record.delivery_method.name,
      requestedDate: record.requested_ship_date,
      shipment: record.is_ship_complete ? 'complete' : 'partial',
      paymentMethod: paymentMethodName(method, language),
      paymentTerms:
        record.terms_days === undefined
          ? undefined
          : documentLineWords.terms_days[language]({ days: record.terms_days }),
    },
    lines: record.order_line.map((line) => ({
      place: line.place,
      sku: line.product.sku_number,
      ownNumber: line.product.own_number,
      name: line.product.name,
      comments: [
        ...(line.qty_closed > 0
          ? [closedWords[language]({ quantity: line.qty_closed, uom: unitWord(line.uom, language) })]
          : []),
        ...(line.comment === undefined ? [] : [line.comment]),
      ],
      quantity: line.product_uom_qty,
      uom: unitWord(line.uom, language),
      unitPrice: line.price_unit,
      discountPercent: line.discount_percent === 0 ? undefined : line.discount_percent,
      subtotal: line.price_subtotal,
      leadTime:
        line.lead_time_days === undefined
          ? undefined
          : documentLineWords.days[language]({ days: line.lead_time_days }),
    })),
    totals: {
      untaxed: record.amount_untaxed - record.delivery_cost,
      deliveryCost: record.delivery_cost,
      tax: record.amount_tax,
      ...writtenTax(settings, record, record.tax_percent),
      total: record.amount_total,
      ...toPayOf(record),
    },
    customerNotes: record.notes || undefined,
    bankAccounts: isTransfer ? bankAccounts : undefined,
  }
}
