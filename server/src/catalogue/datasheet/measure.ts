import { EXACT, type Pdf } from '../../platform/pdf/pdf-page.ts'

export const SIZE = 8
export const PADDING = 4

export type Weight = 'semibold' | 'regular'

/** Measures texts in a table's type, each once: shaping them is what a table's time goes to. */
export interface Measure {
  width(weight: Weight, text: string): number
  /** With the blanks above and below it, in a column `width` points wide. */
  height(weight: Weight, text: string, width: number): number
}

export const measureIn = (pdf: Pdf): Measure => {
  const widths = new Map<string, number>()
  const width = (weight: Weight, text: string): number => {
    const key = `${weight} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const measured = pdf.font(weight).fontSize(SIZE).widthOfString(text, { features: EXACT })
    widths.set(key, measured)
    return measured
  }
  const oneLine = pdf.font('regular').fontSize(SIZE).heightOfString('0') + 2 * PADDING - 1
  return {
    width,
    height: (weight, text, across) => {
      const inner = across - 2 * PADDING
      if (fitsOneLine(width(weight, text), inner, text)) return oneLine
      pdf.font(weight).fontSize(SIZE)
      return pdf.heightOfString(text, { width: inner, features: EXACT }) + 2 * PADDING - 1
    },
  }
}

export const fitsOneLine = (width: number, inner: number, text: string): boolean =>
  width <= inner && !text.includes('\n')
