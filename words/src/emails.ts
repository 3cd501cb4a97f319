import type { Sentence, SentenceWith } from './language.ts'

/** What frames every e-mail. */
export const emailWords = {
  button_fails: {
    en: "If the button doesn't work, open this address:",
    id: 'Jika tombol tidak berfungsi, buka alamat berikut:',
  },
  email: { en: 'Email', id: 'Email' },
  phone: { en: 'Phone', id: 'Telepon' },
} as const satisfies Record<string, Sentence>

/** The e-mail that asks a new member to confirm their address. */
export const verifyEmailWords = {
  subject: { en: 'Please confirm your email address', id: 'Mohon konfirmasi alamat email Anda' },
  heading: { en: 'Confirm your email address', id: 'Konfirmasi alamat email Anda' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  why: {
    en: "This address was used to register with our shop. Please confirm that it's yours so that we can process your registration.",
    id: 'Alamat email Anda digunakan untuk mendaftar di toko kami. Mohon konfirmasi bahwa alamat tersebut milik Anda, agar pendaftaran dapat kami proses.',
  },
  company: { en: 'Company', id: 'Perusahaan' },
  contact: { en: 'Registered by', id: 'Didaftarkan oleh' },
  button: { en: 'Confirm this address', id: 'Konfirmasi alamat email' },
  until: {
    en: ({ hours }) =>
      `This link can be used once and expires in ${hours === 1 ? 'one hour' : `${hours} hours`}. After that the registration is deleted, and you can register again.`,
    id: ({ hours }) =>
      `Tautan ini hanya dapat digunakan satu kali dan berlaku selama ${hours} jam. Setelah itu data pendaftaran dihapus, dan Anda dapat mendaftar lagi.`,
  },
  not_you: {
    en: "If you didn't register this company yourself, don't confirm: someone else would get an account with your address. Simply ignore this email; the registration is deleted automatically.",
    id: 'Jika bukan Anda sendiri yang mendaftarkan perusahaan ini, jangan konfirmasi: orang lain akan memperoleh akun dengan alamat email Anda. Abaikan saja email ini; data pendaftaran akan terhapus dengan sendirinya.',
  },
} as const satisfies Record<string, Sentence | SentenceWith<{ readonly hours: number }>>

/** The page where e-mails that were not sent can be read; for developers and the demo. */
export const storedEmailWords = {
  title: { en: 'Emails that were not sent', id: 'Email yang tidak dikirim' },
  lead: {
    en: 'No mail server has taken these emails. The newest comes first; they are deleted after 30 days.',
    id: 'Belum ada server email yang menerima email ini. Yang terbaru di urutan teratas; email dihapus setelah 30 hari.',
  },
  none: { en: 'There are no emails yet.', id: 'Belum ada email.' },
  all: { en: 'All emails', id: 'Semua email' },
  to: { en: 'To', id: 'Kepada' },
  reply_to: { en: 'Reply to', id: 'Balas ke' },
  written: { en: 'Written', id: 'Ditulis' },
  state: { en: 'State', id: 'Status' },
  kind: { en: 'Email', id: 'Email' },
  as_html: { en: 'As HTML', id: 'Sebagai HTML' },
  as_text: { en: 'As text', id: 'Sebagai teks' },
  kept: { en: 'not sent: there is no mail server', id: 'tidak dikirim: tidak ada server email' },
  waiting: { en: 'waiting to be sent', id: 'menunggu dikirim' },
  failed: { en: 'could not be sent', id: 'gagal dikirim' },
  language: { en: 'Bahasa Indonesia', id: 'English' },
} as const satisfies Record<string, Sentence>

/** The e-mail whose link sets a new password. */
export const resetPasswordWords = {
  subject: { en: 'Set a new password', id: 'Atur ulang kata sandi Anda' },
  heading: { en: 'Set a new password', id: 'Atur ulang kata sandi' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  why: {
    en: 'Someone asked for a new password for the account with this email address. If that was you, choose one now:',
    id: 'Kami menerima permintaan kata sandi baru untuk akun dengan alamat email Anda. Jika Anda yang memintanya, silakan pilih kata sandi baru:',
  },
  button: { en: 'Choose a new password', id: 'Pilih kata sandi baru' },
  until: {
    en: ({ hours }) =>
      hours === 1
        ? 'This link can be used once and expires in one hour.'
        : `This link can be used once and expires in ${hours} hours.`,
    id: ({ hours }) => `Tautan ini hanya dapat digunakan satu kali dan berlaku selama ${hours} jam.`,
  },
  not_you: {
    en: "If it wasn't you, please ignore this email: your password stays the same.",
    id: 'Jika bukan Anda yang meminta, abaikan saja email ini: kata sandi Anda tidak berubah.',
  },
} as const satisfies Record<string, Sentence | SentenceWith<{ readonly hours: number }>>

/** The e-mail that says that the password is another now. */
export const staffPasswordChangedWords = {
  subject: { en: 'Your back office password was changed', id: 'Kata sandi kantor toko Anda telah diubah' },
  heading: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  what: {
    en: 'The password of your back office account has just been changed, and other devices were logged out.',
    id: 'Kata sandi akun kantor toko Anda baru saja diubah, dan perangkat lain telah dikeluarkan dari akun.',
  },
  not_you: {
    en: "If it wasn't you, tell your administrator now: they can disable the account at once.",
    id: 'Jika bukan Anda yang mengubahnya, segera beri tahu administrator: akun dapat langsung dinonaktifkan.',
  },
} as const satisfies Record<string, Sentence>

export const staffLoginChangedWords = {
  subject: { en: 'The login of your back office account', id: 'Login akun kantor toko Anda' },
  heading: { en: 'The login of your account', id: 'Login akun Anda' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  app: {
    en: 'An authenticator app has just been set up for your back office account. An app and recovery codes from before no longer work, and other devices were logged out.',
    id: 'Aplikasi autentikator baru saja disiapkan untuk akun kantor toko Anda. Aplikasi dan kode pemulihan yang lama tidak berlaku lagi, dan perangkat lain telah dikeluarkan dari akun.',
  },
  codes: {
    en: 'New recovery codes have just been made for your back office account. The former ones no longer work.',
    id: 'Kode pemulihan baru saja dibuat untuk akun kantor toko Anda. Kode yang lama tidak berlaku lagi.',
  },
  used: {
    en: 'Somebody has just logged in to your back office account with a recovery code, which is used up now.',
    id: 'Seseorang baru saja masuk ke akun kantor toko Anda dengan kode pemulihan, yang kini sudah terpakai.',
  },
  not_you: {
    en: "If it wasn't you, tell your administrator now: they can disable the account at once.",
    id: 'Jika bukan Anda yang melakukannya, segera beri tahu administrator: akun dapat langsung dinonaktifkan.',
  },
} as const satisfies Record<string, Sentence>

export const passwordChangedWords = {
  subject: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  heading: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  what: {
    en: 'The password of your account has just been changed, and other devices were logged out.',
    id: 'Kata sandi akun Anda baru saja diubah, dan perangkat lain telah dikeluarkan dari akun.',
  },
  not_you: {
    en: "If it wasn't you, set a new password now and contact us: our address and phone number are below.",
    id: 'Jika bukan Anda yang mengubahnya, segera atur ulang kata sandi dan hubungi kami melalui alamat atau telepon di bawah.',
  },
  button: { en: 'Set a new password', id: 'Atur ulang kata sandi' },
} as const satisfies Record<string, Sentence>
