import type { SentenceWith } from './language.ts'

interface Bounds {
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
  readonly choices?: string | undefined
}

/** Why a field was refused, by the kind of the fault. */
export const refusalWords = {
  missing: { en: () => 'This field is required.', id: () => 'Isian ini wajib.' },
  wrong_form: {
    en: () => 'This value does not have the right form.',
    id: () => 'Bentuk nilai ini tidak sesuai.',
  },
  too_small: {
    en: ({ minimum }) => `This must be at least ${minimum}.`,
    id: ({ minimum }) => `Nilai ini paling sedikit ${minimum}.`,
  },
  too_big: {
    en: ({ maximum }) => `This must be at most ${maximum}.`,
    id: ({ maximum }) => `Nilai ini paling banyak ${maximum}.`,
  },
  too_long: {
    en: ({ maximum }) => `At most ${maximum} characters are allowed.`,
    id: ({ maximum }) => `Paling banyak ${maximum} karakter.`,
  },
  not_offered: {
    en: ({ choices }) => `Choose one of: ${choices}.`,
    id: ({ choices }) => `Pilih salah satu: ${choices}.`,
  },
  too_deep: {
    en: () => 'Only the first 10,000 rows can be paged through. Narrow the list down.',
    id: () => 'Hanya 10.000 baris pertama yang dapat dibuka. Persempit daftarnya.',
  },
  too_many_filters: {
    en: () => 'At most 10 filters can be set at once. Take one away first.',
    id: () => 'Paling banyak 10 filter sekaligus. Hapus salah satu dahulu.',
  },
  not_a_range: {
    en: () => 'Write a range as lowest-highest, such as 10-25.',
    id: () => 'Tulis rentang sebagai terendah-tertinggi, misalnya 10-25.',
  },
  not_a_brand: {
    en: () => 'Write a brand as name_id, such as kuatmor_3.',
    id: () => 'Tulis merek sebagai nama_id, misalnya kuatmor_3.',
  },
} as const satisfies Record<string, SentenceWith<Bounds>>

export type Refusal = keyof typeof refusalWords
