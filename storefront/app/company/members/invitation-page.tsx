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
import { parseAddress, localised } from '../../routing/address.ts'
import { apiContext } from '../../api-client/context.ts'
import { sendForm, typedIn } from '@pasok/ui/records/send-form.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { withFlash } from '../../layout/notices/flash.ts'
import { useLink, type PageHandle } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { ConsentField } from '../fields/consent-field.tsx'
import { roleChoices } from '../../identity/role-choices.ts'
import { textVersions } from '../fields/text-versions.ts'
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

/** Opening the page uses nothing up: programs open the links of e-mails, too. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const token = url.searchParams.get('token') ?? ''
  return TOKEN.test(token) ? load(context.get(apiContext), token) : data<Loaded>({})
}

export const handle: PageHandle<Route.ComponentProps['loaderData']> = {
  queryIn: ({ token }) => (token === undefined ? '' : `?${new URLSearchParams({ token })}`),
}

/** Makes the invited person a member, who logs in then. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const address = parseAddress(url.pathname)
  const language = address.kind === 'page' ? address.language : 'en'
  const typed = typedIn(form, ['name', 'password', 'terms_version', 'privacy_version'])
  const result = await sendForm(context.get(apiContext), company.acceptInvitation, {
    params: { token: url.searchParams.get('token') ?? '' },
    body: { ...typed, language, consent: form.get('consent') === 'true' },
  })
  if ('data' in result) throw redirect(withFlash('joined', localised(language, '/account/login')), 303)
  const values = typedIn(form, ['name'])
  return data({ ...result.refused, values }, { status: result.refused.status })
}

/** `/account/invitation?token=…`, the page that the e-mail opens. */
export default function InvitationPage({
  loaderData: { token = '', open, ended },
  actionData,
}: Route.ComponentProps) {
  const link = useLink()
  return (
    <div className="frame max-w-xl py-10">
      <PageHead title={invitation_title()} rest="/account/invitation" indexed={false} />
      <meta name="referrer" content="no-referrer" />
      <h1 className="text-2xl">{invitation_title()}</h1>
      {actionData?.refused !== undefined && <FormAlert result={actionData} className="mt-4" />}
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
          <ActionForm
            id="invitation"
            to={`${link('/account/invitation')}?${new URLSearchParams({ token })}`}
            values={actionData?.values}
            result={actionData}
            reloadDocument
            className="mt-6 grid gap-4"
          >
            <input type="hidden" name="username" autoComplete="username" value={open.invited.email} />
            <TextField name="name" label={invitation_name()} autoComplete="name" maxLength={200} />
            <PasswordField
              name="password"
              label={register_password()}
              hint={register_password_hint()}
              autoComplete="new-password"
            />
            <ConsentField label={invitation_consent()} versions={open.versions} />
            <SubmitButton className="button min-h-11 justify-self-start">{invitation_button()}</SubmitButton>
          </ActionForm>
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
