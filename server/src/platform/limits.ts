import { RateLimiterMemory } from 'rate-limiter-flexible'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How many of each kind are let through in which time. A login counts its failures only. */
const RULES = {
  'login account and address': { points: 5, duration: 15 * MINUTE_S },
  'login address': { points: 30, duration: 15 * MINUTE_S },
  'login account': { points: 50, duration: HOUR_S },
  'login known browser': { points: 5, duration: 15 * MINUTE_S },
  /** Registrations by address. */
  signup: { points: 10, duration: HOUR_S },
  /** Links of letters that are used, or tried, by address. */
  verify: { points: 30, duration: 15 * MINUTE_S },
  /** Letters with a link, by mail address. */
  resend: { points: 5, duration: HOUR_S },
  /** The same, by the address of who asks for them. */
  'resend address': { points: 20, duration: HOUR_S },
  /** Forgotten passwords by mail address. */
  reset: { points: 5, duration: HOUR_S },
  'reset address': { points: 20, duration: HOUR_S },
  /** Invitations by company. */
  invite: { points: 30, duration: HOUR_S },
  /** The same, by the mail address that is invited. */
  'invite address': { points: 5, duration: HOUR_S },
} as const

export type LimitKind = keyof typeof RULES
/** What is counted together: an account, an address, or both. */
export type LimitKey = readonly [kind: LimitKind, key: string]

/** Counts what must not be tried too often, in this process. */
export interface Limits {
  /** Counts one; answers undefined where it is let through, else after how many seconds it will be. */
  limited(kind: LimitKind, key: string): Promise<number | undefined>
  /**
   * Begins a try of which failures count, under every key at once. However many come at the same time, no more are
   * under way than may fail still: the others wait. Answers what ends the try, or after how many seconds to come back.
   */
  begin(keys: readonly LimitKey[]): Promise<number | ((failed: boolean) => Promise<void>)>
}

/** Limits with no count yet. */
export const openLimits = (): Limits => {
  const limiters = new Map(
    (Object.keys(RULES) as LimitKind[]).map((kind) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, ...RULES[kind] }),
    ]),
  )
  const limiterOf = (kind: LimitKind): RateLimiterMemory => limiters.get(kind) as RateLimiterMemory
  const underWay = new Map<string, number>()
  const nameOf = ([kind, key]: LimitKey) => `${kind}:${key}`
  const count = (key: LimitKey, by: 1 | -1) => {
    const now = (underWay.get(nameOf(key)) ?? 0) + by
    if (now > 0) underWay.set(nameOf(key), now)
    else underWay.delete(nameOf(key))
  }
  let settled = 0
  let waiting: (() => void)[] = []

  const seen = async ([kind, key]: LimitKey) => {
    const found = await limiterOf(kind).get(key)
    // The memory forgets by a timer, which may be late.
    const left = found?.msBeforeNext ?? 0
    return { failed: left > 0 ? (found?.consumedPoints ?? 0) : 0, seconds: secondsOf(left) }
  }

  const end = (keys: readonly LimitKey[]) => async (failed: boolean) => {
    if (failed) await Promise.all(keys.map(([kind, key]) => limiterOf(kind).penalty(key)))
    for (const key of keys) count(key, -1)
    settled++
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }

  return {
    limited: async (kind, key) => {
      const { points } = RULES[kind]
      const { consumedPoints, msBeforeNext } = await limiterOf(kind).penalty(key)
      return consumedPoints > points ? secondsOf(msBeforeNext) : undefined
    },

    begin: async (keys) => {
      for (;;) {
        const before = settled
        const counts = await Promise.all(keys.map(seen))
        const over = counts.filter(({ failed }, at) => failed >= pointsOf(keys[at]))
        if (over.length > 0) return Math.max(...over.map(({ seconds }) => seconds))
        // What ended while the counts were read may have failed.
        if (settled !== before) continue
        const hasRoom = keys.every(
          (key, at) => (counts[at]?.failed ?? 0) + (underWay.get(nameOf(key)) ?? 0) < pointsOf(key),
        )
        if (hasRoom) {
          for (const key of keys) count(key, 1)
          return end(keys)
        }
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

const pointsOf = (key: LimitKey | undefined): number => (key ? RULES[key[0]].points : 0)
const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))
