import type { BankLayout } from '@pasok/contract'

/** A bank's CSV: where each value of a line is. Headings are compared in lower case, without the signs around words. */
export interface CsvLayout {
  readonly name: Exclude<BankLayout, 'mt940'>
  /** All headings of its table, in their order; '' is a column without a heading. */
  readonly headings: readonly string[]
  readonly day: string
  /** The columns that are joined to the line's text. */
  readonly text: readonly string[]
  readonly reference?: string
  /** Two columns, or one with `CR` and `DB` behind the amount or in a column of its own. */
  readonly amount:
    | { readonly credit: string; readonly debit: string }
    | { readonly column: string; readonly mark?: string }
  readonly balance?: string
  readonly account?: string
  readonly currency?: string
  /** Whether rows with the sums of the statement stand below its table. */
  readonly hasFooter?: true
}

/** The layouts that banks export, see docs/bank-statements.md. */
export const csvLayouts: readonly CsvLayout[] = [
  {
    name: 'bca',
    headings: ['tanggal', 'keterangan', 'cabang', 'jumlah', '', 'saldo'],
    day: 'tanggal',
    text: ['keterangan'],
    amount: { column: 'jumlah', mark: '' },
    balance: 'saldo',
    hasFooter: true,
  },
  {
    name: 'bca_business',
    headings: ['tanggal transaksi', 'keterangan', 'cabang', 'jumlah', 'saldo'],
    day: 'tanggal transaksi',
    text: ['keterangan'],
    amount: { column: 'jumlah' },
    balance: 'saldo',
    hasFooter: true,
  },
  {
    name: 'mandiri',
    headings: [
      'account no',
      'date',
      'val date',
      'transaction code',
      'description',
      'description',
      'reference no',
      'debit',
      'credit',
    ],
    day: 'date',
    text: ['description'],
    reference: 'reference no',
    amount: { credit: 'credit', debit: 'debit' },
    account: 'account no',
  },
  {
    name: 'mandiri_kopra',
    headings: [
      'accountno',
      'ccy',
      'postdate',
      'remarks',
      'additionaldesc',
      'credit amount',
      'debit amount',
      'close balance',
    ],
    day: 'postdate',
    text: ['remarks', 'additionaldesc'],
    amount: { credit: 'credit amount', debit: 'debit amount' },
    balance: 'close balance',
    account: 'accountno',
    currency: 'ccy',
  },
  {
    name: 'bri',
    headings: [
      'id',
      'norek',
      'tgl_tran',
      'tgl_efektif',
      'jam_tran',
      'seq',
      'desk_tran',
      'saldo_awal_mutasi',
      'mutasi_debet',
      'mutasi_kredit',
      'saldo_akhir_mutasi',
      'glsign',
      'truser',
      'kode_tran',
      'kode_tran_teller',
      'trremk',
      'tlbds1',
      'tlbds2',
    ],
    day: 'tgl_tran',
    text: ['desk_tran', 'trremk'],
    reference: 'seq',
    amount: { credit: 'mutasi_kredit', debit: 'mutasi_debet' },
    balance: 'saldo_akhir_mutasi',
    account: 'norek',
  },
  {
    name: 'bni',
    headings: ['post date', 'value date', 'branch', 'journal no', 'description', 'debit', 'credit'],
    day: 'post date',
    text: ['description'],
    reference: 'journal no',
    amount: { credit: 'credit', debit: 'debit' },
  },
]
