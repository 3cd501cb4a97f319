import type { Sentence } from './language.ts'

/** Said by the browser's copy of the offline page, where the shop can't be reached. */
export const offlineWords = {
  title: { en: 'No connection to the shop', id: 'Tidak ada sambungan ke toko' },
  detail: {
    en: "This page couldn't be opened. Check your connection and try again.",
    id: 'Halaman ini tidak dapat dibuka. Periksa sambungan internet Anda, lalu coba lagi.',
  },
  home: { en: 'Go to home page', id: 'Ke beranda' },
} as const satisfies Record<string, Sentence>
