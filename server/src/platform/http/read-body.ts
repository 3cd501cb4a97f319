import { inTurnOfBody } from '../limits/body-turn.ts'
import { fairShares } from '../limits/fair-shares.ts'
import type { Party } from '../limits/party.ts'

/** Why a body was not read. */
export type Unread = 'too_large' | 'cut_off' | 'too_busy'

/** In bytes: what bodies may take together while they are read and handled, and those of one company. */
const MOST_HELD = 150_000_000
const MOST_HELD_FOR_ONE = 50_000_000
/** In bytes: what is no larger is taken however much others send, until its own company has so much more. */
const SMALL = 100_000
const MOST_SMALL_FOR_ONE = 10_000_000
/** Larger ones that are handled at once: each is copied several times until its files are stored. */
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
   * Whose body it is: what one company sends at a time is bounded. Without one nothing is counted, and it waits for no
   * turn: it is part of a body that has one.
   */
  readonly party?: Party | undefined
}

/**
 * Reads a body into memory, `largest` bytes at most, and gives it to `use`. What is not wanted any more is left unread.
 * A body counts from its first byte until `use` is done, and of large ones two are used at once, one of a company, so that
 * many do not stand in memory together. Its turn ends earlier where `use` begins to wait for another (`fairShares`).
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
    // What was read of one that is not taken need not wait for its answer.
    chunks.length = 0
    if (typeof content !== 'string' && size > SMALL && party) end = await inUse.turn(party)
    return await (end ? inTurnOfBody(end, () => use(content)) : use(content))
  } finally {
    end?.()
    if (party) hold(party.company, -size)
  }
}
