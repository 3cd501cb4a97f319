import { identity } from '@pasok/contract'
import { session_expired } from '~words'
import { fetchOnce } from '../api-client/ask-api.ts'
import { oneTabAtATime } from '../api-client/one-tab-at-a-time.ts'
import { carryNotice } from '../layout/notices/carried-notice.tsx'
import { RELOAD_MS } from '../constants.ts'
import { forgetAuth } from './stored-auth.ts'
import { reloadPage } from '../routing/reload-page.ts'

/** When the session was last renewed, by any tab, in milliseconds. */
const KEY = 'session-renewed-at'
let renewedAt = 0
let running: Promise<boolean> | undefined
let hasEnded = false

const lastRenewal = (): number => {
  try {
    return Math.max(renewedAt, Number(localStorage.getItem(KEY)) || 0)
  } catch {
    return renewedAt
  }
}

/**
 * Sees to it that the session was renewed after `sent`, when a call was sent that came too late: once for everybody who
 * waits, in all tabs. Answers false where there is no session any more, which the visitor is told. Throws where the shop
 * can't be reached.
 */
export const renewedSince = (sentAt: number): Promise<boolean> => {
  running ??= oneTabAtATime('session-renewal', () => renew(sentAt)).finally(() => {
    running = undefined
  })
  return running
}

const renew = async (sentAt: number): Promise<boolean> => {
  if (hasEnded) return false
  if (lastRenewal() >= sentAt) return true
  const answer = await fetchOnce(identity.renewBrowser)
  if (answer.ok) {
    renewedAt = Date.now()
    try {
      localStorage.setItem(KEY, String(renewedAt))
    } catch {
      // The other tabs renew for themselves.
    }
    return true
  }
  if (answer.status !== 401) throw new Error(`The session was not renewed: ${answer.status}`)
  hasEnded = true
  forgetAuth()
  carryNotice({ text: session_expired(), lasting: true })
  setTimeout(reloadPage, RELOAD_MS)
  return false
}
