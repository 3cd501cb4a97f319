import { Link } from 'react-router'
import {
  login_busy,
  login_button,
  login_create,
  login_email,
  login_forgot,
  login_forgot_password,
  login_password,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { PasswordField } from '../password-field.tsx'
import { useLogIn } from './use-log-in.ts'
import { useRootData } from '../../layout/root-data.ts'

interface Props {
  /** Begins the ids of its fields. */
  readonly id: string
  /** The login page's address with what comes next: it takes the form without scripts. */
  readonly login: string
  /** How the way to a new password is called: in a word, or in full. */
  readonly forgot: 'short' | 'full'
  /** What a login without scripts typed, and why it was refused. */
  readonly before?: { readonly email: string; readonly refused: string } | undefined
  /** Called when somebody is logged in, before the page goes. */
  readonly onDone?: () => void
}

/** E-mail address and password, on the login page, in the account menu and in the modal. */
export function LoginForm({ id, login, forgot, before, onDone }: Props) {
  const link = useLink()
  const opens = useRootData()?.opens ?? []
  const { fault, busy, submit } = useLogIn(login, before?.refused, onDone)
  return (
    <form method="post" action={login} noValidate onSubmit={submit} className="login-form">
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <div>
        <label htmlFor={`${id}-email`} className="mb-1 block">
          {login_email()}
        </label>
        <input
          id={`${id}-email`}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={256}
          defaultValue={before?.email}
          className="field"
        />
      </div>
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={login_password()}
        autoComplete="current-password"
      />
      <button type="submit" aria-disabled={busy || undefined} className="button min-h-11">
        {busy ? login_busy() : login_button()}
      </button>
      <p className="flex flex-wrap justify-between gap-x-4">
        {opens.includes('/account/forgot-password') && (
          <Link to={link('/account/forgot-password')} className="inline-flex min-h-11 items-center">
            {forgot === 'short' ? login_forgot() : login_forgot_password()}
          </Link>
        )}
        {opens.includes('/account/registrasi') && (
          <Link to={link('/account/registrasi')} className="inline-flex min-h-11 items-center">
            {login_create()}
          </Link>
        )}
      </p>
    </form>
  )
}
