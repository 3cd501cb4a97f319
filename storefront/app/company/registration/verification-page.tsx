import { company } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { data, useSearchParams } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  verification_button,
  verification_email,
  verification_lead,
  verification_login,
  verification_sent,
  verification_sent_again,
  verification_spam,
  verification_title,
} from '~words'
import { apiContext } from '../../api-client/context.ts'
import { atLastField, sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink, useRest } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { registeredEmail } from './stored-registration.ts'
import type { Route } from './+types/verification-page'

/** Sends the e-mail again. The answer does not reveal whether the address is known. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const values = typedIn(await request.formData(), ['email'])
  const result = await sendForm(context.get(apiContext), company.sendVerification, { body: values })
  if ('data' in result) return { isSent: true as const, values }
  return data(
    { isSent: false as const, values, result: atLastField(result.refused, 'email') },
    { status: result.refused.status },
  )
}

/** `/account/verification`, and `/web/signup/verify` without a link's id */
export default function VerificationPage({
  actionData,
}: {
  actionData?: Route.ComponentProps['actionData']
}) {
  const link = useLink()
  const rest = useRest() ?? '/account/verification'
  const [query] = useSearchParams()
  const [email, setEmail] = useState('')
  useEffect(() => setEmail(registeredEmail()), [])
  return (
    <div className="frame max-w-xl py-10">
      <PageHead title={verification_title()} rest={rest} indexed={false} />
      <h1 className="text-2xl">{verification_title()}</h1>
      {actionData?.isSent ? (
        <p role="status" className="mt-4 rounded-md border border-success px-3 py-2">
          {verification_sent_again()}
        </p>
      ) : (
        query.has('sent') && (
          <p role="status" className="mt-4 rounded-md border border-success px-3 py-2">
            {verification_sent()}
          </p>
        )
      )}
      <p className="mt-4">{verification_lead()}</p>
      <p className="mt-2 text-ink-soft">{verification_spam()}</p>
      <ActionForm
        id="verification"
        to={link(rest)}
        values={actionData?.values ?? { email }}
        result={actionData?.isSent === false ? actionData.result : undefined}
        className="mt-6 grid gap-3"
      >
        <TextField name="email" type="email" label={verification_email()} autoComplete="email" />
        <SubmitButton className="button button-quiet min-h-11 justify-self-start">
          {verification_button()}
        </SubmitButton>
      </ActionForm>
      <p className="mt-6">
        <Link
          to={`${link('/account/login')}?${new URLSearchParams({ next: link('/account/review') })}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {verification_login()}
        </Link>
      </p>
    </div>
  )
}
