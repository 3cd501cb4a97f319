import { session_expired } from '~words'
import { notify } from '../layout/notices/notify.ts'

/** Says that the session has ended, which this browser did not know yet. */
export const notifyExpired = (): void => notify({ text: session_expired(), lasting: true })
