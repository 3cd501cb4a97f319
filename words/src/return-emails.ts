import type { Sentence, SentenceWith } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

interface Named {
  readonly number: string
  readonly company: string
  /** What was credited, as rupiah; empty before. */
  readonly amount: string
  /** The part of the price that had been credited before, as rupiah; empty if none. */
  readonly before: string
  /** Whether some of it is credited once its invoice is issued. */
  readonly isWaiting: boolean
}

/** E-mails to the requester about a return. */
const toBuyers = {
  request: {
    subject: {
      en: ({ number }) => `We received your return request ${number}`,
      id: ({ number }) => `Permintaan retur ${number} kami terima`,
    },
    text: {
      en: () => "We're checking it. Please keep the goods until we answer by email.",
      id: () => 'Permintaan sedang kami periksa. Mohon simpan barangnya sampai kami kabari lewat email.',
    },
  },
  approve: {
    subject: {
      en: ({ number }) => `Your return ${number} is approved`,
      id: ({ number }) => `Retur ${number} disetujui`,
    },
    text: {
      en: ({ number }) => `Send the goods back to our warehouse, with the number ${number} on the package.`,
      id: ({ number }) => `Kirim barangnya ke gudang kami, dengan nomor ${number} pada kemasan.`,
    },
  },
  reject: {
    subject: {
      en: ({ number }) => `We can't accept your return ${number}`,
      id: ({ number }) => `Retur ${number} tidak dapat kami terima`,
    },
    text: { en: () => 'The reason:', id: () => 'Alasannya:' },
  },
  receive: {
    subject: {
      en: ({ number }) => `The goods of your return ${number} have arrived`,
      id: ({ number }) => `Barang retur ${number} sudah kami terima`,
    },
    text: {
      en: () => 'We check the goods and tell you what happens next.',
      id: () => 'Barang kami periksa, lalu kami kabari kelanjutannya.',
    },
  },
  refund: {
    subject: {
      en: ({ number }) => `Your return ${number} is credited`,
      id: ({ number }) => `Retur ${number} dikreditkan`,
    },
    text: {
      en: ({ amount, before, isWaiting }) => {
        if (isWaiting)
          return "We accept your return. Its invoice is not issued yet; when it is, we'll credit the return and email you."
        const rest = before === '' ? '' : ` ${before} of its price had been credited before.`
        return `Your return was credited.${rest} If you've already paid, we'll refund ${amount}.`
      },
      id: ({ amount, before, isWaiting }) => {
        if (isWaiting)
          return 'Retur Anda kami terima. Invoice-nya belum terbit; begitu terbit, retur kami kreditkan dan kami kabari lewat email.'
        const rest = before === '' ? '' : ` ${before} dari harganya sudah dikreditkan sebelumnya.`
        return `Retur Anda sudah dikreditkan.${rest} Jika sudah dibayar, ${amount} kami kembalikan.`
      },
    },
  },
  replace: {
    subject: {
      en: ({ number }) => `We send a replacement for your return ${number}`,
      id: ({ number }) => `Barang pengganti retur ${number} kami kirim`,
    },
    text: {
      en: () => 'The replacement is being packed. You can follow it like any delivery.',
      id: () => 'Barang pengganti sedang dikemas. Pengirimannya dapat dilacak seperti biasa.',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

/** What waits for staff, or what a buyer did. */
const toStaff = {
  request: {
    subject: {
      en: ({ number, company }) => `Return request ${number} from ${company}`,
      id: ({ number, company }) => `Permintaan retur ${number} dari ${company}`,
    },
    text: {
      en: () => 'Check it, and approve or reject it.',
      id: () => 'Periksa, lalu setujui atau tolak permintaan ini.',
    },
  },
  withdraw: {
    subject: {
      en: ({ number, company }) => `${company} cancelled return ${number}`,
      id: ({ number, company }) => `${company} membatalkan retur ${number}`,
    },
    text: {
      en: () => 'Nothing will be sent back.',
      id: () => 'Tidak ada barang yang dikembalikan.',
    },
  },
  receive: {
    subject: {
      en: ({ number, company }) => `Goods of return ${number} from ${company} have arrived`,
      id: ({ number, company }) => `Barang retur ${number} dari ${company} sudah tiba`,
    },
    text: {
      en: () => 'Refund it or replace it.',
      id: () => 'Kembalikan dananya atau kirim penggantinya.',
    },
  },
  reopen: {
    subject: {
      en: ({ number, company }) => `The replacement for return ${number} did not reach ${company}`,
      id: ({ number, company }) => `Barang pengganti retur ${number} tidak sampai ke ${company}`,
    },
    text: {
      en: () => 'The return is open again: refund it or send another replacement.',
      id: () => 'Retur dibuka kembali: kembalikan dananya atau kirim pengganti lain.',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

const facts = {
  number: { en: 'Return', id: 'Retur' },
  order: { en: 'Order', id: 'Pesanan' },
  company: { en: 'Company', id: 'Perusahaan' },
  lines: { en: 'Items', id: 'Barang' },
  refund: { en: 'Credited', id: 'Dikreditkan' },
} as const satisfies Record<string, Sentence>

const button: Sentence = { en: 'Open the return', id: 'Buka retur' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mails about a return, to who asked for it and to staff. */
export const returnEmailWords = { toBuyers, toStaff, facts, button, greeting }
