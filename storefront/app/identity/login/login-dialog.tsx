import { login_close, login_title } from '~words'
import { forgetWanted } from './wanted-item.ts'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { closeLogin, type Asked } from './login-opening.ts'

/** The login as a dialog over the current page. */
export function LoginDialog({ asked }: { asked: Asked }) {
  return (
    <Dialog
      id="login-dialog-title"
      title={login_title()}
      opener={asked.by}
      close={login_close()}
      onClose={() => {
        forgetWanted()
        closeLogin()
      }}
    >
      <LoginForm id="login-dialog" login={asked.login} forgot="short" onDone={closeLogin} />
    </Dialog>
  )
}
