import type { Sentence } from '../language.ts'

/** What approval is asked for. */
export const approvalKindLabels = {
  quotation: { en: 'Quotation', id: 'Penawaran' },
  credit_note: { en: 'Credit note for', id: 'Nota kredit untuk' },
  refund: { en: 'Refund for', id: 'Refund untuk' },
  held_refund: { en: 'Refund of held money', id: 'Refund deposit' },
} as const satisfies Record<string, Sentence>

/** How far a request for approval is. */
export const approvalStateLabels = {
  waiting: { en: 'Waiting', id: 'Menunggu' },
  approved: { en: 'Approved', id: 'Disetujui' },
  refused: { en: 'Refused', id: 'Ditolak' },
  withdrawn: { en: 'Withdrawn', id: 'Ditarik kembali' },
  void: { en: 'Void', id: 'Tidak berlaku lagi' },
} as const satisfies Record<string, Sentence>

/** The limits that a command exceeds. */
export const exceededLimitLabels = {
  discount: { en: 'Discount', id: 'Diskon' },
  below_cost: { en: 'Below cost', id: 'Di bawah harga pokok' },
  no_reference: { en: 'No price to compare', id: 'Tanpa harga pembanding' },
  credit_note: { en: 'Credit note', id: 'Nota kredit' },
  refund: { en: 'Refund', id: 'Refund' },
} as const satisfies Record<string, Sentence>
