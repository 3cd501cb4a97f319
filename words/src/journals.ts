import type { Sentence } from './language.ts'

/** What an export of journals says. */
export const journalWords = {
  headings: [
    { en: 'Date', id: 'Tanggal' },
    { en: 'Journal number', id: 'Nomor jurnal' },
    { en: 'Account code', id: 'Kode akun' },
    { en: 'Account name', id: 'Nama akun' },
    { en: 'Company', id: 'Perusahaan' },
    { en: 'Document number', id: 'Nomor dokumen' },
    { en: 'Description', id: 'Keterangan' },
    { en: 'Debit', id: 'Debit' },
    { en: 'Credit', id: 'Kredit' },
  ],
  total: { en: 'Total', id: 'Jumlah' },
  sheet: { en: 'Journals', id: 'Jurnal' },
  filename: { en: 'journals', id: 'jurnal' },
} as const satisfies Record<string, Sentence | readonly Sentence[]>
