import type { StaffMember } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { Refused } from '@pasok/ui/records/send-form.ts'
import {
  admin_app,
  admin_app_again,
  admin_app_begin,
  admin_app_code,
  admin_app_is_set,
  admin_app_needed,
  admin_app_prove,
  admin_app_scan,
  admin_app_secret,
  admin_password,
  admin_recovery,
  admin_recovery_left,
  admin_recovery_once,
  admin_recovery_renew,
  admin_recovery_renew_what,
  admin_recovery_what,
} from '~words'
import type { AccountOutcome } from './account-page.tsx'
import { QrCode } from './qr-code.tsx'

/** A secret for an app that was made but not proven yet. */
export interface NewApp {
  readonly secret: string
  readonly uri: string
}

interface Props {
  readonly staff: StaffMember
  readonly outcome: AccountOutcome | undefined
}

/** The own app that shows codes, and the recovery codes that stand in for it. */
export function OwnApp({ staff, outcome }: Props) {
  const refusedIn = (form: string) => (outcome?.form === form ? outcome.refused : undefined)
  return (
    <section>
      <h2 className="mb-2 text-xl">{admin_app()}</h2>
      {staff.needs_totp && <p className="mb-3 font-semibold">{admin_app_needed()}</p>}
      {staff.has_totp && !outcome?.app && <p className="mb-3">{admin_app_is_set()}</p>}
      {outcome?.app ? (
        <ProveApp made={outcome.app} refused={outcome.refused} />
      ) : (
        <PasswordForm
          what="begin-app"
          refused={refusedIn('begin-app')}
          button={staff.has_totp ? admin_app_again() : admin_app_begin()}
        />
      )}
      {staff.has_totp && !outcome?.app && (
        <section className="mt-6">
          <h3 className="mb-2 text-lg">{admin_recovery()}</h3>
          <p className="mb-3">{admin_recovery_what()}</p>
          {outcome?.codes ? (
            <NewCodes codes={outcome.codes} />
          ) : (
            <p className="mb-3 font-semibold">
              {admin_recovery_left({ count: decimal(staff.recovery_codes) })}
            </p>
          )}
          <PasswordForm
            what="renew-codes"
            refused={refusedIn('renew-codes')}
            button={admin_recovery_renew()}
            hint={admin_recovery_renew_what()}
          />
        </section>
      )}
    </section>
  )
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div role="status" className="mb-4 rounded-md border border-line p-4">
      <p className="mb-3 font-semibold">{admin_recovery_once()}</p>
      <ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  )
}

interface PasswordFormProps {
  readonly what: 'begin-app' | 'renew-codes'
  readonly refused: Refused | undefined
  readonly button: string
  readonly hint?: string
}

/** Asks for the password before something is made that a login needs. */
function PasswordForm({ what, refused, button, hint }: PasswordFormProps) {
  return (
    <ActionForm id={what} result={refused} className="grid gap-4">
      <input type="hidden" name="do" value={what} />
      <FormAlert result={refused} />
      <PasswordField
        name="password"
        label={admin_password()}
        autoComplete="current-password"
        {...(hint !== undefined && { hint })}
      />
      <SubmitButton>{button}</SubmitButton>
    </ActionForm>
  )
}

function ProveApp({ made, refused }: { readonly made: NewApp; readonly refused: Refused | undefined }) {
  return (
    <ActionForm id="code" result={refused} className="grid gap-4">
      <p>{admin_app_scan()}</p>
      <QrCode text={made.uri} label={admin_app_scan()} />
      <p>
        {admin_app_secret()} <code className="break-all">{made.secret}</code>
      </p>
      <input type="hidden" name="do" value="prove-app" />
      <input type="hidden" name="secret" value={made.secret} />
      <input type="hidden" name="uri" value={made.uri} />
      <FormAlert result={refused} />
      <TextField name="code" label={admin_app_code()} isNumeric maxLength={10} autoComplete="one-time-code" />
      <SubmitButton>{admin_app_prove()}</SubmitButton>
    </ActionForm>
  )
}
