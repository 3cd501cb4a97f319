import { expect, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test'

/** The scripts that a browser context's pages wait for. */
const scriptsOf = new WeakMap<BrowserContext, Set<Request>>()

/** Follows the scripts that pages of the context ask for, so that `expectHydrated` can wait for them. */
export const watchScripts = (context: BrowserContext): void => {
  const scripts = new Set<Request>()
  scriptsOf.set(context, scripts)
  context.on('request', (request) => request.resourceType() === 'script' && scripts.add(request))
  context.on('requestfinished', (request) => scripts.delete(request))
  context.on('requestfailed', (request) => scripts.delete(request))
}

/** Waits until the document is hydrated; code that its parts load by themselves may still be on its way. */
export const expectDocumentHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Waits until the page has nothing to do: React has begun every part whose code is there. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 })),
  )

/**
 * Waits until scripts handle what is done to this part of the page: its document is hydrated, the code that its parts load
 * by themselves has come, and what they ask for, too. What is pressed before works as it does without scripts.
 */
export const expectHydrated = async (part: Locator): Promise<void> => {
  const page = part.page()
  await expectDocumentHydrated(page)
  await untilIdle(page)
  await expect.poll(() => scriptsOf.get(page.context())?.size ?? 0, { intervals: [20] }).toBe(0)
  await untilIdle(page)
  await page.waitForLoadState('networkidle')
}
