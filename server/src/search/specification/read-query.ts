import { figureTokens, toPairTokens, parseLetterSize } from './item-tokens.ts'
import { findPhrases, MOST_WORDS, type Phrases } from './phrases.ts'
import { codeParts, isStandard, scan, type Piece } from './scan.ts'
import {
  INCHES,
  inchesAsNumber,
  findInchesOfLength,
  findInchesOfNominal,
  findNominal,
  plainNumber,
  ratedWatts,
  type Unit,
} from './units.ts'

/** Tokens that say the same, and how near they are to what was typed: 5 is nearest. */
export interface Choice {
  readonly tokens: readonly string[]
  readonly score: number
}

/** Numbers of a unit's attributes that lie between two, in the base unit. */
export interface Between {
  /** Undefined without a unit: any number. */
  readonly dimension: string | undefined
  /** The codes of the attributes that the query names; none where it names none. */
  readonly attributes: readonly string[]
  readonly low: number | undefined
  readonly high: number | undefined
}

/** A part of a query, which an item has to have by one of its tokens. */
export interface Clause {
  /** As it is typed, in the normal form. */
  readonly text: string
  readonly kind: 'word' | 'figure'
  readonly choices: readonly Choice[]
  readonly between?: Between
  /** Tokens of a thing whose noun it is: what the thing is called, not what it has. */
  readonly heads?: readonly string[]
  /** What it falls into where the whole is unknown: a code's pieces, the words of a name. */
  readonly apart?: readonly Clause[]
  /** It names an attribute of the figure beside it, and no thing. */
  readonly isAttribute?: boolean
  /** It stands behind the first part of a code. */
  readonly isSuffix?: boolean
  /** Tokens of the attributes that are named beside it: an item that has one has to meet the first choice. */
  readonly attributes?: readonly string[]
}

/** An attribute as queries name it: the words of its names, in the singular, and the groups that they stand in. */
export interface AttributeNames {
  readonly code: string
  readonly isNumber: boolean
  /** What its numbers are in. */
  readonly unit: Unit | undefined
  readonly words: readonly (readonly string[])[]
  readonly groups: readonly number[]
  /** Those of a whole name: 'stroke' of 'langkah'. */
  readonly ofWhole: readonly number[]
}

/** What a query is read by. */
export interface Vocabulary {
  readonly phrases: Phrases
  readonly attributes: readonly AttributeNames[]
  /** The whole names of attributes, and the groups of other names that are whole names. */
  readonly wholeNames: ReadonlySet<string>
  readonly wholeGroups: ReadonlySet<number>
  /** The tokens of which the most popular products have one; none in a small catalogue. */
  readonly popular?: readonly number[]
}

/** A vocabulary of other names and attributes. */
export const toVocabulary = (phrases: Phrases, attributes: readonly AttributeNames[]): Vocabulary => ({
  phrases,
  attributes,
  wholeNames: new Set(attributes.flatMap(({ words }) => words.flatMap((own) => spellings(own)))),
  wholeGroups: new Set(attributes.flatMap(({ ofWhole }) => ofWhole)),
})

/** A name with and without words that say nothing. */
const spellings = (words: readonly string[]): string[] => {
  const short = words.filter((word) => !FILLERS.has(word)).join(' ')
  return short === '' ? [words.join(' ')] : [words.join(' '), short]
}

/** Words that say nothing of a thing. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the of for with and or to in by untuk dengan dan atau dari yang di ke pada
  size ukuran uk no nomor type tipe jenis model merk merek brand harga price beli buy jual x dia`.split(
    /\s+/,
  ),
)

/** Pieces of a query that are read: the rest is ignored. */
export const MOST_PIECES = 16

/** A parsed query. */
export interface Query {
  /** All of them have to be met by one item. */
  readonly clauses: readonly Clause[]
  /** Tokens of words, and of sizes, that stand beside each other in it: what has them so comes first of equals. */
  readonly together: readonly (readonly string[])[]
}

