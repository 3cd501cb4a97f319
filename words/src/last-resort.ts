import type { Sentence } from './language.ts'

/** Said by the server when no page could be made at all. */
export const lastResortWords = {
  title: { en: 'Something went wrong on our end', id: 'Terjadi kesalahan di pihak kami' },
  home: { en: 'Go back to home', id: 'Kembali ke beranda' },
} as const satisfies Record<string, Sentence>

/** Texts instead of a page for a refused form, by status. */
export const refusedFormWords = {
  400: {
    title: { en: 'The form could not be read', id: 'Formulir tidak dapat dibaca' },
    detail: {
      en: 'What arrived is not a complete form. Go back and send it again.',
      id: 'Data yang kami terima bukan formulir yang lengkap. Silakan kembali, lalu kirim ulang.',
    },
  },
  403: {
    title: { en: 'The form was not accepted', id: 'Formulir tidak diterima' },
    detail: {
      en: 'It does not come from a page of this shop. Open the shop and try again there.',
      id: 'Formulir tersebut tidak dikirim dari halaman toko kami. Buka toko, lalu coba lagi di sana.',
    },
  },
  413: {
    title: { en: 'The form is too large', id: 'Formulir terlalu besar' },
    detail: {
      en: 'It is larger than this page accepts. Go back and send less, or smaller files.',
      id: 'Ukurannya melebihi batas halaman tujuan. Silakan kembali, lalu kirim data atau file yang lebih kecil.',
    },
  },
  415: {
    title: { en: 'The form could not be read', id: 'Formulir tidak dapat dibaca' },
    detail: {
      en: 'This page accepts forms as a browser sends them, and nothing else.',
      id: 'Halaman tujuan hanya menerima formulir seperti yang dikirim browser.',
    },
  },
  503: {
    title: { en: 'Too busy', id: 'Sedang sibuk' },
    detail: {
      en: 'Too many files are being sent at the moment. Go back and try again shortly.',
      id: 'Saat ini terlalu banyak file sedang dikirim. Silakan kembali, lalu coba beberapa saat lagi.',
    },
  },
} as const satisfies Record<number, { readonly title: Sentence; readonly detail: Sentence }>
export type RefusedFormStatus = keyof typeof refusedFormWords
