import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenNumber } from '../invoice.ts'
import { matchFile, matchRow, type KnownInvoices, type NumberedInvoice } from './match-tax-invoice.ts'
import { numberRows } from './number-rows-thread.ts'
import { readTaxFileName } from './tax-file-name.ts'

const FORMAT = 'INV/{year}/{number}'
const SELLER = '0012345671000000'
const BUYER = '0023456782000000'
const [FIRST, SECOND] = ['04002600000000001', '04002600000000002']
const ID = '8316ab33-870d-4ba3-b65a-18a7dcaa85d2'
const coretax = (number: string, buyer = BUYER) => `OutputTaxInvoice-${ID}-${SELLER}-${number}-${buyer}-.pdf`

const invoice = (id: number, changes: Partial<NumberedInvoice> = {}): NumberedInvoice => ({
  id,
  number: `INV/2026/00000${id}`,
  buyer_npwp: BUYER,
  trx_code: '04',
  tax_number: null,
  has_file: false,
  ...changes,
})
const known = (...invoices: readonly NumberedInvoice[]): KnownInvoices => ({
  byNumber: new Map(invoices.map((one) => [one.number, one])),
  byTaxNumber: new Map(invoices.flatMap((one) => (one.tax_number === null ? [] : [[one.tax_number, one]]))),
  waitingByNpwp: Map.groupBy(
    invoices.filter(({ tax_number, trx_code }) => tax_number === null && trx_code !== null),
    ({ buyer_npwp }) => buyer_npwp,
  ),
})

describe('the name of a PDF', () => {
  it.each([
    [coretax(FIRST), { number: FIRST, sellerNpwp: SELLER, buyerNpwp: BUYER }],
    [coretax(FIRST, '').replace('-.pdf', '-(1).pdf'), { number: FIRST, sellerNpwp: SELLER }],
    [`folder/INV-2026-000012 PT Maju ${FIRST}.pdf`, { number: FIRST, invoiceNumber: 'INV/2026/000012' }],
    ['inv_2026_000012.pdf', { invoiceNumber: 'INV/2026/000012' }],
    [`${FIRST}.pdf`, { number: FIRST }],
    [`1${FIRST}.pdf`, {}],
    ['XINV-2026-000012.pdf', {}],
    ['faktur.pdf', {}],
    ['', {}],
  ])('%s', (name, read) => {
    expect(readTaxFileName(name, FORMAT)).toEqual(read)
  })

  it('names the invoice whatever separates its parts', () => {
    const format = fc.constantFrom(
      'INV/{year}/{number}',
      '{year}.{number}',
      'A-{year}-B-{number}',
      'F{year}{number}',
    )
    fc.assert(
      fc.property(
        format,
        fc.integer({ min: 2025, max: 2099 }),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('-', '_', ' ', ''),
        (of, year, count, separator) => {
          const number = writtenNumber(of, year, count)
          const name = `${FIRST} ${number.replaceAll(/[^A-Za-z0-9]/g, separator)} PT.pdf`
          expect(readTaxFileName(name, of)).toEqual({ number: FIRST, invoiceNumber: number })
        },
      ),
    )
  })

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        expect(readTaxFileName(name, FORMAT)).toBeTypeOf('object')
      }),
    )
  })
})

