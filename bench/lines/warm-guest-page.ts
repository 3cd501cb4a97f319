import { Agent } from 'node:http'
import { startBare } from '../bare.ts'
import { get, decodeText, type Answer } from '../get.ts'
import type { Bench, Line, Result } from '../line.ts'
import { links, findLinks } from '../links.ts'
import { CONNECTIONS, load, type Load } from '../load.ts'
import { median } from '../statistics.ts'

const TARGET = 0.6
/** A blog post compared with a product page: as fast, apart from its bytes. */
const POST_TARGET = 0.9
const PAIRS = 5
const SECONDS = 5
const WARM_UP_SECONDS = 3
const LISTING = '/shop'
const BLOG = '/blog'

interface Pair {
  readonly shop: Load
  readonly bare: Load
}

/** A cached page of guests: how many a second, beside Node sending the same bytes. */
export const warmGuestPage: Line = {
  name: 'Warm guest page',
  measure: async (bench) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const listing = await firstAnswer(agent, bench, LISTING)
    const [product] = findLinks(decodeText(listing), links.product)
    if (product === undefined) throw new Error('the listing leads to no product')
    const [post] = findLinks(decodeText(await firstAnswer(agent, bench, BLOG)), links.post)
    if (post === undefined) throw new Error('the blog leads to no post')
    const postAnswer = await firstAnswer(agent, bench, post)
    const pages = new Map([
      [LISTING, listing],
      [product, await firstAnswer(agent, bench, product)],
    ])
    agent.destroy()
    const bare = await startBare(bench.processes, bench.folder, pages)
    return [
      await compare(bench, bare, 'listing page', LISTING, listing),
      await compare(bench, bare, 'product page', product, pages.get(product) ?? listing),
      await comparePost(bench, { path: post, answer: postAnswer }, product),
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

/** A blog post and a product page of the shop in turn. */
const comparePost = async (
  { shop, processes }: Bench,
  post: { readonly path: string; readonly answer: Answer },
  product: string,
): Promise<Result> => {
  const paths = [post.path, product]
  for (const path of paths) await load(processes, shop.origin, path, WARM_UP_SECONDS)
  const pairs: { readonly post: Load; readonly product: Load }[] = []
  for (let i = 0; i < PAIRS; i++)
    pairs.push({
      post: await load(processes, shop.origin, post.path, SECONDS),
      product: await load(processes, shop.origin, product, SECONDS),
    })
  const ratios = pairs.map((pair) => pair.post.perSecond / pair.product.perSecond)
  const ratio = median(ratios)
  return {
    what: 'Warm guest page: blog post beside product page',
    target: `≥ ${percent(POST_TARGET)}`,
    figure: `${Math.round(median(pairs.map((pair) => pair.post.perSecond)))} req/s`,
    ratio: percent(ratio),
    met: ratio >= POST_TARGET,
    notes: [
      `${PAIRS} pairs of ${SECONDS} s, ${CONNECTIONS} connections; the post has ${post.answer.body.length} bytes in br`,
    ],
    details: [['pair', 'req/s, post : product'], ...ratios.map((one, i) => [String(i + 1), percent(one)])],
  }
}

const cpuRatio = ({ shop, bare }: Pair): number => shop.cpuMicroseconds / bare.cpuMicroseconds
const percent = (share: number): string => `${Math.round(share * 100)} %`
