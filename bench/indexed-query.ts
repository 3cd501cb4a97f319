import { fileURLToPath } from 'node:url'
import { openDatabase } from '@pasok/server'
import { CONNECTIONS } from './load.ts'
import type { Processes } from './processes.ts'
import { startReference } from './start-reference.ts'
import { median } from './statistics.ts'
import { walkPages } from './walk-pages.ts'

/** What a machine does of the least that a server with a database can do. */
export interface IndexedQuery {
  readonly perSecond: number
  readonly medianMs: number
}

const program = fileURLToPath(new URL('indexed-query-server.ts', import.meta.url))
const ROWS = 500
const ROUNDS = 30
const TURNS = 3

/** One row by its key, through `pg` behind node:http, at ten connections and at one: what the machine has to give. */
export const measureIndexedQuery = async (
  processes: Processes,
  folder: string,
  database: string,
): Promise<IndexedQuery> => {
  const own = processes.part()
  try {
    const origin = await startReference(own, program, [database])
    const paths = (await someProducts(database)).map((id) => `/${id}`)
    const walk = (connections: number, rounds: number) =>
      walkPages(own, folder, { origin, paths, headers: {}, connections, rounds, pauseMs: 0 })
    await walk(CONNECTIONS, ROUNDS)
    const rates: number[] = []
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const together = await walk(CONNECTIONS, ROUNDS)
      rates.push(together.times.length / together.seconds)
      times.push(...(await walk(1, 2)).times.flat())
    }
    return { perSecond: median(rates), medianMs: median(times) }
  } finally {
    await own.stopAll()
  }
}

const someProducts = async (url: string): Promise<number[]> => {
  const { pool, close } = await openDatabase(url)
  try {
    const { rows } = await pool.query<{ id: number }>(
      `select id from catalogue.product order by md5(id::text) limit ${ROWS}`,
    )
    return rows.map(({ id }) => id)
  } finally {
    await close()
  }
}

/** The machine in a sentence, beside what is read against it. */
export const machineNote = ({ perSecond, medianMs }: IndexedQuery): string =>
  `this machine, by one row by its key through \`pg\` behind node:http: ${Math.round(perSecond).toLocaleString('en')}/s ` +
  `at ${CONNECTIONS} connections, ${medianMs.toFixed(2)} ms (median) at one`
