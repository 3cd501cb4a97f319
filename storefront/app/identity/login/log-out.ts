import { identity } from '@pasok/contract'
import { logout_failed, logout_success } from '~words'
import { fetchOnce } from '../../api-client/ask-api.ts'
import { carryNotice } from '../../layout/notices/carried-notice.tsx'
import { RELOAD_MS } from '../../constants.ts'
import { forgetAuth } from '../stored-auth.ts'
import { notify } from '../../layout/notices/notify.ts'

/** Ends this browser's session, in every tab; then the document is loaded anew, at home. */
export const logOut = async (home: string): Promise<void> => {
  const answer = await fetchOnce(identity.logOut).catch(() => undefined)
  // One that had ended already is no error.
  if (!answer || (!answer.ok && answer.status !== 401)) return notify({ text: logout_failed() })
  forgetAuth()
  carryNotice({ text: logout_success() })
  setTimeout(() => window.location.assign(home), RELOAD_MS)
}
