import type { StaffRole } from '@pasok/contract'
import { beginStaffSession, STAFF_COOKIE } from '../identity/index.ts'
import type { Db } from '../platform/index.ts'
import type { openApi } from './ask-api.ts'
import { askingWith, type AskingBrowser } from './ask-as.ts'
import { PASSWORD } from './people-fixture.ts'
import { addStaff } from './staff-fixture.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }

/** Adds somebody of staff with this role, and logs them in; answers their id, too. */
export const openStaffBrowser = async (
  db: Db,
  api: Pick<ReturnType<typeof openApi>, 'app' | 'post'>,
  role: StaffRole,
): Promise<AskingBrowser & { readonly staffId: number }> => {
  const email = `${role}@toko.test`
  const staffId = await addStaff(db, { email, role })
  const session = await api.post('/staff/session', { login: email, password: PASSWORD }, HERE)
  if (session.status !== 200) throw new Error(`the login of ${role} answers ${session.status}`)
  const cookie = (session.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return { staffId, ...askingWith(api, cookie) }
}

/** Somebody of staff in a session that begins at this time. */
export const staffAt = async (
  db: Db,
  api: Pick<ReturnType<typeof openApi>, 'app'>,
  staffId: number,
  now: Date,
): Promise<AskingBrowser> => askingWith(api, `${STAFF_COOKIE}=${await beginStaffSession(db, staffId, now)}`)
