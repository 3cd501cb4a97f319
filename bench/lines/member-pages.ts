import { mkdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import type { Walk } from '../api/walk.ts'
import { cpuSeconds } from '../cpu.ts'
import { get, ENCODING, decodeText } from '../get.ts'
import { machineNote, measureIndexedQuery, type IndexedQuery } from '../indexed-query.ts'
import type { Bench, Line, Result } from '../line.ts'
import { links, findLinks } from '../links.ts'
import { CONNECTIONS } from '../load.ts'
import { addBigCustomer, FIXED_PRICES, PASSWORD, PERCENTAGES } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { succeeded } from '../processes.ts'
import { startShop } from '../shop.ts'
import { median, quantile } from '../statistics.ts'
import { walkPages } from '../walk-pages.ts'

const TARGET = { medianMs: 15, perSecond: 150, stormTimes: 5, memoryMiB: 400 }
const PAGES = 100
const ROUNDS = { alone: 3, together: 6 }
const PAIRS = 3
/** At a time while others log in; each reads before asking for the next page. */
const PAUSE_MS = 15
const STORM = 10
const stormProgram = fileURLToPath(new URL('../members/login-storm.ts', import.meta.url))

/** A member's pages, with a long price list of the company: none is cached, each is rendered for each request. */
export const memberPages: Line = {
  name: 'Member pages',
  measure: async (bench) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const folder = join(bench.folder, 'members')
      mkdirSync(folder)
      // Once to load the demo and do what follows, which takes memory that no shop with a catalogue needs.
      const loading = await startShop(bench.processes, folder, postgres.url)
      await untilCalm(postgres.url)
      await loading.stop()
      const shop = await startShop(bench.processes, folder, postgres.url)
      const emails = await addBigCustomer(postgres.url, STORM + 1)
      await untilCalm(postgres.url)
      const machine = await measureIndexedQuery(bench.processes, folder, postgres.url)
      const [email = '', ...others] = emails
      const cookie = await logIn(shop.origin, email, PASSWORD)
      const target = { ...bench, folder, origin: shop.origin, cookie, machine }
      const kinds = await choosePages(target)
      const before = await residentMiB(shop.origin)
      const results: Result[] = []
      for (const [kind, paths] of Object.entries(kinds))
        results.push(...(await measureKind(target, kind, paths)))
      results.push(await duringLogins(target, kinds.product, others), await memory(target, before))
      await shop.stop()
      return results
    } finally {
      await postgres.stop()
    }
  },
}

interface Target extends Bench {
  readonly origin: string
  readonly cookie: string
  readonly machine: IndexedQuery
}

/** A page that has prices for its reader; throws where it has none. */
const readPage = async (agent: Agent, { origin, cookie }: Target, path: string): Promise<string> => {
  const answer = await get(agent, origin + path, { cookie })
  const page = decodeText(answer)
  if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}`)
  if (!page.includes('Rp')) throw new Error(`${path} has no prices`)
  return page
}

/** Listings and products in both languages, as many of each. */
const choosePages = async (target: Target) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const listings: string[] = []
  const products = new Set<string>()
  for (let page = 1; page <= PAGES / 2; page++) {
    const path = page === 1 ? '/shop' : `/shop?page=${page}`
    listings.push(path)
    for (const link of findLinks(await readPage(agent, target, path), links.product)) products.add(link)
  }
  const listing = listings.flatMap((path) => [path, `/id${path}`])
  const product = [...products].slice(0, PAGES / 2).flatMap((path) => [path, `/id${path}`])
  for (const path of product) await readPage(agent, target, path)
  agent.destroy()
  return { listing, product }
}

const walk = (target: Target, paths: readonly string[], connections: number, rounds: number, pauseMs = 0) =>
  walkPages(target.processes, target.folder, {
    origin: target.origin,
    paths,
    headers: { cookie: target.cookie, 'accept-encoding': ENCODING },
    connections,
    rounds,
    pauseMs,
  })

const measureKind = async (target: Target, kind: string, paths: readonly string[]): Promise<Result[]> => {
  const { machine } = target
  // Once unmeasured: a shop that just started is not what members meet.
  await walk(target, paths, CONNECTIONS, ROUNDS.together)
  const alone = times(await walk(target, paths, 1, ROUNDS.alone))
  const together: { walk: Walk; cpuMs: number }[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const before = await cpuSeconds(target.origin)
    const one = await walk(target, paths, CONNECTIONS, ROUNDS.together)
    together.push({
      walk: one,
      cpuMs: (((await cpuSeconds(target.origin)) - before) * 1000) / one.times.length,
    })
  }
  const rate = median(together.map((one) => perSecond(one.walk)))
  const notes = [
    `a company with ${FIXED_PRICES.toLocaleString('en')} fixed prices and ${PERCENTAGES} percentages, on the demo's ` +
      `catalogue in PostgreSQL; ${paths.length} different pages in both languages, with prices and a session's cookie, br`,
    `processor time of the shop's process for each at ${CONNECTIONS} connections: ${ms(median(together.map(({ cpuMs }) => cpuMs)))}`,
    machineNote(machine),
  ]
  return [
    {
      what: `Member's ${kind} page: median`,
      target: `≤ ${TARGET.medianMs} ms`,
      figure: ms(median(alone)),
      ratio: `× ${(median(alone) / machine.medianMs).toFixed(1)}`,
      met: median(alone) <= TARGET.medianMs,
      notes,
      details: [
        ['', 'pages', 'median', 'p95', 'p99', 'longest'],
        ['one connection', ...figures(alone)],
        ...together.map(({ walk: one }) => [`${CONNECTIONS} connections`, ...figures(times(one))]),
      ],
    },
    {
      what: `Member's ${kind} page: ${CONNECTIONS} connections`,
      target: `≥ ${TARGET.perSecond}/s`,
      figure: `${Math.round(rate)}/s`,
      ratio: `${((rate / machine.perSecond) * 100).toFixed(1)} %`,
      met: rate >= TARGET.perSecond,
      notes: [`${together.map(({ walk: one }) => Math.round(perSecond(one))).join(', ')} pages a second`],
      details: [],
    },
  ]
}

