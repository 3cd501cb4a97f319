import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from '../cpu.ts'
import type { IndexedQuery } from '../indexed-query.ts'
import { CONNECTIONS } from '../load.ts'
import type { Processes } from '../processes.ts'
import { openAsk } from './ask.ts'
import { checkVisits } from './check-visits.ts'
import type { Kind } from './kind.ts'
import { record, replay, walk, type Walk } from './walk.ts'

/** A shop to measure, and the database below it. */
export interface Measured {
  readonly processes: Processes
  readonly origin: string
  /** As `openDatabase` takes it. */
  readonly database: string
  readonly folder: string
  readonly machine: IndexedQuery
}

/** The shop and the same statements by `pg` alone, each as often as the other, in turn. */
export interface Walks {
  readonly shop: readonly Walk[]
  readonly bare: readonly Walk[]
  /** Processor time of the shop for one visit; the database's own comes on top. */
  readonly cpuMs: number
}

/** What was measured of a kind of request. */
export interface Measurement {
  readonly kind: Kind
  readonly visits: number
  /** Visits that were answered as is to be expected. */
  readonly right: number
  /** Statements of one visit, in the mean. */
  readonly statements: number
  readonly alone: Walks
  /** At ten connections. */
  readonly together: Walks
  /** What the machine gives, on the same server of PostgreSQL. */
  readonly machine: IndexedQuery
}

const PAIRS = 3
/** Rounds of all visits in one walk: at ten connections it is over in seconds even so. */
const ROUNDS_TOGETHER = 4

/** Measures a kind of request, each visit as often as any other. Throws where an answer is wrong. */
export const measureKind = async (measured: Measured, kind: Kind): Promise<Measurement> => {
  const { processes, origin, database, folder, machine } = measured
  const { visits, right } = await checkVisits(origin, kind, await kind.choose(openAsk(origin)))
  const visitsFile = join(folder, 'visits.json')
  const statementsFile = join(folder, 'statements.json')
  writeFileSync(visitsFile, JSON.stringify(visits))
  const { statements } = await record(processes, database, visitsFile, statementsFile)
  const measurePairs = async (connections: number, rounds: number): Promise<Walks> => {
    const shop: Walk[] = []
    const bare: Walk[] = []
    // Once unmeasured: a shop that just started is not what visitors meet.
    await walk(processes, origin, visitsFile, connections, 1)
    let cpu = 0
    for (let pair = 0; pair < PAIRS; pair++) {
      const before = await cpuSeconds(origin)
      shop.push(await walk(processes, origin, visitsFile, connections, rounds))
      cpu += (await cpuSeconds(origin)) - before
      bare.push(await replay(processes, database, statementsFile, connections, rounds))
    }
    return { shop, bare, cpuMs: (cpu * 1000) / (PAIRS * rounds * visits.length) }
  }
  return {
    kind,
    visits: visits.length,
    right,
    machine,
    statements: statements / visits.length,
    alone: await measurePairs(1, 1),
    together: await measurePairs(CONNECTIONS, ROUNDS_TOGETHER),
  }
}
