import type { Sentence, SentenceWith } from './language.ts'
import type { NoticeWords, SaleNamed } from './notice-words.ts'

/** E-mails to the buyer about an order. */
const toBuyers = {
  placed: {
    subject: {
      en: ({ number }) => `We received your order ${number}`,
      id: ({ number }) => `Pesanan ${number} kami terima`,
    },
    text: {
      en: ({ toPay }) => {
        if (toPay === 'gateway')
          return 'Thank you. Please complete your payment on the payment page: your order ships once it is paid. We also email you how to pay.'
        if (toPay === 'transfer')
          return 'Thank you. Please transfer the total to our account and upload the proof on the order page: your order ships once it is paid.'
        return 'Thank you. We check it and confirm it by email.'
      },
      id: ({ toPay }) => {
        if (toPay === 'gateway')
          return 'Terima kasih. Mohon selesaikan pembayaran di halaman pembayaran; pesanan dikirim setelah lunas. Cara membayarnya juga kami kirim lewat email.'
        if (toPay === 'transfer')
          return 'Terima kasih. Mohon transfer total pesanan ke rekening kami dan unggah buktinya di halaman pesanan; pesanan dikirim setelah lunas.'
        return 'Terima kasih. Pesanan kami periksa dan kami konfirmasi lewat email.'
      },
    },
  },
  confirm: {
    subject: {
      en: ({ number }) => `Your order ${number} is confirmed`,
      id: ({ number }) => `Pesanan ${number} dikonfirmasi`,
    },
    text: {
      en: ({ toPay }) =>
        toPay
          ? 'We have confirmed your order. It ships once your payment has arrived.'
          : 'We have confirmed your order and prepare its delivery.',
      id: ({ toPay }) =>
        toPay
          ? 'Pesanan Anda sudah kami konfirmasi. Barang dikirim setelah pembayaran masuk.'
          : 'Pesanan Anda sudah kami konfirmasi dan pengirimannya kami siapkan.',
    },
  },
  hold: {
    subject: {
      en: ({ number }) => `Your order ${number} is on hold`,
      id: ({ number }) => `Pesanan ${number} ditahan sementara`,
    },
    text: { en: () => 'The reason:', id: () => 'Alasannya:' },
  },
  release: {
    subject: {
      en: ({ number }) => `Your order ${number} is no longer on hold`,
      id: ({ number }) => `Pesanan ${number} dilanjutkan`,
    },
    text: {
      en: () => 'We are processing it again.',
      id: () => 'Pesanan kembali kami proses.',
    },
  },
  cancel: {
    subject: {
      en: ({ number }) => `Your order ${number} is cancelled`,
      id: ({ number }) => `Pesanan ${number} dibatalkan`,
    },
    text: {
      en: () => 'We had to cancel this order. The reason:',
      id: () => 'Pesanan ini terpaksa kami batalkan. Alasannya:',
    },
  },
  close: {
    subject: {
      en: ({ number }) => `Some items of your order ${number} will not come`,
      id: ({ number }) => `Sebagian barang pesanan ${number} tidak dikirim`,
    },
    text: {
      en: () =>
        'We have taken a part of this order off, and you do not owe it. The order shows which quantities, and what is refunded if you have paid. The reason:',
      id: () =>
        'Sebagian pesanan ini tidak jadi kami kirim dan tidak perlu Anda bayar. Jumlahnya, serta pengembalian dana bila sudah dibayar, tertera pada pesanan. Alasannya:',
    },
  },
  payment_verified: {
    subject: {
      en: ({ number }) => `Your payment for order ${number} has arrived`,
      id: ({ number }) => `Pembayaran pesanan ${number} sudah kami terima`,
    },
    text: { en: () => 'Thank you for your payment.', id: () => 'Terima kasih atas pembayaran Anda.' },
  },
  payment_short: {
    subject: {
      en: ({ number }) => `Part of the payment for order ${number} is missing`,
      id: ({ number }) => `Pembayaran pesanan ${number} masih kurang`,
    },
    text: {
      en: () => 'Less than the total has arrived. Please transfer the rest.',
      id: () => 'Dana yang masuk kurang dari total. Mohon transfer kekurangannya.',
    },
  },
  payment_over: {
    subject: {
      en: ({ number }) => `More than the total has arrived for order ${number}`,
      id: ({ number }) => `Pembayaran pesanan ${number} melebihi total`,
    },
    text: {
      en: () =>
        'Thank you for your payment. We hold what exceeds the total: on the Balance page of your account you can request a refund or keep it for your next orders.',
      id: () =>
        'Terima kasih atas pembayaran Anda. Kelebihannya kami simpan: di halaman Saldo pada akun Anda, Anda dapat meminta pengembaliannya atau menyimpannya untuk pesanan berikutnya.',
    },
  },
  proof_reopened: {
    subject: {
      en: ({ number }) => `We check your transfer for order ${number} again`,
      id: ({ number }) => `Transfer untuk pesanan ${number} kami periksa lagi`,
    },
    text: {
      en: () => 'We had not accepted your proof of transfer. We have taken this back and check it again.',
      id: () =>
        'Bukti transfer Anda sempat kami tolak. Penolakan itu kami batalkan, dan buktinya kami periksa lagi.',
    },
  },
  proof_rejected: {
    subject: {
      en: ({ number }) => `We couldn't find your payment for order ${number}`,
      id: ({ number }) => `Pembayaran pesanan ${number} belum kami temukan`,
    },
    text: {
      en: () => 'Please check your proof of transfer and upload it again. The reason:',
      id: () => 'Mohon periksa bukti transfer Anda dan unggah kembali. Alasannya:',
    },
  },
  payment_expired: {
    subject: {
      en: ({ number }) => `The payment deadline for order ${number} has passed`,
      id: ({ number }) => `Batas waktu pembayaran pesanan ${number} sudah lewat`,
    },
    text: {
      en: () => 'No payment arrived in time. Open the order to pay it again.',
      id: () => 'Pembayaran tidak masuk sampai batas waktu. Buka pesanan untuk membayar kembali.',
    },
  },
  payment_denied: {
    subject: {
      en: ({ number }) => `The payment for order ${number} was refused`,
      id: ({ number }) => `Pembayaran pesanan ${number} ditolak`,
    },
    text: {
      en: () => 'The payment was refused. Open the order to pay it again or another way.',
      id: () => 'Pembayaran ditolak. Buka pesanan untuk membayar kembali atau dengan metode lain.',
    },
  },
  payment_failed: {
    subject: {
      en: ({ number }) => `The payment for order ${number} failed`,
      id: ({ number }) => `Pembayaran pesanan ${number} gagal`,
    },
    text: {
      en: () => 'The payment could not be made. Open the order to pay it again or another way.',
      id: () =>
        'Pembayaran tidak dapat diproses. Buka pesanan untuk membayar kembali atau dengan metode lain.',
    },
  },
  payment_late: {
    subject: {
      en: ({ number }) => `We're reviewing your payment for order ${number}`,
      id: ({ number }) => `Pembayaran pesanan ${number} sedang kami periksa`,
    },
    text: {
      en: () =>
        "We received your payment after its deadline, or in a different amount. We're reviewing it and will email you. Please don't pay again.",
      id: () =>
        'Pembayaran Anda masuk setelah batas waktu, atau jumlahnya berbeda dari tagihan. Kami sedang memeriksanya dan akan mengabari Anda lewat email. Mohon jangan membayar lagi.',
    },
  },
  payment_reversed: {
    subject: {
      en: ({ number }) => `Your bank reversed the payment for order ${number}`,
      id: ({ number }) => `Pembayaran pesanan ${number} dibatalkan bank`,
    },
    text: {
      en: () => 'Your bank reversed the payment, so the order is unpaid again. Please contact us.',
      id: () =>
        'Bank membatalkan pembayaran ini, sehingga pesanan kembali belum dibayar. Silakan hubungi kami.',
    },
  },
  payment_corrected: {
    subject: {
      en: ({ number }) => `A payment entry for order ${number} was corrected`,
      id: ({ number }) => `Pencatatan pembayaran pesanan ${number} dikoreksi`,
    },
    text: {
      en: () =>
        'We had recorded a payment for this order by mistake and have taken the entry back. The order shows what is still to be paid. If you think this is wrong, please contact us.',
      id: () =>
        'Kami keliru mencatat pembayaran untuk pesanan ini dan sudah mengoreksinya. Sisa yang perlu dibayar tertera pada pesanan. Bila menurut Anda ini tidak tepat, silakan hubungi kami.',
    },
  },
  payment_refunded: {
    subject: {
      en: ({ number }) => `Money for order ${number} is returned to you`,
      id: ({ number }) => `Dana pesanan ${number} dikembalikan kepada Anda`,
    },
    text: {
      en: () => 'We have returned a payment of this order, or a part of it. The order shows the amount.',
      id: () =>
        'Kami sudah mengembalikan pembayaran pesanan ini, atau sebagian darinya. Jumlahnya tertera pada pesanan.',
    },
  },
  payment_warning: {
    subject: {
      en: ({ number }) => `Order ${number} will be cancelled tomorrow`,
      id: ({ number }) => `Pesanan ${number} akan dibatalkan besok`,
    },
    text: {
      en: () => 'It is still unpaid. Open the order to pay it, or it is cancelled tomorrow.',
      id: () => 'Pesanan belum dibayar. Buka pesanan untuk membayar; bila tidak, besok pesanan dibatalkan.',
    },
  },
} as const satisfies Record<string, NoticeWords<SaleNamed>>

