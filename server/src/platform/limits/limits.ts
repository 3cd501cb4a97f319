import { RateLimiterMemory } from 'rate-limiter-flexible'
import { openPacedQueues } from './paced-queues.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** The allowed number and period of each kind. Logins count only failures. */
const RULES = {
  'login account and address': { points: 5, duration: 15 * MINUTE_S },
  'login account and network': { points: 20, duration: HOUR_S },
  'login address': { points: 30, duration: 15 * MINUTE_S },
  'login network': { points: 300, duration: 15 * MINUTE_S },
  'login account': { points: 50, duration: HOUR_S },
  'login known browser': { points: 5, duration: 15 * MINUTE_S },
  /** By account, for all of its trusted browsers together. */
  'login known account': { points: 50, duration: HOUR_S },
  /** Wrong codes of an authenticator app, by account: only someone with the password gets there. */
  'login code': { points: 10, duration: HOUR_S },
  /** Registrations by address, and by its network. */
  signup: { points: 10, duration: HOUR_S },
  'signup network': { points: 100, duration: HOUR_S },
  /** Attempts to use links from e-mails, by address. */
  verify: { points: 30, duration: 15 * MINUTE_S },
  'verify network': { points: 300, duration: 15 * MINUTE_S },
  /** E-mails with a link, by recipient. */
  resend: { points: 5, duration: HOUR_S },
  /** E-mails with a link, by address of the requester. */
  'resend address': { points: 20, duration: HOUR_S },
  'resend address network': { points: 200, duration: HOUR_S },
  /** Password resets by e-mail address. */
  reset: { points: 5, duration: HOUR_S },
  'reset address': { points: 20, duration: HOUR_S },
  'reset address network': { points: 200, duration: HOUR_S },
  /** Contact messages by address. */
  contact: { points: 5, duration: HOUR_S },
  'contact network': { points: 50, duration: HOUR_S },
  /** Invitations by company. */
  invite: { points: 30, duration: HOUR_S },
  /** Invitations by recipient. */
  'invite address': { points: 5, duration: HOUR_S },
  /** Payment gateway notifications with an invalid signature, by address. */
  'payment notification': { points: 60, duration: MINUTE_S },
  /** Product views by address; an office may share one. */
  view: { points: 120, duration: MINUTE_S },
  'view network': { points: 600, duration: MINUTE_S },
  /** Lists that are parsed or matched, by member. */
  'quick order': { points: 120, duration: 10 * MINUTE_S },
} as const

/**
 * Counts that others can use up never refuse: a caller who is otherwise allowed waits for a turn of the account. A
 * caller's own counts refuse when they are exceeded.
 */
const PACED: ReadonlySet<LimitKind> = new Set(['login account', 'login known account'])
const PACE_MS = 5_000
const MOST_WAITING = 20
const MOST_WAITING_IN_ALL = 1_000
/** The most keys of each kind; beyond that, the least recently counted key is dropped. */
const MOST_KEYS = 30_000

export type LimitKind = keyof typeof RULES
/** The key of a count: an account, an address, or both. */
export type LimitKey = readonly [kind: LimitKind, key: string]

/** The rate limits of this process. */
export interface Limits {
  /** Counts one; returns undefined if it is allowed, else the seconds until it will be. */
  limited(kind: LimitKind, key: string): Promise<number | undefined>
  /**
   * Begins an attempt of which failures count, under all keys at once. No more attempts run concurrently than may still
   * fail; the others wait. If only the account's own count is exceeded, one attempt begins every five seconds, and of
   * those waiting the one with fewer failures under the first key goes first. Returns a function that ends the attempt,
   * or the seconds until a retry; an attempt whose `gone` is aborted stops waiting.
   */
  begin(keys: readonly LimitKey[], gone?: AbortSignal): Promise<number | ((failed: boolean) => Promise<void>)>
}

/** Creates limits without any counts. */
export const openLimits = ({ paceMs = PACE_MS, mostKeys = MOST_KEYS } = {}): Limits => {
  const limiters = new Map(
    (Object.keys(RULES) as LimitKind[]).map((kind) => [
      kind,
      new RateLimiterMemory({ keyPrefix: kind, ...RULES[kind] }),
    ]),
  )
  const findLimiter = (kind: LimitKind): RateLimiterMemory => limiters.get(kind) as RateLimiterMemory
  const underWay = new Map<string, number>()
  const formatName = ([kind, key]: LimitKey) => `${kind}:${key}`
  const count = (key: LimitKey, by: 1 | -1) => {
    const now = (underWay.get(formatName(key)) ?? 0) + by
    if (now > 0) underWay.set(formatName(key), now)
    else underWay.delete(formatName(key))
  }
  /** Least recently counted first. */
  const counted = new Map((Object.keys(RULES) as LimitKind[]).map((kind) => [kind, new Set<string>()]))
  const penalty = async ([kind, key]: LimitKey) => {
    const keys = counted.get(kind) as Set<string>
    keys.delete(key)
    keys.add(key)
    if (keys.size > mostKeys) {
      const [oldest = ''] = keys
      keys.delete(oldest)
      await findLimiter(kind).delete(oldest)
    }
    return findLimiter(kind).penalty(key)
  }
  const queues = openPacedQueues(paceMs, MOST_WAITING, MOST_WAITING_IN_ALL)
  let settled = 0
  let waiting: (() => void)[] = []

  const seen = async ([kind, key]: LimitKey) => {
    const found = await findLimiter(kind).get(key)
    // The limiter expires counts by a timer, which may be late.
    const left = found?.msBeforeNext ?? 0
    return { failed: left > 0 ? (found?.consumedPoints ?? 0) : 0, seconds: toSeconds(left) }
  }

  const end = (keys: readonly LimitKey[]) => async (failed: boolean) => {
    if (failed) await Promise.all(keys.map(penalty))
    for (const key of keys) count(key, -1)
    settled++
    const woken = waiting
    waiting = []
    for (const wake of woken) wake()
  }

  return {
    limited: async (kind, key) => {
      const { points } = RULES[kind]
      const { consumedPoints, msBeforeNext } = await penalty([kind, key])
      return consumedPoints > points ? toSeconds(msBeforeNext) : undefined
    },

    begin: async (keys, gone) => {
      let hasTurn = false
      for (;;) {
        const before = settled
        const counts = await Promise.all(keys.map(seen))
        const tallies = keys.map((key, at) => ({ key, failed: 0, seconds: 0, ...counts[at] }))
        const over = tallies.filter(({ key, failed }) => failed >= findPoints(key))
        const refusing = over.filter(({ key: [kind] }) => !PACED.has(kind))
        if (refusing.length > 0) return Math.max(...refusing.map(({ seconds }) => seconds))
        // An attempt that ended while the counts were read may have failed.
        if (settled !== before) continue
        const [paced] = over
        const [own] = tallies
        if (paced && own && !hasTurn) {
          hasTurn = await queues.turn(formatName(paced.key), formatName(own.key), own.failed, gone)
          if (!hasTurn) return toSeconds(paceMs)
          continue
        }
        const hasRoom = tallies.every(
          ({ key, failed }) =>
            (hasTurn && PACED.has(key[0])) || failed + (underWay.get(formatName(key)) ?? 0) < findPoints(key),
        )
        if (hasRoom) {
          for (const key of keys) count(key, 1)
          return end(keys)
        }
        if (waiting.length >= MOST_WAITING_IN_ALL) return toSeconds(paceMs)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
  }
}

const findPoints = ([kind]: LimitKey): number => RULES[kind].points
const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))
