import { formatDay } from '@pasok/contract'
import { documentFacts, documentTitles, documentWords, shipmentWords } from '@pasok/words'
import { rule, SIDE, soft, contentWidth, type Pdf } from '../pdf/pdf-page.ts'
import type { CommercialDocument, DocumentFacts } from './document.ts'
import { styles, type Style } from '../pdf/styles.ts'
import type { SetLine, Typesetter } from '../pdf/typesetter.ts'

const TOP = 24
const GAP = 16
const BETWEEN = ' · '
const LOGO = { width: 170, height: 34 }

/** Draws the letterhead with the document's title and number, then the recipient and the facts. */
export const drawHead = (pdf: Pdf, typesetter: Typesetter, document: CommercialDocument): void => {
  drawLetterhead(pdf, typesetter, document)
  const width = contentWidth(pdf)
  const right = Math.round(width * 0.39)
  const left = Math.floor((width - right - 2 * GAP) / 2)
  const delivery = deliveryLines(typesetter, document, left)
  const columns = [
    { x: SIDE, lines: customerLines(typesetter, document, delivery.length > 0 ? left : 2 * left + GAP) },
    { x: SIDE + left + GAP, lines: delivery },
  ]
  const { y } = pdf
  const ends = columns.map(({ x, lines }) => typesetter.drawAll(lines, x, y))
  pdf.y = Math.max(drawFacts(typesetter, document, SIDE + width - right, right, y), ...ends) + 12
}

const drawLetterhead = (pdf: Pdf, typesetter: Typesetter, document: CommercialDocument): void => {
  const { kind, language, letterhead, number } = document
  const width = contentWidth(pdf)
  const half = Math.floor(width * 0.56)
  const side = width - half - GAP
  let y = TOP
  if (drawLogo(pdf, letterhead.logo, y)) y += LOGO.height + 4
  else {
    for (const line of typesetter.lines(letterhead.shopName, styles.shop, half)) {
      typesetter.draw(line, SIDE, y)
      y += 18
    }
  }
  const words = (word: keyof typeof documentWords) => documentWords[word][language]
  const { website } = letterhead
  const texts = [
    [letterhead.legalName, `${words('npwp')} ${letterhead.npwp}`].join(BETWEEN),
    letterhead.address.join(', '),
    [letterhead.phone, letterhead.email, ...(website ? [website] : [])].join(BETWEEN),
  ]
  for (const text of texts) y = typesetter.drawAll(typesetter.lines(text, styles.small, half), SIDE, y)

  const end = SIDE + width
  let right = TOP - 2
  for (const line of typesetter.lines(documentTitles[kind][language], styles.title, side)) {
    typesetter.draw(line, end, right, 'right')
    right += 22
  }
  right = typesetter.drawAll(typesetter.unbroken(number, styles.number, side), end, right, 'right')
  const below = Math.max(y, right + 4) + 6
  rule(pdf, below)
  pdf.y = below + 12
}

/** Whether the logo was drawn. A document is still made if the logo can't be read. */
const drawLogo = (pdf: Pdf, logo: string | undefined, y: number): boolean => {
  if (logo === undefined) return false
  try {
    pdf.image(logo, SIDE, y, { fit: [LOGO.width, LOGO.height] })
    return true
  } catch {
    return false
  }
}

const customerLines = (
  typesetter: Typesetter,
  { customer, language }: CommercialDocument,
  width: number,
): SetLine[] => {
  if (!customer) return []
  const lines = (text: string, style: Style = styles.text) => typesetter.lines(text, style, width)
  const named = (word: 'npwp' | 'nitku' | 'attention' | 'accounts', value: string | undefined) =>
    value ? lines(`${documentWords[word][language]} ${value}`) : []
  return [
    ...lines(documentWords.customer[language], styles.label),
    ...lines(customer.legalName, styles.strong),
    ...customer.billingAddress.flatMap((line) => lines(line)),
    ...named('npwp', customer.npwp),
    ...named('nitku', customer.nitku),
    ...named('attention', customer.attention),
    ...named('accounts', customer.accountsEmail),
  ]
}

const deliveryLines = (
  typesetter: Typesetter,
  { customer, language }: CommercialDocument,
  width: number,
): SetLine[] => {
  const { deliveryAddress = [] } = customer ?? {}
  if (deliveryAddress.length === 0) return []
  return [
    ...typesetter.lines(documentWords.delivery_address[language], styles.label, width),
    ...deliveryAddress.flatMap((line) => typesetter.lines(line, styles.text, width)),
  ]
}

/** Draws names and values in two columns and returns the y position after them. */
const drawFacts = (
  typesetter: Typesetter,
  { facts, language }: CommercialDocument,
  x: number,
  width: number,
  top: number,
): number => {
  const names = Math.floor(width * 0.44)
  let y = top
  for (const [name, value] of writtenFacts(facts)) {
    const left = typesetter.lines(documentFacts[name][language], { ...styles.text, colour: soft }, names - 6)
    const text = typeof value === 'string' ? value : value[language]
    const right = typesetter.lines(text, styles.text, width - names)
    y = Math.max(typesetter.drawAll(left, x, y), typesetter.drawAll(right, x + names, y))
  }
  return y
}

type Fact = readonly [name: keyof typeof documentFacts, value: string | { en: string; id: string }]

const writtenFacts = (facts: DocumentFacts): Fact[] => {
  const all: [Fact[0], Fact[1] | undefined][] = [
    ['status', facts.status],
    ['version', facts.version?.toString()],
    ['date', facts.date && formatDay(facts.date)],
    ['valid_until', facts.validUntil && formatDay(facts.validUntil)],
    ['due_date', facts.dueDate && formatDay(facts.dueDate)],
    ['quotation_number', facts.quotationNumber],
    ['invoice_number', facts.invoiceNumber],
    ['tax_invoice_number', facts.taxInvoiceNumber],
    ['return_note_number', facts.returnNoteNumber],
    ['order_number', facts.orderNumber],
    ['replaced_return', facts.replacedReturn],
    ['customer_reference', facts.customerReference],
    ['po_number', facts.poNumber],
    ['salesperson', facts.salesperson],
    ['delivery_method', facts.deliveryMethod],
    ['courier', facts.courier],
    ['airway_bill', facts.airwayBill],
    ['driver', facts.driver],
    ['plate', facts.plate],
    ['eta', facts.eta && formatDay(facts.eta)],
    ['packages', facts.packages?.toString()],
    ['weight', facts.weight],
    ['requested_date', facts.requestedDate && formatDay(facts.requestedDate)],
    ['shipment', facts.shipment && shipmentWords[facts.shipment]],
    ['payment_method', facts.paymentMethod],
    ['payment_terms', facts.paymentTerms],
  ]
  return all.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
