import { parseCodeFormat, type CodeFormat } from './code-format.ts'
import { decoded, readXml } from './part-xml.ts'

/** How a number with a style is displayed; undefined for a plain number. */
export type Shown = 'date' | 'percentage' | 'scientific' | CodeFormat | undefined

/** Ids of the built-in date formats, as ranges. */
const DATES: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
]
const PERCENTAGES = [9, 10]
const SCIENTIFIC = [11, 48]

/**
 * The parts of a format that hold text, blanks, a colour, a condition or a language. `[h]` counts hours and is not
 * matched.
 */
const ASIDE = /"[^"]*"?|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/gi
const HALF_OF_DAY = /am\/pm|a\/p/gi
const PART_OF_SECOND = /(s\]?)[.,]0+/gi
/** In characters; spreadsheet programs accept no longer format. */
const LONGEST_FORMAT = 255
/** Digit and text placeholders, and letters. */
const SIGNS = /[a-z0#?%@]/gi

/** How the numbers of cells are displayed, by style id. */
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

/** Matches day, month, year, hour and second codes, including East Asian eras and weekday names, and nothing else. */
const isDate = (part: string): boolean => {
  const plain = part.replaceAll(HALF_OF_DAY, 'h').replaceAll(PART_OF_SECOND, '$1')
  const signs = plain.match(SIGNS)?.join('') ?? ''
  return /^[dmyhseabg]+$/i.test(signs) && /[dmyhse]/i.test(signs)
}
