import { login_close, login_title } from '~words'
import { forgetWanted } from './wanted-item.ts'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { closeLogin, type LoginRequest } from './login-opening.ts'

/** The login as a dialog over the current page. */
export function LoginDialog({ request }: { request: LoginRequest }) {
  return (
    <Dialog
      id="login-dialog-title"
      title={login_title()}
      opener={request.by}
      close={login_close()}
      onClose={() => {
        forgetWanted()
        closeLogin()
      }}
    >
      <LoginForm id="login-dialog" login={request.login} forgot="short" onDone={closeLogin} />
    </Dialog>
  )
}
