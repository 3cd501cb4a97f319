import { company, INVITATION_DAYS, type Call } from '@pasok/contract'
import { data, redirect } from 'react-router'
import { members_cancel, members_lead, members_lead_others, members_title } from '~words'
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext, profileContext } from '../../api-client/context.ts'
import { withFlash } from '../../layout/notices/flash.ts'
import { useLink, type AccountHandle, type PageHandle } from '../../routing/use-link.ts'
import { FormAlert } from '@pasok/ui/kit/form/action-form.tsx'
import { ConfirmPage } from '@pasok/ui/kit/form/confirm-form.tsx'
import { asksIn, chooseWords } from './confirmation.ts'
import { InvitationsList } from './invitations-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { takeAction } from './members-action.ts'
import { MembersList } from './members-list.tsx'
import type { Route } from './+types/members-page'

const NO_ANSWER = () => new Response(null, { status: 503 })

const loadInvitations = async (call: Call) => {
  const { body } = await call(company.listInvitations)
  if (!('data' in body)) throw NO_ANSWER()
  const now = Date.now()
  return body.data.records.map((one) => ({ ...one, hasEnded: Date.parse(one.ends_at) <= now }))
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const isOwner = context.get(profileContext)?.role === 'owner'
  const [{ body }, invitations] = await Promise.all([
    call(company.listMembers),
    isOwner ? loadInvitations(call) : [],
  ])
  if (!('data' in body)) throw NO_ANSWER()
  const members = body.data.records
  const asks = isOwner ? asksIn(url.searchParams, members, invitations) : undefined
  return { members, invitations, isOwner, days: INVITATION_DAYS, ...(asks && { asks }) }
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> & AccountHandle = {
  title: () => members_title(),
  queryIn: ({ asks }) => (asks ? `?${new URLSearchParams(asks.query)}` : ''),
}

/** Does what an owner asks for; the API decides whether they may. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const profile = context.get(profileContext)
  const outcome = profile && (await takeAction(context.get(apiContext), await request.formData(), profile))
  const address = parseAddress(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  const here = localised(language, '/account/members')
  if (!outcome) throw redirect(here, 303)
  if ('flash' in outcome)
    throw redirect(withFlash(outcome.flash, outcome.flash === 'left' ? localised(language, '/') : here), 303)
  if ('confirm' in outcome) throw redirect(`${here}?${outcome.confirm}`, 303)
  return data(outcome, { status: outcome.refused.status })
}

/** `/account/members` */
export default function MembersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invitations, isOwner, days, asks } = loaderData
  const link = useLink()
  const refused = actionData?.refused
  const invited = actionData?.values['do'] === 'invite' ? actionData : undefined
  return (
    <>
      {refused?.refused !== undefined && <FormAlert result={refused} className="mb-4" />}
      {asks ? (
        <ConfirmPage
          {...chooseWords(asks)}
          id="confirm"
          to={link('/account/members')}
          // A member who leaves or steps down has other permissions on the next page.
          reloadDocument
          fields={asks.fields}
          cancel={{ to: link('/account/members'), text: members_cancel() }}
        />
      ) : (
        <>
          <p>{isOwner ? members_lead() : `${members_lead()} ${members_lead_others()}`}</p>
          <MembersList members={members} isOwner={isOwner} />
          {invitations.length > 0 && <InvitationsList invitations={invitations} />}
          {isOwner && <InviteForm days={days} result={invited?.refused} values={invited?.values} />}
        </>
      )}
    </>
  )
}
