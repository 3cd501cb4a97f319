import { UNITS, type Unit } from './units.ts'

/** A number with its unit; `value` has no zeros that say nothing. */
export interface Figure {
  readonly value: string
  readonly unit?: Unit
  /** The unit as it is typed, in the normal form. */
  readonly spelling?: string
}

/** Sizes that stand together, as in `8x30`: how all of it is typed, and which of how many sizes it is. */
export interface Group {
  readonly code: string
  readonly place: number
  readonly count: number
}

/** A part of a text that means one thing. `text` is how it stands there, in the normal form. */
export type Piece = { readonly text: string } & (
  | { readonly kind: 'word'; readonly word: string }
  | ({ readonly kind: 'figure'; readonly group?: Group } & Figure)
  /** A size in inches as a whole number and a fraction: `1/2`, `1-1/2`; `isInch` where a sign or a thread says so. */
  | { readonly kind: 'inches'; readonly inches: string; readonly isInch: boolean }
  /** DN25. */
  | { readonly kind: 'nominal'; readonly dn: string }
  /** `m8`, `m10x1.25`, `g1/2`, `1/4-20`. */
  | { readonly kind: 'thread'; readonly thread: string; readonly inches?: string }
  | { readonly kind: 'range'; readonly low: string; readonly high: string; readonly unit?: Unit }
  | { readonly kind: 'comparison'; readonly sign: '<' | '>'; readonly figure: Figure }
  /** The number of a standard: `iso4017`. */
  | { readonly kind: 'standard'; readonly body: string; readonly number: string }
  /** Letters and digits together: `a2-70`, `ip65`, `2rs`. */
  | { readonly kind: 'code'; readonly code: string }
  /** What names of several words never cross. */
  | { readonly kind: 'break' }
)

const NUMBER = String.raw`\d+(?:\.\d+)?`
const FRACTION = String.raw`(?:\d+-)?\d+/\d+`
const byLength = [...UNITS.keys()].toSorted((one, other) => other.length - one.length)
const escaped = byLength.map((spelling) => spelling.replaceAll('/', String.raw`\/`))
const UNIT = `(?:${escaped.join('|')})`
/** Units that stand apart from their number; a lone letter beside a number is a size or a code as often. */
const APART = `(?:${escaped.filter((spelling) => spelling.length > 1 || /[^a-z]/.test(spelling)).join('|')})`
const LETTERS_APART = '[avwglmtn]'

/**
 * A text as the grammar reads it: small letters without accents, `x` between sizes, `-` for every dash, a point in
 * decimals, `"` for inches, `mm2`; what belongs together without blanks (`m8x30`, `25.4mm`, `1-1/2`, `dn50`).
 */
