import type { Sentence } from '../language.ts'

/** States of an order. */
export const orderStateLabels = {
  placed: { en: 'Placed', id: 'Dibuat' },
  confirmed: { en: 'Confirmed', id: 'Dikonfirmasi' },
  processing: { en: 'Processing', id: 'Diproses' },
  completed: { en: 'Completed', id: 'Selesai' },
  on_hold: { en: 'On hold', id: 'Ditahan' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
} as const satisfies Record<string, Sentence>

/** How far an order is paid. */
export const orderPaymentLabels = {
  unpaid: { en: 'Unpaid', id: 'Belum dibayar' },
  pending: { en: 'Being checked', id: 'Sedang dicek' },
  partially_paid: { en: 'Partially paid', id: 'Dibayar sebagian' },
  paid: { en: 'Paid', id: 'Lunas' },
  on_terms: { en: 'On terms', id: 'Tempo' },
  overdue: { en: 'Overdue', id: 'Jatuh tempo terlewati' },
  refunded: { en: 'Refunded', id: 'Dana dikembalikan' },
} as const satisfies Record<string, Sentence>

/** How far an order is delivered. */
export const orderDeliveryLabels = {
  not_shipped: { en: 'Not shipped', id: 'Belum dikirim' },
  partially_shipped: { en: 'Partially shipped', id: 'Dikirim sebagian' },
  shipped: { en: 'Shipped', id: 'Dikirim' },
  delivered: { en: 'Delivered', id: 'Tiba di tujuan' },
  returned: { en: 'Returned', id: 'Dikembalikan' },
} as const satisfies Record<string, Sentence>
