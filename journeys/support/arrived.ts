import type { Page } from '@playwright/test'

/**
 * Waits until the page of the address is drawn: the document names the entry of the history that it shows. A page without
 * scripts, or before they run, is always that of the address.
 */
export const waitUntilDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { entry } = document.documentElement.dataset
      const state: { readonly key?: string } | null = window.history.state
      return entry === undefined || entry === (state?.key ?? 'default')
    },
    undefined,
    { polling: 20, timeout: 10_000 },
  )
}
