import { identity } from '@pasok/contract'
import { cart_log_out_anyway, cart_unsent, logout_failed, logout_success } from '~words'
import { fetchOnce } from '../../api-client/ask-api.ts'
import { carryNotice } from '../notices/carried-notice.tsx'
import { isCartSent } from '../../cart/leave-cart.ts'
import { forgetCart } from '../../cart/stored-cart.ts'
import { RELOAD_MS } from '../../constants.ts'
import { forgetAuth } from '../../identity/stored-auth.ts'
import { notify } from '../notices/notify.ts'

/**
 * Ends this browser's session, in every tab; then the document is loaded again, at home. What the cart still has to send
 * goes first; where it can't, the member confirms losing it (`hasLeave`).
 */
export const logOut = async (home: string, hasLeave = false): Promise<void> => {
  if (!hasLeave && !(await isCartSent()))
    return notify({
      id: 'cart-unsent',
      text: cart_unsent(),
      lasting: true,
      action: { text: cart_log_out_anyway(), act: () => void logOut(home, true) },
    })
  const answer = await fetchOnce(identity.logOut).catch(() => undefined)
  // One that had ended already is no error.
  if (!answer || (!answer.ok && answer.status !== 401)) return notify({ text: logout_failed() })
  forgetAuth()
  forgetCart()
  carryNotice({ text: logout_success() })
  setTimeout(() => window.location.assign(home), RELOAD_MS)
}
