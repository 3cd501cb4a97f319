import type { Sentence, SentenceWith } from './language.ts'
import type { NoticeWords, SaleNamed } from './notice-words.ts'

/** E-mails to the buyer about what staff, or the clock, did with a quotation. */
const toBuyers = {
  ask: {
    subject: {
      en: ({ number }) => `A question about quotation ${number}`,
      id: ({ number }) => `Pertanyaan tentang penawaran ${number}`,
    },
    text: {
      en: () => 'Before we can quote, we need to know:',
      id: () => 'Sebelum membuat penawaran, kami perlu mengetahui:',
    },
  },
  send: {
    subject: {
      en: ({ number }) => `Your quotation ${number} is ready`,
      id: ({ number }) => `Penawaran ${number} sudah siap`,
    },
    text: {
      en: () =>
        'We have priced your request. You can order it, ask for a change or decline it in your account.',
      id: () =>
        'Permintaan Anda sudah kami beri harga. Anda dapat memesannya, meminta perubahan, atau menolaknya di akun Anda.',
    },
  },
  reject: {
    subject: {
      en: ({ number }) => `We can't quote ${number}`,
      id: ({ number }) => `Permintaan ${number} tidak dapat kami penuhi`,
    },
    text: {
      en: () => "We're sorry, we can't make you an offer for this request. The reason:",
      id: () => 'Mohon maaf, kami belum dapat membuat penawaran untuk permintaan ini. Alasannya:',
    },
  },
  remind: {
    subject: {
      en: ({ number }) => `Quotation ${number} ends soon`,
      id: ({ number }) => `Masa berlaku penawaran ${number} segera berakhir`,
    },
    text: {
      en: () => 'You can order at these prices until its last day.',
      id: () => 'Anda masih dapat memesan dengan harga ini sampai hari terakhir masa berlakunya.',
    },
  },
  offer_again: {
    subject: {
      en: ({ number }) => `Quotation ${number} is renewed`,
      id: ({ number }) => `Penawaran ${number} sudah diperpanjang`,
    },
    text: {
      en: () =>
        "As you asked, we offer it again, at today's prices. You can compare them with the last version in your account.",
      id: () =>
        'Sesuai permintaan Anda, kami menawarkannya kembali dengan harga hari ini. Di akun Anda, harganya dapat dibandingkan dengan versi sebelumnya.',
    },
  },
  take_back: {
    subject: {
      en: ({ number }) => `We are revising quotation ${number}`,
      id: ({ number }) => `Penawaran ${number} sedang kami perbarui`,
    },
    text: {
      en: () => 'The offer can no longer be ordered. We will send you the next version.',
      id: () => 'Penawaran ini tidak dapat dipesan lagi. Versi berikutnya akan kami kirim.',
    },
  },
  extend: {
    subject: {
      en: ({ number }) => `Quotation ${number} is valid for longer`,
      id: ({ number }) => `Masa berlaku penawaran ${number} diperpanjang`,
    },
    text: {
      en: () => 'You can order at these prices until its last day.',
      id: () => 'Anda masih dapat memesan dengan harga ini sampai hari terakhir masa berlakunya.',
    },
  },
  expire: {
    subject: {
      en: ({ number }) => `Quotation ${number} has expired`,
      id: ({ number }) => `Masa berlaku penawaran ${number} telah habis`,
    },
    text: {
      en: () => 'You can ask us to renew it in your account.',
      id: () => 'Anda dapat meminta perpanjangan di akun Anda.',
    },
  },
  message_of_staff: {
    subject: {
      en: ({ number }) => `New message about quotation ${number}`,
      id: ({ number }) => `Pesan baru tentang penawaran ${number}`,
    },
    text: { en: () => 'We wrote to you:', id: () => 'Pesan dari kami:' },
  },
} as const satisfies Record<string, NoticeWords<SaleNamed>>

/** E-mails to staff about an action on a quotation by a buyer or a colleague. */
const toStaff = {
  submit: {
    subject: {
      en: ({ number, company }) => `To be priced: quotation ${number} for ${company}`,
      id: ({ number, company }) => `Perlu diberi harga: penawaran ${number} untuk ${company}`,
    },
    text: {
      en: ({ company }) => `${company} asks for a quotation.`,
      id: ({ company }) => `${company} meminta penawaran.`,
    },
  },
  answer: {
    subject: {
      en: ({ number, company }) => `${company} answered about quotation ${number}`,
      id: ({ number, company }) => `${company} menjawab tentang penawaran ${number}`,
    },
    text: { en: () => 'The answer:', id: () => 'Jawabannya:' },
  },
  request_change: {
    subject: {
      en: ({ number, company }) => `${company} asks for a change of quotation ${number}`,
      id: ({ number, company }) => `${company} meminta perubahan penawaran ${number}`,
    },
    text: { en: () => 'The change they ask for:', id: () => 'Perubahan yang diminta:' },
  },
  renew: {
    subject: {
      en: ({ number, company }) => `${company} asks to renew quotation ${number}`,
      id: ({ number, company }) => `${company} meminta perpanjangan penawaran ${number}`,
    },
    text: {
      en: () => 'The quotation had expired. Check its prices and send the next version.',
      id: () => 'Masa berlaku penawaran sudah habis. Periksa harganya dan kirim versi berikutnya.',
    },
  },
  decline: {
    subject: {
      en: ({ number, company }) => `${company} declined quotation ${number}`,
      id: ({ number, company }) => `${company} menolak penawaran ${number}`,
    },
    text: { en: () => 'The offer was declined.', id: () => 'Penawaran ditolak.' },
  },
  withdraw: {
    subject: {
      en: ({ number, company }) => `${company} withdrew quotation ${number}`,
      id: ({ number, company }) => `${company} membatalkan penawaran ${number}`,
    },
    text: { en: () => 'There is nothing left to do.', id: () => 'Tidak ada lagi yang perlu dilakukan.' },
  },
  hand_over: {
    subject: {
      en: ({ number, company }) => `Quotation ${number} for ${company} has another salesperson`,
      id: ({ number, company }) => `Penanggung jawab penawaran ${number} untuk ${company} berganti`,
    },
    text: {
      en: () => 'The quotation was handed over.',
      id: () => 'Penawaran ini diserahkan ke rekan.',
    },
  },
  message_of_member: {
    subject: {
      en: ({ number, company }) => `New message from ${company} about quotation ${number}`,
      id: ({ number, company }) => `Pesan baru dari ${company} tentang penawaran ${number}`,
    },
    text: { en: () => 'They wrote:', id: () => 'Pesannya:' },
  },
} as const satisfies Record<string, NoticeWords<SaleNamed>>

const facts = {
  number: { en: 'Quotation', id: 'Penawaran' },
  company: { en: 'Company', id: 'Perusahaan' },
  lines: { en: 'Items', id: 'Barang' },
  valid_until: { en: 'Valid until', id: 'Berlaku sampai' },
  salesperson: { en: 'Salesperson', id: 'Sales' },
} as const satisfies Record<string, Sentence>

const button: Sentence = { en: 'Open the quotation', id: 'Buka penawaran' }
const greeting: SentenceWith<{ readonly name: string }> = {
  en: ({ name }) => `Hello ${name},`,
  id: ({ name }) => `Halo ${name},`,
}

/** The e-mails about a quotation, to its buyer and to staff. */
export const quotationEmailWords = { toBuyers, toStaff, facts, button, greeting }
