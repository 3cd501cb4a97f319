import { identityStaff } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { redirect, useActionData, type ActionFunctionArgs } from 'react-router'
import {
  admin_code,
  admin_code_hint,
  admin_log_in,
  login_email,
  admin_logging_in,
  admin_name,
  admin_password,
} from '~words'
import { send } from '../api/send.ts'
import { LanguageLinks } from './language-links.tsx'
import { speak } from './language.ts'
import { PageTitle } from './page-title.tsx'
import { queries, self } from './self.ts'

/** Where to go after the login: a path of the back office's own, and nothing else. */
export const nextPath = (search: URLSearchParams): string => {
  const next = search.get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : '/'
}

/** A code as the API takes it: six digits, or a recovery code in its groups of four. */
export const readCode = (typed: string): string => {
  const signs = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^\d*$/.test(signs) ? signs : signs.replaceAll(/.{4}(?=.)/g, '$&-')
}

interface Outcome {
  readonly refused: Refused
  readonly typed: Values
}

/** Logs somebody in, in two steps where their account has an app that shows codes. */
export const logInAction = async ({ request }: ActionFunctionArgs): Promise<Outcome> => {
  const form = await request.formData()
  const typed = typedIn(form)
  const outcome = await send(identityStaff.logIn, {
    body: {
      login: typed['login'],
      password: typed['password'],
      ...(typed['code'] !== undefined && { code: readCode(typed['code']) }),
    },
  })
  if ('refused' in outcome) {
    const { refused } = outcome
    const needsCode = refused.code === 'code_required'
    return {
      refused: needsCode ? { ...refused, refused: undefined, errors: { code: [refused.detail] } } : refused,
      typed,
    }
  }
  // Whoever was logged in before may have seen what this one may not.
  queries.clear()
  queries.setQueryData(self.queryKey, outcome.data.record)
  speak(outcome.data.record.language)
  throw redirect(nextPath(new URL(request.url).searchParams))
}

/** `/admin/login` */
export function LogInPage() {
  const outcome = useActionData<Outcome>()
  const needsCode = outcome?.typed['code'] !== undefined || outcome?.refused.errors['code'] !== undefined
  return (
    <main className="mx-auto max-w-md px-4 py-16">
      <p className="mb-6 font-semibold text-ink-soft">{admin_name()}</p>
      <PageTitle title={admin_log_in()} />
      <ActionForm id="login" values={{ login: outcome?.typed['login'] ?? '' }} result={outcome?.refused}>
        <FormAlert result={outcome?.refused} className="mb-4" />
        <div className="grid gap-4">
          <TextField name="login" type="email" label={login_email()} autoComplete="username" />
          <PasswordField name="password" label={admin_password()} autoComplete="current-password" />
          {needsCode && (
            <TextField
              name="code"
              label={admin_code()}
              hint={admin_code_hint()}
              maxLength={30}
              autoComplete="one-time-code"
            />
          )}
          <SubmitButton busy={admin_logging_in()}>{admin_log_in()}</SubmitButton>
        </div>
      </ActionForm>
      <div className="mt-8">
        <LanguageLinks />
      </div>
    </main>
  )
}
