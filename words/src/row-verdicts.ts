import type { Sentence, SentenceWith } from './language.ts'

/** What a workbook says of the rows of an uploaded list; pages have messages of the same words. */
export const rowVerdictWords = {
  sheet: { en: 'Rows', id: 'Baris' },
  headings: [
    { en: 'Row', id: 'Baris' },
    { en: 'Requested', id: 'Permintaan' },
    { en: 'Requested quantity', id: 'Jumlah diminta' },
    { en: 'Result', id: 'Hasil' },
    { en: 'Part number', id: 'Nomor part' },
    { en: 'Name', id: 'Nama' },
    { en: 'Quantity', id: 'Jumlah' },
    { en: 'Remark', id: 'Keterangan' },
  ],
  verdicts: {
    exact: { en: 'Ready', id: 'Siap' },
    found: { en: 'Found by search', id: 'Hasil pencarian' },
    several: { en: 'Several items match', id: 'Beberapa barang cocok' },
    not_found: { en: 'Not found', id: 'Tidak ditemukan' },
    bad_quantity: { en: 'Check the quantity', id: 'Cek jumlahnya' },
    not_for_sale: { en: 'Not for sale', id: 'Tidak dijual' },
  },
} as const satisfies {
  readonly sheet: Sentence
  readonly headings: readonly Sentence[]
  readonly verdicts: Readonly<Record<string, Sentence>>
}

interface Rule {
  readonly minimum: number
  readonly multiple: number
}

/** What is wrong with a row's quantity, by what its item asks of one. */
export const rowProblemWords = {
  missing: { en: () => 'Enter a quantity.', id: () => 'Isi jumlahnya.' },
  not_whole: { en: () => 'Enter a whole number.', id: () => 'Isi dengan bilangan bulat.' },
  below_minimum: {
    en: ({ minimum }) => `The minimum is ${minimum}.`,
    id: ({ minimum }) => `Minimal ${minimum}.`,
  },
  not_multiple: {
    en: ({ multiple }) => `Sold in multiples of ${multiple}.`,
    id: ({ multiple }) => `Dijual per kelipatan ${multiple}.`,
  },
  too_big: { en: () => 'At most 999,999 of one item.', id: () => 'Maksimal 999.999 per barang.' },
} as const satisfies Record<string, SentenceWith<Rule>>

/** Why an item was found that nothing but a row's words led to. */
export const foundByWords = {
  en: 'Matches these words.',
  id: 'Kata-katanya cocok.',
} as const satisfies Sentence

/** Why an item was found whose part number a row does not have. */
export const matchWords = {
  part_number: { en: () => 'Matches the part number.', id: () => 'Nomor part cocok.' },
  replaced_number: { en: ({ text }) => `Replaces ${text}.`, id: ({ text }) => `Pengganti ${text}.` },
  spelling: { en: ({ text }) => `Matched as “${text}”.`, id: ({ text }) => `Dicari sebagai “${text}”.` },
} as const satisfies Record<string, SentenceWith<{ readonly text: string }>>
