/** A run of text in one weight. */
export interface Span {
  readonly text: string
  readonly bold: boolean
}

/** The blocks of a description, in their order. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  /** An entry of a list; `mark` is a bullet or a number, `depth` counts from 1. */
  | { readonly kind: 'point'; readonly mark: string; readonly depth: number; readonly spans: readonly Span[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly { text: string; head: boolean }[])[] }

/** The four entities that the cleaned HTML has, and the non-breaking space of suppliers. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return point > 0x10ffff ? '' : String.fromCodePoint(point)
  })

const SMALL = '0123456789+-'
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋'

/** Digits and signs as superscripts or subscripts; a text with any other character stays as it is. */
const shiftDigits = (text: string, signs: string): string =>
  /^[\d+-]+$/.test(text) ? text.replace(/./g, (digit) => signs[SMALL.indexOf(digit)] ?? digit) : text

const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi

interface List {
  readonly ordered: boolean
  count: number
}

/**
 * Parses a cleaned description into blocks of text. In cleaned HTML every tag is closed, no attribute has a `>`, and
 * only the allowed tags occur.
 */
export const parseBlocks = (html: string): Block[] => {
  const blocks: Block[] = []
  const lists: List[] = []
  const open = new Map<string, number>()
  const inside = (...tags: string[]) => tags.some((tag) => (open.get(tag) ?? 0) > 0)
  let spans: Span[] = []
  let rows: { text: string; head: boolean }[][] | undefined
  let point: string | undefined

  const takeSpans = (): Span[] => {
    const made = trimSpans(spans)
    spans = []
    return made
  }
  const flush = (kind: 'heading' | 'paragraph' = 'paragraph') => {
    const made = takeSpans()
    if (made.length === 0) return
    if (lists.length === 0) blocks.push({ kind, spans: made })
    // A second paragraph of a list entry has no mark.
    else blocks.push({ kind: 'point', mark: point ?? '', depth: lists.length, spans: made })
    point = ''
  }
  const say = (text: string) => {
    const last = spans.at(-1)
    const bold = inside('strong', 'b', 'th', 'dt', 'caption')
    const moving = inside('sup')
      ? shiftDigits(text, RAISED)
      : inside('sub')
        ? shiftDigits(text, LOWERED)
        : text
    if (last?.bold === bold) spans[spans.length - 1] = { text: last.text + moving, bold }
    else spans.push({ text: moving, bold })
  }
  const begin = (tag: string) => {
    if (tag === 'br') return say('\n')
    if (rows && tag === 'tr') return void rows.push([])
    if (rows) return undefined
    if (tag === 'table') {
      flush()
      rows = []
    } else if (isBlock(tag)) flush()
    if (tag === 'ul' || tag === 'ol' || tag === 'dl') lists.push({ ordered: tag === 'ol', count: 0 })
    const list = lists.at(-1)
    if (tag === 'li' && list) point = list.ordered ? `${++list.count}.` : '•'
    if (tag === 'dt' || tag === 'dd') point = ''
    return undefined
  }
  const end = (tag: string) => {
    if (tag === 'table' && rows) {
      blocks.push({ kind: 'table', rows: rows.filter((row) => row.length > 0) })
      rows = undefined
    } else if (rows && (tag === 'td' || tag === 'th'))
      rows.at(-1)?.push({ text: plain(takeSpans()), head: tag === 'th' })
    else if (rows && tag === 'caption') blocks.push({ kind: 'paragraph', spans: takeSpans() })
    else if (!rows && isBlock(tag)) flush(/^h\d$/.test(tag) ? 'heading' : 'paragraph')
    if (tag === 'ul' || tag === 'ol' || tag === 'dl') lists.pop()
  }

  for (const [, closing, name = '', text] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    if (text !== undefined) say(decodeEntities(text.replace(/[ \t\r\n\f]+/g, ' ')))
    else if (closing) {
      end(tag)
      open.set(tag, (open.get(tag) ?? 1) - 1)
    } else {
      begin(tag)
      open.set(tag, (open.get(tag) ?? 0) + 1)
    }
  }
  flush()
  return blocks
}

const isBlock = (tag: string): boolean => /^(?:p|div|h\d|hr|ul|ol|li|dl|dt|dd)$/.test(tag)

const plain = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

/** Removes blanks at the ends, beside line breaks, and doubled ones between two runs. */
const trimSpans = (spans: readonly Span[]): Span[] => {
  const made: Span[] = []
  for (const { text, bold } of spans) {
    const before = made.at(-1)?.text ?? '\n'
    const joined = text.replace(/ *\n */g, '\n').replace(/ {2,}/g, ' ')
    made.push({ text: /[ \n]$/.test(before) ? joined.replace(/^ +/, '') : joined, bold })
  }
  const last = made.at(-1)
  if (last) made[made.length - 1] = { text: last.text.replace(/[ \n]+$/, ''), bold: last.bold }
  return made.filter(({ text }) => text !== '')
}
