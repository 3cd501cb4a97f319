import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the document is hydrated; code that its parts load by themselves may still be on its way. */
export const expectDocumentHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]')).toBeAttached()

/**
 * Waits until scripts handle what is done to this part of the page: its document is hydrated, and the code that its parts load
 * by themselves has come. What is pressed before works as it does without scripts.
 */
export const expectHydrated = async (part: Locator): Promise<void> => {
  await expectDocumentHydrated(part.page())
  await part.page().waitForLoadState('networkidle')
}
