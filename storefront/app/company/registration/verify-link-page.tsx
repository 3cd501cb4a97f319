import { company } from '@pasok/contract'
import { data } from 'react-router'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  verify_again,
  verify_button,
  verify_done,
  verify_lead,
  verify_login,
  verify_password,
  verify_review,
  verify_title,
} from '~words'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { isWord } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { notFound } from '../../routing/not-found.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink } from '../../routing/use-link.ts'
import type { Route } from './+types/verify-link-page'

/** A link's name is words and dashes; anything else is no page. */
const checked = (name: string): string => {
  if (!isWord(name)) throw notFound('route')
  return name
}

export const loader = ({ params }: Route.LoaderArgs) => {
  checked(params.x)
}

/** Uses the link up: pressing the button does, opening the page does not, since mail programs open links too. */
export const action = async ({ params, context }: Route.ActionArgs) => {
  const token = checked(params.x)
  const { body } = await context.get(apiContext)(company.verifyEmail, { body: { token } })
  return 'data' in body
    ? data({ isVerified: true as const, needsPassword: body.data.needs_password })
    : data({ isVerified: false as const, errors: {}, refused: body.detail }, { status: body.status })
}

/** `/web/signup/verify/{id}` */
export default function VerifyLinkPage({ params, actionData }: Route.ComponentProps) {
  const link = useLink()
  const rest = `/web/signup/verify/${params.x}`
  return (
    <div className="frame max-w-xl py-10">
      <PageHead title={verify_title()} rest={rest} indexed={false} />
      <h1 className="text-2xl">{verify_title()}</h1>
      {actionData?.isVerified ? (
        <>
          <p role="status" className="mt-4 rounded-md border border-success px-3 py-2">
            {verify_done()}
          </p>
          {actionData.needsPassword && <p className="mt-4">{verify_password()}</p>}
          <p className="mt-4">{verify_review()}</p>
          <Link
            to={`${link('/account/login')}?${new URLSearchParams({ next: link('/account/review') })}`}
            className="button mt-6 min-h-11"
          >
            {verify_login()}
          </Link>
        </>
      ) : actionData ? (
        <>
          <FormAlert result={actionData} className="mt-4" />
          <p className="mt-6 flex flex-wrap gap-3">
            <Link to={link('/account/verification')} className="button min-h-11">
              {verify_again()}
            </Link>
            <Link to={link('/account/login')} className="button button-quiet min-h-11">
              {verify_login()}
            </Link>
          </p>
        </>
      ) : (
        <ActionForm id="verify" to={link(rest)} className="mt-4">
          <p>{verify_lead()}</p>
          <SubmitButton className="button mt-6 min-h-11">{verify_button()}</SubmitButton>
        </ActionForm>
      )}
    </div>
  )
}
