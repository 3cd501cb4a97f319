/** A number format that writes a code: each place is a digit (undefined), or a text between digits. */
export type CodeFormat = readonly (string | undefined)[]

/** A text, what only changes the look or takes room, a place for a digit, and any other sign. */
const TOKEN = /"([^"]*)"|\\(.)|\[[^\]]*\]|[_*].|([-+() ])|(0)|(.)/g

/**
 * The format of codes such as 00123 or 001-234: two digits or more, with noughts before them, and texts between. Undefined
 * for every other format, which says how much something is. See ECMA-376, part 1, 18.8.31.
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

/** A number of nought or more as its format writes it: 123 by 00000 is 00123. Digits beyond the places stand first. */
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
