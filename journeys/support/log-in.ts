import { toDemoEmail, PASSWORD } from '@pasok/demo'
import type { APIRequestContext } from '@playwright/test'

/** Logs a demo user in, or another address, in this page's browser, past the login's own page. */
export const logInAs = async (
  { request }: { readonly request: APIRequestContext },
  who: string,
  password: string = PASSWORD,
): Promise<void> => {
  const answer = await request.post('/api/auth/session', {
    data: { login: who.includes('@') ? who : toDemoEmail(who), password },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${who} is not logged in: ${answer.status()}`)
}
