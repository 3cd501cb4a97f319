import type { TaxLine, TaxSource, TaxTreatment } from './tax-document.ts'

/** Characters that XML 1.0 has not, lone surrogates among them. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as the content of an XML element: on one line, without characters that XML has not. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(NO_XML, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

const element = (name: string, content: string | number): string =>
  content === '' ? `<${name}/>` : `<${name}>${escapeXml(String(content))}</${name}>`

/** The beginning of a file of tax invoices of a seller, in the layout of Coretax's import. */
export const xmlHead = (sellerNpwp: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>\n' +
  '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">\n' +
  `${element('TIN', sellerNpwp)}\n<ListOfTaxInvoice>\n`

export const XML_END = '</ListOfTaxInvoice>\n</TaxInvoiceBulk>\n'

/** A tax invoice of a file. */
export interface TaxInvoice extends TaxTreatment {
  readonly source: TaxSource
  readonly lines: readonly TaxLine[]
  readonly sellerNitku: string
}

/** The month and year of a document: 2026-05-31 is 052026. */
const monthOf = (day: string | null): string => (day === null ? '' : day.slice(5, 7) + day.slice(0, 4))

/** A tax invoice as XML. */
export const taxInvoiceXml = (invoice: TaxInvoice): string => {
  const { source, trxCode, facility, documentNumber, documentOn } = invoice
  const head = [
    element('TaxInvoiceDate', source.issued_on),
    element('TaxInvoiceOpt', 'Normal'),
    element('TrxCode', trxCode),
    element('AddInfo', facility === null ? '' : `TD.005${facility}`),
    element('CustomDoc', facility === null ? '' : documentNumber),
    element('CustomDocMonthYear', facility === null ? '' : monthOf(documentOn)),
    element('RefDesc', source.number),
    element('FacilityStamp', facility === null ? '' : `TD.011${facility}`),
    element('SellerIDTKU', invoice.sellerNitku),
    element('BuyerTin', source.buyer_npwp),
    element('BuyerDocument', 'TIN'),
    element('BuyerCountry', 'IDN'),
    element('BuyerDocumentNumber', '-'),
    element('BuyerName', source.buyer_name),
    // The layout spells it so.
    element('BuyerAdress', source.buyer_address),
    element('BuyerEmail', source.accounts_email),
    element('BuyerIDTKU', source.buyer_nitku),
  ]
  const lines = invoice.lines.map((line) => lineXml(line, source.tax_rate_percent))
  return `<TaxInvoice>\n${head.join('\n')}\n<ListOfGoodService>\n${lines.join('')}</ListOfGoodService>\n</TaxInvoice>\n`
}

const lineXml = (line: TaxLine, rate: number): string => {
  const fields = [
    element('Opt', line.isService ? 'B' : 'A'),
    // Not classified.
    element('Code', '000000'),
    element('Name', line.name),
    element('Unit', line.unit),
    element('Price', line.price),
    element('Qty', line.quantity),
    element('TotalDiscount', line.discount),
    element('TaxBase', line.taxBase),
    element('OtherTaxBase', line.otherTaxBase),
    element('VATRate', rate),
    element('VAT', line.tax),
    element('STLGRate', 0),
    element('STLG', 0),
  ]
  return `<GoodService>\n${fields.join('\n')}\n</GoodService>\n`
}
