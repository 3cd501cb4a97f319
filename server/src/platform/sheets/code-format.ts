/** A number format for codes. Each entry is a digit (undefined) or a literal text between digits. */
export type CodeFormat = readonly (string | undefined)[]

/** Quoted text, characters that only affect layout, a digit placeholder, and any other character. */
const TOKEN = /"([^"]*)"|\\(.)|\[[^\]]*\]|[_*].|([-+() ])|(0)|(.)/g

/**
 * Parses the format of codes such as 00123 or 001-234: at least two digits, zero-padded, with literal text between
 * them. Undefined for every other format, which displays a quantity. See ECMA-376, part 1, 18.8.31.
 */
export const parseCodeFormat = (format: string): CodeFormat | undefined => {
  const places: (string | undefined)[] = []
  for (const [, quoted, escaped, plain, digit, other] of format.matchAll(TOKEN)) {
    if (other === ';') break
    if (other !== undefined) return undefined
    if (digit !== undefined) places.push(undefined)
    else places.push(quoted ?? escaped ?? plain ?? '')
  }
  return places.filter((place) => place === undefined).length >= 2 ? places : undefined
}

/**
 * Formats a number of at least 0: 123 with the format 00000 becomes 00123. Digits that exceed the placeholders come
 * first.
 */
export const codeText = (number: number, format: CodeFormat): string => {
  const places = format.filter((place) => place === undefined).length
  const digits = String(Math.round(number)).padStart(places, '0')
  let at = digits.length - places
  let text = digits.slice(0, at)
  const first = format.indexOf(undefined)
  const before = format.slice(0, first).join('')
  for (const place of format.slice(first)) text += place ?? digits[at++]
  return before + text
}