describe('a PDF', () => {
  const match = (name: string, ...invoices: readonly NumberedInvoice[]) => {
    const { code, invoice: found } = matchFile(readTaxFileName(name, FORMAT), SELLER, known(...invoices))
    return [code, found?.id]
  }

  it('belongs to the invoice that has its number, or is named', () => {
    expect(match(coretax(FIRST), invoice(1), invoice(2, { tax_number: FIRST }))).toEqual(['attached', 2])
    expect(match(`INV-2026-000001 ${FIRST}.pdf`, invoice(1))).toEqual(['attached', 1])
    expect(match('INV-2026-000001.pdf', invoice(1, { tax_number: FIRST }))).toEqual(['attached', 1])
    expect(match('INV-2026-000001.pdf', invoice(1))).toEqual(['number_missing', 1])
    expect(match('INV-2026-000009.pdf', invoice(1))).toEqual(['not_found', undefined])
    expect(match(coretax(FIRST), invoice(1, { tax_number: FIRST, has_file: true }))).toEqual(['unchanged', 1])
  })

  it("belongs to the buyer's only invoice that waits", () => {
    expect(match(coretax(FIRST), invoice(1))).toEqual(['attached', 1])
    expect(match(coretax(FIRST), invoice(1), invoice(2))).toEqual(['several_invoices', undefined])
    expect(match(coretax(FIRST), invoice(1), invoice(2, { trx_code: '07' }))).toEqual(['attached', 1])
    expect(match(coretax(FIRST, '0099999999999999'), invoice(1))).toEqual(['not_found', undefined])
    expect(match(coretax(FIRST), invoice(1, { trx_code: null }))).toEqual(['not_found', undefined])
    expect(match(`${FIRST}.pdf`, invoice(1))).toEqual(['not_found', undefined])
  })

  it("is no other seller's, buyer's or invoice's", () => {
    expect(match(coretax(FIRST).replace(SELLER, '0099999999999999'), invoice(1))).toEqual([
      'other_seller',
      undefined,
    ])
    const foreign = invoice(2, { buyer_npwp: '0099999999999999', tax_number: FIRST })
    expect(match(coretax(FIRST), invoice(1), foreign)).toEqual(['other_buyer', 2])
    expect(match(`INV-2026-000001 ${FIRST}.pdf`, invoice(1), foreign)).toEqual(['number_taken', 1])
    expect(match(`INV-2026-000001 ${SECOND}.pdf`, invoice(1, { tax_number: FIRST }))).toEqual([
      'other_number',
      1,
    ])
    expect(match(`INV-2026-000001 07002600000000001.pdf`, invoice(1))).toEqual(['other_code', 1])
  })
})

describe("Coretax's list", () => {
  it('is read by its headings, wherever they are', () => {
    expect(
      numberRows([
        ['Pajak Keluaran'],
        ['NPWP Pembeli', 'Nomor Faktur Pajak', 'Status Faktur', 'Referensi'],
        [BUYER, FIRST, 'APPROVED', 'INV/2026/000001'],
        ['', '', '', ''],
        // Spreadsheets have lost the last digits of a number.
        ['', 4_002_600_000_000_002, 'APPROVED', 'INV/2026/000002'],
        ['', "'0400.26-00000000003", '', '\u0001INV/2026/000003'],
      ]),
    ).toEqual([
      { row: 3, number: FIRST, reference: 'INV/2026/000001', status: 'APPROVED' },
      { row: 5, number: '4002600000000000', reference: 'INV/2026/000002', status: 'APPROVED' },
      { row: 6, number: '04002600000000003', reference: 'INV/2026/000003', status: '' },
    ])
    expect(numberRows([['Nomor', 'Nama']])).toBeUndefined()
  })

  const row = { row: 1, number: FIRST, reference: 'INV/2026/000001', status: '' }
  it.each([
    [{}, [invoice(1)], 'recorded'],
    [{ status: 'APPROVED' }, [invoice(1)], 'recorded'],
    [{ status: ' Approval  Sukses ' }, [invoice(1)], 'recorded'],
    [{ status: 'Disetujui' }, [invoice(1)], 'recorded'],
    [{ status: 'Menunggu Persetujuan' }, [invoice(1)], 'not_approved'],
    [{ status: 'Belum Disetujui' }, [invoice(1)], 'not_approved'],
    [{ status: 'Not approved' }, [invoice(1)], 'not_approved'],
    [{ status: 'Approval Gagal' }, [invoice(1)], 'not_approved'],
    [{ status: 'CANCELED' }, [invoice(1)], 'not_approved'],
    [{ status: 'AMENDED' }, [invoice(1)], 'not_approved'],
    [{}, [invoice(1, { trx_code: null })], 'recorded'],
    [{}, [invoice(1, { tax_number: FIRST })], 'unchanged'],
    [{}, [invoice(1, { tax_number: SECOND })], 'other_number'],
    [{}, [invoice(1), invoice(2, { tax_number: FIRST })], 'number_taken'],
    [{}, [invoice(1, { trx_code: '02' })], 'other_code'],
    [{ number: '0400260000000001' }, [invoice(1)], 'number_missing'],
    [{ number: '99002600000000001' }, [invoice(1)], 'number_missing'],
    [{ reference: 'INV/2026/000009' }, [invoice(1)], 'not_found'],
  ] as const)('with %j: %#', (changes, invoices, code) => {
    expect(matchRow({ ...row, ...changes }, known(...invoices)).code).toBe(code)
  })
})
