import { toDemoEmail, PASSWORD } from '@pasok/demo'
import { expect, type Page } from '@playwright/test'

/** Logs in on the login page as a demo user, or with another address, and waits for `next`. */
export const logInOnPage = async (
  page: Page,
  who: string,
  next: string,
  password: string = PASSWORD,
): Promise<void> => {
  const prefix = next.startsWith('/id') ? '/id' : ''
  await page.goto(`${prefix}/account/login?${new URLSearchParams({ next })}`)
  // A page that has come to life: the button that shows the password needs scripts.
  await expect(page.locator('main .password-field button')).toBeVisible()
  await page.locator('main [name=email]').fill(who.includes('@') ? who : toDemoEmail(who))
  await page.locator('main [name=password]').fill(password)
  await page.locator('main [name=password]').press('Enter')
  await page.waitForURL((url) => url.pathname + url.search === next)
}
