import { rupiahText } from './currencies.ts'
import type { Sentence, SentenceWith } from './language.ts'
import { paymentMethodName } from './labels/payment-methods.ts'

/** The amount that an event moves, in whole rupiah. */
interface Moved {
  readonly moved: number
}
const named = (en: string, id: string): SentenceWith<Moved> => ({ en: () => en, id: () => id })
const settled = (kind: string): SentenceWith<Moved> => ({
  en: () => paymentMethodName(kind, 'en'),
  id: () => paymentMethodName(kind, 'id'),
})

/** The events of a statement of account. Those that leave its balance as it is name their amount. */
export const statementEventWords = {
  invoice_issued: named('Invoice', 'Invoice terbit'),
  credit_note_issued: named('Credit note', 'Nota kredit'),
  payment_received: named('Payment received', 'Pembayaran diterima'),
  payment_accepted: {
    en: ({ moved }) => `Payment of ${rupiahText(moved)} accepted after review`,
    id: ({ moved }) => `Pembayaran ${rupiahText(moved)} disetujui setelah ditinjau`,
  },
  payment_taken_back: named('Payment reversed by the bank', 'Pembayaran dibatalkan oleh bank'),
  transfer_corrected: named('Payment entry corrected', 'Koreksi pencatatan pembayaran'),
  advance_used: {
    en: ({ moved }) => `${rupiahText(moved)} of held money used`,
    id: ({ moved }) => `Deposit ${rupiahText(moved)} dipakai`,
  },
  advance_moved: {
    en: ({ moved }) => `${rupiahText(moved)} moved to your account with us`,
    id: ({ moved }) => `${rupiahText(moved)} dipindahkan ke deposit`,
  },
  advance_returned: {
    en: ({ moved }) => `${rupiahText(moved)} of a cancelled order is on account again`,
    id: ({ moved }) => `${rupiahText(moved)} dari pesanan yang dibatalkan kembali menjadi deposit`,
  },
  refund_requested: {
    en: ({ moved }) => `Refund of ${rupiahText(moved)} requested`,
    id: ({ moved }) => `Refund ${rupiahText(moved)} diajukan`,
  },
  refund_made: named('Refund', 'Refund'),
  refund_refused: {
    en: ({ moved }) => `Refund of ${rupiahText(moved)} failed, money still held`,
    id: ({ moved }) => `Refund ${rupiahText(moved)} gagal, dana tetap menjadi deposit`,
  },
  tax_withheld: settled('tax_withheld'),
  bank_charge: settled('bank_charge'),
  write_off: settled('write_off'),
  difference_decided: named('Adjustment of earlier payments', 'Penyesuaian pembayaran lama'),
} as const satisfies Record<string, SentenceWith<Moved>>

/** What a printed statement of account and its workbook say. */
export const statementWords = {
  day: { en: 'Date', id: 'Tanggal' },
  event: { en: 'Description', id: 'Keterangan' },
  documents: { en: 'Documents', id: 'Dokumen' },
  reference: { en: 'Reference', id: 'Referensi' },
  debit: { en: 'Debit', id: 'Debit' },
  credit: { en: 'Credit', id: 'Kredit' },
  balance: { en: 'Balance', id: 'Saldo' },
  opening: { en: 'Opening balance', id: 'Saldo awal' },
  closing: { en: 'Closing balance', id: 'Saldo akhir' },
  signs: {
    en: 'In rupiah. A positive balance is owed by the customer; a negative one is held for the customer.',
    id: 'Dalam rupiah. Saldo positif adalah tagihan kepada pelanggan; saldo negatif adalah deposit pelanggan.',
  },
  filename: { en: 'statement', id: 'mutasi-saldo' },
} as const satisfies Record<string, Sentence>

/** A period on a document. */
export const periodWords: SentenceWith<{ readonly from: string; readonly to: string }> = {
  en: ({ from, to }) => `${from} to ${to}`,
  id: ({ from, to }) => `${from} s.d. ${to}`,
}

/** What companies owe by the days since it was due, as a workbook. */
export const ageingWords = {
  sheet: { en: 'Ageing', id: 'Umur piutang' },
  filename: { en: 'ageing', id: 'umur-piutang' },
  total: { en: 'All companies', id: 'Semua perusahaan' },
  in_rupiah: { en: 'In rupiah.', id: 'Dalam rupiah.' },
  headings: [
    { en: 'Company', id: 'Perusahaan' },
    { en: 'Not due', id: 'Belum jatuh tempo' },
    { en: '1–30 days', id: '1–30 hari' },
    { en: '31–60 days', id: '31–60 hari' },
    { en: '61–90 days', id: '61–90 hari' },
    { en: 'Over 90 days', id: 'Lebih dari 90 hari' },
    { en: 'Total', id: 'Total' },
  ],
} as const satisfies Record<string, Sentence | readonly Sentence[]>
