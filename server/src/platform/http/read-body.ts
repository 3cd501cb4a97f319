import { networkOf } from './client-address.ts'
import { semaphore } from '../limits/semaphore.ts'

/** Why a body was not read. */
export type Unread = 'too_large' | 'cut_off' | 'too_busy'

/** In bytes: what bodies may take together while they are read and handled, and those of one client's network. */
const MOST_HELD = 150_000_000
const MOST_HELD_FOR_ONE = 50_000_000
/** In bytes: what is no larger is taken however much others send, until its own network has so much more. */
const SMALL = 100_000
const MOST_SMALL_FOR_ONE = 10_000_000
/** Larger ones that are handled at once: each is copied several times until its files are kept. */
const MOST_IN_USE = 2
const inTurn = semaphore(MOST_IN_USE)
let held = 0
const heldFor = new Map<string, number>()

const hold = (address: string, bytes: number): void => {
  held += bytes
  const now = (heldFor.get(address) ?? 0) + bytes
  if (now > 0) heldFor.set(address, now)
  else heldFor.delete(address)
}

const isTooMuch = (address: string, size: number): boolean => {
  const own = heldFor.get(address) ?? 0
  if (size <= SMALL) return own > MOST_HELD_FOR_ONE + MOST_SMALL_FOR_ONE
  return held > MOST_HELD || own > MOST_HELD_FOR_ONE
}

export interface BodyLimit {
  /** In bytes. */
  readonly largest: number
  /**
   * Whose body it is: what one client address sends at a time is bounded. Without one nothing is counted, and it waits
   * for no turn: it is part of a body that has one.
   */
  readonly address?: string | undefined
}

/**
 * Reads a body into memory, `largest` bytes at most, and gives it to `use`. What is not wanted any more is left unread.
 * A body counts from its first byte until `use` is done, and of large ones two are used at once, so that many do not
 * stand in memory together.
 */
export const withBody = async <T>(
  body: AsyncIterable<Uint8Array>,
  { largest, address: client }: BodyLimit,
  use: (body: Buffer | Unread) => Promise<T>,
): Promise<T> => {
  const address = client === undefined ? undefined : networkOf(client)
  const chunks: Uint8Array[] = []
  let size = 0
  const read = async (): Promise<Buffer | Unread> => {
    try {
      for await (const chunk of body) {
        size += chunk.length
        if (address !== undefined) hold(address, chunk.length)
        if (size > largest) return 'too_large'
        if (address !== undefined && isTooMuch(address, size)) return 'too_busy'
        chunks.push(chunk)
      }
      return Buffer.concat(chunks.splice(0), size)
    } catch {
      return 'cut_off'
    }
  }
  try {
    const given = await read()
    // What was read of one that is not taken need not wait for its answer.
    chunks.length = 0
    const isLarge = typeof given !== 'string' && size > SMALL && address !== undefined
    return await (isLarge ? inTurn(() => use(given)) : use(given))
  } finally {
    if (address !== undefined) hold(address, -size)
  }
}
