import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { get, decodeText } from './get.ts'
import type { Result } from './line.ts'
import type { Shop } from './shop.ts'
import { quantile } from './statistics.ts'

const TARGET = 3
const PAGES_BEFORE = 600
const FEWEST_DURING = 300
const CACHED_PAGES = 50
/** Visitors read: one asks, and asks again after this. */
const PAUSE_MS = 15

/** What a guest's pages took, in milliseconds to the first byte. */
interface Times {
  /** Pages that were asked for before and are stored. */
  readonly cached: number[]
  /** Pages that were not requested yet. */
  readonly rendered: number[]
}

/** Work that runs beside the pages: `start` begins it; after `ended` no page is requested. */
export interface Beside {
  /** As it is called in the table: 'during an import'. */
  readonly name: string
  start(): { readonly ended: Promise<unknown>; stop?(): void }
}

/**
 * A guest's product pages alone, then beside something else: until that has ended, or for as many pages as alone where it
 * can be stopped. `note` tells what ran beside them.
 */
export const pagesBeside = async (
  shop: Shop,
  beside: Beside,
  note: () => string,
): Promise<readonly Result[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    const fresh = await productPages(agent, shop)
    const cached = fresh.splice(0, CACHED_PAGES)
    for (const path of cached) await firstByte(agent, shop, path)
    const next = (): string => {
      const path = fresh.shift()
      if (path === undefined) throw new Error('there are not enough products to ask for')
      return path
    }
    const ask = async (times: Times) => {
      times.rendered.push(await firstByte(agent, shop, next()))
      await sleep(PAUSE_MS)
      times.cached.push(await firstByte(agent, shop, cached[times.cached.length % cached.length] ?? ''))
      await sleep(PAUSE_MS)
    }
    const before: Times = { cached: [], rendered: [] }
    while (before.cached.length < PAGES_BEFORE) await ask(before)
    const during: Times = { cached: [], rendered: [] }
    const ended = new AbortController()
    const run = beside.start()
    const end = run.ended.finally(() => ended.abort())
    // Awaited once the page that is under way has come.
    end.catch(() => {})
    try {
      while (!ended.signal.aborted && !(run.stop && during.cached.length >= PAGES_BEFORE)) await ask(during)
    } finally {
      run.stop?.()
      await end
    }
    if (during.cached.length < FEWEST_DURING)
      throw new Error(`only ${during.cached.length} pages ${beside.name}`)
    return buildResults({ before, during }, beside.name, note())
  } finally {
    agent.destroy()
  }
}

/** The products of the listing, in both languages; only their links are read. */
const productPages = async (agent: Agent, shop: Shop): Promise<string[]> => {
  const paths: string[] = []
  for (let page = 1; ; page++) {
    const answer = await get(agent, `${shop.origin}/shop?page=${page}`)
    if (answer.status !== 200) break
    for (const [, path] of decodeText(answer).matchAll(/href="(\/shop\/products\/\d+)"/g))
      paths.push(path ?? '')
  }
  const products = [...new Set(paths)]
  return [...products, ...products.map((path) => `/id${path}`)]
}

const firstByte = async (agent: Agent, shop: Shop, path: string): Promise<number> => {
  const { status, firstByteMs } = await get(agent, shop.origin + path)
  if (status !== 200) throw new Error(`${path} is answered with ${status}`)
  return firstByteMs
}

const buildResults = (
  { before, during }: { before: Times; during: Times },
  name: string,
  note: string,
): Result[] =>
  (['cached', 'rendered'] as const).map((kind) => {
    const [without, meanwhile] = [before[kind], during[kind]]
    const ratio = quantile(meanwhile, 0.99) / quantile(without, 0.99)
    return {
      what: `Product page, ${kind === 'cached' ? 'stored' : kind}, ${name}: p99`,
      target: `≤ × ${TARGET}`,
      figure: ms(quantile(meanwhile, 0.99)),
      ratio: `× ${ratio.toFixed(1)}`,
      met: ratio <= TARGET,
      notes: [
        `p99 ${ms(quantile(meanwhile, 0.99))} ${name}, ${ms(quantile(without, 0.99))} without; ${note}`,
        kind === 'cached'
          ? `${CACHED_PAGES} pages that were asked for before, ${PAUSE_MS} ms between two`
          : `each of another product, for the first time, ${PAUSE_MS} ms between two`,
      ],
      details: [
        ['', 'pages', 'median', 'p95', 'p99', 'longest'],
        ['without', ...figures(without)],
        [name, ...figures(meanwhile)],
      ],
    }
  })

const figures = (times: readonly number[]): string[] => [
  String(times.length),
  ms(quantile(times, 0.5)),
  ms(quantile(times, 0.95)),
  ms(quantile(times, 0.99)),
  ms(Math.max(...times)),
]

const ms = (value: number): string => `${value.toFixed(1)} ms`
