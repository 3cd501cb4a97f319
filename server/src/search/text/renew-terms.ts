import type { Db } from '../../platform/index.ts'
import {
  addTerms,
  countWords,
  countWordsOfBrands,
  dropTerms,
  findSynonyms,
  findTerms,
  findTermsAmong,
  lookAtTerms,
  writeTerms,
  type Synonym,
  type Term,
} from './vocabulary.store.ts'

/** The number of products whose words are counted in one statement, which takes about 20 ms. */
const PRODUCTS = 50
/** The number of words written in one statement. */
const WORDS = 2000

/**
 * Renews the vocabulary: the words of listed products, their items and brands with how many have them, and the synonyms
 * of these words. Unknown words are treated as mistyped, and corrections come only from the vocabulary. Reads and
 * writes in short statements, and adds new words before it deletes old ones, so that concurrent searches find every
 * word that remains.
 */
export const renewTerms = async (db: Db): Promise<void> => {
  const wanted = await countAll(db)
  for (const word of listMissingWords(wanted, await findSynonyms(db))) wanted.set(word, 0)
  const present = new Map((await findTerms(db)).map(({ term, frequency }) => [term, frequency]))
  const changed = [...wanted].filter(([term, frequency]) => present.get(term) !== frequency)
  for (const some of inSlices(changed))
    await writeTerms(
      db,
      some.map(([term, frequency]) => ({ term, frequency })),
    )
  for (const some of inSlices([...present.keys()].filter((term) => !wanted.has(term))))
    await dropTerms(db, some)
  await lookAtTerms(db)
}

/**
 * Adds the words that a changed group of synonyms brings to the vocabulary. Those that it has lost stay until the next
 * renewal.
 */
export const addTermsOfGroup = async (db: Db, groupId: number): Promise<void> => {
  const synonyms = await findSynonyms(db, groupId)
  const words = [...new Set(synonyms.flatMap(splitTerm))]
  const counted = (await findTermsAmong(db, words)).filter(({ frequency }) => frequency > 0)
  const known = new Map(counted.map(({ term, frequency }) => [term, frequency]))
  await addTerms(db, [...new Set(listMissingWords(known, synonyms))].toSorted())
}

const countAll = async (db: Db): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  const add = ({ term, frequency }: Term) => {
    if (term.length >= 2 && term.length <= 60) counts.set(term, (counts.get(term) ?? 0) + frequency)
  }
  for (let after: number | undefined = 0; after !== undefined;) {
    const { last, words } = await countWords(db, after, PRODUCTS)
    words.forEach(add)
    after = last
  }
  const brands = await countWordsOfBrands(db)
  brands.forEach(add)
  return counts
}

const splitTerm = ({ term }: Synonym): string[] => term.split(' ')

/** The words missing from the vocabulary of synonyms that share a group with a term whose words are all known. */
const listMissingWords = (known: ReadonlyMap<string, number>, synonyms: readonly Synonym[]): string[] => {
  const groups = new Set(
    synonyms.filter((one) => splitTerm(one).every((word) => known.has(word))).map(({ group_id }) => group_id),
  )
  return synonyms
    .filter(({ group_id }) => groups.has(group_id))
    .flatMap(splitTerm)
    .filter((word) => word.length >= 2 && !known.has(word))
}

const inSlices = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / WORDS) }, (_, at) => all.slice(at * WORDS, (at + 1) * WORDS))
