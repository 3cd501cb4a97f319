/** Spreadsheets store 15 significant digits; further digits are floating-point error. */
const DIGITS = 15

/** Formats a number without an exponent and without floating-point error: 0.3 for the sum of 0.1 and 0.2. */
export const plainNumber = (number: number): string => {
  const text = String(Number(number.toPrecision(DIGITS)))
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? []
  if (exponent === undefined) return text
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  return sign + (point > 0 ? digits.padEnd(point, '0') : `0.${'0'.repeat(-point)}${digits}`)
}