/** E-mails to staff about a buyer's action on an order. */
const toStaff = {
  placed: {
    subject: {
      en: ({ number, company }) => `New order ${number} from ${company}`,
      id: ({ number, company }) => `Pesanan baru ${number} dari ${company}`,
    },
    text: {
      en: () => 'Check it and confirm it.',
      id: () => 'Periksa dan konfirmasi pesanan ini.',
    },
  },
  cancel_by_buyer: {
    subject: {
      en: ({ number, company }) => `${company} cancelled order ${number}`,
      id: ({ number, company }) => `${company} membatalkan pesanan ${number}`,
    },
    text: {
      en: () => 'The order was cancelled before it was confirmed.',
      id: () => 'Pesanan dibatalkan sebelum dikonfirmasi.',
    },
  },
  proof_uploaded: {
    subject: {
      en: ({ number, company }) => `Proof of transfer for order ${number} from ${company}`,
      id: ({ number, company }) => `Bukti transfer pesanan ${number} dari ${company}`,
    },
    text: {
      en: () => 'See whether the money has arrived, and verify or reject the proof.',
      id: () => 'Periksa apakah dana sudah masuk, lalu verifikasi atau tolak bukti ini.',
    },
  },
  payment_needs_review: {
    subject: {
      en: ({ number, company }) => `Money to be returned: cancelled order ${number} of ${company}`,
      id: ({ number, company }) => `Dana perlu dikembalikan: pesanan batal ${number} dari ${company}`,
    },
    text: {
      en: () =>
        'Money has arrived for an order that is cancelled. Return it, or agree on its use with the buyer.',
      id: () =>
        'Ada dana masuk untuk pesanan yang sudah dibatalkan. Kembalikan, atau sepakati penggunaannya dengan pembeli.',
    },
  },
  payment_late: {
    subject: {
      en: ({ number, company }) => `Payment to be reviewed: order ${number} of ${company}`,
      id: ({ number, company }) => `Pembayaran perlu diperiksa: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () =>
        'Money has arrived for a payment that had ended, or another amount than was asked for. The order is unchanged: return the money, or agree on its use with the buyer.',
      id: () =>
        'Ada dana masuk untuk pembayaran yang sudah berakhir, atau jumlahnya berbeda dari tagihan. Pesanan tidak berubah: kembalikan dananya, atau sepakati penggunaannya dengan pembeli.',
    },
  },
  payment_to_return: {
    subject: {
      en: ({ number, company }) => `Money to be returned for a return: order ${number} of ${company}`,
      id: ({ number, company }) => `Dana retur perlu dikembalikan: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () =>
        'A return was refunded with a credit note. The order was paid: give the money back. The return:',
      id: () => 'Retur sudah dikreditkan. Pesanan ini sudah dibayar, jadi kembalikan dananya. Nomor retur:',
    },
  },
  payment_check_failed: {
    subject: {
      en: ({ number, company }) => `A payment can't be checked: order ${number} of ${company}`,
      id: ({ number, company }) => `Pembayaran tidak dapat diperiksa: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () =>
        "The shop can't process what the payment gateway says about a payment or its refund. It tries again every five minutes. Check the transaction at the gateway, and ask your administrator for the log. It is:",
      id: () =>
        'Toko tidak dapat memproses jawaban payment gateway tentang pembayaran atau pengembalian dananya. Toko mencoba lagi setiap lima menit. Periksa transaksi di gateway, dan mintalah catatan log kepada administrator. Transaksinya:',
    },
  },
  payment_of_closed: {
    subject: {
      en: ({ number, company }) =>
        `Money to be returned: items of order ${number} of ${company} will not come`,
      id: ({ number, company }) =>
        `Dana perlu dikembalikan: sebagian pesanan ${number} dari ${company} tidak dikirim`,
    },
    text: {
      en: () =>
        'Items were taken off an order that was paid. Give the money back, or agree on its use. The reason:',
      id: () =>
        'Sebagian barang pesanan yang sudah dibayar tidak jadi dikirim. Kembalikan dananya, atau sepakati penggunaannya. Alasannya:',
    },
  },
  payment_refund_failed: {
    subject: {
      en: ({ number, company }) => `Refund refused by the gateway: order ${number} of ${company}`,
      id: ({ number, company }) => `Pengembalian dana ditolak gateway: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () =>
        'The payment gateway did not give the money back. Transfer it, and record the transfer. It was for:',
      id: () =>
        'Gateway pembayaran tidak mengembalikan dana ini. Transfer dananya, lalu catat transfernya. Alasannya:',
    },
  },
  payment_reversed: {
    subject: {
      en: ({ number, company }) => `Payment reversed by the bank: order ${number} of ${company}`,
      id: ({ number, company }) => `Pembayaran dibatalkan bank: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () => 'The bank reversed a payment. What is not shipped yet is on hold.',
      id: () => 'Bank membatalkan pembayaran. Pesanan yang belum dikirim ditahan.',
    },
  },
  payment_corrected: {
    subject: {
      en: ({ number, company }) => `Payment entry corrected: order ${number} of ${company}`,
      id: ({ number, company }) => `Pencatatan pembayaran dikoreksi: pesanan ${number} dari ${company}`,
    },
    text: {
      en: () =>
        'A payment that was recorded by mistake does not count any more. If the order was prepaid and nothing of it has left the warehouse, it is on hold until it is paid. Check what is packed or already shipped.',
      id: () =>
        'Pembayaran yang keliru dicatat tidak dihitung lagi. Bila pesanan dibayar di muka dan belum ada barang yang keluar gudang, pesanan ditahan sampai lunas. Periksa barang yang sudah dikemas atau dikirim.',
    },
  },
} as const satisfies Record<string, NoticeWords<SaleNamed>>

const facts = {
  number: { en: 'Order', id: 'Pesanan' },
  company: { en: 'Company', id: 'Perusahaan' },
  lines: { en: 'Items', id: 'Barang' },
  po_number: { en: 'Purchase order', id: 'Nomor PO' },
  to_transfer: { en: 'To be transferred', id: 'Jumlah transfer' },
} as const satisfies Record<string, Sentence>

const button: Sentence = { en: 'Open the order', id: 'Buka pesanan' }
const pay: Sentence = { en: 'Pay now', id: 'Bayar sekarang' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mails about an order, to its buyer and to staff. */
export const orderEmailWords = { toBuyers, toStaff, facts, button, pay, greeting }

/** Why the shop itself cancels an order. */
export const cancelReasons = {
  unpaid: {
    en: 'It was not paid within 7 days.',
    id: 'Pesanan tidak dibayar dalam 7 hari.',
  },
} as const satisfies Record<string, Sentence>
