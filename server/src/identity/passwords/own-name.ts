/** Whose password it is to be. */
interface Owner {
  readonly email: string
  readonly company: string
}

/** A shorter name stands in too many passwords by chance. */
const SHORTEST = 4
/** So many characters beside the name make a password of their own. */
const ENOUGH_BESIDE = 8
const FORM = /^(?:PT|CV|UD|Firma|Koperasi|Yayasan)\.? /i

const signs = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Is a password little more than what everybody knows of its owner: the address, what stands before its @, or the
 * company's name?
 */
export const isOwnName = (password: string, { email, company }: Owner): boolean => {
  const text = signs(password)
  return [email, email.split('@', 1)[0] ?? '', company, company.replace(FORM, '')]
    .map(signs)
    .some(
      (name) => name.length >= SHORTEST && text.includes(name) && text.length - name.length < ENOUGH_BESIDE,
    )
}
