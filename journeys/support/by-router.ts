import type { Page } from '@playwright/test'

/** Opens a path within the document, as the browser's way forward does, once the page's scripts run. */
export const byRouter = async (page: Page, to: string): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset['entry'] !== undefined)
  await page.evaluate((path) => {
    window.history.pushState({ key: crypto.randomUUID() }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, to)
}
