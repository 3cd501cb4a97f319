import { Agent } from 'node:http'
import { startBare } from '../bare.ts'
import { get, textOf, type Answer } from '../get.ts'
import type { Bench, Line, Result } from '../line.ts'
import { links, linksOf } from '../links.ts'
import { CONNECTIONS, load, type Load } from '../load.ts'
import { median } from '../statistics.ts'

const TARGET = 0.6
const PAIRS = 5
const SECONDS = 5
const WARM_UP_SECONDS = 3
const LISTING = '/shop'

interface Pair {
  readonly shop: Load
  readonly bare: Load
}

/** A page every guest gets, already kept: how many a second, beside Node sending the same bytes. */
export const warmGuestPage: Line = {
  name: 'Warm guest page',
  measure: async (bench) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const listing = await firstAnswer(agent, bench, LISTING)
    const [product] = linksOf(textOf(listing), links.product)
    if (product === undefined) throw new Error('the listing leads to no product')
    const pages = new Map([
      [LISTING, listing],
      [product, await firstAnswer(agent, bench, product)],
    ])
    agent.destroy()
    const bare = await startBare(bench.processes, bench.folder, pages)
    return [
      await compare(bench, bare, 'listing page', LISTING, listing),
      await compare(bench, bare, 'product page', product, pages.get(product) ?? listing),
    ]
  },
}

const firstAnswer = async (agent: Agent, { shop }: Bench, path: string): Promise<Answer> => {
  const answer = await get(agent, shop.origin + path)
  if (answer.status !== 200 || answer.encoding === undefined)
    throw new Error(`${path} is answered with ${answer.status}, encoding ${answer.encoding}`)
  return answer
}

/** Shop and bare server in turn, so that whatever else the machine does meets both. */
const compare = async (
  { shop, processes }: Bench,
  bare: string,
  what: string,
  path: string,
  { body, headers }: Answer,
): Promise<Result> => {
  for (const origin of [shop.origin, bare]) await load(processes, origin, path, WARM_UP_SECONDS)
  const pairs: Pair[] = []
  for (let i = 0; i < PAIRS; i++)
    pairs.push({
      shop: await load(processes, shop.origin, path, SECONDS),
      bare: await load(processes, bare, path, SECONDS),
    })
  const ratios = pairs.map(({ shop, bare }) => shop.perSecond / bare.perSecond)
  const ratio = median(ratios)
  const bareBusy = median(pairs.map((pair) => pair.bare.busy))
  return {
    what: `Warm guest page: ${what}`,
    target: `≥ ${percent(TARGET)}`,
    figure: `${Math.round(median(pairs.map((pair) => pair.shop.perSecond)))} req/s`,
    ratio: percent(ratio),
    met: ratio >= TARGET,
    notes: [
      `${body.length} bytes in br; both servers send the same bytes and the same ${headers.length / 2} headers, but ` +
        'the bare one a fixed x-request-id',
      `${PAIRS} pairs of ${SECONDS} s after ${WARM_UP_SECONDS} s each, ${CONNECTIONS} connections, no pipelining`,
      `processor time for one answer: ${percent(median(pairs.map(cpuRatio)))} of the bare server's`,
      bareBusy > 0.9
        ? 'the bare server was the bottleneck of its runs'
        : `the bare server was busy ${percent(bareBusy)} only: generator or machine held it back, ` +
          'which flatters the ratio',
    ],
    details: [
      ['pair', 'req/s, shop : bare', 'processor time an answer, shop : bare'],
      ...pairs.map((pair, i) => [String(i + 1), percent(ratios[i] ?? 0), percent(cpuRatio(pair))]),
    ],
  }
}

const cpuRatio = ({ shop, bare }: Pair): number => shop.cpuMicroseconds / bare.cpuMicroseconds
const percent = (share: number): string => `${Math.round(share * 100)} %`