/** Reads a query. */
export const readQuery = (text: string, vocabulary: Vocabulary): Query => {
  const pieces = scan(text).slice(0, MOST_PIECES)
  const isNamedBehind = areNamesBehind(pieces, vocabulary)
  const clauses = pieces.flatMap((piece, place) => {
    if (piece.kind === 'word') {
      // Words are read a run at a time.
      return pieces[place - 1]?.kind === 'word' ? [] : readWords(pieces, place, vocabulary)
    }
    const before = pieces[place - 1]
    const isLength = before?.kind === 'thread' && piece.kind === 'figure' && piece.group?.place === 1
    const named = isLength
      ? { attributes: attributesCalled(LENGTH, vocabulary), called: [] }
      : namedAttributes(pieces, place, vocabulary, isNamedBehind)
    return readFigure(piece, named, vocabulary.phrases)
  })
  // Where no other word says what it is, one that may name an attribute does: 'allen key 6 mm'.
  const saysThing = clauses.some(({ kind, isAttribute }) => kind === 'word' && !isAttribute)
  // '>0' alone would read every number of the catalogue.
  const isBounded = ({ between }: Clause) =>
    !between || saysThing || between.dimension !== undefined || between.attributes.length > 0
  const read = saysThing ? clauses.map(asAttribute) : clauses
  return { clauses: read.filter(isBounded), together: readTogether(pieces) }
}

const readTogether = (pieces: readonly Piece[]): string[][] => {
  const groups = pieces.flatMap((piece) => (piece.kind === 'figure' && piece.group ? piece.group.code : []))
  const pairs = pieces.flatMap((piece, place) =>
    piece.kind === 'word' && pieces[place - 1]?.kind !== 'word' ? toPairTokens(runFrom(pieces, place)) : [],
  )
  return [pairs, groups.map((code) => `c:${code}`)]
}

/** What names an attribute of a figure says the same wherever it stands. */
const asAttribute = (clause: Clause): Clause =>
  clause.isAttribute
    ? {
        ...clause,
        heads: [],
        choices: [{ tokens: clause.choices.flatMap(({ tokens }) => tokens), score: 1 }],
      }
    : clause

const runFrom = (pieces: readonly Piece[], from: number): string[] => {
  const words: string[] = []
  for (let n = from; ; n++) {
    const piece = pieces[n]
    if (piece?.kind !== 'word') return words
    words.push(piece.word)
  }
}

/** The attributes that are named for a figure, in part or whole; `called` are those with numbers by their whole name. */
interface Named {
  readonly attributes: readonly AttributeNames[]
  readonly called: readonly AttributeNames[]
}
const NOT_NAMED: Named = { attributes: [], called: [] }

/**
 * The attributes that the words right before a figure name, or else those right after it; with `isBehind` vice versa.
 * Words between two figures are the second one's.
 */
const namedAttributes = (
  pieces: readonly Piece[],
  place: number,
  vocabulary: Vocabulary,
  isBehind: boolean,
): Named => {
  const [before, after] = [namedBefore(pieces, place, vocabulary), namedAfter(pieces, place, vocabulary)]
  if (isBehind) return after.attributes.length > 0 ? after : before
  const next = pieces[place + 1 + runFrom(pieces, place + 1).length]
  return before.attributes.length > 0 || next?.kind === 'figure' ? before : after
}

const namedBefore = (pieces: readonly Piece[], place: number, vocabulary: Vocabulary): Named => {
  const before: string[] = []
  for (let n = place - 1; ; n--) {
    const piece = pieces[n]
    if (piece?.kind !== 'word') break
    before.unshift(piece.word)
  }
  return findNamed(
    before.map((_, from) => before.slice(from)),
    vocabulary,
  )
}

const namedAfter = (pieces: readonly Piece[], place: number, vocabulary: Vocabulary): Named => {
  const after = runFrom(pieces, place + 1)
  return findNamed(
    after.map((_, n) => after.slice(0, n + 1)),
    vocabulary,
  )
}

const findNamed = (phrases: readonly (readonly string[])[], vocabulary: Vocabulary): Named => {
  const attributes = attributesNamed(phrases, vocabulary)
  const saying = phrases.filter((phrase) => !phrase.every((word) => FILLERS.has(word)))
  return {
    attributes,
    called: attributes.filter(
      (attribute) => attribute.isNumber && saying.some((phrase) => isCalled(attribute, phrase, vocabulary)),
    ),
  }
}

