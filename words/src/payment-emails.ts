import type { Sentence, SentenceWith } from './language.ts'

interface Named {
  /** The order's or the invoice's. */
  readonly number: string
}

/** What is paid. */
const subject = {
  order: {
    en: ({ number }) => `Complete your payment for order ${number}`,
    id: ({ number }) => `Selesaikan pembayaran pesanan ${number}`,
  },
  invoice: {
    en: ({ number }) => `Complete your payment for invoice ${number}`,
    id: ({ number }) => `Selesaikan pembayaran invoice ${number}`,
  },
} as const satisfies Record<string, SentenceWith<Named>>

/** How it is paid, by the kind of its instructions. */
const text = {
  va: {
    en: 'In your banking app or at an ATM, choose transfer or payment to a virtual account, and enter the number below. Transfer the exact amount; any other amount will be rejected.',
    id: 'Di aplikasi bank atau ATM, pilih transfer atau pembayaran virtual account, lalu masukkan nomor di bawah ini. Transfer tepat sejumlah ini: bank menolak jumlah lain.',
  },
  bill: {
    en: "In Mandiri's app or at its ATM, choose Payment, then Multi Payment, and enter the company code and the bill key below.",
    id: 'Di aplikasi atau ATM Mandiri, pilih Bayar, lalu Multi Payment, kemudian masukkan kode perusahaan dan kode bayar di bawah ini.',
  },
  qr: {
    en: 'Open the payment page and scan the QR code with the app of your bank or e-wallet.',
    id: 'Buka halaman pembayaran, lalu pindai kode QR dengan aplikasi bank atau dompet digital Anda.',
  },
} as const satisfies Record<string, Sentence>

const facts = {
  method: { en: 'Payment method', id: 'Metode pembayaran' },
  account: { en: 'Account number', id: 'Nomor virtual account' },
  biller_code: { en: 'Company code', id: 'Kode perusahaan' },
  bill_key: { en: 'Bill key', id: 'Kode bayar' },
  amount: { en: 'Amount to pay', id: 'Jumlah yang dibayar' },
  deadline: { en: 'Pay by', id: 'Bayar sebelum' },
} as const satisfies Record<string, Sentence>

/** A time of day in Jakarta, by its parts. */
const deadline: SentenceWith<{ readonly day: string; readonly hour: string; readonly minute: string }> = {
  en: ({ day, hour, minute }) => `${day}, ${hour}:${minute} WIB`,
  id: ({ day, hour, minute }) => `${day}, ${hour}.${minute} WIB`,
}

const button: Sentence = { en: 'Open the payment page', id: 'Buka halaman pembayaran' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mail that says where a payment through the gateway is made. */
export const paymentEmailWords = { subject, text, facts, deadline, button, greeting }
