import { useLoginOpening } from './login-opening.ts'

/** Where the one login of a page opens. */
export function LoginModal() {
  const opening = useLoginOpening()
  return opening && <opening.Dialog key={opening.request.login} request={opening.request} />
}
