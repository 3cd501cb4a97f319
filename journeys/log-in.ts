import { emailOf, PASSWORD } from '@pasok/demo'
import type { Page } from '@playwright/test'

/** Logs somebody of the cast in, in this page's browser, past the login's own page. */
export const logInAs = async (page: Page, who: string): Promise<void> => {
  const answer = await page.request.post('/api/auth/session', {
    data: { login: emailOf(who), password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${who} is not logged in: ${answer.status()}`)
}
