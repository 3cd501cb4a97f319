import type { Pdf } from '../pdf/pdf-page.ts'
import { printable } from '../pdf/printable.ts'
import { LEADING, type Style } from './styles.ts'
import { wrapText } from './wrap-text.ts'

/** One line of text, which fits its column. */
export interface SetLine {
  readonly text: string
  readonly style: Style
}

/** Without `calt` an 'x' between figures stays as it is typed: a part number reads as it is. */
const EXACT = { calt: false }
/** Figures of one width, which amounts below each other need. */
const TABULAR = { calt: false, tnum: true }
const isAmount = (word: string): boolean => /^[\d.,]+ ?$/.test(word)

const BOX = '□'

/** In points; what would have to be smaller than this to fit on one line is broken. */
const SMALLEST = 4

/** Measures, breaks and draws text. */
export interface Typesetter {
  width(text: string, style: Style): number
  /** The lines of a text in a column `width` points wide; its own line breaks stay, words are broken only where one is wider. */
  lines(text: string, style: Style, width: number): SetLine[]
  /** One line: set smaller where the column is too narrow, and broken only where that is not enough. */
  unbroken(text: string, style: Style, width: number): SetLine[]
  /** Begins at `x`, or ends at it where `align` is right. */
  draw(line: SetLine, x: number, y: number, align?: 'left' | 'right'): void
  /** Whether a box stands for a sign of any text so far that the type does not have, such as a Chinese one. */
  hasBoxes(): boolean
  /** Lines below each other; answers where they end. */
  drawAll(lines: readonly SetLine[], x: number, y: number, align?: 'left' | 'right'): number
}

/** Opens a document's typesetter; one that draws nothing is for counting its pages. */
export const openTypesetter = (pdf: Pdf, draws = true): Typesetter => {
  for (const weight of ['semibold', 'regular'] as const) shapeOnce(pdf.font(weight))
  const width = (text: string, { weight, size }: Style): number =>
    pdf.font(weight).fontSize(size).widthOfString(text)
  const { inFont, hasBoxes } = glyphsOf(pdf)

  const lines = (text: string, style: Style, across: number): SetLine[] =>
    wrapText(inFont(text), across, (word) => width(word, style)).map((line) => ({ text: line, style }))

  const draw: Typesetter['draw'] = ({ text, style }, x, y, align = 'left') => {
    if (text === '' || !draws) return
    const from = align === 'right' ? x - width(text, style) : x
    pdf.font(style.weight).fontSize(style.size).fillColor(style.colour)
    pdf.text(text, from, y, { lineBreak: false })
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

/** What pdfkit has of a font, but does not declare. */
interface EmbeddedFont {
  layoutRun(text: string, features?: object): unknown
  layoutCache: Record<string, unknown>
  readonly font: { hasGlyphForCodePoint(code: number): boolean }
}

const fontOf = (pdf: Pdf): EmbeddedFont => (pdf as unknown as { readonly _font: EmbeddedFont })._font

/** Words of which the shape is remembered: those of a document of any length come to more than a thread may hold. */
const MOST_SHAPES = 10_000

/** pdfkit shapes a word once, but only where a text names no features: these are then its font's own. */
const shapeOnce = (pdf: Pdf): void => {
  const font = fontOf(pdf)
  const { layoutRun } = font
  let shapes = 0
  font.layoutRun = (text) => {
    if (++shapes % MOST_SHAPES === 0) font.layoutCache = Object.create(null)
    return layoutRun.call(font, text, { ...(isAmount(text) ? TABULAR : EXACT) })
  }
}

/** A box for each sign that the type does not have. The shaping of scripts that it lacks is never asked for. */
const glyphsOf = (pdf: Pdf): { inFont: (text: string) => string; hasBoxes: () => boolean } => {
  const known = new Map<string, string>()
  let hasBoxes = false
  const signOf = (sign: string): string => {
    const seen = known.get(sign)
    if (seen !== undefined) return seen
    const drawn = sign === '\n' || hasGlyph(pdf, sign) ? sign : BOX
    if (drawn !== sign) hasBoxes = true
    known.set(sign, drawn)
    return drawn
  }
  return {
    inFont: (text) => Array.from(printable(text.normalize('NFC').replaceAll('\t', ' ')), signOf).join(''),
    hasBoxes: () => hasBoxes,
  }
}

const hasGlyph = (pdf: Pdf, sign: string): boolean =>
  fontOf(pdf).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
