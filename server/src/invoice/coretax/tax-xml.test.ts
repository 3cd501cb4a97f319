import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml } from '../../platform/sheets/part-xml.ts'
import type { TaxSource } from './tax-document.ts'
import { escapeXml, taxInvoiceXml, XML_END, xmlHead } from './tax-xml.ts'

const source: TaxSource = {
  number: 'INV/2026/000001',
  issued_on: '2026-11-23',
  seller_npwp: '0012345671000000',
  buyer_name: 'PT Maju & Jaya <Tbk>',
  buyer_npwp: '0023456782000000',
  buyer_nitku: '0023456782000000000000',
  buyer_address: 'Jl. "Uji"\nNo. 7',
  accounts_email: 'pajak@uji.test',
  tax_percent: 11,
  tax_rate_percent: 12,
  delivery_cost: 0,
  amount_untaxed: 3_000,
  amount_tax: 330,
  amount_total: 3_330,
  lines: [],
}
const lines = [
  {
    isService: false,
    name: 'Baut',
    unit: 'UM.0021',
    price: 1_000,
    quantity: 3,
    discount: 0,
    taxBase: 3_000,
    otherTaxBase: 2_750,
    tax: 330,
  },
]
const treatment = { trxCode: '04', facility: null, documentNumber: '', documentOn: null }
const write = (changes: Partial<TaxSource> = {}, treated: object = {}) =>
  taxInvoiceXml({
    ...treatment,
    ...treated,
    source: { ...source, ...changes },
    lines,
    sellerNitku: '0012345671000000000000',
  })
/** The texts of the elements without children, in order. */
const read = (xml: string): [string, string][] => {
  const found: [string, string][] = []
  readXml(Buffer.from(xml), { closed: (name, text) => found.push([name, text]) })
  return found
}

it('has the elements of the layout in their order', () => {
  expect(xmlHead('0012345671000000') + write() + XML_END).toBe(
    `<?xml version="1.0" encoding="utf-8"?>
<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">
<TIN>0012345671000000</TIN>
<ListOfTaxInvoice>
<TaxInvoice>
<TaxInvoiceDate>2026-11-23</TaxInvoiceDate>
<TaxInvoiceOpt>Normal</TaxInvoiceOpt>
<TrxCode>04</TrxCode>
<AddInfo/>
<CustomDoc/>
<CustomDocMonthYear/>
<RefDesc>INV/2026/000001</RefDesc>
<FacilityStamp/>
<SellerIDTKU>0012345671000000000000</SellerIDTKU>
<BuyerTin>0023456782000000</BuyerTin>
<BuyerDocument>TIN</BuyerDocument>
<BuyerCountry>IDN</BuyerCountry>
<BuyerDocumentNumber>-</BuyerDocumentNumber>
<BuyerName>PT Maju &amp; Jaya &lt;Tbk&gt;</BuyerName>
<BuyerAdress>Jl. &quot;Uji&quot; No. 7</BuyerAdress>
<BuyerEmail>pajak@uji.test</BuyerEmail>
<BuyerIDTKU>0023456782000000000000</BuyerIDTKU>
<ListOfGoodService>
<GoodService>
<Opt>A</Opt>
<Code>000000</Code>
<Name>Baut</Name>
<Unit>UM.0021</Unit>
<Price>1000</Price>
<Qty>3</Qty>
<TotalDiscount>0</TotalDiscount>
<TaxBase>3000</TaxBase>
<OtherTaxBase>2750</OtherTaxBase>
<VATRate>12</VATRate>
<VAT>330</VAT>
<STLGRate>0</STLGRate>
<STLG>0</STLG>
</GoodService>
</ListOfGoodService>
</TaxInvoice>
</ListOfTaxInvoice>
</TaxInvoiceBulk>
`,
  )
})

it('names a facility by its additional information, stamp and document', () => {
  const facility = { trxCode: '07', facility: '02', documentNumber: 'KM-12', documentOn: '2025-03-01' }
  expect(read(write({}, facility))).toEqual(
    expect.arrayContaining([
      ['TrxCode', '07'],
      ['AddInfo', 'TD.00502'],
      ['CustomDoc', 'KM-12'],
      ['CustomDocMonthYear', '032025'],
      ['FacilityStamp', 'TD.01102'],
    ]),
  )
})

it('writes any text as one element, without characters that XML has not', () => {
  const strange = fc.constantFrom(
    '\0',
    '\v',
    '\uFFFF',
    '\uD800',
    ']]>',
    '</BuyerName>',
    '<!--',
    '&#0;',
    '\r\n',
    '𝕏',
  )
  const text = fc.array(fc.oneof(strange, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
  const plain = read(write())
  fc.assert(
    fc.property(text, (pieces) => {
      const buyer_name = `PT ${pieces.join('')}`
      const elements = read(write({ buyer_name }))
      expect(elements.map(([name]) => name)).toEqual(plain.map(([name]) => name))
      const written = elements.find(([name]) => name === 'BuyerName')?.[1] ?? ''
      // oxlint-disable-next-line no-control-regex -- these are what XML has not
      expect(written).not.toMatch(/[\u0000-\u001F\uFFFE\uFFFF]|\p{Cs}/u)
      // oxlint-disable-next-line no-control-regex -- these are what XML has not
      const expected = buyer_name.replaceAll(/[\u0000-\u0008\v\f\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, ' ')
      expect(written).toBe(expected.replaceAll(/\s+/g, ' ').trim())
    }),
  )
})

it('escapes what is markup', () => {
  expect(escapeXml(`<a b="c">&'`)).toBe('&lt;a b=&quot;c&quot;&gt;&amp;&apos;')
})
