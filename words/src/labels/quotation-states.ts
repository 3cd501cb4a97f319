import type { Sentence } from '../language.ts'

/** States of a quotation. */
export const quotationStateLabels = {
  draft: { en: 'Draft', id: 'Draf' },
  submitted: { en: 'Submitted', id: 'Terkirim' },
  in_review: { en: 'In review', id: 'Sedang diproses' },
  info_requested: { en: 'Question for you', id: 'Ada pertanyaan' },
  changes_requested: { en: 'Change requested', id: 'Minta perubahan' },
  quoted: { en: 'Offer ready', id: 'Penawaran siap' },
  ordered: { en: 'Ordered', id: 'Sudah dipesan' },
  declined: { en: 'Declined', id: 'Ditolak' },
  withdrawn: { en: 'Withdrawn', id: 'Dibatalkan' },
  rejected: { en: 'Not offered', id: 'Tidak dapat dipenuhi' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
} as const satisfies Record<string, Sentence>

const { draft: _draft, ...staffStates } = quotationStateLabels

/** The states as staff read them, who see no draft. */
export const staffQuotationStateLabels = {
  ...staffStates,
  info_requested: { en: 'Waits for the buyer', id: 'Menunggu pembeli' },
} as const satisfies Record<string, Sentence>

/** A checkout that is not finished: to its buyer no quotation. */
export const openCheckoutLabel: Sentence = { en: 'Checkout not finished', id: 'Checkout belum selesai' }
