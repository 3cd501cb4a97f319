import type { SentenceWith } from './language.ts'

type Title = SentenceWith<{ readonly title: string }>
type Text = SentenceWith<{ readonly days: number }>

/** Of documents that took longer than a request: that one can be opened, or could not be made. */
export const lateDocumentWords = {
  ready: {
    subject: {
      en: ({ title }) => `${title} is ready`,
      id: ({ title }) => `${title} sudah siap`,
    } satisfies Title,
    text: {
      en: ({ days }) =>
        `The PDF you asked for is ready. Open it from the page below: for ${days} days it opens at once, unless the document changes.`,
      id: ({ days }) =>
        `PDF yang Anda minta sudah siap. Buka dari halaman di bawah ini: selama ${days} hari filenya langsung terbuka, kecuali isi dokumennya berubah.`,
    } satisfies Text,
  },
  failed: {
    subject: {
      en: ({ title }) => `We couldn't prepare ${title}`,
      id: ({ title }) => `${title} tidak dapat disiapkan`,
    } satisfies Title,
    text: {
      en: () =>
        "We're sorry, the PDF you asked for could not be made. All its lines are on the page below. Please contact us if you need it as a file.",
      id: () =>
        'Mohon maaf, PDF yang Anda minta tidak berhasil dibuat. Semua isinya dapat dilihat di halaman di bawah ini. Silakan hubungi kami bila Anda memerlukan filenya.',
    } satisfies Text,
  },
  greeting: {
    en: ({ name }: { readonly name: string }) => (name === '' ? 'Hello,' : `Hello ${name},`),
    id: ({ name }: { readonly name: string }) => (name === '' ? 'Halo,' : `Halo ${name},`),
  },
  button: { en: 'Open the page', id: 'Buka halaman' },
} as const
