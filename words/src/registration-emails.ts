import type { Sentence } from './language.ts'

/** The e-mail to somebody who has an account and whose address was used to register again. */
export const addressKnownWords = {
  subject: { en: 'You already have an account with us', id: 'Anda sudah memiliki akun di toko kami' },
  heading: { en: 'You already have an account', id: 'Anda sudah memiliki akun' },
  greeting: { en: 'Hello,', id: 'Halo,' },
  what: {
    en: 'Someone, perhaps you, used this address to register with our shop or to have the confirmation link sent again. This address already has an account: you can simply log in.',
    id: 'Seseorang, mungkin Anda sendiri, memakai alamat email ini untuk mendaftar di toko kami atau meminta ulang tautan konfirmasi. Alamat ini sudah dikonfirmasi dan sudah memiliki akun: silakan langsung masuk.',
  },
  button: { en: 'Log in', id: 'Masuk' },
  forgotten: {
    en: "If you've forgotten your password, choose “Forgot Password” on the login page.",
    id: 'Jika Anda lupa kata sandi, pilih “Lupa Kata Sandi” di halaman masuk.',
  },
  not_you: {
    en: "If it wasn't you, please ignore this email: nothing about your account has changed.",
    id: 'Jika bukan Anda, abaikan saja email ini: tidak ada yang berubah pada akun Anda.',
  },
} as const satisfies Record<string, Sentence>
