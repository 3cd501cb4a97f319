import { identity } from '@pasok/contract'
import { data, Link } from 'react-router'
import { forgot_back, forgot_button, forgot_lead, forgot_sent, forgot_title, login_email } from '~words'
import { apiContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink } from '../../routing/use-link.ts'
import { refusedFields } from '../refused-fields.ts'
import type { Route } from './+types/forgot-password-page'

/** Asks for the letter. What is answered says nothing of who has an account. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const email = fieldText(await request.formData(), 'email')
  const { body, status } = await context.get(apiContext)(identity.askReset, { body: { email } })
  if ('data' in body) return { sent: true as const, email, fault: undefined }
  return data({ sent: false as const, email, fault: refusedFields(body, 'email')['email'] }, { status })
}

/** `/account/forgot-password` */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const link = useLink()
  const fault = actionData?.fault
  return (
    <div className="frame max-w-md py-12">
      <PageHead title={forgot_title()} rest="/account/forgot-password" indexed={false} />
      <h1 className="mb-4 text-2xl">{forgot_title()}</h1>
      {actionData?.sent ? (
        <p role="status">{forgot_sent()}</p>
      ) : (
        <form method="post" noValidate className="login-form">
          <p>{forgot_lead()}</p>
          <div>
            <label htmlFor="forgot-email" className="mb-1 block">
              {login_email()}
            </label>
            <input
              id="forgot-email"
              type="email"
              name="email"
              autoComplete="username"
              maxLength={254}
              defaultValue={actionData?.email}
              aria-invalid={fault !== undefined || undefined}
              aria-describedby={fault === undefined ? undefined : 'forgot-fault'}
              className="field"
            />
            {fault !== undefined && (
              <p id="forgot-fault" role="alert" className="mt-1 text-danger">
                {fault}
              </p>
            )}
          </div>
          <button type="submit" className="button min-h-11">
            {forgot_button()}
          </button>
        </form>
      )}
      <p className="mt-4">
        <Link to={link('/account/login')} className="inline-flex min-h-11 items-center">
          {forgot_back()}
        </Link>
      </p>
    </div>
  )
}
