import { letGoOfBody } from './body-turn.ts'
import type { Party } from './party.ts'

/** How much of something runs at once: in all, of one company, and of one person. */
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

/** Who uses a part: how often at the moment, and when they gave one back last. */
interface Use {
  running: number
  ended: number
}

/** Gives turns out, see `fairShares`. */
export interface FairShares {
  /**
   * Waits for a turn; returns what ends it, once or more often. Undefined where `gone` is aborted before the turn comes.
   * Who handles a large body lets another be handled before: its files are stored, or read, and nobody has one turn while
   * waiting for another.
   */
  turn(party: Party, gone?: AbortSignal): Promise<(() => void) | undefined>
  /** Runs work in a turn. */
  during<T>(party: Party, work: () => Promise<T>): Promise<T>
  /** How many wait: in all, of a company, and of a person. */
  waiting(party: Party): { readonly all: number; readonly ofCompany: number; readonly ofPerson: number }
}

/**
 * Shares that no company and no person takes up alone. Of the companies that wait, one that uses the least goes next, and
 * among these the one that has waited longest: since it came, or since it gave a turn back. Within it persons take turns in
 * the same way.
 */
export const fairShares = ({ most, ofCompany, ofPerson }: Shares): FairShares => {
  const waiting: Waiting[] = []
  const uses = new Map<string, Use>()
  let all = 0
  /** Counts what happens, in its order. */
  let now = 0

  const toCompanyKey = ({ company }: Party) => `company ${company}`
  /** A company without a person is one. */
  const toPersonKey = ({ company, person }: Party) =>
    person === undefined ? `only ${company}` : `person ${person}`
  const countRunning = (key: string) => uses.get(key)?.running ?? 0
  const isFree = ({ party }: Waiting) =>
    countRunning(toCompanyKey(party)) < ofCompany &&
    (party.person === undefined || countRunning(toPersonKey(party)) < ofPerson)

  /** Of those that wait, in the order in which they came, those of the key whose turn it is. */
  const ofNext = (some: readonly Waiting[], toKey: (party: Party) => string): readonly Waiting[] => {
    const ranked = [...Map.groupBy(some, ({ party }) => toKey(party))].map(([key, ones]) => ({
      ones,
      running: countRunning(key),
      since: Math.max(ones[0]?.arrived ?? 0, uses.get(key)?.ended ?? 0),
    }))
    ranked.sort((one, other) => one.running - other.running || one.since - other.since)
    return ranked[0]?.ones ?? []
  }

  /** One at most: so much is made free by one that ends. */
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
      // Who has nothing here any more comes as a new one next time.
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
