import { emailOf, PASSWORD } from '@pasok/demo'
import type { Shop } from './shop.ts'

/** Logs a demo user in through the API, and answers the cookie of the session. */
export const sessionCookieOf = async ({ ask }: Pick<Shop, 'ask'>, who: string): Promise<string> => {
  const body = JSON.stringify({ login: emailOf(who), password: PASSWORD })
  const { status, headers } = await ask('/api/auth/session', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
    },
  })
  const session = headers['set-cookie']?.find((set) => set.startsWith('pasok_session='))
  if (session === undefined) throw new Error(`${who} has no session: the login answers ${status}`)
  return session.split(';', 1)[0] ?? ''
}
