import type { Settings } from '@pasok/contract'
import { test as base, expect as baseExpect, request, type Page } from '@playwright/test'
import { waitUntilDrawn } from './arrived.ts'
import { watchScripts } from './hydrated.ts'
import { logInAs } from './log-in.ts'
import { startShop, type Shop } from './shop.ts'

/** A session opens the API for 15 minutes; only a page renews it. */
const LOGGED_IN_MS = 10 * 60_000

type Browsers = ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>

interface Fixtures {
  /**
   * Whose the browser is, from before it opens: a demo user who logged in once for many journeys of a worker.
   * A journey that logs out, ends sessions or lets them expire uses a session of its own, by `logInAs`.
   */
  readonly as: 'owner' | 'buyer' | undefined
  /** Console messages that belong to this journey; anything else on the console fails it. */
  readonly expectedPageError: RegExp | undefined
  /** What was seen so far, expected or not. */
  readonly errors: readonly string[]
}

interface WorkerFixtures {
  /** Settings of the shop that are not those of config/shop.json: a file that changes them has a worker of its own. */
  readonly settings: Partial<Settings>
  readonly shop: Shop
  readonly openBrowsers: (who: string) => Browsers
}

/**
 * A journey, in a shop of the worker's own. It fails by an error on the console, an uncaught exception, a
 * page that does not hydrate (React reports it as one of these) or anything that the page's policy refused.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ settings }, use, { workerIndex }) => {
      const shop = await startShop(`worker-${workerIndex}`, settings)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openBrowsers: [
    async ({ shop }, use) => {
      const browsers = new Map<string, { readonly since: number; readonly state: Browsers }>()
      const logIn = async (who: string) => {
        const api = await request.newContext({ baseURL: shop.url })
        await logInAs({ request: api }, who)
        const state = await api.storageState()
        await api.dispose()
        return state
      }
      await use((who) => {
        const stored = browsers.get(who)
        if (stored && Date.now() - stored.since < LOGGED_IN_MS) return stored.state
        const state = logIn(who)
        browsers.set(who, { since: Date.now(), state })
        return state
      })
    },
    { scope: 'worker' },
  ],
  as: [undefined, { option: true }],
  storageState: async ({ as, openBrowsers }, use) => use(as && (await openBrowsers(as))),
  baseURL: ({ shop }, use) => use(shop.url),
  expectedPageError: [undefined, { option: true }],
  errors: [
    async ({ context, expectedPageError }, use) => {
      const errors: string[] = []
      watchScripts(context)
      context.on('console', (message) => {
        // What was loaded in vain is named, so that a journey may expect that and nothing else.
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => errors.push(String(error.error())))
      await context.exposeFunction('reportRefused', (what: string) => void errors.push(what))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          const { reportRefused } = window as unknown as { reportRefused: (what: string) => void }
          reportRefused(`the policy refused ${violatedDirective} ${blockedURI}`)
        })
      })
      await use(errors)
      baseExpect(errors.filter((error) => !expectedPageError?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * `toHaveURL` waits for the page, too: the router writes an address before React has drawn its page, and until then what a
 * journey finds and presses is the page before.
 */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, address: string | RegExp) {
    const { isNot } = this
    try {
      await (isNot ? baseExpect(page).not : baseExpect(page)).toHaveURL(address)
      await waitUntilDrawn(page)
      return { pass: !isNot, message: () => '' }
    } catch (error) {
      return { pass: isNot, message: () => String(error) }
    }
  },
})

/** What Chromium writes to the console when the document itself is answered with 404. */
export const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/
