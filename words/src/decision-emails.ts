import type { Sentence } from './language.ts'
import type { NoticeWords } from './notice-words.ts'

const decisions = {
  approve: {
    subject: { en: () => 'Your registration is approved', id: () => 'Pendaftaran Anda disetujui' },
    text: {
      en: ({ company }) => `${company} is now registered with us. You'll see your prices when you log in.`,
      id: ({ company }) => `${company} kini terdaftar di toko kami. Harga untuk Anda tampil saat Anda masuk.`,
    },
  },
  lift: {
    subject: { en: () => 'Your account is active again', id: () => 'Akun Anda aktif kembali' },
    text: {
      en: ({ company }) =>
        `The suspension of ${company} has been lifted. You'll see your prices again when you log in.`,
      id: ({ company }) =>
        `Penangguhan ${company} sudah dicabut. Harga untuk Anda kembali tampil saat Anda masuk.`,
    },
  },
  reject: {
    subject: {
      en: () => "We couldn't approve your registration",
      id: () => 'Pendaftaran Anda belum dapat disetujui',
    },
    text: {
      en: ({ company }) =>
        `We couldn't approve the registration of ${company}. You can correct it and send it again. The reason:`,
      id: ({ company }) =>
        `Pendaftaran ${company} belum dapat kami setujui. Anda dapat memperbaiki dan mengirimkannya kembali. Alasannya:`,
    },
  },
  ask: {
    subject: {
      en: () => 'A question about your registration',
      id: () => 'Pertanyaan tentang pendaftaran Anda',
    },
    text: {
      en: ({ company }) => `Before we can approve the registration of ${company}, we need to know:`,
      id: ({ company }) => `Sebelum memutuskan pendaftaran ${company}, kami perlu mengetahui:`,
    },
  },
  suspend: {
    subject: { en: () => 'Your account is suspended', id: () => 'Akun Anda ditangguhkan' },
    text: {
      en: ({ company }) =>
        `The account of ${company} has been suspended. Please contact us to resolve this. The reason:`,
      id: ({ company }) =>
        `Akun ${company} ditangguhkan. Silakan hubungi kami untuk menyelesaikannya. Alasannya:`,
    },
  },
  join: {
    subject: {
      en: () => "You've been added to your company's account",
      id: () => 'Anda tergabung dalam akun perusahaan Anda',
    },
    text: {
      en: ({ company }) =>
        `${company} already has an account with us, and you've been added to it. Log in with the email and password you registered with.`,
      id: ({ company }) =>
        `${company} sudah memiliki akun di toko kami, dan kini Anda tergabung di dalamnya. Silakan masuk dengan email dan kata sandi yang Anda daftarkan.`,
    },
  },
} as const satisfies Record<string, NoticeWords<{ readonly company: string }>>

/** The e-mails that tell a company what became of its registration. */
export const decisionWords = {
  decisions,
  /** By the page that they open. */
  buttons: {
    '/account/login': { en: 'Log in', id: 'Masuk' },
    '/account/review': { en: 'Open your registration', id: 'Buka pendaftaran Anda' },
  },
  greeting: {
    en: ({ name }: { readonly name: string }) => `Dear ${name},`,
    id: ({ name }: { readonly name: string }) => `Yth. Bapak/Ibu ${name},`,
  },
} as const

/** The e-mail that tells staff of a new registration. */
export const newRegistrationWords = {
  subject: { en: 'A new registration', id: 'Pendaftaran baru' },
  text: { en: 'A company is waiting for review.', id: 'Sebuah perusahaan menunggu untuk ditinjau.' },
  answered_subject: { en: 'A registration was answered', id: 'Pendaftaran telah dijawab' },
  answered_text: {
    en: 'A company has answered and is waiting for another review.',
    id: 'Sebuah perusahaan telah menjawab dan menunggu ditinjau kembali.',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  npwp: { en: 'NPWP', id: 'NPWP' },
  contact: { en: 'Contact', id: 'Kontak' },
  npwp_known: {
    en: 'Another company already has this NPWP: this person may belong to it.',
    id: 'NPWP ini sudah dimiliki perusahaan lain: mungkin orang tersebut bagian darinya.',
  },
} as const satisfies Record<string, Sentence>
