import { isUtf8 } from 'node:buffer'

/** The size of a drawing in whole units; pages reserve a picture's place by it. */
interface DrawingSize {
  readonly width: number
  readonly height: number
}

const MOST_UNITS = 100_000
/** The longer side of a drawing whose own size is not in whole numbers. */
const SCALED_TO = 1_000
const TAG = /^<svg(?=[\s/>])[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i

/**
 * Reads the size of an SVG drawing from its viewBox, wherever that begins. A document type is refused, because it can
 * name files that would be opened with the drawing. Takes time linear in the file's size, for any content.
 */
export const drawingSize = (bytes: Buffer): DrawingSize | 'drawing_unreadable' | 'drawing_without_size' => {
  if (!isUtf8(bytes)) return 'drawing_unreadable'
  const text = bytes.toString('utf8')
  const [tag] = TAG.exec(text.slice(findRoot(text))) ?? []
  if (tag === undefined || /<!(?:doctype|entity)/i.test(text)) return 'drawing_unreadable'
  const [, double, single] = /\sviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag) ?? []
  const box = (double ?? single ?? '').trim().split(/\s*,\s*|\s+/)
  if (box.length !== 4 || !box.every((number) => NUMBER.test(number))) return 'drawing_without_size'
  return inWholeUnits(Number(box[2]), Number(box[3])) ?? 'drawing_without_size'
}

/** The position of the first element: after the byte order mark, blanks, comments and processing instructions. */
const findRoot = (text: string): number => {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) at++
    else if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4)
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2)
    else break
  }
  return at
}

const behind = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from)
  return at === -1 ? text.length : at + end.length
}

const inWholeUnits = (width: number, height: number): DrawingSize | undefined => {
  const fits = (side: number) => Number.isInteger(side) && side >= 1 && side <= MOST_UNITS
  if (fits(width) && fits(height)) return { width, height }
  const scale = SCALED_TO / Math.max(width, height)
  const [scaledWidth, scaledHeight] = [Math.round(width * scale), Math.round(height * scale)]
  return fits(scaledWidth) && fits(scaledHeight) ? { width: scaledWidth, height: scaledHeight } : undefined
}
