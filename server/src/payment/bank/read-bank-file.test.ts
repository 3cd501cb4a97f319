import { MOST_BANK_LINES } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BankFile } from './bank-file.ts'
import { readSen } from './bank-file.ts'
import { readBankFile } from './read-bank-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readBankFile(bytes(text))
const lines = (file: ReturnType<typeof readBankFile>) => {
  if ('error' in file) throw new Error(`${file.error} in row ${file.row}`)
  return file.lines.map(({ day, amount, text, balance }) => [day, amount, text, balance])
}

const BCA = `Informasi Rekening - Mutasi Rekening
No. rekening,=,'0001112222
Nama,=,PT TOKO UJI NIAGA
Periode,=,28/12/2025 - 03/01/2026
Kode Mata Uang,=,Rp

Tanggal,Keterangan,Cabang,Jumlah,,Saldo
'30/12,'TRSF E-BANKING CR 3012/FTSCY/WS95051      1500000.00INV/2025/000012 PT BAUT CONTOH,'0000,"1,500,000.00",CR,"3,500,000.00"
'02/01,'BIAYA ADM,'0000,"15,000.00",DB,"3,485,000.00"
'PEND,'SETORAN TUNAI,'0000,"1.00",CR,
Saldo Awal,=,"2,000,000.00"
Kredit,=,"1,500,000.00"
Debet,=,"15,000.00"
Saldo Akhir,=,"3,485,000.00"
`
const BCA_BUSINESS = `"No. Rekening : 000111222"
"Periode : 01/11/2026 - 30/11/2026"
Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
"05/11/2026","KR OTOMATIS, TRANSFER","0000","250,000.00 CR","1,250,000.00"
"06/11/2026","KARTU ""DEBIT""","0000","50,000.50 DB","1,199,999.50"
Saldo Awal : 1,000,000.00
Mutasi Debet : 50,000.50
Mutasi Kredit : 250,000.00
Saldo Akhir : 1,199,999.50
`
const MANDIRI = `Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit
0000111222,03/11/26,03/11/26,6902,"MCM InhouseTrf DARI CV MUR CONTOH","INV/2026/000007 ",WLST1,".00","453,684.00"
0000111222,04/11/26,04/11/26,7000,"Biaya","adm",,"6,500.00",".00"
`
const KOPRA = `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
0000111222;IDR;03 November 2026 11:27:10;PT BAUT CONTOH;INV 2026 000007;1000000.00;0.00;1500000.00
0000111222;IDR;04 Oktober 2026 11:27:10;BIAYA;;0.00;250000.00;1250000.00
`
const BRI = `ID,NOREK,TGL_TRAN,TGL_EFEKTIF,JAM_TRAN,SEQ,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,TRUSER,KODE_TRAN,KODE_TRAN_TELLER,TRREMK,TLBDS1,TLBDS2,REMARK_CUSTOM
"1","000111222","2026-11-02 10:00:00","2026-11-02","100000","7","NBMB PT BAUT CONTOH","500000.00","0.00","200000.00","700000.00","Cr","1","4","6670","INV/2026/000009","","",""
"2","000111222","2026-11-03 10:00:00","2026-11-03","100000","8","ADM","700000.00","2500.00",".00","697500.00","Db","1","4","6670","","","",""
`
const BNI = `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,
02/11/26 10.00.00,02/11/26,0987,900123,TRANSFER DARI | Bpk CONTOH,0.00,"1,110.00",
03/11/26 10.00.00,03/11/26,0987,900124,BIAYA,"2,500.00",0.00,
`
const MT940 = `{1:F01BANKIDJAXXXX0000000000}{2:O940}{4:
:20:STMT001
:25:BANKIDJA/000111222
:28C:00001/001
:60F:C251230IDR2000000,
:61:2512310102C1500000,00NTRFINV2025000012//BNK1
PT BAUT CONTOH
:86:TRANSFER DARI PT BAUT CONTOH UNTUK PEMBAYARAN BARANG INV/2025/000
012 TERIMA KASIH
:61:260102D15000,NCHGNONREF
:61:260102RC1000,NTRFNONREF
:86:BALIK
:62F:C260102IDR3484000,
-}`

