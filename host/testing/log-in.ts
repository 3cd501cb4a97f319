import { toDemoEmail, PASSWORD } from '@pasok/demo'
import type { Shop } from './shop.ts'

/** Logs a demo user of that role in through the API, a member or staff, and returns the cookie of the session. */
export const logInDemoUser = async (
  { ask }: Pick<Shop, 'ask'>,
  who: string,
  path: '/api/auth/session' | '/api/staff/session' = '/api/auth/session',
): Promise<string> => {
  const body = JSON.stringify({ login: toDemoEmail(who), password: PASSWORD })
  const { status, headers } = await ask(path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'sec-fetch-site': 'same-origin',
    },
  })
  const session = headers['set-cookie']?.find((set) => /^pasok_(?:session|staff)=/.test(set))
  if (session === undefined) throw new Error(`${who} has no session: the login answers ${status}`)
  return session.split(';', 1)[0] ?? ''
}
