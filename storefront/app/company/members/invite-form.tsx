import { LONGEST_EMAIL } from '@pasok/contract'
import {
  login_email,
  members_invite,
  members_invite_lead,
  members_invite_title,
  members_language,
  members_role,
  shell_language_en,
  shell_language_id,
} from '~words'
import { getLocale } from '~words/runtime.js'
import { roleChoices, roleNames } from '../../identity/role-choices.ts'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'

interface Props {
  /** For how long the e-mail's link works. */
  readonly days: number
  readonly result: FormResult | undefined
  /** What stood in the form that was refused. */
  readonly values: Values | undefined
}

/** Invites a new member of the company. */
export function InviteForm({ days, result, values }: Props) {
  const link = useLink()
  return (
    <section aria-labelledby="invite" className="mt-10 max-w-2xl">
      <h2 id="invite" className="text-xl">
        {members_invite_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{members_invite_lead({ days })}</p>
      <ActionForm
        id="invite"
        to={link('/account/members')}
        values={{ role: 'buyer', language: getLocale(), ...values }}
        result={result}
        className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2"
      >
        <input type="hidden" name="do" value="invite" />
        <TextField name="email" type="email" label={login_email()} maxLength={LONGEST_EMAIL} />
        <RadioField
          name="role"
          label={members_role()}
          choices={roleNames.map((role) => [
            role,
            <>
              {roleChoices[role][0]()} <span className="text-ink-soft">– {roleChoices[role][1]()}</span>
            </>,
          ])}
        />
        <SelectField
          name="language"
          label={members_language()}
          half
          choices={[
            ['en', shell_language_en(), 'en'],
            ['id', shell_language_id(), 'id'],
          ]}
        />
        <div className="sm:col-span-2">
          <SubmitButton>{members_invite()}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
