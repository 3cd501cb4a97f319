import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { findAddresses, type Address } from '../addresses.ts'
import { startBare } from '../bare.ts'
import { get, decodeText } from '../get.ts'
import type { Bench, Line, Result } from '../line.ts'
import { links, findLinks } from '../links.ts'
import { median, quantile } from '../statistics.ts'

const TARGET_MS = 10
const ROUNDS = 2
const FEWEST_ADDRESSES = 200
const CACHED = '/shop'
const SKU = 'BENCH-1'
const TIMEOUT_MS = 5_000
const LOOK_MS = 1_000

/** Pages that are the same for every guest are cached once rendered; the others are rendered each time. */
const CACHED_KINDS: ReadonlySet<string> = new Set(['home', 'category', 'listing', 'product', 'item'])
/** A cached page takes a fraction of a rendered one. */
const CACHED_SHARE = 0.5

interface Sample extends Address {
  readonly shopMs: number
  /** The same page again, where it is cached by now: proof that it was not before. */
  readonly againMs: number | undefined
  readonly bareMs: number
}

/** A page that has to be rendered: time to its first byte, beside Node sending stored bytes. */
export const uncachedFirstByte: Line = {
  name: 'Uncached first byte',
  measure: async (bench) => {
    const agents = [connection(), connection()] as const
    const addresses = await mixture(agents[0], bench)
    const stored = new Map([[CACHED, await get(agents[0], bench.shop.origin + CACHED)]])
    const bare = await startBare(bench.processes, bench.folder, stored)
    const samples: Sample[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      await outdateCachedPages(agents[0], bench, round)
      for (const address of addresses)
        samples.push({
          ...address,
          shopMs: await firstByte(agents[0], bench.shop.origin + address.path),
          againMs: CACHED_KINDS.has(address.kind)
            ? await firstByte(agents[0], bench.shop.origin + address.path)
            : undefined,
          bareMs: await firstByte(agents[1], bare + CACHED),
        })
    }
    for (const agent of agents) agent.destroy()
    checkRendered(samples)
    return [buildResult(samples, addresses.length)]
  },
}

const connection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 })

const mixture = async (agent: Agent, { shop }: Bench): Promise<Address[]> => {
  const found = await findAddresses(async (path) => {
    const answer = await get(agent, shop.origin + path)
    return answer.status === 200 ? decodeText(answer) : undefined
  })
  if (found.length < FEWEST_ADDRESSES) throw new Error(`only ${found.length} addresses to ask for`)
  // Once unmeasured: a shop that just started is not what visitors meet.
  for (const { path } of found) await firstByte(agent, shop.origin + path)
  return found
}

const firstByte = async (agent: Agent, address: string): Promise<number> => {
  const { status, firstByteMs } = await get(agent, address)
  if (status !== 200) throw new Error(`${new URL(address).pathname} is answered with ${status}`)
  return firstByteMs
}

/** Changes the catalogue as a supplier does, and waits until a cached page shows it: then no cached page is current. */
const outdateCachedPages = async (agent: Agent, { shop }: Bench, round: number): Promise<void> => {
  const name = `Bench round ${round}`
  await shop.importRows(`product,sku,name_en,name_id,uom,price\n${SKU},${SKU},${name},${name},pcs,1000\n`)
  const found = decodeText(await get(agent, `${shop.origin}/shop?keyword=${SKU}&all=1`))
  const [path] = findLinks(found, links.item)
  if (path === undefined) throw new Error('the imported product is not found')
  const giveUpAt = performance.now() + TIMEOUT_MS
  while (!decodeText(await get(agent, shop.origin + path)).includes(name)) {
    if (performance.now() > giveUpAt) throw new Error('a change of the catalogue does not show')
    await sleep(50)
  }
  // The web server checks twice a second whether its cached pages are outdated.
  await sleep(LOOK_MS)
}

/** Throws where the pages of a kind were not rendered for their sample: then they would have been as quick again. */
const checkRendered = (samples: readonly Sample[]): void => {
  for (const kind of CACHED_KINDS) {
    const own = samples.filter((sample) => sample.kind === kind)
    if (own.length > 0 && medianOfCached(own) > CACHED_SHARE * median(own.map(({ shopMs }) => shopMs)))
      throw new Error(`pages of the kind '${kind}' were as quick again: they were not rendered when measured`)
  }
}

const medianOfCached = (samples: readonly Sample[]): number =>
  median(samples.flatMap(({ againMs }) => againMs ?? []))

const buildResult = (samples: readonly Sample[], addresses: number): Result => {
  const shop = samples.map(({ shopMs }) => shopMs)
  const bare = samples.map(({ bareMs }) => bareMs)
  const kinds = [...new Set(samples.map(({ kind }) => kind))]
  return {
    what: 'Uncached first byte: median',
    target: `≤ ${TARGET_MS} ms`,
    figure: ms(median(shop)),
    ratio: times(median(shop) / median(bare)),
    met: median(shop) <= TARGET_MS,
    notes: [
      `median ${ms(median(shop))}, p95 ${ms(quantile(shop, 0.95))}; ` +
        `the bare server's median ${ms(median(bare))}, p95 ${ms(quantile(bare, 0.95))}`,
      `${samples.length} pages of ${addresses} addresses in both languages, one connection, br; ` +
        `each of ${ROUNDS} rounds after an import that made every kept page out of date`,
      `requested again at once, the cached pages took ${ms(medianOfCached(samples))} (median): when measured, they were not`,
    ],
    details: [
      ['kind', 'pages', 'median', 'p95', 'median : bare', 'again at once'],
      ...kinds.map((kind) => {
        const ofKind = samples.filter((sample) => sample.kind === kind)
        const own = ofKind.map(({ shopMs }) => shopMs)
        return [
          kind,
          String(own.length),
          ms(median(own)),
          ms(quantile(own, 0.95)),
          times(median(own) / median(bare)),
          CACHED_KINDS.has(kind) ? ms(medianOfCached(ofKind)) : 'rendered each time',
        ]
      }),
    ],
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const times = (value: number): string => `× ${value.toFixed(1)}`
