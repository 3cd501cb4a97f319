/** An Indonesian tax number in its 16 digits: of the older 15 a nought stands before them. Undefined for anything else. */
export const parseNpwp = (written: string): string | undefined => {
  const digits = written.replace(/[ .-]/g, '')
  if (/^\d{15}$/.test(digits)) return `0${digits}`
  return /^\d{16}$/.test(digits) ? digits : undefined
}

/**
 * Whether the ninth of a company's 15 digits is what Luhn's sum of the eight before it asks for. Some real numbers fail,
 * so it is a warning and no more. A person's 16 digits are those of the identity card and have no such digit.
 */
export const hasUsualCheckDigit = (npwp16: string): boolean => {
  if (!npwp16.startsWith('0')) return true
  const sum = Array.from(npwp16.slice(1, 10), Number).reduce((total, digit, at) => {
    const value = digit * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The place of business that a company's own number stands for. */
const HEAD_OFFICE = '000000'

/** A place of business as NPWP and six digits, of those six alone, of all 22, or of nothing for the head office. */
export const toNitku = (npwp16: string, input: string): string =>
  input.length === 22 ? input : npwp16 + (input || HEAD_OFFICE)
