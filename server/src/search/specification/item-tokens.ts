import { findPhrases, type Phrases } from './phrases.ts'
import { bare, codeParts, isStandard, scan, type Figure, type Piece } from './scan.ts'
import { findNominal, plainNumber } from './units.ts'

/** A text in both languages. */
export interface Texts {
  readonly en: string
  readonly id: string
}

/** An attribute's value: a number in the attribute's unit, or a text. */
export interface Value {
  readonly attribute: {
    readonly code: string
    readonly name: Texts
    readonly unit: string | null
  }
  readonly number: string | null
  readonly text: Texts | null
}

/** What a product's items share. */
export interface ProductTexts {
  readonly code: string
  readonly name: Texts
  readonly description: Texts
  readonly brand: string | null
  /** From the top level down to the product's own. */
  readonly categories: readonly Texts[]
}

/** What an item has of its own. */
export interface ItemTexts {
  readonly sku: string
  readonly name: Texts
  readonly values: readonly Value[]
}

/** Where a text stands, which is how much a word of it says; `category` is the product's own. */
type Place = 'name' | 'category' | 'value' | 'attribute'
/** How the tokens of a word, and of a name with its group, begin: a name's words have all three of them. */
const BEGINNINGS: Readonly<Record<Place, readonly (readonly [word: string, group: string])[]>> = {
  name: [
    ['n:', 'm:'],
    ['h:', 'k:'],
    ['w:', 'g:'],
  ],
  category: [
    ['h:', 'k:'],
    ['w:', 'g:'],
  ],
  value: [['w:', 'g:']],
  attribute: [['a:', 'b:']],
}

/** The tokens of a product's own texts, which are words alone. */
export const productTokens = (
  { code, name, brand, categories }: ProductTexts,
  phrases: Phrases,
): Set<string> => {
  const tokens = new Set<string>()
  addCode(tokens, code)
  for (const language of ['en', 'id'] as const) {
    const pieces = scan(name[language])
    addWords(tokens, pieces, 'name', phrases)
    addHead(tokens, pieces, language, brand ?? '', phrases)
    for (const [level, category] of categories.entries())
      addWords(
        tokens,
        scan(category[language]),
        level === categories.length - 1 ? 'category' : 'value',
        phrases,
      )
  }
  if (brand !== null) addWords(tokens, scan(brand), 'name', phrases)
  return tokens
}

/** The words of a product's description, `d:`: a search asks for them where nothing else has its words. */
export const descriptionTokens = ({ description }: ProductTexts): Set<string> => {
  const words = [description.en, description.id].flatMap((text) =>
    scan(text.replaceAll(/<[^>]*>/g, ' ')).flatMap((piece) => (piece.kind === 'word' ? piece.word : [])),
  )
  return new Set(words.filter((word) => word.length >= SHORTEST_DESCRIBED).map((word) => `d:${word}`))
}

/** Shorter words of a description say nothing. */
const SHORTEST_DESCRIBED = 3

/** Reads the tokens of one value; what many items have is read once. */
export type ReadValue = (value: Value) => ReadonlySet<string>

/** Values that are remembered: more of them are texts that few items share. */
const MOST_VALUES = 20_000

/** Opens a reader for many items. */
export const openValueReader = (phrases: Phrases): ReadValue => {
  const read = new Map<string, ReadonlySet<string>>()
  return (value) => {
    const key = JSON.stringify(value)
    const known = read.get(key)
    if (known) return known
    const tokens = tokensOfValue(value, phrases)
    if (read.size < MOST_VALUES) read.set(key, tokens)
    return tokens
  }
}

/** The tokens that an item has beside its product's: words, figures and codes of its name, number and values. */
export const itemTokens = (
  product: ProductTexts,
  { sku, name, values }: ItemTexts,
  phrases: Phrases,
  readValue: ReadValue,
): Set<string> => {
  const tokens = new Set<string>()
  addCode(tokens, sku)
  for (const language of ['en', 'id'] as const) {
    addFigures(tokens, scan(product.name[language]).filter(isOfAllItems))
    const pieces = scan(name[language])
    addWords(tokens, pieces, 'name', phrases)
    addFigures(tokens, pieces)
  }
  for (const value of values) for (const token of readValue(value)) tokens.add(token)
  return tokens
}