export const normalForm = (text: string): string =>
  text
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, '-')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[×✕]|(?<=\d"?\s*)\*(?=\s*\d)/g, 'x')
    .replaceAll('*', ' ')
    .replaceAll(/[“”″]|''|´´/g, '"')
    .replaceAll(/[µμ]m/g, 'um')
    // Hardness without a scale is Shore A; Shore D is none of it.
    .replaceAll(/(?<=\d)\s*shore\b(?:\s*a\b|(?!\s*[b-z]\b))/g, 'sha')
    .replaceAll(/(?<=\d)\s*(inch(es)?|inci)\b|(?<=\/\d+)\s*in\b/g, '"')
    .replaceAll(/[øØ∅]\s*/g, ' ')
    // 'c/w brake' is one with a brake.
    .replaceAll(/\b(c\/w|w\/)(?=\s|[a-z])/g, 'with ')
    .replaceAll(/(?<=^|[\s(])([1-9]\d{0,2}(?:,\d{3})+)(?=$|[\s)])/g, (thousands) =>
      thousands.replaceAll(',', ''),
    )
    .replaceAll(/(?<=\/\d+)"(?=-\d)/g, '')
    // '3/4tpi' has no unit.
    .replaceAll(/(?<=\d\/\d+)(?=[a-z]{3})/g, ' ')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(/≥|>=/g, '>')
    .replaceAll(/≤|<=/g, '<')
    .replaceAll(/([<>])\s+(?=\d)/g, '$1')
    .replaceAll(/(?<=\d"?)\s*x\s*(?=\d)/g, 'x')
    .replaceAll(/\bm\s+(?=\d+x\d)/g, 'm')
    .replaceAll(/\b(dn|pn|ip|pg|nps)[\s-]+(?=\d)/g, '$1')
    .replaceAll(/\b(\d{1,2})\s+(?=\d{1,2}\/\d{1,2}(?!\d))/g, '$1-')
    .replaceAll(/(\d"?)\s+-\s+(?=\d)/g, '$1~')
    .replaceAll(new RegExp(String.raw`(\d${UNIT}?)\s+(?:to|sampai|s/d|sd|hingga)\s+(?=\d)`, 'g'), '$1~')
    .replaceAll(new RegExp(String.raw`(?<=\d)\s+(?=${APART}(?![a-z0-9]))`, 'g'), '')
    .replaceAll(
      new RegExp(String.raw`(?<=\d)\s+(?=${LETTERS_APART}(?:\s*(?:ac|dc))?(?![a-z0-9"/]))`, 'g'),
      '',
    )
    .replaceAll(/(?<=\d)\s*v\s*(?=(ac|dc)\b)/g, 'v')
    .trim()

/** The pieces of a text, in its order. */
export const scan = (text: string): Piece[] =>
  normalForm(text)
    .split(/\s+|(?<=[,;()[\]:])|(?=[,;()[\]:])/)
    .flatMap((chunk, place, chunks) => readChunk(chunk, chunks[place - 1]))

const rule = (source: string) => new RegExp(`^(?:${source})$`, 'u')
const RULES = {
  comparison: rule(`([<>])(${NUMBER})(${UNIT})?`),
  inches: rule(`(${FRACTION})"?`),
  nominal: rule(String.raw`(?:dn|nps)(\d+)`),
  pipeThread: rule(String.raw`(g|r|rc|rp|npt|pt|bsp|bspt|bspp)-?(\d+|${FRACTION})"?`),
  inchThread: rule(String.raw`(\d+/\d+|\d+)-(\d+)(?:unc|unf)`),
  metricThread: rule(`(m${NUMBER})((?:x${NUMBER})*)(mm)?`),
  range: rule(`(${NUMBER})[-~](${NUMBER})(${UNIT})?`),
  inchesRange: rule(`(${FRACTION}|\\d+)"?[~](${FRACTION}|\\d+)"?`),
  group: rule(`((?:${NUMBER}|${FRACTION})(?:${UNIT}|"?))((?:x(?:${NUMBER}|${FRACTION})(?:${UNIT}|"?))+)`),
  figure: rule(`(${NUMBER})(${UNIT})?`),
  voltage: rule(`(${NUMBER})v(ac|dc)`),
  word: rule(String.raw`\p{L}[\p{L}'&+]*`),
}

/** Who publishes standards: the number after one is never a size. */
const STANDARDS = new Set([
  'iso',
  'din',
  'jis',
  'en',
  'sni',
  'iec',
  'ansi',
  'asme',
  'astm',
  'bs',
  'api',
  'aws',
])

/** Whether a word names who publishes standards: iso, din. */
export const isStandard = (word: string): boolean => STANDARDS.has(word)

const readChunk = (raw: string, before: string | undefined): Piece[] => {
  if (/^[,;()[\]:]$/.test(raw)) return [{ kind: 'break', text: raw }]
  const text = raw.replaceAll(/^[^\p{L}\p{N}<>]+|[^\p{L}\p{N}"°%]+$/gu, '')
  if (text === '') return []
  const standard = before !== undefined && STANDARDS.has(before) && /^(\d{2,6})(?:-\d+)?$/.exec(text)
  if (standard) return [{ kind: 'standard', text, body: before, number: standard[1] ?? '' }]

  const comparison = RULES.comparison.exec(text)
  if (comparison) {
    const [, sign = '>', value = '', unit = ''] = comparison
    return [{ kind: 'comparison', text, sign: sign as '<' | '>', figure: toFigure(value, unit) }]
  }
  const inches = RULES.inches.exec(text)
  if (inches && isFractionOfInch(inches[1] ?? ''))
    return [inchesPiece(text, inches[1] ?? '', text.endsWith('"'))]
  // 'cylinder 32/25': bore and stroke.
  if (inches && /^\d+\/\d+$/.test(text)) return readGroup(text.replace('/', 'x'))
  const nominal = RULES.nominal.exec(text)
  if (nominal) return [{ kind: 'nominal', text, dn: nominal[1] ?? '' }]
  const pipe = RULES.pipeThread.exec(text)
  if (pipe) {
    const [, letters = '', size = ''] = pipe
    return [{ kind: 'thread', text, thread: letters + size, inches: size }]
  }
  const inchThread = RULES.inchThread.exec(text) ?? /^(\d+\/\d+)-(\d\d)$/.exec(text)
  if (inchThread) return [{ kind: 'thread', text, thread: `${inchThread[1]}-${inchThread[2]}` }]
  const metric = RULES.metricThread.exec(text)
  if (metric) return metricThread(metric)
  const range = RULES.range.exec(text)
  if (range && Number(range[1]) < Number(range[2])) {
    const [, low = '', high = '', unit = ''] = range
    const read = UNITS.get(unit)
    return [{ kind: 'range', text, low: plain(low), high: plain(high), ...(read && { unit: read }) }]
  }
  const inchesRange = RULES.inchesRange.exec(text)
  if (inchesRange) {
    const [, low = '', high = ''] = inchesRange
    return [{ kind: 'range', text, low, high, unit: { dimension: 'mm', factor: 25.4 } }]
  }
  const figure = RULES.voltage.exec(text) ?? RULES.figure.exec(text)
  if (figure) {
    const [, value = '', unit = ''] = figure
    return [{ kind: 'figure', text, ...toFigure(value, /^[ad]c$/.test(unit) ? `v${unit}` : unit) }]
  }
  const group = RULES.group.exec(text)
  if (group) return readGroup(text)
  if (RULES.word.test(text)) return [{ kind: 'word', text, word: singular(text.replaceAll(/['&+]/g, '')) }]
  // 'hex/socket' are two words, 'a2-70' is one code; a code's own pieces are read where the whole is unknown.
  if (!/\d/.test(text))
    return text
      .split(/[^\p{L}]+/u)
      .flatMap((word): Piece[] => (word === '' ? [] : [{ kind: 'word', text: word, word: singular(word) }]))
  return [{ kind: 'code', text, code: bare(text) }]
}

/** Letters and digits alone: a code as it is compared. */
export const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The pieces of a code between its signs, and between its letters and digits where it has no signs. */
export const codeParts = (text: string): string[] => {
  const parts = text.split(/[^\p{L}\p{N}.]+/u).filter((part) => part !== '')
  return parts.length > 1 ? parts : (text.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? [])
}

/** 1/2, 3/16, 1-1/4: less than an inch beside the whole ones, in halves of halves. */
const isFractionOfInch = (text: string): boolean => {
  const [top = 0, bottom = 0] = (text.split('-').at(-1) ?? '').split('/').map(Number)
  return top < bottom && [2, 4, 8, 16, 32, 64].includes(bottom)
}

/** A number as it is compared: without zeros that say nothing, and else as it is typed. */
const plain = (value: string): string =>
  value
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

const toFigure = (value: string, spelling: string): Figure => {
  const unit = UNITS.get(spelling)
  return { value: plain(value), ...(unit && { unit, spelling }) }
}

const inchesPiece = (text: string, inches: string, isInch: boolean): Piece => ({
  kind: 'inches',
  text,
  inches: inches.replace(/^0-/, ''),
  isInch,
})

/** `m8x30` is a thread and a length, `m10x1.25` a thread with its pitch: a pitch is small beside the diameter. */
const metricThread = ([text, thread = '', rest = '']: RegExpExecArray): Piece[] => {
  const [first, ...others] = rest.split('x').filter((part) => part !== '')
  const diameter = Number(thread.slice(1))
  const isPitch = first !== undefined && Number(first) <= 6 && Number(first) < diameter / 2.5
  const threads: Piece[] = [
    { kind: 'thread', text: thread, thread: thread + (isPitch ? `x${plain(first)}` : '') },
  ]
  const sizes = isPitch ? others : first === undefined ? [] : [first, ...others]
  return [
    ...threads,
    ...sizes.map((size, place): Piece => {
      const group = { code: bare(text), place: place + 1, count: sizes.length + 1 }
      return { kind: 'figure', text: size, value: plain(size), group }
    }),
  ]
}

/** Sizes joined by 'x': each is a piece; a unit at the end is that of all, unless it is of another kind than a length. */
const readGroup = (text: string): Piece[] => {
  const code = bare(text)
  const sizes = text.split('x').flatMap((size) => readChunk(size, undefined))
  const pieces = sizes.map((piece, place): Piece =>
    piece.kind === 'figure' ? { ...piece, group: { code, place, count: sizes.length } } : piece,
  )
  const last = pieces.at(-1)
  if (last?.kind !== 'figure' || last.unit?.dimension !== 'mm') return pieces
  const { unit, spelling } = last
  return pieces.map((piece) =>
    piece.kind === 'figure' && !piece.unit && unit && spelling ? { ...piece, unit, spelling } : piece,
  )
}

/** A word without the ending of a plural: `gloves` is `glove`, `bushes` is `bush`; both sides are read so. */
export const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
