import type { Sentence } from './language.ts'

/** The letter to somebody who has an account and whose address was used to register again. */
export const addressKnownWords = {
  subject: { en: 'You have an account with us already', id: 'Anda sudah memiliki akun di toko kami' },
  heading: { en: 'You have an account already', id: 'Anda sudah memiliki akun' },
  greeting: { en: 'Good day,', id: 'Dengan hormat,' },
  what: {
    en: 'Somebody, perhaps you, used this address to register with our shop or to have the confirmation link sent again. The address is confirmed and has an account: simply log in.',
    id: 'Seseorang, mungkin Anda sendiri, memakai alamat email ini untuk mendaftar di toko kami atau meminta ulang tautan konfirmasi. Alamat ini sudah dikonfirmasi dan sudah memiliki akun: silakan langsung masuk.',
  },
  button: { en: 'Log in', id: 'Masuk' },
  forgotten: {
    en: 'If you no longer know your password, choose “Forgot Password” on the login page.',
    id: 'Jika Anda lupa kata sandi, pilih “Lupa Kata Sandi” di halaman masuk.',
  },
  not_you: {
    en: 'If it was not you, you need not do anything: nothing about your account has changed.',
    id: 'Jika bukan Anda, abaikan saja email ini: tidak ada yang berubah pada akun Anda.',
  },
} as const satisfies Record<string, Sentence>
