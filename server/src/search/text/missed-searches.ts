import { log, type Db } from '../../platform/index.ts'
import { addMissedSearches } from './missed-searches.store.ts'

/** The interval between writes. */
const WRITE_MS = 10_000
/** The most texts held in memory. Further ones are dropped: a flood says nothing about what the shop lacks. */
const MOST_WAITING = 1_000
/** In characters; longer texts name no product. */
const LONGEST = 60

/** Counts searches without a result, and stores nothing about who searched. */
export interface MissedSearches {
  add(text: string, language: 'en' | 'id'): void
  /** Writes the pending texts and stops. */
  close(): Promise<void>
}

/**
 * Collects texts in memory and writes them in batches, so that no search waits for a write or fails with it. `db` must
 * be a handle that may write; a guest's may not.
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
/** Nine digits, separated only by punctuation and blanks. */
const NUMBER_OF_SOMEBODY = /\d(?:[^\p{L}\p{N}]*\d){8}/u
const ADDRESS = /@|\bat\b.+\bdot\b/

/**
 * Whether a text may be stored. Refuses texts that may be an email address or telephone number, texts too long for a
 * product name, and texts without letters and digits. Full-width characters count as normal ones.
 */
export const mayBeStored = (text: string): boolean => {
  const plain = text.normalize('NFKC').toLowerCase()
  return SAYS.test(plain) && text.length <= LONGEST && !ADDRESS.test(plain) && !NUMBER_OF_SOMEBODY.test(plain)
}
