import { identity } from '@pasok/contract'
import { redirect } from 'react-router'
import { sessions_end_others, sessions_lead, sessions_only, sessions_title } from '~words'
import type { AccountHandle } from '../../routing/use-link.ts'
import { apiContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SessionRow } from '@pasok/ui/records/identity/session-row.tsx'
import type { Route } from './+types/sessions-page'

/** Where the member is logged in. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { body, status } = await context.get(apiContext)(identity.listSessions)
  if (!('data' in body)) throw new Response(null, { status })
  return { sessions: body.data.records }
}

/** Ends one of them, or all but this one. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const call = context.get(apiContext)
  const id = fieldText(await request.formData(), 'id')
  if (id === '') {
    const { body, status } = await call(identity.endOtherSessions)
    if (!('data' in body)) throw new Response(null, { status })
    throw redirect(withFlash('sessions-ended', url.pathname), 303)
  }
  const { body, status } = await call(identity.endSession, { params: { id } })
  // One that has ended already is no error.
  if (!('data' in body) && status !== 404) throw new Response(null, { status })
  throw redirect(withFlash('session-ended', url.pathname), 303)
}

export const handle: AccountHandle = { title: () => sessions_title() }

/** `/account/sessions` */
export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-4 max-w-2xl">{sessions_lead()}</p>
      <ul className="max-w-2xl border-t border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ActionForm id="sessions" className="mt-6">
          <SubmitButton>{sessions_end_others()}</SubmitButton>
        </ActionForm>
      ) : (
        <p className="mt-6 text-ink-soft">{sessions_only()}</p>
      )}
    </>
  )
}
