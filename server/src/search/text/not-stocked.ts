import { BRAND_NAMES } from './brand-names.ts'
import type { ReadText, Word } from './parse-query.store.ts'
import { acronymsIn, joinSizes } from './typed-text.ts'

/** Names in a text that nothing in the catalogue has, and the text without them: '' where it is nothing else. */
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

/** So many letters of a brand, and who types them may be about to type the rest. */
const LEAST_OF_BRAND = 3

/** Whether it is the beginning of a well-known brand that was corrected, of whose name the rest may still be typed. */
export const isUnfinishedBrand = (text: string, corrected: string): boolean => {
  const last = lastWord(text)
  return (
    last.length >= LEAST_OF_BRAND &&
    last !== lastWord(corrected) &&
    [...brands.keys()].some((name) => name.startsWith(last))
  )
}

const lastWord = (text: string): string => plain(text).split(' ').at(-1) ?? ''

/** A word that a name of the catalogue has, or may have when its spelling is corrected. */
const isInVocabulary = ({ known, begins, instead, brands: stocked }: Word): boolean =>
  known || begins || instead.length > 0 || stocked.length > 0

/** A word of a brand on sale, as it is typed. */
const isOfStockedBrand = ({ instead, brands: stocked }: Word): boolean =>
  stocked.length > 0 && instead.length === 0

/**
 * The well-known brands in a text that the catalogue does not name. `doubted`: nothing is found by the text, so that
 * what the catalogue has as a common word, too ('gates', '3m'), may be a brand as well. No brand on sale is among them.
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

/** What a text writes in capitals like an acronym, which nothing in the catalogue is called and which has no other name. */
export const acronymsNotStocked = (
  text: string,
  { words, otherNames }: Pick<ReadText, 'words' | 'otherNames'>,
  isNameToo: (word: Word) => boolean = () => false,
): NotStocked | undefined => {
  const acronyms = acronymsIn(text)
  const isOtherName = (place: number) =>
    otherNames.some(({ from, count }) => from <= place && place < from + count)
  return findNames(
    text,
    words,
    (word, place) =>
      !isInVocabulary(word) && ((acronyms.includes(word.word) && !isOtherName(place)) || isNameToo(word)),
  )
}

/** Words that nothing in the catalogue is called or nearly called: what a part number beside them finds ignores them. */
export const wordsNotStocked = (
  text: string,
  read: Pick<ReadText, 'words' | 'otherNames'>,
): NotStocked | undefined =>
  acronymsNotStocked(text, read, (word) => !word.filler && /^[a-z]{4,}$/.test(word.word))

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

/** A word as the text has it, where it stands alone between blanks. */
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
