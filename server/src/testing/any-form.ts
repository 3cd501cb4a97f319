import { paymentBank, pricingStaff, taxInvoiceStaff, type Endpoint } from '@pasok/contract/endpoints'
import { priceListWords } from '@pasok/words'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { toFormData, pdf, picture, registration } from './registration-fixture.ts'
import { toUploadFile, rowXml, workbookBytes } from './workbooks.ts'

/** A multipart form on its way; one that is written by hand says its own type. */
export interface SentForm {
  readonly body: FormData | string
  readonly type?: string
}

type Field = readonly [string, string | File]

/** What fields of these names mean to hold. */
const meant: Readonly<Record<string, string | File>> = {
  ...registration(),
  text: 'Here is the paper.',
  document: pdf(),
  other_document: pdf(300, 'nib.pdf'),
  avatar: picture(),
  file: new File(['6204-2RS;10'], 'list.csv'),
  amount: '50',
  reason: 'Rusak',
  approval_reason: 'Pelanggan lama',
  transferred_on: '2026-01-02',
  version: '1',
  account: '000-111-222',
  number: '0400002600000001',
  on: '2026-01-02',
  receiver: 'Budi Gudang',
  quo_file: toUploadFile(workbookBytes(rowXml(1, '6204-2RS', 10))),
}

/** A bank statement of a line that no other has. */
const anyStatement = (): File =>
  new File(
    [
      'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n',
      `02/01/26,02/01/26,1,${randomUUID()},KR OTOMATIS,0.00,"1,000.00"\n`,
    ],
    'mutasi.csv',
  )

/** A price list of one rule. */
const priceList = (): File =>
  toUploadFile(
    workbookBytes(
      rowXml(1, ...Object.values(priceListWords.headings).map(({ en }) => en)) +
        rowXml(2, 'item', '6204-2RS', '', 5_000, '', 'no', '', '', '10: 4500'),
    ),
  )

const wrongText = fc.oneof(
  fc.constantFrom('', ' ', '\0', '0', '-1', '99999999999', '1e3', 'true', '[object Object]', '٣', '٠١٢'),
  fc.constantFrom(200, 257, 2_001, 20_001, 120_000).map((length) => 'x'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 130 }),
)
const fileName = fc.oneof(
  fc.constantFrom('', '.', '../../etc', '\0.pdf', '"', '\r\n', 'x'.repeat(500), '\u202Egnp.pdf'),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const wrongFile = fc
  .tuple(fc.constantFrom('', '%PDF', '%PDF-1.7\n', 'GIF89a', '<svg/>', '\0'), fileName)
  .map(([content, name]) => new File([content], name))
const strange = fc.constantFrom('__proto__', 'constructor', 'toString', '', 'a"b', 'x'.repeat(300))

/** Pieces that a form is written of, in any order. */
const pieces = fc.constantFrom(
  '--x',
  '--x--',
  '\r\n',
  '\r\n\r\n',
  '\n',
  'Content-Disposition: form-data; name="text"',
  'content-disposition: form-data; name="document"; filename="a.pdf"',
  'Content-Disposition: form-data',
  'Content-Type: application/pdf',
  '%PDF-1.7',
  '\0',
)

/** The fields of a call's form as it means them. */
const meantFields = (e: Endpoint): Field[] => {
  const file = /(?:proof|upload-po|receipt|tax-invoice|tax-kind|return-note|transfer-back|certificate)$/.test(
    e.path,
  )
    ? pdf()
    : /\/pictures?$/.test(e.path)
      ? picture()
      : meant['file']
  const own: typeof meant = {
    ...meant,
    ...(file !== undefined && { file }),
    ...(e === paymentBank.uploadBankStatement && { file: anyStatement() }),
    ...(e === pricingStaff.uploadPriceList && { file: priceList(), removes_others: 'true' }),
    ...(e === taxInvoiceStaff.importTaxFiles && { file: pdf() }),
    ...(e === taxInvoiceStaff.importTaxNumbers && {
      file: new File(['Nomor Faktur Pajak;Referensi\n04002600000000001;INV-0'], 'keluaran.csv'),
    }),
  }
  return Object.keys(e.form?.shape ?? {}).map((name): Field => [name, own[name] ?? 'x'])
}

/** The form that a call means, with other values for some of its fields. */
export const meantForm = (e: Endpoint, differently: Readonly<Record<string, string>> = {}): FormData =>
  toFormData({ ...Object.fromEntries(meantFields(e)), ...differently })

/**
 * Forms for a call: some as it means them, others with fields that are wrong, missing, twice there or strangely named,
 * and some that are no form.
 */
export const anyForm = (e: Endpoint): fc.Arbitrary<SentForm> => {
  const right = meantFields(e)
  const wrong = fc.oneof(wrongText, wrongFile)
  const some = right.map((field) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(field) },
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.tuple(fc.constant(field[0]), wrong) },
    ),
  )
  const names = fc.oneof(strange, fc.constantFrom(...right.map(([name]) => name)))
  const fields = fc
    .tuple(fc.tuple(...some), fc.array(fc.tuple(names, wrong), { maxLength: 2 }))
    .map(([known, more]) => [...known.filter((one) => one !== undefined), ...more])
  const inFields = fields.map((all) => {
    const body = new FormData()
    for (const [name, value] of all) body.append(name, value)
    return { body }
  })
  const type = fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain', 'x')
  const byHand = fc.tuple(fc.array(pieces, { maxLength: 14 }), type)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({ body: toFormData(Object.fromEntries(right)) }) },
    { weight: 5, arbitrary: inFields },
    { weight: 2, arbitrary: byHand.map(([all, said]) => ({ body: all.join(''), type: said })) },
    {
      weight: 1,
      arbitrary: byHand.map(([all]) => ({
        body: `--x\r\n${all.join('')}`,
        type: 'multipart/form-data; boundary=x',
      })),
    },
  )
}
