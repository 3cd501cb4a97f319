import { identity, type Problem, type Profile } from '@pasok/contract'
import { login_draft, login_success, login_unverified, standing_reject, standing_suspend } from '~words'
import { fetchOnce } from '../../api-client/ask-api.ts'
import { carryNotice } from '../../layout/notices/carried-notice.tsx'
import { storeProfile } from '../store-profile.ts'
import { findOutcome, type LoginOutcome } from './login-outcome.ts'

const notices = {
  approve: login_success,
  unverified: login_unverified,
  draft: login_draft,
  reject: standing_reject,
  suspend: standing_suspend,
}

/**
 * Logs in. Returns the errors, or the profile of the new session.
 * Throws where the shop can't be reached or can't answer.
 */
export const askLogin = async (
  login: string,
  password: string,
): Promise<{ readonly refused: string } | { readonly outcome: LoginOutcome }> => {
  const answer = await fetchOnce(identity.logInBrowser, { body: { login, password } })
  if (answer.status >= 500) throw new Error(`The login was not answered: ${answer.status}`)
  if (!answer.ok) return { refused: ((await answer.json()) as Problem).detail }
  const { data } = (await answer.json()) as { data: { record: Profile } }
  storeProfile(data.record)
  const outcome = findOutcome(data.record)
  carryNotice({ text: notices[outcome](), lasting: outcome !== 'approve' })
  return { outcome }
}