/** Of this thread's own work, in microseconds: others may use the processor meanwhile. */
const SECOND = 1_000_000

describe('a bank statement', () => {
  it.each([
    [
      'bca',
      BCA,
      [
        [
          '2025-12-30',
          150_000_000,
          'TRSF E-BANKING CR 3012/FTSCY/WS95051 1500000.00INV/2025/000012 PT BAUT CONTOH',
          350_000_000,
        ],
        ['2026-01-02', -1_500_000, 'BIAYA ADM', 348_500_000],
      ],
    ],
    [
      'bca_business',
      BCA_BUSINESS,
      [
        ['2026-11-05', 25_000_000, 'KR OTOMATIS, TRANSFER', 125_000_000],
        ['2026-11-06', -5_000_050, 'KARTU "DEBIT"', 119_999_950],
      ],
    ],
    [
      'mandiri',
      MANDIRI,
      [
        ['2026-11-03', 45_368_400, 'MCM InhouseTrf DARI CV MUR CONTOH INV/2026/000007', undefined],
        ['2026-11-04', -650_000, 'Biaya adm', undefined],
      ],
    ],
    [
      'mandiri_kopra',
      KOPRA,
      [
        ['2026-11-03', 100_000_000, 'PT BAUT CONTOH INV 2026 000007', 150_000_000],
        ['2026-10-04', -25_000_000, 'BIAYA', 125_000_000],
      ],
    ],
    [
      'bri',
      BRI,
      [
        ['2026-11-02', 20_000_000, 'NBMB PT BAUT CONTOH INV/2026/000009', 70_000_000],
        ['2026-11-03', -250_000, 'ADM', 69_750_000],
      ],
    ],
    [
      'bni',
      BNI,
      [
        ['2026-11-02', 111_000, 'TRANSFER DARI | Bpk CONTOH', undefined],
        ['2026-11-03', -250_000, 'BIAYA', undefined],
      ],
    ],
    [
      'mt940',
      MT940,
      [
        [
          '2026-01-02',
          150_000_000,
          'PT BAUT CONTOH TRANSFER DARI PT BAUT CONTOH UNTUK PEMBAYARAN BARANG INV/2025/000012 TERIMA KASIH',
          undefined,
        ],
        ['2026-01-02', -1_500_000, '', undefined],
        ['2026-01-02', -100_000, 'BALIK', undefined],
      ],
    ],
  ])('in the layout %s is read', (layout, text, expected) => {
    const file = read(text)
    expect(file).toMatchObject({
      layout,
      ...(layout === 'bni' ? {} : { account: expect.stringMatching(/^1112222?$/) }),
    })
    expect(lines(file)).toEqual(expected)
  })

  it.each([
    ['with Windows line ends', bytes(BCA.replaceAll('\n', '\r\n'))],
    ['with a byte order mark', bytes(`\uFEFF${BCA}`)],
    ['in UTF-16', new Uint8Array(Buffer.from(`\uFEFF${BCA}`, 'utf16le'))],
    [
      'with semicolons',
      bytes(
        BCA.replaceAll('"', '')
          .replaceAll(/,(?=\d{3}[,.])/g, '')
          .replaceAll(',', ';'),
      ),
    ],
    [
      'as a spreadsheet in Indonesian writes it again',
      bytes(
        BCA.replaceAll(/"([\d,.]+)"/g, (_, number: string) =>
          number.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')),
        )
          .replaceAll(/,(?!\d\d(?:,|\n))/g, ';')
          .replaceAll(/(?<=,\d\d),/g, ';'),
      ),
    ],
    ['with blank rows', bytes(BCA.replaceAll('\n', '\n\n'))],
  ])('%s is the same', (_, file) => {
    expect(lines(readBankFile(file))).toEqual(lines(read(BCA)))
  })

  it('in the old code page of Windows keeps its letters', () => {
    const file = readBankFile(new Uint8Array(Buffer.from(BNI.replace('CONTOH', 'CAFÉ'), 'latin1')))
    expect(lines(file)[0]).toContain('TRANSFER DARI | Bpk CAFÉ')
  })

  it('with the newest line first adds up, too', () => {
    const [head = '', one = '', two = ''] = KOPRA.split('\n')
    expect(lines(read([head, two, one, ''].join('\n')))).toEqual(lines(read(KOPRA)).toReversed())
  })

  it.each([
    ['nothing', '', 'bank_file_empty', undefined],
    ['another table', 'sku,price\nB-1,1000\n', 'bank_layout_unknown', undefined],
    ['no closing balance', BCA.slice(0, BCA.indexOf('Saldo Awal')), 'bank_file_cut', 10],
    ['a row that is cut off', BCA.slice(0, BCA.indexOf('"15,000.00",DB') + 4), 'bank_row_cells', 9],
    ['another closing balance', BCA.replace('Akhir,=,"3,485', 'Akhir,=,"3,486'), 'bank_closing_differs', 14],
    ['a balance that does not follow', BCA.replace('DB,"3,485', 'DB,"3,486'), 'bank_row_balance', 9],
    ['an amount that is none', BCA.replace('"15,000.00",DB', '"15,00O.00",DB'), 'bank_row_amount', 9],
    ['neither CR nor DB', BCA.replace('"15,000.00",DB', '"15,000.00",XX'), 'bank_row_amount', 9],
    ['a day that is none', BCA.replace("'02/01", "'31/02"), 'bank_row_day', 9],
    ['a day outside its period', BCA.replace("'02/01", "'02/07"), 'bank_row_day', 9],
    ['a day without a year or a period', BCA.replace('Periode', 'Perioda'), 'bank_row_day', 8],
    ['a row of another account', MANDIRI.replace('0000111222,04', '0000111333,04'), 'bank_row_account', 3],
    ['dollars', KOPRA.replace('IDR;04', 'USD;04'), 'bank_row_currency', 3],
    ['dollars above its table', BCA.replace('=,Rp', '=,USD'), 'bank_row_currency', 5],
    [
      'money that came and left at once',
      BNI.replace('0.00,"1,110.00"', '5.00,"1,110.00"'),
      'bank_row_amount',
      2,
    ],
    [
      'an amount of several cells',
      BCA_BUSINESS.replace('"250,000.00 CR"', '250,000.00 CR'),
      'bank_row_cells',
      4,
    ],
    ['an open quotation mark', BNI.replace('"2,500.00"', '"2,500.00'), 'bank_row_cells', 3],
    ['no closing balance in MT940', MT940.slice(0, MT940.indexOf(':62F:')), 'bank_file_cut', 12],
    ['another closing balance in MT940', MT940.replace('IDR3484', 'IDR3485'), 'bank_closing_differs', 13],
    ['dollars in MT940', MT940.replace('C251230IDR', 'C251230USD'), 'bank_row_currency', 5],
    ['a line that is none in MT940', MT940.replace(':61:260102D', ':61:260102X'), 'bank_row_cells', 10],
  ])('with %s is refused with its row', (_, text, error, row) => {
    expect(read(text)).toEqual({ error, ...(row !== undefined && { row }) })
  })

  it('of several messages is one of one account, each following on the one before', () => {
    const next = MT940.replaceAll('{1:F01BANKIDJAXXXX0000000000}{2:O940}{4:\n', '')
      .replace('C251230IDR2000000', 'C260102IDR3484000')
      .replace('IDR3484000,\n-}', 'IDR4968000,\n-}')
    expect(lines(read(`${MT940}\n${next}`))).toHaveLength(6)
    expect(read(`${MT940}\n${next.replace('000111222', '000111333')}`)).toMatchObject({
      error: 'bank_row_account',
    })
    expect(read(`${MT940}\n${MT940}`)).toMatchObject({ error: 'bank_row_balance' })
  })

  it('of 100,000 lines of MT940 is refused within a second', () => {
    const text = MT940.replace(':62F:', `${':61:260102C1,NTRFNONREF\n'.repeat(100_000)}:62F:`)
    const before = process.threadCpuUsage()
    expect(read(text)).toEqual({ error: 'bank_too_many_lines', row: MOST_BANK_LINES + 10 })
    expect(process.threadCpuUsage(before).user).toBeLessThan(SECOND)
  })

  it.each([
    '\t'.repeat(100_000),
    "'".repeat(100_000),
    ',0'.repeat(100_000),
    '1,111'.repeat(50_000),
    '{4:'.repeat(50_000),
  ])('with a hostile cell (%#) is read within a second', (cell) => {
    const before = process.threadCpuUsage()
    read(BNI.replace('BIAYA', cell))
    read(BNI.replace('"2,500.00"', `"${cell}"`))
    read(`${cell}\n`.repeat(20))
    read(MT940.replace('NTRFINV', cell))
    read(MT940.replace('BALIK', cell))
    expect(process.threadCpuUsage(before).user).toBeLessThan(SECOND)
  })

  it('of long runs of signs is refused within a second', () => {
    const cell = `a${'-'.repeat(990)}a`
    const before = process.threadCpuUsage()
    expect(read(`${Array.from({ length: 60 }, () => cell).join('\t')}\n`.repeat(40))).toEqual({
      error: 'bank_layout_unknown',
    })
    expect(process.threadCpuUsage(before).user).toBeLessThan(SECOND)
  })

  it('of any bytes is read or refused', () => {
    const cut = fc
      .tuple(fc.constantFrom(BCA, KOPRA, BRI, MT940), fc.nat(1_500), fc.string({ unit: 'binary' }))
      .map(([text, at, put]) => bytes(text.slice(0, at) + put + text.slice(at)))
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 500 }), cut), (file) => {
        expect(readBankFile(file)).toBeTypeOf('object')
      }),
    )
  })
})

