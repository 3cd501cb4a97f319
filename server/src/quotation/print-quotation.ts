import {
  resolveDestination,
  splitQuantity,
  unitCode,
  type Quotation,
  type QuotationLine,
  type Unit,
  jakartaDay,
} from '@pasok/contract'
import {
  documentLineWords,
  paymentMethodName,
  quotationReplacedWords,
  quotationStateLabels,
  rupiahText,
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
  type MadeDocument,
  type DocumentLine,
} from '../platform/index.ts'

/** The data that a document needs. */
export interface PrintParts extends DocumentParts {
  readonly settings: SettingsFile
}

/** Prints a quotation as a PDF from the record that its reader may see. */
export const printQuotation = async (
  parts: PrintParts,
  record: Quotation,
  language: Language,
  reader: DocumentReader,
): Promise<MadeDocument> => {
  const { settings } = parts
  const company = await findCompany(parts.db, record.company.id)
  return makeDocument(parts, reader, buildDocument(record, company?.npwp, settings, language))
}

const buildDocument = (
  record: Quotation,
  npwp: string | undefined,
  settings: SettingsFile,
  language: Language,
): CommercialDocument => {
  const { bankAccounts: _, ...letterhead } = buildLetterhead(settings, language)
  const { order_line: lines } = record
  const hasPrices = lines.some(({ price_unit }) => price_unit !== undefined)
  const sent = record.versions.findLast(({ version }) => version <= record.version)?.sent_at
  const method = record.payment_method
  const address = resolveDestination(record.delivery_method?.code, record.delivery_address)
  return {
    language,
    kind: 'quotation',
    number: record.number,
    ...letterhead,
    customer: {
      legalName: record.company.name,
      npwp,
      billingAddress: record.billing_address
        ? writtenAddress(record.billing_address, language, { isForParcel: false })
        : [],
      deliveryAddress: address && writtenAddress(address, language, { isForParcel: true }),
      attention: record.requester.name,
      accountsEmail: record.accounts_email || undefined,
    },
    facts: {
      status: describeStatus(record, language),
      version: record.version,
      date: jakartaDay(new Date(sent ?? record.created_at)),
      validUntil: record.valid_until,
      customerReference: record.customer_reference || undefined,
      poNumber: record.po_number || undefined,
      salesperson: record.salesperson?.name,
      deliveryMethod: record.delivery_method?.name,
      requestedDate: record.requested_ship_date,
      shipment: record.is_ship_complete ? 'complete' : 'partial',
      paymentMethod: method && paymentMethodName(method, language),
    },
    lines: lines.map((line) => toDocumentLine(line, language)),
    totals: hasPrices
      ? {
          untaxed: record.amount_untaxed - (record.delivery_cost ?? 0),
          deliveryCost: record.delivery_cost,
          tax: record.amount_tax,
          ...writtenTax(settings, record, record.tax_percent),
          total: record.amount_total,
        }
      : undefined,
    notes: record.comment || undefined,
    customerNotes: record.notes || undefined,
    terms: settings.documents.quotation_terms?.[language],
  }
}

/** The status of a version that can't be ordered: replaced by a later one, or its quotation's state. */
const describeStatus = ({ state, version, versions }: Quotation, language: Language): string | undefined => {
  const newest = versions.at(-1)
  if (newest && newest.version > version) return quotationReplacedWords[language](newest)
  return state === 'quoted' ? undefined : quotationStateLabels[state][language]
}

/** Changes of a line's item while it was in the cart, without those that the buyer accepted there. */
const describeChanges = ({ price_unit, changed_in_cart }: QuotationLine, language: Language): string[] => {
  const { price_shown: price, unit_shown: before, unit } = changed_in_cart ?? {}
  const { price_was, unit_was, pack } = documentLineWords
  const unitText = ({ uom, pieces }: Unit) =>
    pieces === undefined ? unitWord(uom, language) : pack[language]({ unit: unitWord(uom, language), pieces })
  return [
    ...(price !== undefined && price !== price_unit
      ? [price_was[language]({ price: rupiahText(price) })]
      : []),
    ...(before && unit ? [unit_was[language]({ unit: unitText(unit), before: unitText(before) })] : []),
  ]
}

/** The buyer's request; undefined if the line's part number or its status as an alternative already shows it. */
const describeRequest = (line: QuotationLine, language: Language): string | undefined => {
  const { product, status, requested_text: requested, requested_quantity: quantity, product_uom_qty } = line
  if (!requested || !product) return undefined
  const isNamed = status === 'alternative' || requested.toUpperCase() === product.sku_number.toUpperCase()
  const isSameQuantity = quantity === undefined || quantity === String(product_uom_qty)
  if (isNamed && isSameQuantity) return undefined
  return documentLineWords.requested[language]({ requested, quantity })
}

/** A line's quantity and unit; for a row without an item, as its buyer typed them. */
const describeQuantity = (
  { product, product_uom_qty, uom, requested_quantity = '' }: QuotationLine,
  language: Language,
): Pick<DocumentLine, 'quantity' | 'uom'> => {
  const uomText = uom === undefined ? '' : unitWord(uom, language)
  if (product || product_uom_qty !== undefined) return { quantity: product_uom_qty, uom: uomText }
  const { number, unit } = splitQuantity(requested_quantity)
  return { quantity: number, uom: unitWord(unitCode(unit) ?? unit, language) }
}

const toDocumentLine = (line: QuotationLine, language: Language): DocumentLine => {
  const { product, requested_text: requested, status, lead_time_days: days } = line
  const words = documentLineWords
  return {
    place: line.place,
    sku: product?.sku_number,
    ownNumber: product?.own_number,
    name: product?.name ?? requested ?? '',
    status:
      status === 'not_available'
        ? words.not_available[language]
        : status === 'alternative'
          ? requested
            ? words.alternative[language]({ requested })
            : words.alternative_alone[language]
          : undefined,
    comments: [
      describeRequest(line, language),
      ...describeChanges(line, language),
      line.buyer_comment,
      line.staff_comment,
    ].filter((text) => text !== undefined),
    ...describeQuantity(line, language),
    unitPrice: status === 'not_available' ? 'none' : (line.price_unit ?? 'to_be_priced'),
    discountPercent: line.discount_percent,
    subtotal: line.price_subtotal,
    leadTime: days === undefined ? undefined : words.days[language]({ days }),
  }
}