/** '32 bore 25 stroke': names stand behind the figures where that is so of the first, which has none before it, and the last. */
const areNamesBehind = (pieces: readonly Piece[], vocabulary: Vocabulary): boolean => {
  const figures = pieces.flatMap(({ kind }, place) => (kind === 'figure' ? place : []))
  const [first, last] = [figures[0], figures.at(-1)]
  if (first === undefined || last === undefined) return false
  const isNamed = (side: typeof namedAfter, place: number) =>
    side(pieces, place, vocabulary).attributes.length > 0
  return !isNamed(namedBefore, first) && isNamed(namedAfter, first) && isNamed(namedAfter, last)
}

/** What stands behind a thread: 30 in M8x30. */
const LENGTH = 'length'

const attributesCalled = (name: string, { attributes }: Vocabulary): AttributeNames[] =>
  attributes.filter(({ words }) => words.some((own) => own.join(' ') === name))

const attributesNamed = (
  phrases: readonly (readonly string[])[],
  { attributes, phrases: names }: Vocabulary,
): AttributeNames[] =>
  attributes.filter((attribute) =>
    phrases.some(
      (phrase) =>
        (phrase.length <= MOST_WORDS &&
          attribute.words.some((words) => phrase.every((word) => words.includes(word)))) ||
        names.get(phrase.join(' '))?.some((group) => attribute.groups.includes(group)),
    ),
  )

/** Whether the words are all of an attribute's name, or another name of it. */
const isCalled = (
  { words, ofWhole }: AttributeNames,
  phrase: readonly string[],
  { phrases }: Vocabulary,
): boolean => {
  const name = phrase.join(' ')
  return (
    words.some((own) => spellings(own).includes(name)) ||
    (phrases.get(name) ?? []).some((group) => ofWhole.includes(group))
  )
}

/** What a word beside a figure may be: part of an attribute's name, or all of it and no thing then. */
interface Beside {
  readonly namesAttribute: boolean
  readonly isAttribute: boolean
}
const NOT_BESIDE: Beside = { namesAttribute: false, isAttribute: false }

/** Whether so many words beside a piece may be what it is a figure of; 'panjang 1/2' is a long one of that size. */
const canBeNamed = (piece: Piece | undefined, words: number): boolean => {
  switch (piece?.kind) {
    case 'figure':
    case 'range':
    case 'comparison':
    case 'code':
      return true
    case 'inches':
    case 'nominal':
    case 'thread':
      return words > 1
    default:
      return false
  }
}

const readWords = (pieces: readonly Piece[], from: number, vocabulary: Vocabulary): Clause[] => {
  const run = runFrom(pieces, from)
  const { wholeNames, wholeGroups } = vocabulary
  const isName = (words: readonly string[]) => {
    const name = words.join(' ')
    return (
      wholeNames.has(name) || vocabulary.phrases.get(name)?.some((group) => wholeGroups.has(group)) === true
    )
  }
  // So many words right behind a figure, and right before one, are the whole name of an attribute.
  const [left, right] = [pieces[from - 1], pieces[from + run.length]]
  const end = run.findLastIndex((_, n) => canBeNamed(left, n + 1) && isName(run.slice(0, n + 1)))
  const start = run.findIndex((_, n) => canBeNamed(right, run.length - n) && isName(run.slice(n)))
  const isOfName = (n: number, count: number) => n + count <= end + 1 || (start >= 0 && n >= start)
  const found = findPhrases(run, vocabulary.phrases)
  const clauses: Clause[] = []
  for (let n = 0; n < run.length;) {
    const longest = found
      .filter((phrase) => phrase.from === n && phrase.count > 1)
      .toSorted((one, other) => other.count - one.count)[0]
    const count = longest?.count ?? 1
    const words = run.slice(n, n + count)
    const isBeside = (n === 0 && canBeNamed(left, 1)) || (n + count === run.length && canBeNamed(right, 1))
    const isAttribute = isOfName(n, count)
    const namesAttribute = isAttribute || (isBeside && attributesNamed([words], vocabulary).length > 0)
    const beside = { namesAttribute, isAttribute }
    const single = words.map((word, place) =>
      wordClause(
        word,
        found.find((phrase) => phrase.from === n + place && phrase.count === 1)?.groups ?? [],
        beside,
      ),
    )
    clauses.push(
      ...(longest
        ? [{ ...phraseClause(words, longest.groups, beside), apart: single }]
        : single.filter(({ text }) => !FILLERS.has(text) && !isStandardBefore(pieces, from + n))),
    )
    n += count
  }
  return clauses
}

