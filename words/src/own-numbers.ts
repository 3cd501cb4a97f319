import type { Sentence, SentenceWith } from './language.ts'

/** What a file of a company's own part numbers says; an upload knows the headings of its first two columns again. */
export const ownNumberWords = {
  sheet: { en: 'Own part numbers', id: 'Nomor barang sendiri' },
  filename: { en: 'own-part-numbers', id: 'nomor-barang-sendiri' },
  headings: [
    { en: 'Your number', id: 'Nomor Anda' },
    { en: 'Part number', id: 'Nomor part' },
    { en: 'Name', id: 'Nama' },
  ],
} as const satisfies Record<string, Sentence | readonly Sentence[]>

/** The buyer's own number on a line of a document. */
export const ownNumberLine = {
  en: (number) => `Your number: ${number}`,
  id: (number) => `Nomor Anda: ${number}`,
} as const satisfies SentenceWith<string>

/** Why a row of an uploaded file was not taken. */
export const wrongRowWords = {
  number_missing: { en: 'Your number is missing.', id: 'Nomor Anda belum diisi.' },
  number_too_long: {
    en: 'Your number has more than 60 characters.',
    id: 'Nomor Anda lebih dari 60 karakter.',
  },
  number_without_signs: {
    en: 'Your number has no letter and no digit.',
    id: 'Nomor Anda tidak punya huruf atau angka.',
  },
  number_damaged: {
    en: 'The spreadsheet seems to have changed this number, for example into a date. Format the column as text, or add it by hand.',
    id: 'Nomor ini sepertinya diubah oleh spreadsheet, misalnya menjadi tanggal. Format kolomnya sebagai teks, atau tambahkan secara manual.',
  },
  number_twice: {
    en: 'A row above uses this number for another item.',
    id: 'Baris di atas memakai nomor ini untuk barang lain.',
  },
  sku_missing: { en: 'The part number is missing.', id: 'Nomor part belum diisi.' },
  sku_unknown: {
    en: 'We have no item with this part number.',
    id: 'Tidak ada barang dengan nomor part ini.',
  },
  sku_ambiguous: {
    en: 'Several items have this part number but for its signs. Write it as on the item’s page.',
    id: 'Beberapa barang punya nomor part ini jika tanda bacanya diabaikan. Tulis seperti di halaman barangnya.',
  },
  sku_not_sold: { en: 'This item is no longer sold.', id: 'Barang ini tidak dijual lagi.' },
  too_many_of_item: {
    en: 'An item can have at most 10 of your numbers.',
    id: 'Satu barang dapat memiliki maksimal 10 nomor Anda.',
  },
  too_many: {
    en: 'Your company has reached 20,000 part numbers.',
    id: 'Perusahaan Anda sudah mencapai 20.000 nomor barang.',
  },
} as const satisfies Record<string, Sentence>
