import type { Problem, Profile } from '@pasok/contract'
import { login_draft, login_success, login_unverified, standing_reject, standing_suspend } from '~words'
import { getLocale } from '~words/runtime.js'
import { carryNotice } from '../../layout/notices/carried-notice.tsx'
import { keptProfile } from '../keep-profile.ts'
import { outcomeOf } from './login-outcome.ts'

const notices = {
  approve: login_success,
  unverified: login_unverified,
  draft: login_draft,
  reject: standing_reject,
  suspend: standing_suspend,
}

/**
 * Logs this browser in and tells what became of it. Answers why it was refused, or nothing once there is a session.
 * Throws where the shop can't be reached or can't answer.
 */
export const askLogin = async (login: string, password: string): Promise<string | undefined> => {
  const answer = await fetch('/api/auth/session', {
    method: 'POST',
    headers: { 'accept-language': getLocale(), 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  })
  if (answer.status >= 500) throw new Error(`The login was not answered: ${answer.status}`)
  if (!answer.ok) return ((await answer.json()) as Problem).detail
  const { data } = (await answer.json()) as { data: { record: Profile } }
  keptProfile(data.record)
  const outcome = outcomeOf(data.record)
  carryNotice({ text: notices[outcome](), lasting: outcome !== 'approve' })
  return undefined
}
