import type { Sentence, SentenceWith } from './language.ts'

/** What members may do for their company, each in a word. */
export const roleWords = {
  viewer: { en: 'Viewer', id: 'Hanya lihat' },
  buyer: { en: 'Buyer', id: 'Pembeli' },
  owner: { en: 'Owner', id: 'Pemilik' },
} as const satisfies Record<string, Sentence>

/** The e-mail that invites somebody to act for a company. */
export const invitationWords = {
  subject: { en: 'You are invited to our shop', id: 'Anda diundang ke toko kami' },
  heading: { en: 'You are invited', id: 'Anda diundang' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  why: {
    en: 'A customer of ours invites you to use our shop for their company. Choose a password, and you can log in at once.',
    id: 'Pelanggan kami mengundang Anda untuk menggunakan toko kami atas nama perusahaannya. Pilih kata sandi, lalu Anda dapat langsung masuk.',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  inviter: { en: 'Invited by', id: 'Diundang oleh' },
  role: { en: 'Your role', id: 'Peran Anda' },
  button: { en: 'Accept the invitation', id: 'Terima undangan' },
  until: {
    en: ({ days }) =>
      `This link can be used once and expires in ${days} days. After that the company can send a new one.`,
    id: ({ days }) =>
      `Tautan ini hanya dapat digunakan satu kali dan berlaku selama ${days} hari. Setelah itu perusahaan dapat mengirim undangan baru.`,
  },
  not_you: {
    en: "If you don't know this company, please ignore this email: no account is created without you.",
    id: 'Jika Anda tidak mengenal perusahaan tersebut, abaikan saja email ini: tanpa persetujuan Anda, akun tidak akan dibuat.',
  },
} as const satisfies Record<string, Sentence | SentenceWith<{ readonly days: number }>>

/** The e-mail to an invited person who has an account already; the inviter does not learn that. */
export const invitedElsewhereWords = {
  subject: invitationWords.subject,
  heading: invitationWords.heading,
  greeting: invitationWords.greeting,
  why: {
    en: 'A customer of ours invites you to use our shop for their company. But this address already has an account with us, and an address can belong to only one company.',
    id: 'Pelanggan kami mengundang Anda untuk menggunakan toko kami atas nama perusahaannya. Namun, alamat email ini sudah memiliki akun, dan satu alamat hanya untuk satu perusahaan.',
  },
  company: invitationWords.company,
  inviter: invitationWords.inviter,
  how: {
    en: "If you want to act for this company, ask them to invite another address of yours, or contact us: our address and phone number are below. We haven't told anyone that you have an account.",
    id: 'Jika Anda ingin bertindak atas nama perusahaan tersebut, minta mereka mengundang alamat email Anda yang lain, atau hubungi kami melalui alamat atau telepon di bawah. Kami tidak memberi tahu siapa pun bahwa Anda memiliki akun.',
  },
} as const satisfies Record<string, Sentence>
