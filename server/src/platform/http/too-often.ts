import { refuse } from './http.ts'
import { toNetwork } from './client-address.ts'
import type { Client } from './client.ts'
import type { LimitKey, Limits } from '../limits/limits.ts'

/** The refusal of what was tried too often, with the seconds to wait. */
export const tooMany = (wait: number) => ({ ...refuse(429, 'too_many_attempts'), wait })

/**
 * Counts a request under one key after the other; returns the refusal of the first that is full. What comes after that
 * is not counted: who is over a limit of their own must not use up somebody else's.
 */
export const tooOften = async (
  limits: Pick<Limits, 'limited'>,
  ...keys: readonly LimitKey[]
): Promise<ReturnType<typeof tooMany> | undefined> => {
  for (const [kind, key] of keys) {
    const wait = await limits.limited(kind, key)
    if (wait !== undefined) return tooMany(wait)
  }
  return undefined
}

/** A client's keys for what is counted by its address: one, and that of its network, of which a client may have many. */
export const keysOfClient = (
  kind: 'signup' | 'verify' | 'resend address' | 'reset address' | 'contact',
  { address }: Client,
): readonly LimitKey[] => [
  [kind, address],
  [`${kind} network`, toNetwork(address)],
]
