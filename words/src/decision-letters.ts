import type { Sentence, SentenceWith } from './language.ts'

interface DecisionWords {
  readonly subject: Sentence
  readonly text: SentenceWith<{ readonly company: string }>
  readonly button: Sentence
}

const logIn: Sentence = { en: 'Log in', id: 'Masuk' }
const review: Sentence = { en: 'Open your registration', id: 'Buka pendaftaran Anda' }

const decisions = {
  approve: {
    subject: { en: 'Your registration is approved', id: 'Pendaftaran Anda disetujui' },
    text: {
      en: ({ company }) =>
        `${company} is now registered with us. Once your e-mail address is confirmed, you see your prices when you log in.`,
      id: ({ company }) =>
        `${company} kini terdaftar di toko kami. Setelah alamat email Anda dikonfirmasi, harga untuk Anda tampil saat Anda masuk.`,
    },
    button: logIn,
  },
  lift: {
    subject: { en: 'Your account is open again', id: 'Akun Anda dibuka kembali' },
    text: {
      en: ({ company }) =>
        `The suspension of ${company} is lifted. You see your prices again when you log in.`,
      id: ({ company }) =>
        `Penangguhan ${company} sudah dicabut. Harga untuk Anda kembali tampil saat Anda masuk.`,
    },
    button: logIn,
  },
  reject: {
    subject: { en: 'We could not approve your registration', id: 'Pendaftaran Anda belum dapat disetujui' },
    text: {
      en: ({ company }) =>
        `We could not approve the registration of ${company}. You can correct it and send it again. The reason:`,
      id: ({ company }) =>
        `Pendaftaran ${company} belum dapat kami setujui. Anda dapat memperbaiki dan mengirimkannya kembali. Alasannya:`,
    },
    button: review,
  },
  ask: {
    subject: { en: 'A question about your registration', id: 'Pertanyaan tentang pendaftaran Anda' },
    text: {
      en: ({ company }) => `Before we can decide about the registration of ${company}, we need to know:`,
      id: ({ company }) => `Sebelum memutuskan pendaftaran ${company}, kami perlu mengetahui:`,
    },
    button: review,
  },
  suspend: {
    subject: { en: 'Your account is suspended', id: 'Akun Anda ditangguhkan' },
    text: {
      en: ({ company }) =>
        `The account of ${company} is suspended. Please contact us to settle this. The reason:`,
      id: ({ company }) =>
        `Akun ${company} ditangguhkan. Silakan hubungi kami untuk menyelesaikannya. Alasannya:`,
    },
    button: logIn,
  },
  join: {
    subject: { en: 'You belong to your company’s account', id: 'Anda tergabung dalam akun perusahaan Anda' },
    text: {
      en: ({ company }) =>
        `${company} has an account with us already, and you now belong to it. Log in as you registered.`,
      id: ({ company }) =>
        `${company} sudah memiliki akun di toko kami, dan kini Anda tergabung di dalamnya. Silakan masuk dengan data yang Anda daftarkan.`,
    },
    button: logIn,
  },
} as const satisfies Record<string, DecisionWords>

/** The letters that tell a company what became of its registration. */
export const decisionWords = {
  ...decisions,
  greeting: {
    en: ({ name }: { readonly name: string }) => `Dear ${name},`,
    id: ({ name }: { readonly name: string }) => `Yth. ${name},`,
  },
} as const

/** The letter that tells staff of a new registration. */
export const newRegistrationWords = {
  subject: { en: 'A new registration', id: 'Pendaftaran baru' },
  text: { en: 'A company waits to be looked at.', id: 'Sebuah perusahaan menunggu untuk ditinjau.' },
  answered_subject: { en: 'A registration was answered', id: 'Pendaftaran telah dijawab' },
  answered_text: {
    en: 'A company has answered, and waits to be looked at again.',
    id: 'Sebuah perusahaan telah menjawab dan menunggu ditinjau kembali.',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  npwp: { en: 'NPWP', id: 'NPWP' },
  contact: { en: 'Contact', id: 'Kontak' },
  npwp_known: {
    en: 'Another company has this NPWP already: perhaps the person belongs to it.',
    id: 'NPWP ini sudah dimiliki perusahaan lain: mungkin orang tersebut bagian darinya.',
  },
} as const satisfies Record<string, Sentence>
