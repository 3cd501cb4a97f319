import { inTurnOfBody } from '../limits/body-turn.ts'
import { fairShares } from '../limits/fair-shares.ts'
import type { Party } from '../limits/party.ts'

/** Why a body was not read. */
export type Unread = 'too_large' | 'cut_off' | 'too_busy'

/** In bytes: the most that all bodies may take together while they are read and handled, and those of one company. */
const MOST_HELD = 150_000_000
const MOST_HELD_FOR_ONE = 50_000_000
/** In bytes: smaller bodies are accepted however much others send, up to this total for each company. */
const SMALL = 100_000
const MOST_SMALL_FOR_ONE = 10_000_000
/** The most large bodies handled at once: each is copied several times until its files are stored. */
const inUse = fairShares({ most: 2, ofCompany: 1, ofPerson: 1 })
let held = 0
const heldFor = new Map<string, number>()

const hold = (company: string, bytes: number): void => {
  held += bytes
  const now = (heldFor.get(company) ?? 0) + bytes
  if (now > 0) heldFor.set(company, now)
  else heldFor.delete(company)
}

const isTooMuch = (company: string, size: number): boolean => {
  const own = heldFor.get(company) ?? 0
  if (size <= SMALL) return own > MOST_HELD_FOR_ONE + MOST_SMALL_FOR_ONE
  return held > MOST_HELD || own > MOST_HELD_FOR_ONE
}

export interface BodyLimit {
  /** In bytes. */
  readonly largest: number
  /**
   * The sender of the body, since the bytes of one company are bounded. Without one, nothing is counted and the body
   * waits for no turn: it is part of another body that has one.
   */
  readonly party?: Party | undefined
}

/**
 * Reads a body of at most `largest` bytes into memory and passes it to `use`. Unwanted bodies are left unread. A body
 * counts from its first byte until `use` returns, and at most two large ones are handled at once, one for each company,
 * to bound memory. Its turn ends early if `use` waits for another resource (`fairShares`).
 */
export const withBody = async <T>(
  body: AsyncIterable<Uint8Array>,
  { largest, party }: BodyLimit,
  use: (body: Buffer | Unread) => Promise<T>,
): Promise<T> => {
  const chunks: Uint8Array[] = []
  let size = 0
  const read = async (): Promise<Buffer | Unread> => {
    try {
      for await (const chunk of body) {
        size += chunk.length
        if (party) hold(party.company, chunk.length)
        if (size > largest) return 'too_large'
        if (party && isTooMuch(party.company, size)) return 'too_busy'
        chunks.push(chunk)
      }
      return Buffer.concat(chunks.splice(0), size)
    } catch {
      return 'cut_off'
    }
  }
  let end: (() => void) | undefined
  try {
    const content = await read()
    // The partial content of a refused body need not stay until its answer is sent.
    chunks.length = 0
    if (typeof content !== 'string' && size > SMALL && party) end = await inUse.turn(party)
    return await (end ? inTurnOfBody(end, () => use(content)) : use(content))
  } finally {
    end?.()
    if (party) hold(party.company, -size)
  }
}
