import type { Sentence, SentenceWith } from './language.ts'

/** What frames every letter. */
export const letterWords = {
  button_fails: {
    en: 'If the button does not work, open this address:',
    id: 'Jika tombol tidak berfungsi, buka alamat berikut:',
  },
  email: { en: 'E-mail', id: 'Email' },
  phone: { en: 'Phone', id: 'Telepon' },
} as const satisfies Record<string, Sentence>

/** The letter that asks a new member to confirm their address. */
export const verifyEmailWords = {
  subject: { en: 'Please confirm your e-mail address', id: 'Mohon konfirmasi alamat email Anda' },
  heading: { en: 'Confirm your e-mail address', id: 'Konfirmasi alamat email Anda' },
  greeting: { en: 'Good day,', id: 'Dengan hormat,' },
  why: {
    en: 'This address was used to register with our shop. Please confirm that it is yours, so that we can go on with your registration.',
    id: 'Alamat email Anda digunakan untuk mendaftar di toko kami. Mohon konfirmasi bahwa alamat tersebut milik Anda, agar pendaftaran dapat kami proses.',
  },
  button: { en: 'Confirm this address', id: 'Konfirmasi alamat email' },
  until: {
    en: ({ hours }) =>
      `The link works once, and for ${hours} hours. After that you can ask for a new one on our site.`,
    id: ({ hours }) =>
      `Tautan ini hanya dapat digunakan satu kali dan berlaku selama ${hours} jam. Setelah itu Anda dapat meminta tautan baru di situs kami.`,
  },
  not_you: {
    en: 'If you did not register, you need not do anything: unless you confirm it, we will not use this address.',
    id: 'Jika Anda tidak merasa mendaftar, abaikan saja email ini: tanpa konfirmasi, alamat email Anda tidak akan kami gunakan.',
  },
} as const satisfies Record<string, Sentence | SentenceWith<{ readonly hours: number }>>

/** The page where letters that were not sent can be read; for developers and the demo. */
export const keptLetterWords = {
  title: { en: 'Letters that were not sent', id: 'Surat yang tidak dikirim' },
  lead: {
    en: 'No mail server has taken these letters. The newest stands first; after 30 days they are deleted.',
    id: 'Belum ada server email yang menerima surat-surat ini. Yang terbaru di urutan teratas; surat dihapus setelah 30 hari.',
  },
  none: { en: 'There are no letters yet.', id: 'Belum ada surat.' },
  all: { en: 'All letters', id: 'Semua surat' },
  to: { en: 'To', id: 'Kepada' },
  written: { en: 'Written', id: 'Ditulis' },
  state: { en: 'State', id: 'Status' },
  letter: { en: 'Letter', id: 'Surat' },
  as_html: { en: 'As HTML', id: 'Sebagai HTML' },
  as_text: { en: 'As text', id: 'Sebagai teks' },
  kept: { en: 'kept', id: 'disimpan' },
  waiting: { en: 'waiting to be sent', id: 'menunggu dikirim' },
  failed: { en: 'could not be sent', id: 'gagal dikirim' },
  language: { en: 'Bahasa Indonesia', id: 'English' },
} as const satisfies Record<string, Sentence>

/** The letter whose link sets a new password. */
export const resetPasswordWords = {
  subject: { en: 'Set a new password', id: 'Atur ulang kata sandi Anda' },
  heading: { en: 'Set a new password', id: 'Atur ulang kata sandi' },
  greeting: { en: 'Good day,', id: 'Dengan hormat,' },
  why: {
    en: 'Somebody asked for a new password for the account with this e-mail address. If that was you, choose one now:',
    id: 'Kami menerima permintaan kata sandi baru untuk akun dengan alamat email Anda. Jika Anda yang memintanya, silakan pilih kata sandi baru:',
  },
  button: { en: 'Choose a new password', id: 'Pilih kata sandi baru' },
  until: {
    en: ({ hours }) =>
      hours === 1 ? 'The link works once, and for one hour.' : `The link works once, and for ${hours} hours.`,
    id: ({ hours }) => `Tautan ini hanya dapat digunakan satu kali dan berlaku selama ${hours} jam.`,
  },
  not_you: {
    en: 'If it was not you, you need not do anything: your password stays as it is.',
    id: 'Jika bukan Anda yang meminta, abaikan saja email ini: kata sandi Anda tidak berubah.',
  },
} as const satisfies Record<string, Sentence | SentenceWith<{ readonly hours: number }>>

/** The letter that says that the password is another now. */
export const passwordChangedWords = {
  subject: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  heading: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  greeting: { en: 'Good day,', id: 'Dengan hormat,' },
  what: {
    en: 'The password of your account was changed just now, and other devices were logged out.',
    id: 'Kata sandi akun Anda baru saja diubah, dan perangkat lain telah dikeluarkan dari akun.',
  },
  not_you: {
    en: 'If it was not you, set a new password at once and tell us: our address and telephone number stand below.',
    id: 'Jika bukan Anda yang mengubahnya, segera atur ulang kata sandi dan hubungi kami melalui alamat atau telepon di bawah.',
  },
  button: { en: 'Set a new password', id: 'Atur ulang kata sandi' },
} as const satisfies Record<string, Sentence>
