import { letGoOfBody } from './body-turn.ts'
import type { Party } from './party.ts'

/** The most concurrent uses of a resource: in total, by one company, and by one person. */
export interface Shares {
  readonly most: number
  readonly ofCompany: number
  readonly ofPerson: number
}

interface Waiting {
  readonly party: Party
  readonly arrived: number
  readonly start: () => void
}

/** A party's running uses, and when its last one ended. */
interface Use {
  running: number
  ended: number
}

/** Assigns turns; see `fairShares`. */
export interface FairShares {
  /**
   * Waits for a turn and returns a function that ends it, which may be called more than once. Undefined if `gone` is
   * aborted first. The turn of a large body ends when its handler waits here, so that no request holds one turn while
   * it waits for another.
   */
  turn(party: Party, gone?: AbortSignal): Promise<(() => void) | undefined>
  /** Runs work in a turn. */
  during<T>(party: Party, work: () => Promise<T>): Promise<T>
  /** The number waiting: in total, of a company, and of a person. */
  waiting(party: Party): { readonly all: number; readonly ofCompany: number; readonly ofPerson: number }
}

/**
 * Shares a resource so that no company or person can use all of it. The next turn goes to a waiting company with the
 * fewest running uses, and of these to the one that has waited longest since it arrived or ended a use. Persons of a
 * company share its turns by the same rule.
 */
export const fairShares = ({ most, ofCompany, ofPerson }: Shares): FairShares => {
  const waiting: Waiting[] = []
  const uses = new Map<string, Use>()
  let all = 0
  /** A logical clock that orders events. */
  let now = 0

  const toCompanyKey = ({ company }: Party) => `company ${company}`
  /** A company without a person counts as one person. */
  const toPersonKey = ({ company, person }: Party) =>
    person === undefined ? `only ${company}` : `person ${person}`
  const countRunning = (key: string) => uses.get(key)?.running ?? 0
  const isFree = ({ party }: Waiting) =>
    countRunning(toCompanyKey(party)) < ofCompany &&
    (party.person === undefined || countRunning(toPersonKey(party)) < ofPerson)

  /** The waiting entries, oldest first, of the key whose turn is next. */
  const ofNext = (some: readonly Waiting[], toKey: (party: Party) => string): readonly Waiting[] => {
    const ranked = [...Map.groupBy(some, ({ party }) => toKey(party))].map(([key, ones]) => ({
      ones,
      running: countRunning(key),
      since: Math.max(ones[0]?.arrived ?? 0, uses.get(key)?.ended ?? 0),
    }))
    ranked.sort((one, other) => one.running - other.running || one.since - other.since)
    return ranked[0]?.ones ?? []
  }

  /** Starts at most one: an ended use frees one turn. */
  const startNext = () => {
    if (all >= most) return
    const [next] = ofNext(ofNext(waiting.filter(isFree), toCompanyKey), toPersonKey)
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    begin(next.party)
    next.start()
  }

  const begin = (party: Party) => {
    all++
    for (const key of [toCompanyKey(party), toPersonKey(party)]) {
      const use = uses.get(key)
      if (use) use.running++
      else uses.set(key, { running: 1, ended: 0 })
    }
  }

  const end = (party: Party) => {
    all--
    for (const toKey of [toCompanyKey, toPersonKey]) {
      const key = toKey(party)
      const use = uses.get(key)
      if (!use) continue
      use.running--
      use.ended = ++now
      // A party without running or waiting uses is forgotten, and next time is new.
      if (use.running === 0 && waiting.every((one) => toKey(one.party) !== key)) uses.delete(key)
    }
  }

  const turn: FairShares['turn'] = async (party, gone) => {
    letGoOfBody()
    const hasTurn = await new Promise<boolean>((resolve) => {
      if (gone?.aborted) return resolve(false)
      const leave = () => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve(false)
      }
      const start = () => {
        gone?.removeEventListener('abort', leave)
        resolve(true)
      }
      const one = { party, arrived: ++now, start }
      gone?.addEventListener('abort', leave)
      waiting.push(one)
      startNext()
    })
    if (!hasTurn) return undefined
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      end(party)
      startNext()
    }
  }

  return {
    turn,
    during: async (party, work) => {
      const end = await turn(party)
      try {
        return await work()
      } finally {
        end?.()
      }
    },
    waiting: (party) => ({
      all: waiting.length,
      ofCompany: waiting.filter((one) => toCompanyKey(one.party) === toCompanyKey(party)).length,
      ofPerson: waiting.filter((one) => toPersonKey(one.party) === toPersonKey(party)).length,
    }),
  }
}
