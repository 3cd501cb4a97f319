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
  login_failed: {
    title: { en: 'Login failed', id: 'Gagal masuk' },
    detail: {
      en: 'Login Failed, please check username or password',
      id: 'Gagal masuk, silakan periksa nama pengguna atau kata sandi',
    },
  },
  session_expired: {
    title: { en: 'Session expired', id: 'Sesi berakhir' },
    detail: {
      en: 'Your session has expired. Please login again.',
      id: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
    },
  },
  token_invalid: {
    title: { en: 'The token is not valid', id: 'Token tidak berlaku' },
    detail: {
      en: 'The access token has expired or was not given out here. Get another one and send the request again.',
      id: 'Token akses sudah kedaluwarsa atau bukan dari sini. Minta token lain, lalu kirim ulang permintaan.',
    },
  },
  login_required: {
    title: { en: 'Login required', id: 'Perlu masuk' },
    detail: { en: 'Please log in to see this.', id: 'Silakan masuk untuk melihat bagian tersebut.' },
  },
  read_only: {
    title: { en: 'Not allowed', id: 'Tidak diizinkan' },
    detail: {
      en: 'A public token reads only; it changes nothing.',
      id: 'Token publik hanya untuk membaca; tidak ada yang dapat diubah.',
    },
  },
  body_too_large: {
    title: { en: 'Too large', id: 'Terlalu besar' },
    detail: {
      en: 'The request is larger than this address takes.',
      id: 'Permintaan lebih besar daripada yang diterima alamat tujuan.',
    },
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
