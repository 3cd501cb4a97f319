import { identity } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { password_button, password_old, password_title, reset_lead, reset_new } from '~words'
import { AccountFrame } from './account-frame.tsx'
import { apiContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { PasswordField } from '../password-field.tsx'
import { refusedFields } from '../refused-fields.ts'
import type { Route } from './+types/password-page'

/** Changes the password. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const { body, status } = await context.get(apiContext)(identity.changePassword, {
    body: { old: fieldText(form, 'old'), new: fieldText(form, 'new') },
  })
  if (!('data' in body)) return data({ faults: refusedFields(body, 'old', 'new') }, { status })
  throw redirect(withFlash('password-changed', url.pathname))
}

/** `/account/password` */
export default function PasswordPage({ actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={password_title()} rest="/account/password">
      <form method="post" noValidate className="login-form max-w-md">
        <PasswordField
          id="password-old"
          name="old"
          label={password_old()}
          autoComplete="current-password"
          fault={actionData?.faults['old']}
        />
        <PasswordField
          id="password-new"
          name="new"
          label={reset_new()}
          autoComplete="new-password"
          fault={actionData?.faults['new']}
        />
        <p className="text-[13px] text-ink-soft">{reset_lead()}</p>
        <button type="submit" className="button min-h-11">
          {password_button()}
        </button>
      </form>
    </AccountFrame>
  )
}
