import { below, type BuiltPage } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { logInAs } from './log-in.ts'

/** Whose each browser is now; a new one is a guest's. */
const whose = new WeakMap<Page, string | undefined>()

/** From here on this browser is theirs, or a guest's. */
export const becomes = async (page: Page, as: string | undefined): Promise<void> => {
  if (whose.get(page) === as) return
  // What the page before is still asking ends with it.
  await page.goto('about:blank')
  await page.context().clearCookies()
  if (as !== undefined) await logInAs(page, as)
  whose.set(page, as)
}

/** Opens a page below a prefix as the user it is for. */
export const visit = async (page: Page, { path, as }: BuiltPage, prefix: string): Promise<void> => {
  await becomes(page, as)
  await page.goto(below(prefix, path))
}
