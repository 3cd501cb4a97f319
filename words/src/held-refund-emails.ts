import type { Sentence, SentenceWith } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

interface Named {
  /** With its currency. */
  readonly amount: string
  readonly company: string
}

/** E-mails to the buyer about a refund of held money, by its state. */
const toBuyers = {
  waiting: {
    subject: {
      en: ({ amount }) => `We received your request for a refund of ${amount}`,
      id: ({ amount }) => `Permintaan pengembalian dana ${amount} kami terima`,
    },
    text: {
      en: () => 'We check the request and email you once it is decided. Your request:',
      id: () => 'Permintaan ini kami periksa, dan keputusannya kami kabarkan lewat email. Permintaan Anda:',
    },
  },
  requested: {
    subject: {
      en: ({ amount }) => `We are returning ${amount} to you`,
      id: ({ amount }) => `Pengembalian dana ${amount} sedang diproses`,
    },
    text: {
      en: () => 'We transfer the money to the bank account below. The reason:',
      id: () => 'Dana kami transfer ke rekening di bawah ini. Alasannya:',
    },
  },
  done: {
    subject: {
      en: ({ amount }) => `We transferred ${amount} back to you`,
      id: ({ amount }) => `Dana ${amount} sudah kami transfer kembali`,
    },
    text: {
      en: () => 'The transfer is made. If the money has not arrived after two working days, contact us.',
      id: () => 'Transfer sudah dilakukan. Bila dalam dua hari kerja dana belum masuk, silakan hubungi kami.',
    },
  },
  refused: {
    subject: {
      en: ({ amount }) => `The refund of ${amount} was not made`,
      id: ({ amount }) => `Pengembalian dana ${amount} tidak dilakukan`,
    },
    text: {
      en: () => 'The money stays held for your company. The reason:',
      id: () => 'Dana ini tetap menjadi deposit perusahaan Anda. Alasannya:',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

/** E-mails to finance about a refund of held money. */
const toStaff = {
  waiting: {
    subject: {
      en: ({ amount, company }) => `${company} asks for a refund of ${amount}`,
      id: ({ amount, company }) => `${company} meminta pengembalian dana ${amount}`,
    },
    text: {
      en: () => 'Approve or refuse the request. The buyer wrote:',
      id: () => 'Setujui atau tolak permintaan ini. Pembeli menulis:',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

const facts = {
  order: { en: 'Order', id: 'Pesanan' },
  amount: { en: 'Amount', id: 'Jumlah' },
  account: { en: 'Bank account', id: 'Rekening' },
  day: { en: 'Transferred on', id: 'Tanggal transfer' },
  reference: { en: 'Reference', id: 'Referensi' },
} as const satisfies Record<string, Sentence>

const button: Sentence = { en: 'Open the balance', id: 'Buka saldo' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mails about refunds of money that is held for a company. */
export const heldRefundEmails = { toBuyers, toStaff, facts, button, greeting }
