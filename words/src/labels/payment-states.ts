import type { Sentence } from '../language.ts'

/** How far an attempt to pay is. */
export const attemptStateLabels = {
  created: { en: 'Open', id: 'Terbuka' },
  pending: { en: 'Waiting for payment', id: 'Menunggu pembayaran' },
  paid: { en: 'Paid', id: 'Dibayar' },
  expired: { en: 'Expired', id: 'Kedaluwarsa' },
  denied: { en: 'Denied', id: 'Ditolak' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
  failed: { en: 'Failed', id: 'Gagal' },
  needs_review: { en: 'To be reviewed', id: 'Perlu ditinjau' },
  reversed: { en: 'Reversed', id: 'Dibatalkan bank' },
  partially_refunded: { en: 'Partially refunded', id: 'Dikembalikan sebagian' },
  refunded: { en: 'Refunded', id: 'Dikembalikan' },
} as const satisfies Record<string, Sentence>

/** What was decided about a proof of a transfer. */
export const proofStateLabels = {
  waiting: { en: 'Waiting', id: 'Menunggu' },
  verified: { en: 'Verified', id: 'Terverifikasi' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
} as const satisfies Record<string, Sentence>

/** How far a refund of held money is, as finance sees it. */
export const heldRefundStateLabels = {
  waiting: { en: 'Asked for by the buyer', id: 'Diminta pembeli' },
  requested: { en: 'To be transferred', id: 'Perlu ditransfer' },
  done: { en: 'Transferred', id: 'Sudah ditransfer' },
  refused: { en: 'Refused', id: 'Ditolak' },
} as const satisfies Record<string, Sentence>

/** What settles an invoice without money. */
export const adjustmentLabels = {
  tax_withheld: { en: 'Income tax withheld (PPh)', id: 'PPh dipotong' },
  bank_charge: { en: 'Bank charge', id: 'Biaya bank' },
  write_off: { en: 'Difference written off', id: 'Selisih dihapus' },
} as const satisfies Record<string, Sentence>

/** What is decided about sums from before the ledger that do not agree. */
export const differenceDecisionLabels = {
  ledger: { en: "The ledger's sum stands", id: 'Nilai buku besar yang berlaku' },
  document: { en: "The document's sum stands", id: 'Nilai dokumen yang berlaku' },
} as const satisfies Record<string, Sentence>

/** How money goes back. */
export const refundWayLabels = {
  gateway: { en: 'Payment gateway', id: 'Gateway pembayaran' },
  transfer: { en: 'Bank transfer', id: 'Transfer bank' },
} as const satisfies Record<string, Sentence>

/** How far a refund of a payment is. */
export const refundStateLabels = {
  requested: { en: 'On its way', id: 'Sedang diproses' },
  done: { en: 'Done', id: 'Selesai' },
  failed: { en: 'Failed', id: 'Gagal' },
} as const satisfies Record<string, Sentence>

/** What money of a company is held for. */
export const heldMoneyLabels = {
  order: { en: 'Order', id: 'Pesanan' },
  invoice: { en: 'Invoice', id: 'Invoice' },
  account: { en: 'Money on account', id: 'Deposit' },
  review: { en: 'In review', id: 'Sedang ditinjau' },
  refund: { en: 'On its way back', id: 'Sedang dikembalikan' },
} as const satisfies Record<string, Sentence>
