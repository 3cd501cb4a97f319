import { parseCodeFormat, type CodeFormat } from './code-format.ts'
import { decoded, readXml } from './part-xml.ts'

/** What a number with a style is shown as; undefined: as a number. */
export type Shown = 'date' | 'percentage' | 'scientific' | CodeFormat | undefined

/** Formats that every workbook knows, from the first number to the last. */
const DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
]
const PERCENTAGES = [9, 10]
const SCIENTIFIC = [11, 48]

/** Of a format what is text, blanks, a colour, a condition or a language; `[h]` counts hours and stays. */
const ASIDE = /"[^"]*"?|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/gi
const HALF_OF_DAY = /am\/pm|a\/p/gi
const PART_OF_SECOND = /(s\]?)[.,]0+/gi
/** In characters: a spreadsheet program takes no longer format. */
const LONGEST_FORMAT = 255
/** Placeholders of digits and of texts, and letters. */
const SIGNS = /[a-z0#?%@]/gi

/** What the numbers of cells are shown as, by the numbers of their styles. */
export const readStyles = (part: Uint8Array | undefined): Shown[] => {
  const codes = new Map<number, string>()
  const base: (string | undefined)[] = []
  const styles: Readonly<Record<string, string>>[] = []
  let list = ''
  if (part)
    readXml(part, {
      opened: (name, attributes) => {
        if (name === 'numFmt') {
          const { numFmtId, formatCode = '' } = attributes()
          codes.set(Number(numFmtId), decoded(formatCode.slice(0, LONGEST_FORMAT)))
        } else if (name === 'cellStyleXfs' || name === 'cellXfs') list = name
        else if (name === 'xf' && list === 'cellStyleXfs') base.push(attributes().numFmtId)
        else if (name === 'xf' && list === 'cellXfs') styles.push(attributes())
      },
      closed: (name) => {
        if (name === list) list = ''
      },
    })
  const known = new Map<number, Shown>()
  return styles.map(({ numFmtId, xfId }) => {
    const format = Number(numFmtId ?? base[Number(xfId)] ?? 0)
    if (!known.has(format)) known.set(format, shownBy(format, codes.get(format) ?? ''))
    return known.get(format)
  })
}

const shownBy = (format: number, code: string): Shown => {
  const parts = code.replaceAll(ASIDE, ' ').split(';')
  if (DATES.some(([first, last]) => format >= first && format <= last) || parts.some(isDate)) return 'date'
  if (PERCENTAGES.includes(format) || parts.some((part) => part.includes('%'))) return 'percentage'
  if (SCIENTIFIC.includes(format) || parts.some((part) => /E[+-]/i.test(part))) return 'scientific'
  return parseCodeFormat(code)
}

/** Days, months, years, hours and seconds, with years of an era and names of days in Asia, and nothing else. */
const isDate = (part: string): boolean => {
  const plain = part.replaceAll(HALF_OF_DAY, 'h').replaceAll(PART_OF_SECOND, '$1')
  const signs = plain.match(SIGNS)?.join('') ?? ''
  return /^[dmyhseabg]+$/i.test(signs) && /[dmyhse]/i.test(signs)
}
