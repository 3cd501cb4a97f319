import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page, Request } from '@playwright/test'
import { Network } from './network.ts'
import { watchForNextHeading } from './shown.ts'

const QUIET_MS = 500
const TIMEOUT_MS = 60_000
/** A pointer that rests on a link this long means it; what is fetched ahead has begun by then. */
const REST_MS = 400

/** A link on a page. */
export interface Step {
  readonly from: string
  /** The link's address as the page has it. */
  readonly to: string
}

/** The result of a click. */
export interface Click {
  readonly ms: number
  /** Had the next page's data been requested before the click? */
  readonly ahead: boolean
  /** Requests from the click until the page is shown, without pictures, that the browser's cache did not answer. */
  readonly requested: readonly string[]
}

/**
 * Opens a page in a browser that has never seen it, rests on the link until nothing is loaded any more, or does not,
 * and clicks.
 */
export const click = async (
  browser: Browser,
  origin: string,
  { from, to }: Step,
  how: 'after a rest' | 'at once',
): Promise<Click> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const shown = Promise.withResolvers<number>()
    await context.exposeFunction('benchShown', shown.resolve)
    await context.addInitScript(watchForNextHeading)
    const page = await context.newPage()
    const network = new Network(page)
    await page.goto(origin + from)
    await network.quiet(QUIET_MS, TIMEOUT_MS)
    await page.locator(`main a[href="${to}"]:visible`).first().hover()
    if (how === 'after a rest') {
      await sleep(REST_MS)
      await network.quiet(QUIET_MS, TIMEOUT_MS)
    }
    const before = network.requests.length
    const ahead = network.requests.some((request) => isDataRequest(request, to))
    const served = await servedFromCache(page)
    await page.mouse.down()
    await page.mouse.up()
    const ms = await within(TIMEOUT_MS, shown.promise, `${from} never shows ${to}`)
    const requests = network.requests
      .slice(before)
      .filter((request) => request.resourceType() !== 'image' && !served.has(request.url()))
    return { ms, ahead, requested: requests.map((request) => new URL(request.url()).pathname) }
  } finally {
    await context.close()
  }
}

const isDataRequest = (request: Request, to: string): boolean =>
  new URL(request.url()).pathname === `${new URL(to, request.url()).pathname}.data`

/** The addresses that the browser's own caches answer from now on. */
const servedFromCache = async (page: Page): Promise<ReadonlySet<string>> => {
  const served = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) served.add(response.url)
  })
  const addresses = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.requestServedFromCache', ({ requestId }) => served.add(addresses.get(requestId) ?? ''))
  return served
}

const within = async <T>(ms: number, work: Promise<T>, otherwise: string): Promise<T> => {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new Error(otherwise)
  })
  return Promise.race([work, late])
}
