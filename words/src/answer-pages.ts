import type { Sentence } from './language.ts'

/** On the page that a browser shows in place of a file that was not answered. */
export const answerPageWords = {
  back: { en: 'Back to the previous page', id: 'Kembali ke halaman sebelumnya' },
  login: { en: 'Login', id: 'Masuk' },
} as const satisfies Record<string, Sentence>

/** Details of problems that name parts of the API, as that page says them. */
export const problemDetailsForPeople = {
  invalid_request: {
    en: "This address isn't complete. Go back and open the file from its page.",
    id: 'Alamat ini tidak lengkap. Silakan kembali dan buka filenya dari halaman asalnya.',
  },
  overloaded: {
    en: 'Many files are being prepared at the moment. Please try again in a moment.',
    id: 'Saat ini banyak file sedang disiapkan. Silakan coba beberapa saat lagi.',
  },
  unavailable: {
    en: "The shop's data can't be reached right now. Please try again in a moment.",
    id: 'Data toko sedang tidak dapat dijangkau. Silakan coba beberapa saat lagi.',
  },
  internal: {
    en: 'The error is on our side and has been logged. Please try again later.',
    id: 'Kesalahan ada pada kami dan sudah dicatat. Silakan coba lagi nanti.',
  },
} as const satisfies Record<string, Sentence>