/** Sizes of a product's name are those of some of its items, but three that stand together describe them all. */
const isOfAllItems = (piece: Piece): boolean =>
  piece.kind === 'figure' ? (piece.group?.count ?? 0) >= 3 : piece.kind !== 'range'

const tokensOfValue = ({ attribute, number, text }: Value, phrases: Phrases): Set<string> => {
  const tokens = new Set([`@${attribute.code}`])
  for (const language of ['en', 'id'] as const) {
    addWords(tokens, scan(attribute.name[language]), 'attribute', phrases)
    if (text === null) continue
    addWords(tokens, scan(text[language]), 'value', phrases)
    addValue(tokens, attribute.code, text[language])
  }
  if (number !== null) {
    addValue(tokens, attribute.code, `${number} ${attribute.unit ?? ''}`)
    if (/\bdn\b/i.test(attribute.name.en)) addNominal(tokens, plainNumber(Number(number)))
  }
  return tokens
}

/** The figures, codes and sizes of one value: a text, or a number with its unit. */
export const valueTokens = (code: string, text: string): Set<string> => {
  const tokens = new Set<string>()
  addValue(tokens, code, text)
  return tokens
}

const addValue = (tokens: Set<string>, code: string, text: string): void => {
  const pieces = scan(text)
  addFigures(tokens, pieces, code)
  addSizes(tokens, pieces)
}

/** Runs of words that stand beside each other. */
const runs = (pieces: readonly Piece[]): string[][] => {
  const all: string[][] = [[]]
  for (const piece of pieces) {
    if (piece.kind === 'word') all.at(-1)?.push(piece.word)
    else all.push([])
  }
  return all.filter((run) => run.length > 0)
}

const addWords = (tokens: Set<string>, pieces: readonly Piece[], place: Place, phrases: Phrases): void => {
  for (const run of runs(pieces)) {
    const found = findPhrases(run, phrases)
    for (const [ofWord, ofGroup] of BEGINNINGS[place]) {
      for (const word of run) tokens.add(ofWord + word)
      for (const { groups } of found) for (const group of groups) tokens.add(ofGroup + group)
    }
    if (place === 'name') for (const pair of toPairTokens(run)) tokens.add(pair)
  }
  // A code may have another name, too: PT100 is an RTD.
  for (const piece of pieces)
    if (piece.kind !== 'word')
      for (const group of phrases.get(piece.text) ?? [])
        for (const [, ofGroup] of BEGINNINGS[place]) tokens.add(ofGroup + group)
}

/** Words that stand beside each other, as tokens. */
export const toPairTokens = (words: readonly string[]): string[] =>
  words.slice(1).map((word, before) => `p:${words[before]} ${word}`)

/** What ends the part of a name that says what a thing is. */
const AFTER_HEAD = new Set(['with', 'for', 'to', 'of', 'and', 'dengan', 'untuk', 'dari', 'dan'])

/**
 * What a name calls the thing: `o:` its noun, which is the last word in English and the first in Indonesian before what
 * it has, its sizes and what it is for; `O:` the groups of the names that this noun stands in.
 */
const addHead = (
  tokens: Set<string>,
  pieces: readonly Piece[],
  language: 'en' | 'id',
  brand: string,
  phrases: Phrases,
): void => {
  const ofBrand = new Set(scan(brand).flatMap((piece) => (piece.kind === 'word' ? piece.word : [])))
  const begin = pieces.findIndex((piece) => piece.kind === 'word' && !ofBrand.has(piece.word))
  const rest = pieces.slice(begin)
  const end = rest.findIndex(
    (piece) => piece.kind !== 'word' || AFTER_HEAD.has(piece.text) || isStandard(piece.text),
  )
  const [head = []] = runs(end < 0 ? rest : rest.slice(0, end))
  const noun = language === 'en' ? head.length - 1 : 0
  if (begin < 0 || head[noun] === undefined) return
  tokens.add(`o:${head[noun]}`)
  for (const { from, count, groups } of findPhrases(head, phrases))
    if (from <= noun && noun < from + count) for (const group of groups) tokens.add(`O:${group}`)
}