/** The body of a standard whose number follows is part of that. */
const isStandardBefore = (pieces: readonly Piece[], place: number): boolean => {
  const piece = pieces[place]
  return piece?.kind === 'word' && isStandard(piece.text) && pieces[place + 1]?.kind === 'standard'
}

const wordClause = (
  word: string,
  groups: readonly number[],
  { namesAttribute, isAttribute }: Beside,
): Clause => {
  const size = parseLetterSize(word)
  return {
    text: word,
    kind: size === undefined ? 'word' : 'figure',
    ...(isAttribute && { isAttribute }),
    heads: [`o:${word}`, ...groups.map((group) => `O:${group}`)],
    choices: [
      ...(size === undefined ? [] : [{ tokens: [`z:${size}`], score: 5 }]),
      ...wordChoices([word], groups, namesAttribute),
    ],
  }
}

/** The clause of a word that stands for the words it may begin, and for the groups of names that begin with it. */
export const completedClause = (
  clause: Clause,
  { words, beginnings }: { readonly words: readonly string[]; readonly beginnings: readonly string[] } = {
    words: [],
    beginnings: [clause.text],
  },
  { phrases }: Vocabulary,
): Clause => {
  const isBegun = (name: string) => beginnings.some((beginning) => name.startsWith(beginning))
  const groups = [...new Set([...phrases].flatMap(([name, of]) => (isBegun(name) ? of : [])))]
  return {
    ...clause,
    heads: [...words.map((word) => `o:${word}`), ...groups.map((group) => `O:${group}`)],
    choices: wordChoices([clause.text, ...words], groups, false),
  }
}

/** The clause of a word, met by a product's description as well. */
export const describedClause = (clause: Clause): Clause => ({
  ...clause,
  choices: [...clause.choices, { tokens: [`d:${clause.text}`], score: 1 }],
})

const phraseClause = (
  words: readonly string[],
  groups: readonly number[],
  { namesAttribute, isAttribute }: Beside,
): Clause => ({
  text: words.join(' '),
  kind: 'word',
  ...(isAttribute && { isAttribute }),
  heads: groups.map((group) => `O:${group}`),
  choices: wordChoices([], groups, namesAttribute),
})

/** A name says more than what else it is called, and that more than a category, a value or a part of a number. */
const wordChoices = (
  words: readonly string[],
  groups: readonly number[],
  namesAttribute: boolean,
): Choice[] => {
  const tokens = (beginning: string, of: readonly (string | number)[]) => of.map((one) => beginning + one)
  const both = (word: string, group: string) => [...tokens(word, words), ...tokens(group, groups)]
  return [
    { tokens: tokens('n:', words), score: 5 },
    { tokens: tokens('m:', groups), score: words.length > 0 ? 4 : 5 },
    { tokens: both('h:', 'k:'), score: 3 },
    {
      tokens: [...both('w:', 'g:'), ...tokens('c:', words), ...(namesAttribute ? both('a:', 'b:') : [])],
      score: 1,
    },
  ]
}

