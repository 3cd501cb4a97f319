import { openSync, type Font } from 'fontkit'
import { REGULAR } from './fonts.ts'
import { EXACT, type Pdf } from './pdf-page.ts'
import { printable } from './printable.ts'
import { LEADING, type Style } from './styles.ts'
import { wrapText } from './wrap-text.ts'

/** One line of text that fits its column. */
export interface SetLine {
  readonly text: string
  readonly style: Style
}

/** Tabular figures, which align amounts in a column. */
const TABULAR = { calt: false, tnum: true } as unknown as typeof EXACT
const chooseFeatures = (text: string) => (/^(?:Rp\. )?-?[\d.,]+ ?$/.test(text) ? TABULAR : EXACT)

/** The font file; both weights have the same characters. */
const font = openSync(REGULAR) as Font
const BOX = '□'

/** In points. A text that needs a smaller size to fit one line is broken instead. */
const SMALLEST = 4

/** Measures, breaks and draws text. */
export interface Typesetter {
  width(text: string, style: Style): number
  /**
   * The lines of a text in a column `width` points wide. Keeps line breaks and breaks within a word only if it is wider
   * than the column.
   */
  lines(text: string, style: Style, width: number): SetLine[]
  /** One line: a smaller size if the column is too narrow, and broken only if that is not enough. */
  unbroken(text: string, style: Style, width: number): SetLine[]
  /** Starts at `x`, or ends at it if `align` is right. */
  draw(line: SetLine, x: number, y: number, align?: 'left' | 'right'): void
  /** Whether any text so far has a character that the font lacks, such as a Chinese one, and that is drawn as a box. */
  hasBoxes(): boolean
  /** Draws lines below each other and returns the y position after them. */
  drawAll(lines: readonly SetLine[], x: number, y: number, align?: 'left' | 'right'): number
}

/** Opens a document's typesetter. With `false` it draws nothing, which is enough to count pages. */
export const openTypesetter = (pdf: Pdf, draws = true): Typesetter => {
  const width = measuredOnce(pdf)
  const { inFont, hasBoxes } = openGlyphs()

  const lines = (text: string, style: Style, across: number): SetLine[] => {
    const features = chooseFeatures(text)
    return wrapText(inFont(text), across, (word) => width(word, style, features)).map((line) => ({
      text: line,
      style,
    }))
  }

  const draw: Typesetter['draw'] = ({ text, style }, x, y, align = 'left') => {
    if (text === '' || !draws) return
    const from = align === 'right' ? x - width(text, style) : x
    pdf.font(style.weight).fontSize(style.size).fillColor(style.colour)
    pdf.text(text, from, y, { lineBreak: false, features: chooseFeatures(text) })
  }

  return {
    width: (text, style) => width(inFont(text), style),
    lines,
    unbroken: (text, style, across) => {
      const line = inFont(text).replaceAll('\n', ' ')
      const needed = width(line, style)
      const size = needed > across ? (style.size * across) / needed : style.size
      return size < SMALLEST
        ? lines(line, { ...style, size: SMALLEST }, across)
        : [{ text: line, style: { ...style, size } }]
    },
    draw,
    hasBoxes,
    drawAll: (all, x, y, align) => {
      for (const [index, line] of all.entries()) draw(line, x, y + index * LEADING, align)
      return y + all.length * LEADING
    },
  }
}

/** The most cached widths; the words of a long document could exceed a thread's memory. */
const MOST_WIDTHS = 10_000

/**
 * Measures each word once for each weight, including the space after it: most words of a document recur, and shaping
 * dominates the time. All words of a line use the line's font features.
 */
const measuredOnce = (pdf: Pdf) => {
  const widths = new Map<string, number>()
  const measureWord = (word: string, weight: Style['weight'], features: typeof EXACT): number => {
    const key = `${weight} ${features === TABULAR} ${word}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = pdf.font(weight).fontSize(1).widthOfString(word, { features })
    if (widths.size === MOST_WIDTHS) widths.clear()
    widths.set(key, width)
    return width
  }
  return (text: string, { weight, size }: Style, features = chooseFeatures(text)): number =>
    text.split(/(?<= )/).reduce((sum, word) => sum + measureWord(word, weight, features), 0) * size
}

/** Replaces characters that the font lacks with a box, so scripts it does not support are never shaped. */
const openGlyphs = (): { inFont: (text: string) => string; hasBoxes: () => boolean } => {
  const known = new Map<string, string>()
  let hasBoxes = false
  const replaceSign = (sign: string): string => {
    const seen = known.get(sign)
    if (seen !== undefined) return seen
    const drawn = sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : BOX
    if (drawn !== sign) hasBoxes = true
    known.set(sign, drawn)
    return drawn
  }
  return {
    inFont: (text) =>
      Array.from(printable(text.normalize('NFC').replaceAll('\t', ' ')), replaceSign).join(''),
    hasBoxes: () => hasBoxes,
  }
}
