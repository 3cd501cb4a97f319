import { useEffect, useRef } from 'react'
import { login_close, login_title } from '~words'
import { closeLogin, type Asked } from './login-opening.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoginForm } from './login-form.tsx'

/** The login over the page that asked for it. */
export function LoginDialog({ asked }: { asked: Asked }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { by } = asked
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector<HTMLInputElement>('[name=email]')?.focus()
    return () => {
      opened?.close()
      // Some browsers do not focus a link that is pressed, and so could not give the focus back.
      if (by?.isConnected) by.focus({ preventScroll: true })
    }
  }, [asked])
  return (
    <dialog
      ref={dialog}
      className="login-dialog"
      aria-labelledby="login-dialog-title"
      onClose={() => {
        // Told late: it may be open again.
        if (!dialog.current?.open) closeLogin()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) closeLogin()
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id="login-dialog-title" className="text-xl">
          {login_title()}
        </h2>
        <button
          type="button"
          onClick={closeLogin}
          aria-label={login_close()}
          title={login_close()}
          className="header-button -m-3"
        >
          <Icon name="close" />
        </button>
      </div>
      <LoginForm id="login-dialog" login={asked.login} forgot="short" onDone={closeLogin} />
    </dialog>
  )
}
