/** The owner of a password. */
interface Owner {
  readonly email: string
  readonly company: string
}

/** Shorter names occur in too many passwords by chance. */
const SHORTEST = 4
/** With this many characters besides the name, a password is accepted. */
const ENOUGH_BESIDE = 8
const FORM = /^(?:PT|CV|UD|Firma|Koperasi|Yayasan)\.? /i

const signs = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Whether a password is little more than public facts about its owner: the address, its part before the @, or the
 * company's name.
 */
export const isOwnName = (password: string, { email, company }: Owner): boolean => {
  const text = signs(password)
  return [email, email.split('@', 1)[0] ?? '', company, company.replace(FORM, '')]
    .map(signs)
    .some(
      (name) => name.length >= SHORTEST && text.includes(name) && text.length - name.length < ENOUGH_BESIDE,
    )
}
