import type { Db, Remember } from '../../platform/index.ts'
import { findSynonyms } from '../text/vocabulary.store.ts'
import { MOST_FOUND } from './find.store.ts'
import { openPhrases } from './phrases.ts'
import { toVocabulary, type Vocabulary } from './read-query.ts'
import { findAttributeNames, findPopularTokens } from './tokens.store.ts'

/** What queries are read by, which changes with publications only. */
export type FindVocabulary = () => Promise<Vocabulary>

/** Reads other names and attributes through `db`, once for a site version. */
export const openVocabulary =
  (db: Db, remember: Remember): FindVocabulary =>
  () =>
    remember('search vocabulary', async () => ({
      ...(await readVocabulary(db)),
      popular: await findPopularTokens(db, MOST_FOUND),
    }))

/** Other names and attributes as they are now. */
export const readVocabulary = async (db: Db): Promise<Vocabulary> => {
  const phrases = openPhrases(await findSynonyms(db))
  return toVocabulary(phrases, await findAttributeNames(db, phrases))
}
