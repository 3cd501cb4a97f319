import { caller, type StaffRole } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { checkAnswer, type openApi } from './ask-api.ts'
import type { AskingBrowser } from './ask-as.ts'
import { PASSWORD } from './people-fixture.ts'
import { addStaff } from './staff-fixture.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }

/** Adds somebody of staff with this role, and logs them in; answers their id, too. */
export const staffBrowserOf = async (
  db: Db,
  { app, post }: Pick<ReturnType<typeof openApi>, 'app' | 'post'>,
  role: StaffRole,
): Promise<AskingBrowser & { readonly staffId: number }> => {
  const email = `${role}@toko.test`
  const staffId = await addStaff(db, { email, role })
  const session = await post('/staff/session', { login: email, password: PASSWORD }, HERE)
  if (session.status !== 200) throw new Error(`the login of ${role} answers ${session.status}`)
  const cookie = (session.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  const headers = { ...HERE, cookie, 'accept-language': 'en' }
  const call = caller(
    (request) => app.fetch(request),
    'http://shop.test/api',
    () => headers,
  )
  return {
    staffId,
    cookie,
    ask: async (e, ...input) => {
      const answer = await call(e, ...input)
      checkAnswer(e, answer.status, answer.body)
      return answer
    },
    get: async (address) => app.fetch(new Request(`http://shop.test/api${address}`, { headers })),
  }
}
