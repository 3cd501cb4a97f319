import { rupiahText } from '../currencies.ts'
import type { Language, Sentence, SentenceWith } from '../language.ts'

const account: SentenceWith<{ readonly days: number }> = {
  en: () =>
    'You get an account number for this payment only, and pay it by mobile or internet banking or at an ATM.',
  id: () =>
    'Anda mendapat nomor rekening khusus pembayaran ini dan membayarnya lewat mobile banking, internet banking, atau ATM.',
}

/** The ways to pay, as they are offered. */
export const paymentMethodWords = {
  terms: {
    name: { en: 'Credit terms', id: 'Tempo (kredit)' },
    description: {
      en: ({ days }) => `You pay by invoice. Your payment term is ${days} days.`,
      id: ({ days }) => `Dibayar setelah invoice terbit, dengan tempo ${days} hari.`,
    },
  },
  transfer: {
    name: { en: 'Bank transfer', id: 'Transfer bank' },
    description: {
      en: () => 'You transfer the amount to our account and upload the proof. We ship once it has arrived.',
      id: () =>
        'Anda mentransfer jumlahnya ke rekening kami dan mengunggah buktinya. Barang dikirim setelah dana masuk.',
    },
  },
  bca_va: {
    name: { en: 'BCA virtual account', id: 'Virtual account BCA' },
    description: account,
  },
  bni_va: {
    name: { en: 'BNI virtual account', id: 'Virtual account BNI' },
    description: account,
  },
  bri_va: {
    name: { en: 'BRI virtual account', id: 'Virtual account BRI' },
    description: account,
  },
  permata_va: {
    name: { en: 'Permata virtual account', id: 'Virtual account Permata' },
    description: account,
  },
  mandiri_bill: {
    name: { en: 'Mandiri Bill Payment', id: 'Mandiri Bill Payment' },
    description: {
      en: () => "You get a company code and a bill key for Mandiri's Multi Payment.",
      id: () => 'Anda mendapat kode perusahaan dan kode bayar untuk menu Multi Payment Mandiri.',
    },
  },
  qris: {
    name: { en: 'QRIS', id: 'QRIS' },
    description: {
      en: () => 'You scan a QR code with the app of your bank or e-wallet.',
      id: () => 'Anda memindai kode QR dengan aplikasi bank atau dompet digital.',
    },
  },
} as const satisfies Record<
  string,
  { readonly name: Sentence; readonly description: SentenceWith<{ readonly days: number }> }
>

/** Why a way to pay can't be chosen. */
export const paymentUnavailableWords = {
  no_credit: {
    en: 'Your company has no credit terms with us yet. Contact us to apply.',
    id: 'Perusahaan Anda belum memiliki fasilitas tempo. Hubungi kami untuk mengajukan.',
  },
  over_credit_limit: {
    en: "This order would exceed your company's credit limit.",
    id: 'Pesanan ini akan melampaui batas kredit perusahaan Anda.',
  },
  invoice_overdue: {
    en: 'An invoice of your company is overdue. Pay it to order on terms again.',
    id: 'Ada invoice perusahaan Anda yang lewat jatuh tempo. Lunasi untuk kembali memesan dengan tempo.',
  },
  no_account: {
    en: "Bank transfer isn't offered at the moment.",
    id: 'Transfer bank belum tersedia saat ini.',
  },
} as const satisfies Record<string, Sentence>

/** The same where the amount does not fit; the number is in whole rupiah. */
export const paymentLimitWords = {
  below_minimum: {
    en: ({ rupiah }) => `Only for amounts of ${rupiahText(rupiah)} or more.`,
    id: ({ rupiah }) => `Hanya untuk nominal mulai ${rupiahText(rupiah)}.`,
  },
  above_maximum: {
    en: ({ rupiah }) => `Only for amounts up to ${rupiahText(rupiah)}.`,
    id: ({ rupiah }) => `Hanya untuk nominal hingga ${rupiahText(rupiah)}.`,
  },
} as const satisfies Record<string, SentenceWith<{ readonly rupiah: number }>>

const isKnown = (method: string): method is keyof typeof paymentMethodWords =>
  Object.hasOwn(paymentMethodWords, method)

/** What pays beside the payment methods. */
const otherWords = {
  on_account: { en: 'Money on account', id: 'Deposit' },
  tax_withheld: { en: 'Income tax withheld', id: 'PPh dipotong' },
  bank_charge: { en: 'Bank charge', id: 'Biaya bank' },
  write_off: { en: 'Difference written off', id: 'Selisih dihapus' },
} as const satisfies Record<string, Sentence>
const isOther = (kind: string): kind is keyof typeof otherWords => Object.hasOwn(otherWords, kind)

/** The name of a way to pay, or of what settles an invoice beside money; an unknown one as it is stored. */
export const paymentMethodName = (method: string, language: Language): string => {
  if (isOther(method)) return otherWords[method][language]
  return isKnown(method) ? paymentMethodWords[method].name[language] : method
}
