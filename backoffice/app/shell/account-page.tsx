import { identityStaff } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import { labelText } from '@pasok/ui/kit/label.ts'
import { staffRoleLabels } from '@pasok/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useActionData, type ActionFunctionArgs } from 'react-router'
import {
  admin_account,
  admin_app,
  admin_app_again,
  admin_app_begin,
  admin_app_code,
  admin_app_is_set,
  admin_app_needed,
  admin_app_prove,
  admin_app_scan,
  admin_app_secret,
  login_email,
  admin_name_of_person,
  admin_password,
  admin_roles,
} from '~words'
import { send } from '../api/send.ts'
import { PageTitle } from './page-title.tsx'
import { QrCode } from './qr-code.tsx'
import { queries, self } from './self.ts'

/** A secret for an app that was made but not proven yet. */
interface Secret {
  readonly secret: string
  readonly uri: string
}

interface Outcome {
  readonly refused?: Refused
  readonly made?: Secret
}

/** Makes a secret for an app, or proves it by a first code. */
export const action = async ({ request }: ActionFunctionArgs): Promise<Outcome> => {
  const { password, code, ...made } = typedIn(await request.formData())
  if (code === undefined) {
    const begun = await send(identityStaff.beginTotp, { body: { password } })
    return 'refused' in begun ? { refused: begun.refused } : { made: begun.data }
  }
  const proven = await send(identityStaff.proveTotp, { body: { code: code.replaceAll(/\s/g, '') } })
  if ('refused' in proven) return { refused: proven.refused, made: made as unknown as Secret }
  queries.setQueryData(self.queryKey, proven.data.record)
  return {}
}

/** `/admin/account`: the one who is logged in, and their app that shows codes. */
export function Component() {
  const { data: staff } = useSuspenseQuery(self)
  const { made, refused } = useActionData<Outcome>() ?? {}
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
      <section className="mt-6 max-w-xl">
        <h2 className="mb-2 text-xl">{admin_app()}</h2>
        {staff.needs_totp && <p className="mb-3 font-semibold">{admin_app_needed()}</p>}
        {staff.has_totp && !made && <p className="mb-3">{admin_app_is_set()}</p>}
        {made ? (
          <ProveApp made={made} refused={refused} />
        ) : (
          <BeginApp hasApp={staff.has_totp} refused={refused} />
        )}
      </section>
    </>
  )
}

interface BeginProps {
  readonly hasApp: boolean
  readonly refused: Refused | undefined
}

function BeginApp({ hasApp, refused }: BeginProps) {
  return (
    <ActionForm id="app" result={refused} className="grid gap-4">
      <FormAlert result={refused} />
      <PasswordField name="password" label={admin_password()} autoComplete="current-password" />
      <SubmitButton>{hasApp ? admin_app_again() : admin_app_begin()}</SubmitButton>
    </ActionForm>
  )
}

function ProveApp({ made, refused }: { readonly made: Secret; readonly refused: Refused | undefined }) {
  return (
    <ActionForm id="code" result={refused} className="grid gap-4">
      <p>{admin_app_scan()}</p>
      <QrCode text={made.uri} label={admin_app_scan()} />
      <p>
        {admin_app_secret()} <code className="break-all">{made.secret}</code>
      </p>
      <input type="hidden" name="secret" value={made.secret} />
      <input type="hidden" name="uri" value={made.uri} />
      <FormAlert result={refused} />
      <TextField name="code" label={admin_app_code()} isNumeric maxLength={10} autoComplete="one-time-code" />
      <SubmitButton>{admin_app_prove()}</SubmitButton>
    </ActionForm>
  )
}
