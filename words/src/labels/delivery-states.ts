import type { Sentence } from '../language.ts'

/** Stages of a delivery. */
export const deliveryStateLabels = {
  packing: { en: 'Packing', id: 'Dikemas' },
  ready: { en: 'Ready to ship', id: 'Siap dikirim' },
  picked_up: { en: 'Picked up', id: 'Berangkat dari gudang' },
  in_transit: { en: 'In transit', id: 'Dalam perjalanan' },
  out_for_delivery: { en: 'Out for delivery', id: 'Sedang diantar' },
  failed_attempt: { en: 'Not handed over', id: 'Gagal diserahkan' },
  delivered: { en: 'Delivered', id: 'Tiba di tujuan' },
  received: { en: 'Received', id: 'Diterima' },
  returning: { en: 'On its way back', id: 'Dalam perjalanan kembali' },
  returned: { en: 'Back at our warehouse', id: 'Kembali ke gudang kami' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
} as const satisfies Record<string, Sentence>

/** A delivery that is ready and that the buyer collects. */
export const readyToPickUpLabel: Sentence = { en: 'Ready to pick up', id: 'Siap diambil' }
