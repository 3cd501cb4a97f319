import { BRAND_NAMES } from './brand-names.ts'
import { findPhrases, type Phrases } from '../specification/phrases.ts'
import { singular } from '../specification/scan.ts'
import type { ReadText, Word } from './parse-query.store.ts'
import { acronymsIn, joinSizes } from './typed-text.ts'

/** The names in a text that the catalogue lacks, and the text without them: '' if nothing else is left. */
export interface NotStocked {
  readonly names: readonly string[]
  readonly rest: string
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const brands = new Map(BRAND_NAMES.map((name) => [plain(name), name]))
const LONGEST_BRAND = Math.max(...[...brands.keys()].map((name) => name.split(' ').length))

/** The least number of letters that count as the start of a brand name. */
const LEAST_OF_BRAND = 3

/** Whether the last word was corrected although it is the start of a well-known brand name that may be unfinished. */
export const isUnfinishedBrand = (text: string, corrected: string): boolean => {
  const last = lastWord(text)
  return (
    last.length >= LEAST_OF_BRAND &&
    last !== lastWord(corrected) &&
    [...brands.keys()].some((name) => name.startsWith(last))
  )
}

const lastWord = (text: string): string => plain(text).split(' ').at(-1) ?? ''

/** Whether a name in the catalogue has the word, as typed or corrected. */
const isInVocabulary = ({ known, begins, instead, brands: stocked }: Word): boolean =>
  known || begins || instead.length > 0 || stocked.length > 0

/** Whether the word, as typed, belongs to a stocked brand. */
const isOfStockedBrand = ({ instead, brands: stocked }: Word): boolean =>
  stocked.length > 0 && instead.length === 0

/**
 * The well-known brands in a text that the catalogue lacks. With `doubted`, when the text finds nothing, words that are
 * also common words of the catalogue ('gates', '3m') count as brands, too. Stocked brands are never included.
 */
export const brandsNotStocked = (
  text: string,
  { words }: Pick<ReadText, 'words'>,
  doubted: boolean,
): NotStocked | undefined => {
  const found = new Map<number, string>()
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(LONGEST_BRAND, words.length - from); count > 0; count--) {
      const own = words.slice(from, from + count)
      const name = brands.get(plain(own.map(({ word }) => word).join(' ')))
      const isNamed = own.every(({ known, word }) => known || /\d/.test(word))
      if (name === undefined || own.some(isOfStockedBrand) || (isNamed && !doubted)) continue
      for (let place = from; place < from + count; place++) found.set(place, name)
      from += count - 1
      break
    }
  }
  return without(text, words, found)
}

/** Acronyms in a text that the catalogue lacks and that have no synonym. */
export const acronymsNotStocked = (
  text: string,
  { words }: Pick<ReadText, 'words'>,
  phrases: Phrases,
  isNameToo: (word: Word) => boolean = () => false,
): NotStocked | undefined => {
  const acronyms = acronymsIn(text)
  const otherNames = findPhrases(
    words.map(({ word }) => singular(word)),
    phrases,
  )
  const isOtherName = (place: number) =>
    otherNames.some(({ from, count }) => from <= place && place < from + count)
  return findNames(
    text,
    words,
    (word, place) =>
      !isInVocabulary(word) && ((acronyms.includes(word.word) && !isOtherName(place)) || isNameToo(word)),
  )
}

/** Words that the catalogue lacks even when corrected. They are ignored beside a part number. */
export const wordsNotStocked = (
  text: string,
  read: Pick<ReadText, 'words'>,
  phrases: Phrases,
): NotStocked | undefined =>
  acronymsNotStocked(text, read, phrases, (word) => !word.filler && /^[a-z]{4,}$/.test(word.word))

const findNames = (
  text: string,
  words: readonly Word[],
  isName: (word: Word, place: number) => boolean,
): NotStocked | undefined => {
  const typed = joinSizes(text).trim().split(/\s+/)
  const found = new Map<number, string>()
  for (const [place, word] of words.entries()) if (isName(word, place)) found.set(place, asTyped(typed, word))
  return without(text, words, found)
}

/** A word as it was typed if it stands alone between blanks, else its normalised form. */
const asTyped = (typed: readonly string[], { piece, bare, word }: Word): string =>
  bare === word ? (typed[piece]?.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') ?? word) : word

const without = (
  text: string,
  words: readonly Word[],
  found: ReadonlyMap<number, string>,
): NotStocked | undefined => {
  if (found.size === 0) return undefined
  const typed = joinSizes(text).trim().split(/\s+/)
  const rest = [...Map.groupBy(words.entries(), ([, { piece }]) => piece)].flatMap(([piece, within]) => {
    const left = within.filter(([place]) => !found.has(place)).map(([, { word }]) => word)
    return left.length === within.length ? (typed[piece] ?? []) : left
  })
  return { names: [...new Set(found.values())], rest: rest.join(' ') }
}
