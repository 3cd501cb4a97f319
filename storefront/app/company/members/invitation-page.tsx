import { company, type Call, type Role } from '@pasok/contract'
import { data, redirect } from 'react-router'
import {
  invitation_again,
  invitation_button,
  invitation_by,
  invitation_consent,
  invitation_lead,
  invitation_login,
  invitation_name,
  invitation_no_link,
  invitation_title,
  login_email,
  members_role,
  register_password,
  register_password_hint,
} from '~words'
import { PasswordField } from '../../identity/password-field.tsx'
import { addressOf, localised } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { fieldText } from '../../api-client/field-text.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { withFlash } from '../../layout/notices/flash.ts'
import { useLink, type PageHandle } from '../../routing/use-link.ts'
import { ConsentField } from '../registration/consent-field.tsx'
import { control, describedBy, FieldFrame } from '../fields/field-frame.tsx'
import { roleChoices } from '../../identity/role-choices.ts'
import { textVersions } from '../registration/text-versions.ts'
import type { Route } from './+types/invitation-page'

const TOKEN = /^[\w-]{43}$/

/** Where a link leads: to an open invitation, to the word that it is over, or, without one, to neither. */
interface Loaded {
  readonly token?: string
  readonly open?: {
    readonly invited: {
      readonly company: string
      readonly invited_by?: string | undefined
      readonly email: string
      readonly role: Role
    }
    readonly versions: { readonly terms: string; readonly privacy: string }
  }
  readonly ended?: string
}

const load = async (call: Call, token: string) => {
  const [{ body, status }, versions] = await Promise.all([
    call(company.showInvitation, { params: { token } }),
    textVersions(call),
  ])
  return 'data' in body
    ? data<Loaded>({ token, open: { invited: body.data.record, versions } })
    : data<Loaded>({ token, ended: body.detail }, { status })
}

/** Opening the page uses nothing up: programs open the links of letters, too. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? ''
  return TOKEN.test(token) ? load(context.get(apiContext), token) : data<Loaded>({})
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ token }) => (token === undefined ? '' : `?${new URLSearchParams({ token })}`),
}

/** Makes whoever was invited a member, who logs in then. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const address = addressOf(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  const name = fieldText(form, 'name')
  const { body, status } = await context.get(apiContext)(company.acceptInvitation, {
    params: { token: url.searchParams.get('token') ?? '' },
    body: {
      name,
      password: fieldText(form, 'password'),
      language,
      terms_version: fieldText(form, 'terms_version'),
      privacy_version: fieldText(form, 'privacy_version'),
      consent: (fieldText(form, 'consent') === 'true') as true,
    },
  })
  if ('data' in body) throw redirect(withFlash('joined', localised(language, '/account/login')), 303)
  return data({ name, faults: body.errors ?? {}, ...(!body.errors && { refused: body.detail }) }, { status })
}

/** `/account/invitation?token=…`, the page that the letter opens. */
export default function InvitationPage({
  loaderData: { token = '', open, ended },
  actionData,
}: Route.ComponentProps) {
  const link = useLink()
  const faults = actionData?.faults ?? {}
  return (
    <div className="frame max-w-xl py-10">
      <PageHead title={invitation_title()} rest="/account/invitation" indexed={false} />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-2xl">{invitation_title()}</h1>
      {actionData?.refused !== undefined && (
        <p role="alert" className="mt-4 rounded-md border border-danger px-3 py-2 text-danger">
          {actionData.refused}
        </p>
      )}
      {open ? (
        <>
          <p className="mt-4">{invitation_lead({ company: open.invited.company })}</p>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
            {open.invited.invited_by !== undefined && (
              <>
                <dt className="font-semibold">{invitation_by()}</dt>
                <dd className="break-words">{open.invited.invited_by}</dd>
              </>
            )}
            <dt className="font-semibold">{login_email()}</dt>
            <dd className="break-words">
              {open.invited.email}
              <span className="block text-[13px] text-ink-soft">{invitation_login()}</span>
            </dd>
            <dt className="font-semibold">{members_role()}</dt>
            <dd>
              {roleChoices[open.invited.role][0]()}
              <span className="block text-[13px] text-ink-soft">{roleChoices[open.invited.role][1]()}</span>
            </dd>
          </dl>
          <form
            method="post"
            action={`${link('/account/invitation')}?${new URLSearchParams({ token })}`}
            noValidate
            className="mt-6 grid gap-4"
          >
            <input type="hidden" name="username" autoComplete="username" value={open.invited.email} />
            <FieldFrame id="invitation-name" label={invitation_name()} faults={faults['name']}>
              <input
                id="invitation-name"
                name="name"
                autoComplete="name"
                maxLength={200}
                defaultValue={actionData?.name}
                aria-required
                aria-invalid={faults['name'] ? true : undefined}
                aria-describedby={describedBy('invitation-name', undefined, faults['name'])}
                className={control(faults['name'])}
              />
            </FieldFrame>
            <div>
              <PasswordField
                id="invitation-password"
                name="password"
                label={register_password()}
                autoComplete="new-password"
                fault={faults['password']?.join(' ')}
              />
              <p className="mt-1 text-[13px] text-ink-soft">{register_password_hint()}</p>
            </div>
            <ConsentField
              id="invitation-consent"
              label={invitation_consent()}
              faults={faults}
              versions={open.versions}
            />
            <button type="submit" className="button min-h-11 justify-self-start">
              {invitation_button()}
            </button>
          </form>
        </>
      ) : ended !== undefined ? (
        <>
          <p className="mt-4">{ended}</p>
          <p className="mt-2">{invitation_again()}</p>
        </>
      ) : (
        <p className="mt-4">{invitation_no_link()}</p>
      )}
    </div>
  )
}
