import type { Browser, Page } from '@playwright/test'
import { ENCODING } from '../get.ts'
import { Network } from './network.ts'
import { readShifts, watchShifts, type Shift } from './shifts.ts'

/** Code that waits for an idle moment comes within this. */
const QUIET_MS = 2_000
const TIMEOUT_MS = 60_000

/** What the first load of a page is made of: its own bytes as they were sent, and the addresses of its files. */
export interface Visit {
  readonly documentBytes: number
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** While it loaded and while it was scrolled down once. */
  readonly shifts: readonly Shift[]
}

/** Opens an address in a browser that has never seen it, waits until it is at rest, then scrolls down once. */
export const visit = async (browser: Browser, address: string, width: number): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  try {
    await context.addInitScript(watchShifts)
    const page = await context.newPage()
    const network = new Network(page)
    const answer = await page.goto(address)
    if (answer?.status() !== 200) throw new Error(`${address} is answered with ${answer?.status()}`)
    const encoding = await answer.headerValue('content-encoding')
    if (encoding !== ENCODING) throw new Error(`${address} is sent in ${encoding}`)
    await network.quiet(QUIET_MS, TIMEOUT_MS)
    const { scripts, styles } = await listFiles(network)
    await scrollDown(page)
    await network.quiet(QUIET_MS, TIMEOUT_MS)
    return {
      documentBytes: (await answer.request().sizes()).responseBodySize,
      scripts,
      styles,
      shifts: await page.evaluate(readShifts),
    }
  } finally {
    await context.close()
  }
}

/** By their type, so that what is loaded ahead or by a worker counts too. */
const listFiles = async ({ requests }: Network): Promise<{ scripts: string[]; styles: string[] }> => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const request of requests) {
    const type = (await (await request.response())?.headerValue('content-type')) ?? ''
    if (type.includes('javascript')) scripts.add(request.url())
    if (type.startsWith('text/css')) styles.add(request.url())
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/** To the end by the wheel, most of a screen at a time. */
const scrollDown = async (page: Page): Promise<void> => {
  await page.mouse.move(10, 400)
  for (;;) {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(100)
    if ((await page.evaluate(() => scrollY)) === before) return
  }
}
