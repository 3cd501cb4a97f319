import { LONGEST_EMAIL, identity } from '@pasok/contract'
import { data } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  forgot_back,
  forgot_button,
  forgot_change,
  forgot_lead,
  forgot_sent,
  forgot_title,
  login_email,
} from '~words'
import { apiContext } from '../../api-client/context.ts'
import { atLastField, sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import type { Route } from './+types/forgot-password-page'

/** Requests the e-mail. The answer does not reveal who has an account. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const values = typedIn(await request.formData(), ['email'])
  const answer = await sendForm(context.get(apiContext), identity.askReset, { body: values })
  if ('data' in answer) return { isSent: true as const }
  const result = atLastField(answer.refused, 'email')
  return data({ isSent: false as const, values, result }, { status: result.status })
}

/** `/account/forgot-password`, where a logged-in member may also change the password. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const link = useLink()
  const member = useRootData()?.member
  return (
    <div className="frame max-w-md py-12">
      <PageHead title={forgot_title()} rest="/account/forgot-password" indexed={false} />
      <h1 className="mb-4 text-2xl">{forgot_title()}</h1>
      {actionData?.isSent ? (
        <p role="status">{forgot_sent()}</p>
      ) : (
        <ActionForm
          id="forgot"
          values={actionData?.values ?? (member && { email: member.email })}
          result={actionData?.result}
          className="login-form"
        >
          <p>{forgot_lead()}</p>
          <TextField
            name="email"
            type="email"
            label={login_email()}
            autoComplete="username"
            maxLength={LONGEST_EMAIL}
          />
          <SubmitButton>{forgot_button()}</SubmitButton>
        </ActionForm>
      )}
      {(!member || member.seesPrices) && (
        <p className="mt-4">
          <Link
            to={link(member ? '/account/password' : '/account/login')}
            className="inline-flex min-h-11 items-center"
          >
            {member ? forgot_change() : forgot_back()}
          </Link>
        </p>
      )}
    </div>
  )
}