/** A member reads products while others log in as fast as they can, beside the same without. */
const duringLogins = async (
  target: Target,
  paths: readonly string[],
  logins: readonly string[],
): Promise<Result> => {
  const reading = async () => times(await walk(target, paths, 1, ROUNDS.together, PAUSE_MS))
  await reading()
  const without = await reading()
  const storm = target.processes.start(stormProgram, [target.origin, PASSWORD, ...logins], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = storm.stdout ? text(storm.stdout) : ''
  const ended = succeeded(storm, () => 'see above')
  const meanwhile = await Promise.race([reading(), ended.then(() => Promise.reject(new Error('no storm')))])
  storm.kill('SIGTERM')
  await ended
  const { logins: count, seconds } = JSON.parse(await output) as { logins: number; seconds: number }
  const ratio = quantile(meanwhile, 0.99) / quantile(without, 0.99)
  return {
    what: "Member's product page while others log in: p99",
    target: `≤ × ${TARGET.stormTimes}`,
    figure: ms(quantile(meanwhile, 0.99)),
    ratio: `× ${ratio.toFixed(1)}`,
    met: ratio <= TARGET.stormTimes,
    notes: [
      `${logins.length} members logged in again and again, ${(count / seconds).toFixed(1)} times a second in all, each login ` +
        "an argon2id of 19 MiB in the shop's process",
      `one member at a time reads, ${PAUSE_MS} ms between two pages`,
    ],
    details: [
      ['', 'pages', 'median', 'p95', 'p99', 'longest'],
      ['without', ...figures(without)],
      ['while others log in', ...figures(meanwhile)],
    ],
  }
}

/** What the process holds, all its threads together. */
const residentMiB = async (origin: string): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const metrics = decodeText(await get(agent, `${origin}/metrics`))
  agent.destroy()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]
  if (bytes === undefined) throw new Error('/metrics does not say how much memory there is')
  return Number(bytes) / 2 ** 20
}

const memory = async ({ origin }: Target, before: number): Promise<Result> => {
  const resident = await residentMiB(origin)
  return {
    what: 'Memory of the shop after this load',
    target: `≤ ${TARGET.memoryMiB} MiB`,
    figure: mib(resident),
    ratio: `× ${(resident / before).toFixed(1)}`,
    met: resident <= TARGET.memoryMiB,
    notes: [
      `${mib(resident)} resident after this load, ${mib(before)} when it had answered each page once; the demo was loaded ` +
        'by another process before',
    ],
    details: [],
  }
}

const times = (walked: Walk): number[] => walked.times.flat()
const perSecond = (walked: Walk): number => walked.times.length / walked.seconds
const figures = (values: readonly number[]): string[] => [
  String(values.length),
  ms(median(values)),
  ms(quantile(values, 0.95)),
  ms(quantile(values, 0.99)),
  ms(Math.max(...values)),
]
const ms = (value: number): string => `${value.toFixed(1)} ms`
const mib = (value: number): string => `${Math.round(value)} MiB`
