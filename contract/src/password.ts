import { chosenSecret } from './text.ts'

const SHORTEST = 12
const LONGEST = 256
/** What is left of the passwords that lists of stolen ones are full of, when digits and signs are gone. */
const COMMON = new Set(
  `password passwort passw katasandi sandi rahasia sayang sayangku bismillah indonesia merdeka jakarta bandung surabaya
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcdef abcdefgh abcdefghijkl admin
  administrator root user guest test testing letmein welcome selamatdatang iloveyou akucintakamu cintaku princess
  sunshine football superman dragon monkey master shadow michael jordan login master hello secret trustno changeme
  default persib persija pasok purchasing`.split(/\s+/),
)

const KEYBOARD = '01234567890123456789 qwertyuiop asdfghjkl zxcvbnm abcdefghijklmnopqrstuvwxyz'

/** Whether this is among the first that somebody would try: a common word with digits around it, a row of keys, few signs. */
const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase()
  const letters = text
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('$', 's')
    .replaceAll(/[^a-z]/g, '')
  const half = letters.slice(0, letters.length / 2)
  return (
    new Set(text).size < 5 ||
    COMMON.has(letters) ||
    COMMON.has(text.replaceAll(/[^a-z]/g, '')) ||
    (letters === half + half && COMMON.has(half)) ||
    KEYBOARD.includes(text) ||
    /^\d+$/.test(text)
  )
}

/** A new password. */
export const password = chosenSecret(LONGEST)
  .min(1, { error: 'missing', abort: true })
  .min(SHORTEST)
  .refine((chosen) => !isCommonPassword(chosen), { error: 'common_password' })
