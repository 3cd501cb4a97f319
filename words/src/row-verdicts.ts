import type { Sentence, SentenceWith } from './language.ts'

/**
 * What a workbook says of the rows of an uploaded list; pages have messages of the same words. The list's reader knows the
 * headings of what is read again when it is uploaded once more.
 */
export const rowVerdictWords = {
  sheet: { en: 'Rows', id: 'Baris' },
  headings: [
    { en: 'Row', id: 'Baris' },
    { en: 'Part number', id: 'Nomor part' },
    { en: 'Description', id: 'Uraian' },
    { en: 'Quantity', id: 'Jumlah' },
    { en: 'Result', id: 'Hasil' },
    { en: 'Matched item', id: 'Barang yang cocok' },
    { en: 'Reason', id: 'Alasan' },
    { en: 'Comment', id: 'Komentar' },
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
  /** What the item is sold by, and how many pieces that holds. */
  readonly unit: string
  readonly pieces: number
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
  no_result: {
    en: () => 'The formula of this quantity has no result. Enter the quantity.',
    id: () => 'Rumus jumlah ini tidak punya hasil. Isi jumlahnya.',
  },
  part_of_pack: {
    en: ({ unit, pieces }) => `Sold by the ${unit} of ${pieces}. Enter how many of these.`,
    id: ({ unit, pieces }) => `Dijual per ${unit} isi ${pieces}. Isi berapa ${unit}.`,
  },
  other_unit: {
    en: ({ unit }) => `Sold by the ${unit}. Enter how many of these.`,
    id: ({ unit }) => `Dijual per ${unit}. Isi berapa ${unit}.`,
  },
  thousand_or_one: {
    en: ({ unit }) => `A thousand, or one with decimals? Enter how many (${unit}), without a dot or comma.`,
    id: ({ unit }) => `Seribu, atau satu dengan desimal? Isi jumlahnya (${unit}) tanpa titik atau koma.`,
  },
} as const satisfies Record<string, SentenceWith<Rule>>

/** What a spreadsheet made of a row's part number. */
export const damageWords = {
  date: {
    en: 'A spreadsheet changed this part number into a date. Enter it again.',
    id: 'Spreadsheet mengubah nomor part ini menjadi tanggal. Isi lagi.',
  },
  number: {
    en: 'A spreadsheet rounded this part number. Enter it again.',
    id: 'Spreadsheet membulatkan nomor part ini. Isi lagi.',
  },
  formula: {
    en: 'The formula of this part number has no result. Enter the part number.',
    id: 'Rumus nomor part ini tidak punya hasil. Isi nomor partnya.',
  },
} as const satisfies Record<string, Sentence>

/** Pieces that fill packs. */
export const piecesWords = {
  en: ({ pieces, quantity, unit }) => `${pieces} pieces are ${quantity} ${unit}.`,
  id: ({ pieces, quantity, unit }) => `${pieces} pcs sama dengan ${quantity} ${unit}.`,
} as const satisfies SentenceWith<{
  readonly pieces: number
  readonly quantity: number
  readonly unit: string
}>

/** Why an item was found that nothing but a row's words led to. */
export const foundByWords = {
  en: 'Matches these words.',
  id: 'Kata-katanya cocok.',
} as const satisfies Sentence

/** Why an item was found whose part number a row does not have. */
export const matchWords = {
  part_number: { en: () => 'Matches the part number.', id: () => 'Nomor part cocok.' },
  own_number: { en: ({ text }) => `Your number ${text}.`, id: ({ text }) => `Nomor Anda ${text}.` },
  replaced_number: { en: ({ text }) => `Replaces ${text}.`, id: ({ text }) => `Pengganti ${text}.` },
  other_number: {
    en: ({ text }) => `Equivalent to ${text}.`,
    id: ({ text }) => `Setara dengan ${text}.`,
  },
  spelling: { en: ({ text }) => `Matched as “${text}”.`, id: ({ text }) => `Dicari sebagai “${text}”.` },
} as const satisfies Record<string, SentenceWith<{ readonly text: string }>>
