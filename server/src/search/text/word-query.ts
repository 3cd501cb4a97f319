import type { OtherNames, ReadText, Spelling, Word } from './parse-query.store.ts'
import { joinSizes } from './typed-text.ts'

/** The words of a condition and what it accepts for them. */
interface Wanted {
  /** The indexes of the words. */
  readonly of: readonly number[]
  readonly otherNames?: readonly OtherNames[]
  readonly corrected?: boolean
}

const SIZE = /\d/
/** Units, which mean nothing after a size: some names have them, others don't. */
const UNITS = new Set(['mm', 'inch', 'inches', 'inci', 'in'])
/** A size joined to its unit. */
const WITH_UNIT = /^(\d[\d./]*)(mm|inch|inci|in|cm|m|kg|g|l|v|a|w|kw|hp|bar|ton)$/

/** The indexes of the words that a search requires. */
const countingWords = ({ words, otherNames }: Pick<ReadText, 'words' | 'otherNames'>): number[] => {
  const places = words.map((_, place) => place)
  const isPartOfName = (place: number) =>
    otherNames.some(({ from, count }) => count > 1 && from <= place && place < from + count)
  const counting = places.filter((place) => {
    const { word, filler } = words[place] as Word
    const afterSize = SIZE.test(words[place - 1]?.word ?? '')
    // In 'M8 x' the x starts a size, for which names use a sign that is not a letter.
    const says = !(filler || (word === 'x' && afterSize) || (UNITS.has(word) && afterSize))
    return says || isPartOfName(place)
  })
  return counting.length > 0 ? counting : places
}

/** A full-text condition that requires all of the words; '' for none. */
const joinConditions = (words: readonly Word[], wanted: Wanted): string =>
  listConditions(words, wanted).join('&')

/** One condition for each word, or for several words that have a synonym. */
export const listConditions = (words: readonly Word[], wanted: Wanted): string[] => {
  const { of, otherNames = [] } = wanted
  const parts: string[] = []
  for (let n = 0; n < of.length;) {
    const named = otherNames
      .filter(({ from, count }) => from === of[n] && of[n + count - 1] === from + count - 1)
      .toSorted((one, other) => other.count - one.count)
    const count = named[0]?.count ?? 1
    const own = of.slice(n, n + count).map((place) => {
      const single = otherNames.filter((other) => count > 1 && other.from === place && other.count === 1)
      return either([oneWord(words[place] as Word, wanted), ...single.flatMap(({ names }) => names)])
    })
    const names = named.filter((other) => other.count === count).flatMap((other) => other.names)
    parts.push(either([own.length > 1 ? `(${own.join('&')})` : own.join(''), ...names]))
    n += count
  }
  return parts
}

const OPERAND = /'[^']*'(:\*)?/g
const weighted = (operand: string): string => `${operand}${operand.endsWith('*') ? '' : ':'}A`

/** The condition, restricted to lexemes of weight A. */
export const inHead = (condition: string): string => condition.replaceAll(OPERAND, weighted)

/** The condition, with sizes and unfinished words restricted to weight A: in a description, 30 may be anything. */
export const sizesInName = (condition: string): string =>
  condition.replaceAll(OPERAND, (operand) => (/[\d*]/.test(operand) ? weighted(operand) : operand))

const either = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('|')})`

/** A condition that matches a word or its stems. */
const stemmed = ({ word, stems }: Spelling[number]): string =>
  either([...new Set([word, ...stems])].map((one) => `'${one}'`))

const spelled = (words: Spelling): string =>
  words.length === 1 ? words.map(stemmed).join('') : `(${words.map(stemmed).join('<->')})`

const oneWord = (queried: Word, { corrected = false }: Wanted): string => {
  const { word, known } = queried
  if (corrected && queried.instead.length > 0) return either(queried.instead.map(spelled))
  const beginning = known || word.length < (SIZE.test(word) ? 3 : 2) ? [] : [`'${word}':*`]
  if (!SIZE.test(word)) return either([stemmed(queried), ...beginning])
  const [, size, unit = ''] = WITH_UNIT.exec(word) ?? []
  const pieces =
    size === undefined
      ? word.replace(/^x(?=\d)/, '').split(/(?<=\d)x(?=\d)/)
      : UNITS.has(unit)
        ? [size]
        : [size, unit]
  const apart =
    pieces.join('') === word && pieces.length === 1 ? [] : [`(${pieces.map((one) => `'${one}'`).join('&')})`]
  return either([`'${word}'`, ...beginning, ...apart])
}

/** The text with its misspelled words corrected; undefined if there are none. */
export const correctedText = (text: string, words: readonly Word[]): string | undefined => {
  if (words.every(({ instead }) => instead.length === 0)) return undefined
  const pieces = joinSizes(text).trim().split(/\s+/)
  return pieces
    .map((piece, place) => {
      const within = words.filter((word) => word.piece === place)
      return within.some(({ instead }) => instead.length > 0)
        ? within.map(({ word, instead }) => instead[0]?.map((one) => one.word).join(' ') ?? word).join(' ')
        : piece
    })
    .join(' ')
}

/** The most readings of a text that are tried. */
const MOST_READINGS = 9

/**
 * The readings of a text whose misspelled words have several corrections: one correction for each word, the likeliest
 * first. Only the text itself if there is no choice. A word that may be part of a brand name is read as that.
 */
export const listReadings = (read: ReadText): ReadText[] => {
  let readings = [read]
  for (const [place, { instead, brands }] of read.words.entries()) {
    if (instead.length < 2) continue
    const spellings = brands.length > 0 ? instead.slice(0, 1) : instead
    readings = readings.flatMap((reading) =>
      spellings.map((spelling, n) => ({
        ...reading,
        words: reading.words.with(place, { ...(reading.words[place] as Word), instead: [spelling] }),
        // Synonyms were looked up only for the likeliest correction.
        otherNames: reading.otherNames.filter(
          ({ from, count }) => n === 0 || place < from || place >= from + count,
        ),
      })),
    )
  }
  return readings.slice(0, MOST_READINGS)
}

/** A full-text query. */
export interface TextQuery {
  readonly read: ReadText
  /** The indexes of the required words, and of those that name no brand. */
  readonly counting: readonly number[]
  readonly besideBrands: readonly number[]
  /** Whether misspelled words are corrected. */
  readonly corrected: boolean
  readonly brands: readonly number[]
}

/** Builds the full-text query for a parsed text. */
export const buildTextQuery = (read: ReadText, corrected: boolean): TextQuery => {
  const counting = countingWords(read)
  const listBrands = (place: number) => read.words[place]?.brands ?? []
  return {
    read,
    counting,
    besideBrands: counting.filter((place) => listBrands(place).length === 0),
    corrected,
    brands: counting.flatMap(listBrands),
  }
}

/** The condition for these words, or their synonyms. */
export const condition = ({ read, corrected }: TextQuery, of: readonly number[]): string =>
  joinConditions(read.words, { of, corrected, otherNames: read.otherNames })

/** The condition for the words themselves, without synonyms. */
export const ownCondition = ({ read, corrected, counting }: TextQuery): string =>
  joinConditions(read.words, { of: counting, corrected })

/** Whether a word is or contains a number. */
export const isSize = (word: string): boolean => SIZE.test(word)
