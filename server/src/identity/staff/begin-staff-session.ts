import type { Db } from '../../platform/index.ts'
import { storedAgent } from '../sessions/device.ts'
import { hashToken, newToken } from '../secret-token.ts'
import { insertStaffSession } from './staff-session.store.ts'

/** Longer than a working day; an idle session ends earlier. */
const LONGEST_MS = 12 * 60 * 60 * 1000

/** Begins a staff session after a login, in the browser of a `User-Agent` header; returns the cookie's value. */
export const beginStaffSession = async (tx: Db, staffId: number, now: Date, agent = ''): Promise<string> => {
  const cookie = newToken()
  const endsAt = new Date(now.getTime() + LONGEST_MS)
  await insertStaffSession(tx, { hash: hashToken(cookie), staffId, agent: storedAgent(agent), now, endsAt })
  return cookie
}
