import { log, type Db } from '../../platform/index.ts'
import { addMissedSearches } from './missed-searches.store.ts'

/** How long a text may wait to be written. */
const WRITE_MS = 10_000
/** Texts that may wait at once; more of them are dropped, a flood says nothing of the shop. */
const MOST_WAITING = 1_000
/** What is longer is no name of a thing. */
const LONGEST = 60

/** Counts searches without a result, without their searchers. */
export interface MissedSearches {
  add(text: string, language: 'en' | 'id'): void
  /** Writes what waits, and notes no more. */
  close(): Promise<void>
}

/**
 * Notes in memory and writes in pieces: a search never waits for it, and fails for no lack of it. `db` has to be a
 * handle that may write; a guest's may not.
 */
export const openMissedSearches = (db: Db): MissedSearches => {
  let waiting = new Map<string, { text: string; language: 'en' | 'id'; times: number }>()
  const write = async (): Promise<void> => {
    const missed = [...waiting.values()]
    waiting = new Map()
    await addMissedSearches(db, missed).catch((err: unknown) =>
      log.warn({ err }, 'missed searches were not noted'),
    )
  }
  const timer = setInterval(() => void write(), WRITE_MS)
  timer.unref()
  return {
    add: (typed, language) => {
      const text = typed.trim().toLowerCase()
      if (!mayBeStored(text)) return
      const key = `${language} ${text}`
      const known = waiting.get(key)
      if (known) known.times++
      else if (waiting.size < MOST_WAITING) waiting.set(key, { text, language, times: 1 })
    },
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}

const SAYS = /[\p{L}\p{N}]/u
/** Nine digits with nothing but signs and blanks between them. */
const NUMBER_OF_SOMEBODY = /\d(?:[^\p{L}\p{N}]*\d){8}/u
const ADDRESS = /@|\bat\b.+\bdot\b/

/**
 * A text that may be somebody's address or telephone number is not kept, nor one that is too long for a thing, nor signs
 * alone. Digits and signs of other widths are read as the usual ones.
 */
export const mayBeStored = (text: string): boolean => {
  const plain = text.normalize('NFKC').toLowerCase()
  return SAYS.test(plain) && text.length <= LONGEST && !ADDRESS.test(plain) && !NUMBER_OF_SOMEBODY.test(plain)
}
