import { refuse } from './http.ts'
import { toNetwork } from './client-address.ts'
import type { Client } from './client.ts'
import type { LimitKey, Limits } from '../limits/limits.ts'

/** The refusal of a rate limit, with the seconds until a retry. */
export const tooMany = (wait: number) => ({ ...refuse(429, 'too_many_attempts'), wait })

/**
 * Counts a request under each key in turn and returns the refusal of the first exceeded one. Later keys are not
 * counted: a caller over their own limit must not use up that of others.
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

/** A client's keys for limits by address: the address, and its network, since a client may have many addresses. */
export const keysOfClient = (
  kind: 'signup' | 'verify' | 'resend address' | 'reset address' | 'contact',
  { address }: Client,
): readonly LimitKey[] => [
  [kind, address],
  [`${kind} network`, toNetwork(address)],
]
