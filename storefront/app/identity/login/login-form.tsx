import { LONGEST_CREDENTIAL } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
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
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
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
  /** Called after the login, before navigation. */
  readonly onDone?: () => void
}

/** E-mail address and password, on the login page, in the account menu and in the modal. */
export function LoginForm({ id, login, forgot, before, onDone }: Props) {
  const link = useLink()
  const opens = useRootData()?.opens ?? []
  const { error, busy, submit } = useLogIn(login, before?.refused, onDone)
  return (
    <ActionForm
      id={id}
      to={login}
      values={before && { email: before.email }}
      reloadDocument
      onSubmit={submit}
      className="login-form"
    >
      <p role="alert" className="text-danger empty:hidden">
        {error}
      </p>
      <TextField
        name="email"
        type="email"
        label={login_email()}
        autoComplete="username"
        maxLength={LONGEST_CREDENTIAL}
      />
      <PasswordField name="password" label={login_password()} autoComplete="current-password" />
      <SubmitButton busy={login_busy()} isBusy={busy}>
        {login_button()}
      </SubmitButton>
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
    </ActionForm>
  )
}