const readFigure = (piece: Piece, { attributes, called }: Named, phrases: Phrases): Clause[] => {
  const codes = attributes.map(({ code }) => code)
  const clause = (choices: readonly Choice[], more: Partial<Clause> = {}): Clause => ({
    text: piece.text,
    kind: 'figure',
    choices,
    ...more,
  })
  const ofAttribute = (value: string): Choice => ({
    tokens: codes.map((code) => `@${code}=${value}`),
    score: 5,
  })
  const named = called.length > 0 ? { attributes: called.map(({ code }) => `@${code}`) } : {}
  const bareNumber = (value: string): Choice[] => [
    ofAttribute(value),
    { tokens: [`#${value}`], score: 4 },
    { tokens: [`c:${value}`, `c:${piece.text}`], score: 3 },
  ]
  switch (piece.kind) {
    case 'figure': {
      const { value, unit } = piece
      const thousands = readThousands(piece)
      if (!unit)
        return [
          clause(
            [
              ...bareNumber(value),
              ...(thousands ? [{ tokens: [`#${thousands.value}`, `c:${thousands.value}`], score: 3 }] : []),
              // 'baut 8x30': the M is left out.
              ...(piece.group?.place === 0 && piece.group.count === 2
                ? [{ tokens: [`t:m${value}`], score: 4 }]
                : []),
              ...(INCHES.includes(value) ? [{ tokens: [`f${value}`], score: 2 }] : []),
            ],
            named,
          ),
        ]
      const ofAttributes = attributes.flatMap((attribute) => valueInUnit(attribute, value, unit))
      return [
        clause(
          [
            ...(ofAttributes.length > 0 ? [{ tokens: ofAttributes, score: 5 }] : []),
            ...unitChoices(piece),
            ...(thousands ? unitChoices(thousands).map((choice) => ({ ...choice, score: 2 })) : []),
          ],
          ofAttributes.length > 0 ? named : {},
        ),
      ]
    }
    case 'inches': {
      const { inches, isInch } = piece
      return [
        clause([
          { tokens: [`f${inches}`], score: 5 },
          ...(isInch ? [{ tokens: [`mm:${plainNumber(inchesAsNumber(inches) * 25.4)}`], score: 4 }] : []),
          { tokens: [`#${inches}`, `c:${inches}`, `dn${findNominal(inches) ?? '-'}`], score: 3 },
          ...(isInch ? [{ tokens: [`mm:${findNominal(inches) ?? '-'}`], score: 2 }] : []),
        ]),
      ]
    }
    case 'nominal': {
      const inches = findInchesOfNominal(piece.dn)
      return [
        clause([
          { tokens: [`dn${piece.dn}`], score: 5 },
          { tokens: [`c:dn${piece.dn}`, ...(inches === undefined ? [] : [`f${inches}`])], score: 4 },
        ]),
      ]
    }
    case 'thread': {
      const [diameter = '', pitch] = piece.thread.split('x')
      return [
        clause([
          { tokens: [`t:${diameter}`], score: 5 },
          { tokens: [`c:${diameter}`], score: 4 },
          ...(piece.inches === undefined ? [] : [{ tokens: [`f${piece.inches}`], score: 3 }]),
        ]),
        ...(pitch === undefined
          ? []
          : [
              clause(
                [
                  { tokens: [`t:${piece.thread}`], score: 5 },
                  { tokens: [`#${pitch}`], score: 4 },
                ],
                {
                  text: pitch,
                },
              ),
            ]),
      ]
    }
    case 'range':
      return [readRange(piece, codes, clause)]
    case 'comparison': {
      const { sign, figure } = piece
      const value = Number(figure.value) * (figure.unit?.factor ?? 1)
      const next = { low: sign === '>' ? value : undefined, high: sign === '<' ? value : undefined }
      return [clause([], { between: { dimension: figure.unit?.dimension, attributes: codes, ...next } })]
    }
    case 'standard':
      return [
        clause([
          { tokens: [`c:${piece.body}${piece.number}`], score: 5 },
          { tokens: [`c:${piece.number}`], score: 4 },
        ]),
      ]
    case 'code': {
      const size = parseLetterSize(piece.code)
      const [count] = /^\d+(?=\p{L}+$)/u.exec(piece.code) ?? []
      const parts = codeParts(piece.text)
      return [
        clause(
          [
            { tokens: [`c:${piece.code}`], score: 5 },
            ...(size === undefined ? [] : [{ tokens: [`z:${size}`], score: 5 }]),
            ...(count === undefined || attributes.length === 0 ? [] : [ofAttribute(count)]),
            // A code may have other names.
            ...wordChoices([], phrases.get(piece.text) ?? [], false),
          ],
          {
            ...(parts.length > 1 && {
              apart: parts.flatMap((part, place) =>
                scan(part)
                  .flatMap((one) => readPart(one, phrases))
                  .map((one) => (place === 0 ? one : { ...one, isSuffix: true })),
              ),
            }),
          },
        ),
      ]
    }
    case 'word':
    case 'break':
      break
  }
  return []
}

/** A figure as a value of the attribute, in the attribute's unit; none where that measures something else. */
const valueInUnit = ({ code, unit: own }: AttributeNames, value: string, unit: Unit): string[] => {
  if (!own) return [`@${code}=${value}`]
  if (own.dimension !== unit.dimension) return []
  return [`@${code}=${plainNumber((Number(value) * unit.factor) / own.factor)}`]
}