it('a statement of any lines is read as it was written, and none of it is lost where it is cut', () => {
  const line = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    amount: fc.integer({ min: -1e12, max: 1e12 }).filter((amount) => amount !== 0),
    text: fc
      .stringMatching(/^[A-Z0-9][A-Z0-9,"; /]{0,30}[A-Z0-9]$/)
      .map((text) => text.replaceAll(/ +/g, ' ')),
  })
  const sen = (amount: number) =>
    (Math.abs(amount) / 100).toLocaleString('en', { minimumFractionDigits: 2, useGrouping: true })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat(1_000), (all, at) => {
      let balance = 5e14
      const rows = all.map(({ day, amount, text }) => {
        balance += amount
        const cells = [
          `${String(day).padStart(2, '0')}/11/2026`,
          text.replaceAll('"', '""'),
          '0000',
          `${sen(amount)} ${amount > 0 ? 'CR' : 'DB'}`,
          sen(balance),
        ]
        return cells.map((cell) => `"${cell}"`).join(',')
      })
      const file = `Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n${rows.join('\n')}\nSaldo Akhir : ${sen(balance)}\n`
      const result = read(file) as BankFile
      expect(result.lines.map(({ day, amount, text }) => ({ day, amount, text }))).toEqual(
        all.map(({ day, amount, text }) => ({
          day: `2026-11-${String(day).padStart(2, '0')}`,
          amount,
          text,
        })),
      )
      const cut = read(file.slice(0, Math.min(at, file.indexOf('Saldo Akhir'))))
      expect(cut).toHaveProperty('error')
    }),
  )
})

it.each([
  ['1,234,567.89', 123_456_789],
  ['1.234.567,89', 123_456_789],
  ['1234567.8', 123_456_780],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['.00', 0],
  ['-15,000.00', -1_500_000],
  ['Rp 15.000,00', 1_500_000],
  ['1,23,456', undefined],
  ['1,234,56', undefined],
  ['1.234.5678', undefined],
  ['', undefined],
  ['-', undefined],
  ['1e6', undefined],
  ['99999999999999999', undefined],
])('the amount %s is %s sen', (text, expected) => {
  expect(readSen(text)).toBe(expected)
})
