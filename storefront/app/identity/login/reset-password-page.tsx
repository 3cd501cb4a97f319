import { identity } from '@pasok/contract'
import { data, redirect, useLocation } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import { forgot_title, reset_button, reset_lead, reset_new, reset_no_link, reset_title } from '~words'
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { atLastField, sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { withFlash } from '../../layout/notices/flash.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import type { Route } from './+types/reset-password-page'

/** Sets the new password. Opening the page used nothing up: programs open the links of e-mails, too. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const result = await sendForm(context.get(apiContext), identity.resetPassword, {
    params: { token: url.searchParams.get('token') ?? '' },
    body: typedIn(await request.formData(), ['password']),
  })
  if ('refused' in result)
    return data(atLastField(result.refused, 'password'), { status: result.refused.status })
  const address = parseAddress(url.pathname)
  throw redirect(
    withFlash(
      'password-reset',
      localised(address.kind === 'page' ? address.language : 'en', '/account/login'),
    ),
  )
}

/** `/account/reset-password?token=…`, the page that the e-mail opens. */
export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const link = useLink()
  const { search } = useLocation()
  const hasToken = new URLSearchParams(search).has('token')
  return (
    <div className="frame max-w-md py-12">
      <PageHead title={reset_title()} rest="/account/reset-password" indexed={false} />
      <meta name="referrer" content="no-referrer" />
      <h1 className="mb-4 text-2xl">{reset_title()}</h1>
      {hasToken ? (
        <ActionForm id="reset" result={actionData} className="login-form">
          <p>{reset_lead()}</p>
          <PasswordField name="password" label={reset_new()} autoComplete="new-password" />
          <SubmitButton>{reset_button()}</SubmitButton>
        </ActionForm>
      ) : (
        <p>{reset_no_link()}</p>
      )}
      <p className="mt-4">
        <Link to={link('/account/forgot-password')} className="inline-flex min-h-11 items-center">
          {forgot_title()}
        </Link>
      </p>
    </div>
  )
}
