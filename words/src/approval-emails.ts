import type { Language, Sentence } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

/** What approval is asked for; the names are the contract's. */
const kinds = {
  quotation: { en: 'quotation', id: 'penawaran' },
  credit_note: { en: 'a credit note for invoice', id: 'nota kredit untuk invoice' },
  refund: { en: 'a refund for order', id: 'pengembalian dana untuk pesanan' },
  held_refund: { en: 'a refund of held money', id: 'pengembalian dana tersimpan' },
} as const satisfies Record<string, Sentence>

/** A kind with its document's number, if it has one. */
const writeName = (kind: keyof typeof kinds, number: string, language: Language): string =>
  `${kinds[kind][language]} ${number}`.trim()

interface Named {
  readonly kind: keyof typeof kinds
  /** The document's; empty without one. */
  readonly number: string
  /** Who asked. */
  readonly name: string
}

const events = {
  requested: {
    subject: {
      en: ({ kind, number }) => `Approval needed: ${writeName(kind, number, 'en')}`,
      id: ({ kind, number }) => `Perlu persetujuan: ${writeName(kind, number, 'id')}`,
    },
    text: {
      en: ({ name }) => `${name} asks for your approval. The reason:`,
      id: ({ name }) => `${name} meminta persetujuan Anda. Alasannya:`,
    },
  },
  approved: {
    subject: {
      en: ({ kind, number }) => `Approved: ${writeName(kind, number, 'en')}`,
      id: ({ kind, number }) => `Disetujui: ${writeName(kind, number, 'id')}`,
    },
    text: {
      en: () => 'Your request was approved, and what you asked for is done.',
      id: () => 'Permintaan Anda disetujui dan sudah dijalankan.',
    },
  },
  refused: {
    subject: {
      en: ({ kind, number }) => `Not approved: ${writeName(kind, number, 'en')}`,
      id: ({ kind, number }) => `Tidak disetujui: ${writeName(kind, number, 'id')}`,
    },
    text: {
      en: () => 'Your request was refused. The reason:',
      id: () => 'Permintaan Anda ditolak. Alasannya:',
    },
  },
  void: {
    subject: {
      en: ({ kind, number }) => `Ask again for approval: ${writeName(kind, number, 'en')}`,
      id: ({ kind, number }) => `Ajukan lagi persetujuan: ${writeName(kind, number, 'id')}`,
    },
    text: {
      en: () => 'It changed after you asked for approval, so nothing was done. Check it and ask again.',
      id: () =>
        'Dokumen ini berubah setelah Anda meminta persetujuan, jadi tidak ada yang dijalankan. Periksa lalu ajukan lagi.',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

const facts = {
  company: { en: 'Company', id: 'Perusahaan' },
  amount: { en: 'Amount', id: 'Jumlah' },
  exceeded: { en: 'Above the limit', id: 'Melebihi batas' },
} as const satisfies Record<string, Sentence>

/** The limits that can be exceeded; the names are the contract's. */
const exceeded = {
  discount: { en: 'discount', id: 'diskon' },
  below_cost: { en: 'price below cost', id: 'harga di bawah harga pokok' },
  no_reference: { en: 'item without price and cost', id: 'barang tanpa harga dan harga pokok' },
  credit_note: { en: 'credit note', id: 'nota kredit' },
  refund: { en: 'refund', id: 'pengembalian dana' },
} as const satisfies Record<string, Sentence>

/** The e-mails to staff about requests for approval. */
export const approvalEmailWords = { events, facts, exceeded }
