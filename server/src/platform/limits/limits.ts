import { RateLimiterMemory } from 'rate-limiter-flexible'
import { openPacedQueues } from './paced-queues.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** How many of each kind are allowed in which time. A login counts only failures. */
const RULES = {
  'login account and address': { points: 5, duration: 15 * MINUTE_S },
  'login account and network': { points: 20, duration: HOUR_S },
  'login address': { points: 30, duration: 15 * MINUTE_S },
  'login network': { points: 300, duration: 15 * MINUTE_S },
  'login account': { points: 50, duration: HOUR_S },
  'login known browser': { points: 5, duration: 15 * MINUTE_S },
  /** By known browsers of an account together, however many it has. */
  'login known account': { points: 50, duration: HOUR_S },
  /** Wrong codes of an app, by account: only who knows the password gets as far. */
  'login code': { points: 10, duration: HOUR_S },
  /** Registrations by address, and by the network that it belongs to. */
  signup: { points: 10, duration: HOUR_S },
  'signup network': { points: 100, duration: HOUR_S },
  /** Links of e-mails that are used, or tried, by address. */
  verify: { points: 30, duration: 15 * MINUTE_S },
  'verify network': { points: 300, duration: 15 * MINUTE_S },
  /** E-mails with a link, by mail address. */
  resend: { points: 5, duration: HOUR_S },
  /** E-mails with a link, by the address of their requester. */
  'resend address': { points: 20, duration: HOUR_S },
  'resend address network': { points: 200, duration: HOUR_S },
  /** Forgotten passwords by mail address. */
  reset: { points: 5, duration: HOUR_S },
  'reset address': { points: 20, duration: HOUR_S },
  'reset address network': { points: 200, duration: HOUR_S },
  /** Messages to the shop, by the address of who writes. */
  contact: { points: 5, duration: HOUR_S },
  'contact network': { points: 50, duration: HOUR_S },
  /** Invitations by company. */
  invite: { points: 30, duration: HOUR_S },
  /** Invitations by the invited mail address. */
  'invite address': { points: 5, duration: HOUR_S },
  /** Notifications with a wrong signature of the payment gateway, by address. */
  'payment notification': { points: 60, duration: MINUTE_S },
  /** Views of products by address: an office has one for all who work there. */
  view: { points: 120, duration: MINUTE_S },
  'view network': { points: 600, duration: MINUTE_S },
  /** Lists that are read or matched, by member. */
  'quick order': { points: 120, duration: 10 * MINUTE_S },
} as const

/**
 * What somebody else can use up is never refused: whoever may try else waits for a turn of the account. Everybody's own
 * counts are refused when they are over.
 */
const PACED: ReadonlySet<LimitKind> = new Set(['login account', 'login known account'])
const PACE_MS = 5_000
const MOST_WAITING = 20
const MOST_WAITING_IN_ALL = 1_000
/** The most keys of each kind; beyond that, the least recently counted one is dropped. */
const MOST_KEYS = 30_000

export type LimitKind = keyof typeof RULES
/** The key of a count: an account, an address, or both. */
export type LimitKey = readonly [kind: LimitKind, key: string]

/** The rate limits of this process. */
export interface Limits {
  /** Counts one; returns undefined if it is allowed, else the seconds until it will be. */
  limited(kind: LimitKind, key: string): Promise<number | undefined>
  /**
   * Begins a try of which failures count, under every key at once. However many come at the same time, no more are
   * under way than may fail still: the others wait. Where only an account's own count is over, one begins each five
   * seconds: of those that wait, whoever failed less under the first key goes first. Returns what ends the try, or after
   * how many seconds to come back; a try whose `gone` is aborted no longer waits.
   */
  begin(keys: readonly LimitKey[], gone?: AbortSignal): Promise<number | ((failed: boolean) => Promise<void>)>
}

/** New limits, without any count. */
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
  /** In the order in which they were counted last. */
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
    // The memory forgets by a timer, which may be late.
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
        // What ended while the counts were read may have failed.
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
