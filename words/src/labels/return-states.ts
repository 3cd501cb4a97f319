import type { Sentence } from '../language.ts'

/** States of a return. */
export const returnStateLabels = {
  requested: { en: 'Requested', id: 'Diajukan' },
  approved: { en: 'Approved', id: 'Disetujui' },
  rejected: { en: 'Not accepted', id: 'Ditolak' },
  received: { en: 'Goods received', id: 'Barang diterima' },
  refunded: { en: 'Credited', id: 'Dikreditkan' },
  replaced: { en: 'Replaced', id: 'Diganti' },
  withdrawn: { en: 'Cancelled', id: 'Dibatalkan' },
} as const satisfies Record<string, Sentence>

/** Reasons for a return. */
export const returnReasonLabels = {
  wrong_item: { en: 'Wrong item', id: 'Barang salah' },
  damaged: { en: 'Damaged on arrival', id: 'Rusak saat diterima' },
  defective: { en: "Doesn't work", id: 'Tidak berfungsi' },
  not_needed: { en: 'No longer needed', id: 'Tidak diperlukan lagi' },
  other: { en: 'Other', id: 'Lainnya' },
} as const satisfies Record<string, Sentence>

/** What a buyer wants in exchange. */
export const returnWishLabels = {
  refund: { en: 'A refund', id: 'Pengembalian dana' },
  replace: { en: 'A replacement', id: 'Barang pengganti' },
} as const satisfies Record<string, Sentence>
