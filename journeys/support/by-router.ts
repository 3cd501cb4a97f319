import type { Page } from '@playwright/test'

type WithRouter = { __reactRouterDataRouter?: { navigate(to: string): Promise<void> } }

/** Leads on within the document, as a link does that the browser follows by itself; the page's scripts are waited for. */
export const byRouter = async (page: Page, to: string): Promise<void> => {
  await page.waitForFunction(() => (window as WithRouter).__reactRouterDataRouter !== undefined)
  await page.evaluate((path) => (window as WithRouter).__reactRouterDataRouter?.navigate(path), to)
}
