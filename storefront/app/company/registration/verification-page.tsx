import { identity } from '@pasok/contract'
import { useEffect, useState } from 'react'
import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
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
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink, useRest } from '../../routing/use-link.ts'
import { control } from '../fields/field-frame.tsx'
import { registeredEmail } from './kept-registration.ts'
import type { Route } from './+types/verification-page'

/** Has the letter sent again. Whether anybody has the address is not told. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const given = (await request.formData()).get('email')
  const email = typeof given === 'string' ? given : ''
  const { status, body } = await context.get(apiContext)(identity.sendVerification, { body: { email } })
  return 'data' in body
    ? { sent: true, email }
    : data({ sent: false, email, refused: body.detail }, { status })
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
  const isBusy = useNavigation().formMethod === 'POST'
  const [email, setEmail] = useState(actionData?.email ?? '')
  useEffect(() => setEmail((typed) => typed || registeredEmail()), [])
  return (
    <div className="frame max-w-xl py-10">
      <PageHead title={verification_title()} rest={rest} indexed={false} />
      <h1 className="text-2xl">{verification_title()}</h1>
      {actionData?.sent ? (
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
      <Form method="post" action={link(rest)} className="mt-6 grid gap-3">
        {actionData && 'refused' in actionData && (
          <p role="alert" className="text-danger">
            {actionData.refused}
          </p>
        )}
        <label className="grid gap-1 font-semibold">
          {verification_email()}
          <input
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            className={`${control(undefined)} font-normal`}
          />
        </label>
        <button
          type="submit"
          aria-disabled={isBusy}
          className="button button-quiet min-h-11 justify-self-start"
        >
          {verification_button()}
        </button>
      </Form>
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
