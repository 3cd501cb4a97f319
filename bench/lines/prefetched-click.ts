import { Agent } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { get } from '../get.ts'
import type { Line, Result } from '../line.ts'
import { startChromium } from '../pages/chromium.ts'
import { click, type Click, type Step } from '../pages/click.ts'
import { startStaticPages, staticStep } from '../pages/static-pages.ts'
import { categorySteps, listingSteps } from '../pages/steps.ts'
import { median, quantile } from '../statistics.ts'

const TARGET_MS = 100
const CLICKS = 30
/** After this number of clicks one of each reference is measured. */
const EVERY = 2

/** Clicks in the order in which they were made, each reference in turn with what is measured. */
interface Clicks {
  /** After resting on the link. */
  readonly rested: Click[]
  /** The same, at once. */
  readonly cold: Click[]
  /** From one page of a heading to another. */
  readonly plain: Click[]
}

/** A click on a link on which the pointer has rested: how long until the next page's heading is painted. */
export const prefetchedClick: Line = {
  name: 'Prefetched click',
  measure: async (bench) => {
    const plain = await startStaticPages(bench)
    const running = await startChromium(bench.processes, bench.folder)
    const browser = await chromium.connectOverCDP(running.endpoint)
    const measure = async (what: string, steps: readonly Step[]): Promise<Result> =>
      buildResult(what, await clickAll(browser, bench.shop.origin, plain, steps))
    try {
      return [
        await measure('listing to product', await listingSteps(bench.shop, CLICKS)),
        await measure('category to listing', await categorySteps(bench.shop, CLICKS)),
      ]
    } finally {
      await browser.close()
      await running.stop()
    }
  },
}

const clickAll = async (
  browser: Browser,
  shop: string,
  plain: string,
  steps: readonly Step[],
): Promise<Clicks> => {
  const clicks: Clicks = { rested: [], cold: [], plain: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (const [i, step] of steps.entries()) {
    // Whichever click is first, the shop has made the page before.
    await get(agent, shop + toDataPath(step))
    clicks.rested.push(await click(browser, shop, step, 'after a rest'))
    if (i % EVERY !== 0) continue
    clicks.cold.push(await click(browser, shop, step, 'at once'))
    clicks.plain.push(await click(browser, plain, staticStep, 'at once'))
  }
  agent.destroy()
  return clicks
}

const toDataPath = ({ to }: Step): string => {
  const [path = '', query] = to.split('?', 2)
  return `${path}.data${query === undefined ? '' : `?${query}`}`
}

const buildResult = (what: string, { rested, cold, plain }: Clicks): Result => {
  const times = (clicks: readonly Click[]) => clicks.map(({ ms }) => ms)
  const p95 = quantile(times(rested), 0.95)
  const ahead = rested.filter(({ ahead }) => ahead).length
  const withRequests = rested.filter(({ requested }) => requested.length > 0)
  return {
    what: `Prefetched click: ${what}`,
    target: `p95 ≤ ${TARGET_MS} ms`,
    figure: ms(p95),
    ratio: `× ${(median(times(rested)) / median(times(plain))).toFixed(1)}`,
    met: ahead === rested.length && p95 <= TARGET_MS,
    notes: [
      `median ${ms(median(times(rested)))}, p95 ${ms(p95)}, from the time in the click's event to the end of the frame ` +
        "that paints the next page's heading",
      `${ahead} of ${rested.length} links had their page's data asked for before the click; after it ` +
        `${withRequests.length} requested something${withRequests.length > 0 ? `, such as ${withRequests[0]?.requested.join(', ')}` : ''}`,
      'each click in a browser that had never seen the shop, which had made the page before; the ratio is to a ' +
        'click from one static page with a heading to another, by the medians',
    ],
    details: [
      ['', 'clicks', 'median', 'p95', 'longest'],
      ['after a rest on the link', ...figures(times(rested))],
      ['at once, so nothing was fetched ahead', ...figures(times(cold))],
      ['one static page to another', ...figures(times(plain))],
    ],
  }
}

const figures = (times: readonly number[]): string[] => [
  String(times.length),
  ms(median(times)),
  ms(quantile(times, 0.95)),
  ms(Math.max(...times)),
]

const ms = (value: number): string => `${value.toFixed(0)} ms`
