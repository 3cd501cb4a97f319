import type { Sentence } from './language.ts'

/** Said by the server when no page could be made at all. */
export const lastResortWords = {
  title: { en: 'Something went wrong on our side', id: 'Terjadi kesalahan di pihak kami' },
  home: { en: 'Go back to home', id: 'Kembali ke beranda' },
} as const satisfies Record<string, Sentence>
