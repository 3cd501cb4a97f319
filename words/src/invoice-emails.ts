import type { Sentence } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

/** What a credit note says that the shop gives by itself. */
export const creditReasons = {
  cancelled: {
    en: 'The order was cancelled.',
    id: 'Pesanan dibatalkan.',
  },
} as const satisfies Record<string, Sentence>

interface Named {
  /** The invoice's. */
  readonly number: string
  /** As day/month/year; empty where it has none. */
  readonly due: string
  /** From the due date; 0 where that does not matter. */
  readonly days: number
}

const inDays = {
  en: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  id: (days: number) => `${days} hari`,
}

/** E-mails to a buyer and their accounts department about an invoice. */
const news = {
  issued: {
    subject: {
      en: ({ number }) => `Invoice ${number}`,
      id: ({ number }) => `Invoice ${number} telah terbit`,
    },
    text: {
      en: ({ due }) =>
        due === ''
          ? 'We have issued an invoice for your order. Its due date is set once you have confirmed receipt of the invoice.'
          : `We have issued an invoice for your order. It is due on ${due}.`,
      id: ({ due }) =>
        due === ''
          ? 'Invoice untuk pesanan Anda telah terbit. Tanggal jatuh temponya ditetapkan setelah tukar faktur.'
          : `Invoice untuk pesanan Anda telah terbit. Jatuh temponya ${due}.`,
    },
  },
  issued_paid: {
    subject: {
      en: ({ number }) => `Invoice and receipt ${number}`,
      id: ({ number }) => `Invoice ${number} dan kuitansinya`,
    },
    text: {
      en: () => 'Your payment has arrived. Invoice and receipt are ready in your account.',
      id: () => 'Pembayaran Anda sudah kami terima. Invoice dan kuitansi tersedia di akun Anda.',
    },
  },
  paid: {
    subject: {
      en: ({ number }) => `Payment received for invoice ${number}`,
      id: ({ number }) => `Pembayaran invoice ${number} sudah diterima`,
    },
    text: {
      en: () => 'Thank you: this invoice is fully paid. Its receipt is ready in your account.',
      id: () => 'Terima kasih: invoice ini sudah lunas. Kuitansinya tersedia di akun Anda.',
    },
  },
  credited: {
    subject: {
      en: ({ number }) => `Credit note for invoice ${number}`,
      id: ({ number }) => `Nota kredit untuk invoice ${number}`,
    },
    text: {
      en: () => 'We have issued a credit note for your invoice.',
      id: () => 'Nota kredit untuk invoice Anda telah terbit.',
    },
  },
  tax_invoice: {
    subject: {
      en: ({ number }) => `Tax invoice for ${number}`,
      id: ({ number }) => `Faktur pajak untuk invoice ${number}`,
    },
    text: {
      en: () => 'The tax invoice (faktur pajak) is attached to the invoice in your account.',
      id: () => 'Faktur pajak sudah tersedia pada invoice tersebut di akun Anda.',
    },
  },
  due_soon: {
    subject: {
      en: ({ number, due }) => `Invoice ${number} is due on ${due}`,
      id: ({ number, due }) => `Invoice ${number} jatuh tempo ${due}`,
    },
    text: {
      en: ({ days }) =>
        `This invoice is due ${days === 0 ? 'today' : `in ${inDays.en(days)}`}. If you have paid it already, nothing is left to do.`,
      id: ({ days }) =>
        `Invoice ini jatuh tempo ${days === 0 ? 'hari ini' : `dalam ${inDays.id(days)}`}. Bila sudah dibayar, abaikan email ini.`,
    },
  },
  overdue: {
    subject: {
      en: ({ number }) => `Invoice ${number} is overdue`,
      id: ({ number }) => `Invoice ${number} lewat jatuh tempo`,
    },
    text: {
      en: ({ due, days }) =>
        `This invoice was due on ${due}, ${inDays.en(days)} ago. Please pay it now, or tell us what is delaying it.`,
      id: ({ due, days }) =>
        `Invoice ini jatuh tempo ${due}, ${inDays.id(days)} yang lalu. Mohon segera dibayar, atau hubungi kami bila ada kendala.`,
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

/** Every e-mail about an invoice. */
export const invoiceEmailWords = {
  news,
  greeting: {
    en: ({ name }: { readonly name: string }) => (name === '' ? 'Hello,' : `Hello ${name},`),
    id: ({ name }: { readonly name: string }) => (name === '' ? 'Halo,' : `Halo ${name},`),
  },
  button: { en: 'Open the invoice', id: 'Buka invoice' },
  facts: {
    number: { en: 'Invoice', id: 'Nomor invoice' },
    order: { en: 'Order', id: 'Pesanan' },
    po_number: { en: 'PO number', id: 'Nomor PO' },
    due_on: { en: 'Due date', id: 'Jatuh tempo' },
  },
} as const
