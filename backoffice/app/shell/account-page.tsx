import { identityStaff } from '@pasok/contract'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { atLastField, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { staffRoleLabels } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData, type ActionFunctionArgs } from 'react-router'
import { admin_account, admin_name_of_person, admin_roles, login_email } from '~words'
import { send } from '../api/send.ts'
import { OwnApp, type NewApp } from './own-app.tsx'
import { OwnDevices, ownDevices } from './own-devices.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnPhone } from './own-phone.tsx'
import { PageTitle } from './page-title.tsx'
import { queries, self } from './self.ts'

/** How a form of this page ended; `form` says which it was. */
export interface AccountOutcome {
  readonly form: string
  readonly refused?: Refused
  /** An app that was made but not proven yet. */
  readonly app?: NewApp
  /** Recovery codes that are shown this once. */
  readonly codes?: readonly string[]
}

type Forms = Readonly<
  Record<string, (typed: Readonly<Record<string, string>>) => Promise<Omit<AccountOutcome, 'form'>>>
>

const forms: Forms = {
  'begin-app': async ({ password }) => {
    const begun = await send(identityStaff.beginTotp, { body: { password } })
    return 'refused' in begun ? begun : { app: begun.data }
  },
  'prove-app': async ({ code = '', secret = '', uri = '' }) => {
    const proven = await send(identityStaff.proveTotp, { body: { code: code.replaceAll(/\s/g, '') } })
    if ('refused' in proven) return { ...proven, app: { secret, uri } }
    queries.setQueryData(self.queryKey, proven.data.record)
    return { codes: proven.data.recovery_codes }
  },
  'renew-codes': async ({ password }) => {
    const renewed = await send(identityStaff.renewRecoveryCodes, { body: { password } })
    if ('refused' in renewed) return renewed
    queries.setQueryData(self.queryKey, renewed.data.record)
    return { codes: renewed.data.recovery_codes }
  },
  phone: async ({ phone = '' }) => {
    const changed = await send(identityStaff.changeSelf, { body: { phone } })
    if ('refused' in changed) return { refused: atLastField(changed.refused, 'phone') }
    queries.setQueryData(self.queryKey, changed.data.record)
    return {}
  },
  password: async ({ old, new: chosen }) => {
    const changed = await send(identityStaff.changeStaffPassword, { body: { old, new: chosen } })
    if ('refused' in changed) return { refused: atLastField(changed.refused, 'old', 'new') }
    await queries.invalidateQueries(ownDevices)
    return {}
  },
  'end-session': async ({ id = '' }) => {
    const ended = await send(identityStaff.endStaffSession, { params: { id } })
    await queries.invalidateQueries(ownDevices)
    // One that has ended already is no error.
    return 'refused' in ended && ended.refused.status !== 404 ? ended : {}
  },
  'end-others': async () => {
    const ended = await send(identityStaff.endOtherStaffSessions, {})
    await queries.invalidateQueries(ownDevices)
    return 'refused' in ended ? ended : {}
  },
}

/** Changes something of the own account. Its forms say which they are by `do`. */
export const action = async ({ request }: ActionFunctionArgs): Promise<AccountOutcome> => {
  const typed = typedIn(await request.formData())
  const form = typed['do'] ?? ''
  const handle = forms[form]
  if (!handle) throw new Response(null, { status: 400 })
  return { form, ...(await handle(typed)) }
}

/** `/admin/account`: the one who is logged in, their app that shows codes, their password and devices. */
export function Component() {
  const { data: staff } = useSuspenseQuery(self)
  const outcome = useActionData<AccountOutcome>()
  return (
    <>
      <PageTitle title={admin_account()} />
      <Facts
        facts={[
          [admin_name_of_person(), staff.name],
          [login_email(), staff.email],
          [admin_roles(), staff.roles.map((role) => labelText(staffRoleLabels[role])).join(', ')],
        ]}
      />
      <div className="mt-6 grid max-w-xl gap-8">
        <OwnApp staff={staff} outcome={outcome} />
        {!staff.needs_totp && (
          <>
            <OwnPhone phone={staff.phone} outcome={outcome} />
            <OwnPassword outcome={outcome} />
            <OwnDevices outcome={outcome} />
          </>
        )}
      </div>
    </>
  )
}
