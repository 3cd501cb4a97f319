import type { Sentence } from './language.ts'

interface ProblemWords {
  readonly title: Sentence
  readonly detail: Sentence
}

const page: Sentence = { en: 'Not found', id: 'Tidak ditemukan' }

/** What a refusal of the API says, by its code. */
export const problemWords = {
  invalid_request: {
    title: { en: 'The request is not valid', id: 'Permintaan tidak valid' },
    detail: {
      en: 'Correct the fields named in errors and send the request again.',
      id: 'Perbaiki isian yang disebut di errors, lalu kirim ulang permintaan.',
    },
  },
  not_found: {
    title: page,
    detail: { en: 'There is nothing at this address.', id: 'Tidak ada apa pun di alamat ini.' },
  },
  product_not_found: {
    title: page,
    detail: { en: 'Product not found', id: 'Produk tidak ditemukan' },
  },
  category_not_found: {
    title: page,
    detail: { en: 'Category not found2', id: 'Kategori tidak ditemukan' },
  },
  overloaded: {
    title: { en: 'Too busy', id: 'Sedang sibuk' },
    detail: {
      en: 'The answer took too long. Please try again in a moment.',
      id: 'Jawaban terlalu lama. Silakan coba lagi sebentar lagi.',
    },
  },
  internal: {
    title: { en: 'Something went wrong', id: 'Terjadi kesalahan' },
    detail: {
      en: 'The fault is ours and has been noted under the request id.',
      id: 'Kesalahan ada pada kami dan sudah dicatat dengan nomor permintaan ini.',
    },
  },
} as const satisfies Record<string, ProblemWords>
