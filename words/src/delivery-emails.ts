import type { Sentence, SentenceWith } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

interface Named {
  /** Of the delivery. */
  readonly number: string
  readonly order: string
  readonly company: string
}

/** E-mails to the buyer about a delivery, by its stage. */
const news = {
  ready: {
    subject: {
      en: ({ order }) => `Your goods for order ${order} are ready to pick up`,
      id: ({ order }) => `Barang pesanan ${order} siap diambil`,
    },
    text: {
      en: () => 'You can pick them up at our warehouse. Please bring the order number.',
      id: () => 'Silakan ambil di gudang kami. Mohon bawa nomor pesanan.',
    },
  },
  picked_up: {
    subject: {
      en: ({ number, order }) => `Delivery ${number} of order ${order} has shipped`,
      id: ({ number, order }) => `Pengiriman ${number} untuk pesanan ${order} sudah berangkat`,
    },
    text: {
      en: () => 'Your goods have left our warehouse. You can follow them on the delivery page.',
      id: () => 'Barang Anda sudah keluar dari gudang kami. Lacak posisinya di halaman pengiriman.',
    },
  },
  delivered: {
    subject: {
      en: ({ number }) => `Delivery ${number} has arrived`,
      id: ({ number }) => `Pengiriman ${number} sudah sampai`,
    },
    text: {
      en: () => 'Please check the goods and confirm that you received them.',
      id: () => 'Mohon periksa barangnya, lalu konfirmasi penerimaan.',
    },
  },
  failed_attempt: {
    subject: {
      en: ({ number }) => `We couldn't hand over delivery ${number}`,
      id: ({ number }) => `Pengiriman ${number} belum berhasil diserahkan`,
    },
    text: {
      en: () => "The goods could not be handed over. We'll try again or contact you.",
      id: () => 'Barang belum dapat diserahkan. Kami akan mengirim ulang atau menghubungi Anda.',
    },
  },
  returned: {
    subject: {
      en: ({ number, order }) => `Delivery ${number} of order ${order} came back to us`,
      id: ({ number, order }) => `Pengiriman ${number} untuk pesanan ${order} kembali ke gudang kami`,
    },
    text: {
      en: () =>
        'The goods could not be handed over and are back at our warehouse. We will contact you to arrange a new delivery.',
      id: () =>
        'Barang tidak berhasil diserahkan dan sudah kembali ke gudang kami. Kami akan menghubungi Anda untuk mengatur pengiriman ulang.',
    },
  },
  received: {
    subject: {
      en: ({ number }) => `Delivery ${number} was received`,
      id: ({ number }) => `Pengiriman ${number} sudah diterima`,
    },
    text: { en: () => 'Received by:', id: () => 'Diterima oleh:' },
  },
  receipt_withdrawn: {
    subject: {
      en: ({ number }) => `The receipt of delivery ${number} was withdrawn`,
      id: ({ number }) => `Konfirmasi penerimaan ${number} dibatalkan`,
    },
    text: {
      en: () => 'The delivery is open again. Please confirm it once you have the goods. It was withdrawn by:',
      id: () => 'Pengiriman kembali terbuka. Mohon konfirmasi lagi setelah barang diterima. Dibatalkan oleh:',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

/** The same to staff. */
const toStaff = {
  receipt_withdrawn: {
    subject: {
      en: ({ number, company }) => `${company} withdrew the receipt of delivery ${number}`,
      id: ({ number, company }) => `${company} membatalkan konfirmasi penerimaan ${number}`,
    },
    text: {
      en: () => 'The delivery is open again. Ask the buyer whether goods are missing. It was withdrawn by:',
      id: () =>
        'Pengiriman kembali terbuka. Tanyakan kepada pembeli apakah ada barang yang kurang. Dibatalkan oleh:',
    },
  },
  returned: {
    subject: {
      en: ({ number, company }) => `Delivery ${number} for ${company} came back`,
      id: ({ number, company }) => `Pengiriman ${number} untuk ${company} kembali ke gudang`,
    },
    text: {
      en: () =>
        'The goods could not be handed over and are back at the warehouse. Arrange a new delivery with the buyer.',
      id: () =>
        'Barang tidak berhasil diserahkan dan sudah kembali ke gudang. Atur pengiriman ulang dengan pembeli.',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>

const facts = {
  number: { en: 'Delivery note', id: 'Surat jalan' },
  order: { en: 'Order', id: 'Pesanan' },
  po_number: { en: 'Purchase order', id: 'Nomor PO' },
  courier: { en: 'Courier', id: 'Ekspedisi' },
  airway_bill: { en: 'Tracking number', id: 'Nomor resi' },
  driver: { en: 'Driver', id: 'Pengemudi' },
  eta: { en: 'Expected', id: 'Perkiraan tiba' },
} as const satisfies Record<string, Sentence>

const button: Sentence = { en: 'Track the delivery', id: 'Lacak pengiriman' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mails about a delivery, to who ordered and to staff. */
export const deliveryEmailWords = { news, toStaff, facts, button, greeting }
