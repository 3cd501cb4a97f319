import { identity } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { password_button, password_old, password_title, reset_lead, reset_new } from '~words'
import type { AccountHandle } from '../../routing/use-link.ts'
import { apiContext } from '../../api-client/context.ts'
import { atLastField, sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import type { Route } from './+types/password-page'

/** Changes the password. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const result = await sendForm(context.get(apiContext), identity.changePassword, {
    body: typedIn(await request.formData(), ['old', 'new']),
  })
  if ('refused' in result)
    return data(atLastField(result.refused, 'old', 'new'), { status: result.refused.status })
  throw redirect(withFlash('password-changed', url.pathname))
}

export const handle: AccountHandle = { title: () => password_title() }

/** `/account/password` */
export default function PasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <ActionForm id="password" result={actionData} className="login-form max-w-md">
      <PasswordField name="old" label={password_old()} autoComplete="current-password" />
      <PasswordField name="new" label={reset_new()} autoComplete="new-password" />
      <p className="text-[13px] text-ink-soft">{reset_lead()}</p>
      <SubmitButton>{password_button()}</SubmitButton>
    </ActionForm>
  )
}
