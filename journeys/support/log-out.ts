import type { Page } from '@playwright/test'
import { expectHydrated } from './hydrated.ts'

/** Logs out through the menu of the account, with scripts: without them another page says what happened. */
export const logOut = async (page: Page, name = 'Logout'): Promise<void> => {
  const menu = page.locator('.account-menu')
  if (!(await menu.getByRole('button', { name }).isVisible())) await menu.locator('summary').click()
  const button = menu.getByRole('button', { name })
  await expectHydrated(button)
  await button.click()
}