const SIZES = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/

const addCode = (tokens: Set<string>, text: string): void => {
  const written = text.toLowerCase()
  tokens.add(`c:${bare(written)}`)
  for (const part of codeParts(written)) {
    tokens.add(`c:${part}`)
    // '8x30' within a part number are two sizes.
    if (SIZES.test(part)) for (const size of part.split('x')) tokens.add(`c:${size}`)
  }
}

const addNominal = (tokens: Set<string>, dn: string): void => {
  tokens.add(`dn${dn}`)
}

const addInches = (tokens: Set<string>, inches: string): void => {
  tokens.add(`f${inches}`)
  const dn = findNominal(inches)
  if (dn !== undefined) tokens.add(`dn${dn}`)
}

/** Figures of a text: of an attribute where there is one (`#` and `@`), else of a name (`c:`). */
const addFigures = (tokens: Set<string>, pieces: readonly Piece[], attribute?: string): void => {
  const number = (value: string) => {
    tokens.add(attribute === undefined ? `c:${value}` : `#${value}`)
    if (attribute !== undefined) tokens.add(`@${attribute}=${value}`)
  }
  for (const piece of pieces) {
    switch (piece.kind) {
      case 'figure': {
        number(piece.value)
        for (const token of figureTokens(piece)) tokens.add(token)
        if (piece.unit) tokens.add(`c:${bare(piece.text)}`)
        break
      }
      case 'inches': {
        number(piece.inches)
        addInches(tokens, piece.inches)
        break
      }
      case 'nominal': {
        addNominal(tokens, piece.dn)
        tokens.add(`c:dn${piece.dn}`)
        break
      }
      case 'thread': {
        tokens.add(`t:${piece.thread}`).add(`t:${piece.thread.split('x')[0] ?? ''}`)
        addCode(tokens, piece.text)
        if (piece.inches !== undefined) addInches(tokens, piece.inches)
        break
      }
      case 'range': {
        tokens.add(`r:${piece.low}-${piece.high}`)
        for (const value of [piece.low, piece.high]) {
          number(value)
          for (const token of figureTokens({ value, ...(piece.unit && { unit: piece.unit }) }))
            tokens.add(token)
        }
        break
      }
      case 'standard': {
        tokens.add(`c:${piece.number}`).add(`c:${piece.body}${piece.number}`)
        break
      }
      case 'code': {
        addCode(tokens, piece.text)
        // '3P' of the attribute 'poles' is three of them.
        const [count] = /^\d+(?=\p{L}+$)/u.exec(piece.code) ?? []
        if (attribute !== undefined && count !== undefined) tokens.add(`@${attribute}=${count}`)
        break
      }
      case 'word':
      case 'comparison':
      case 'break':
        break
    }
  }
}

/** A figure with its unit, in the base unit: `A:16`, `V:24` and `Vdc:24`, `mm:25.4` and the whole inches it is. */
export const figureTokens = ({ value, unit, spelling }: Figure): string[] => {
  if (!unit) return []
  const base = plainNumber(Number(value) * unit.factor)
  const tokens = [`${unit.dimension}:${base}`]
  if (spelling === 'vac' || spelling === 'vdc') tokens.push(`V${spelling.slice(1)}:${base}`)
  if (unit.factor === 25.4) tokens.push(`f${value}`)
  return tokens
}

/** Sizes of clothes and gloves among the values: `z:l`, `z:2xl`. */
const addSizes = (tokens: Set<string>, pieces: readonly Piece[]): void => {
  for (const { text } of pieces) {
    const size = parseLetterSize(text)
    if (size !== undefined) tokens.add(`z:${size}`)
  }
}

/** A size in letters as it is compared: 'XXL' and '2XL' are `2xl`. */
export const parseLetterSize = (text: string): string | undefined => {
  if (/^(?:xs|s|m|l|xl|[2-6]xl)$/.test(text)) return text
  const [many] = /^x{2,5}(?=l$)/.exec(text) ?? []
  return many === undefined ? undefined : `${many.length}xl`
}
