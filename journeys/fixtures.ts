import { test as base, expect } from '@playwright/test'
import { startShop, type Shop } from './shop.ts'

interface Given {
  /** Console messages that belong to this journey; anything else on the console fails it. */
  readonly expectedFault: RegExp | undefined
  /** What was seen so far, expected or not. */
  readonly faults: readonly string[]
}

interface GivenToWorker {
  readonly shop: Shop
}

/**
 * A journey, in a shop of the worker's own. It fails by an error on the console, an exception that nobody caught, a
 * page that does not hydrate (React reports it as one of these) or anything that the page's policy refused.
 */
export const test = base.extend<Given, GivenToWorker>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
    async ({}, use, { workerIndex }) => {
      const shop = await startShop(`worker-${workerIndex}`)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  expectedFault: [undefined, { option: true }],
  faults: [
    async ({ context, expectedFault }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        // What was loaded in vain is named, so that a journey may expect that and nothing else.
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => faults.push(String(error.error())))
      await context.exposeFunction('reportRefused', (what: string) => void faults.push(what))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const { reportRefused } = window as unknown as { reportRefused: (what: string) => void }
          reportRefused(`the policy refused ${violatedDirective} ${blockedURI}`)
        })
      })
      await use(faults)
      expect(faults.filter((fault) => !expectedFault?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** What Chromium writes to the console when the document itself is answered with 404. */
export const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/