/** A piece of a code, which is not taken apart again. */
const readPart = (piece: Piece, phrases: Phrases): Clause[] => {
  if (piece.kind === 'word') return [wordClause(piece.word, phrases.get(piece.word) ?? [], NOT_BESIDE)]
  return readFigure(piece, NOT_NAMED, phrases).map(({ text, kind, choices }) => ({
    text,
    kind,
    choices: [...choices, { tokens: [`c:${piece.text}`], score: 4 }],
  }))
}

const readRange = (
  { low, high, unit, text }: Piece & { kind: 'range' },
  attributes: readonly string[],
  clause: (choices: readonly Choice[], more?: Partial<Clause>) => Clause,
): Clause => {
  const isInches = unit?.factor === 25.4
  const [from, to] = isInches ? [inchesAsNumber(low), inchesAsNumber(high)] : [Number(low), Number(high)]
  const sizes = isInches
    ? INCHES.filter((one) => inchesAsNumber(one) >= from && inchesAsNumber(one) <= to)
    : []
  return clause(
    [
      { tokens: [`r:${low}-${high}`], score: 5 },
      { tokens: sizes.map((one) => `f${one}`), score: 4 },
      { tokens: [`c:${text.replaceAll(/[^a-z0-9]/g, '')}`], score: 3 },
    ],
    // Without a unit or an attribute it may be the part of a number: 25-50.
    (unit && !isInches) || attributes.length > 0
      ? {
          between: {
            dimension: unit?.dimension,
            attributes,
            low: from * (unit?.factor ?? 1),
            high: to * (unit?.factor ?? 1),
          },
        }
      : {},
  )
}

/** `1.000 W` as it is read in Indonesian: a thousand. */
const readThousands = (piece: Piece & { kind: 'figure' }): (Piece & { kind: 'figure' }) | undefined => {
  const [digits] = /^[1-9]\d{0,2}(?:\.\d{3})+(?=\D|$)/.exec(piece.text) ?? []
  return digits === undefined ? undefined : { ...piece, value: digits.replaceAll('.', '') }
}

const unitChoices = (piece: Piece & { kind: 'figure' }): Choice[] => {
  const { value, unit, spelling, text } = piece
  if (!unit) return []
  const base = Number(value) * unit.factor
  const [token = '', exact] = figureTokens(piece)
  const code = { tokens: [`c:${text}`], score: 3 }
  switch (unit.dimension) {
    case 'mm': {
      if (unit.factor === 25.4)
        return [
          { tokens: [`f${value}`], score: 5 },
          { tokens: [token], score: 4 },
          { tokens: [`dn${findNominal(value) ?? '-'}`], score: 3 },
          // Tools of 6 inches are made 150 mm long, hoses of 1-1/4 inches 32 mm wide.
          { tokens: [`mm:${plainNumber(Number(value) * 25)}`, `mm:${findNominal(value) ?? '-'}`], score: 2 },
        ]
      const inches = findInchesOfLength(base)
      return [
        ...(inches === undefined ? [] : [{ tokens: [`f${inches}`], score: 5 }]),
        { tokens: [token], score: inches === undefined ? 5 : 4 },
        { ...code, score: 4 },
        ...(spelling === 'mm' ? [{ tokens: [`#${value}`, `c:${value}`], score: 3 }] : []),
      ]
    }
    case 'A':
      // '50A' is a pipe size, too.
      return [{ tokens: [token], score: 5 }, code, { tokens: [`dn${value}`], score: 2 }]
    case 'V':
      return exact === undefined
        ? [{ tokens: [token], score: 5 }, code]
        : [{ tokens: [exact], score: 5 }, { tokens: [token], score: 4 }, code]
    case 'W': {
      const rated = unit.factor === 745.7 ? ratedWatts(base) : []
      return [
        { tokens: [token], score: 5 },
        ...rated.map((watts, place) => ({ tokens: [`W:${plainNumber(watts)}`], score: place === 0 ? 5 : 4 })),
        code,
      ]
    }
    case 'g':
      // '22T' are the teeth of a wheel, too.
      return [
        { tokens: [token], score: 5 },
        code,
        ...(spelling === 't' ? [{ tokens: [`#${value}`], score: 2 }] : []),
      ]
    default:
      return [{ tokens: [token], score: 5 }, code]
  }
}
