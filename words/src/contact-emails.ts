import type { Language, Sentence, SentenceWith } from './language.ts'

type Words = Sentence | SentenceWith<{ readonly sender: string }>

/** The e-mail that brings a message of the contact page to the shop. */
export const contactMessageWords = {
  subject: {
    en: ({ sender }) => `Message from ${sender}`,
    id: ({ sender }) => `Pesan dari ${sender}`,
  },
  name: { en: 'Name', id: 'Nama' },
  company: { en: 'Company', id: 'Perusahaan' },
  email: { en: 'Email', id: 'Email' },
  phone: { en: 'Phone', id: 'Telepon' },
  /** By the language of the sender's pages. */
  reply: {
    en: {
      en: ({ sender }) => `Sent from the contact page. Reply to ${sender}, in English.`,
      id: ({ sender }) => `Dikirim dari halaman kontak. Balas ke ${sender}, dalam bahasa Inggris.`,
    },
    id: {
      en: ({ sender }) => `Sent from the contact page. Reply to ${sender}, in Indonesian.`,
      id: ({ sender }) => `Dikirim dari halaman kontak. Balas ke ${sender}, dalam bahasa Indonesia.`,
    },
  },
} as const satisfies Record<string, Words | Readonly<Record<Language, Words>>>

/** The e-mail that confirms to a sender that the shop has their message. */
export const messageReceivedWords = {
  subject: { en: "We've received your message", id: 'Pesan Anda sudah kami terima' },
  heading: { en: 'Thank you for your message', id: 'Terima kasih atas pesan Anda' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  what: {
    en: "We've received the message that was sent with this email address from our contact page. We'll reply to this address.",
    id: 'Pesan dengan alamat email ini dari halaman kontak kami sudah kami terima. Kami akan membalas ke alamat ini.',
  },
  not_you: {
    en: "If you didn't write to us, please ignore this email.",
    id: 'Jika Anda tidak menulis kepada kami, abaikan saja email ini.',
  },
} as const satisfies Record<string, Sentence>
