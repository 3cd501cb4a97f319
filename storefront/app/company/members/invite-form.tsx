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
import { useLink } from '../../routing/use-link.ts'
import { control, describedBy, FieldFrame } from '../fields/field-frame.tsx'
import { roleChoices, roleNames } from '../../identity/role-choices.ts'
import type { Faults } from '../registration/take-step.ts'

interface Props {
  /** For how long the letter's link works. */
  readonly days: number
  readonly faults: Faults
  /** What stood in the form that was refused. */
  readonly email: string
}

/** Invites somebody to act for the company. */
export function InviteForm({ days, faults, email }: Props) {
  const link = useLink()
  return (
    <section aria-labelledby="invite" className="mt-10 max-w-2xl">
      <h2 id="invite" className="text-xl">
        {members_invite_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{members_invite_lead({ days })}</p>
      <form
        method="post"
        action={link('/account/members')}
        noValidate
        className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2"
      >
        <input type="hidden" name="do" value="invite" />
        <FieldFrame id="invite-email" label={login_email()} faults={faults['email']}>
          <input
            id="invite-email"
            type="email"
            name="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={email}
            aria-required
            aria-invalid={faults['email'] ? true : undefined}
            aria-describedby={describedBy('invite-email', undefined, faults['email'])}
            className={control(faults['email'])}
          />
        </FieldFrame>
        <fieldset className="sm:col-span-2">
          <legend className="font-semibold">{members_role()}</legend>
          {roleNames.map((role) => (
            <label key={role} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'buyer'}
                className="mt-0.5 size-5 shrink-0"
              />
              <span>
                {roleChoices[role][0]()} <span className="text-ink-soft">– {roleChoices[role][1]()}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <FieldFrame id="invite-language" label={members_language()} half>
          <select
            id="invite-language"
            name="language"
            defaultValue={getLocale()}
            className={control(undefined)}
          >
            <option value="en">{shell_language_en()}</option>
            <option value="id">{shell_language_id()}</option>
          </select>
        </FieldFrame>
        <div className="sm:col-span-2">
          <button type="submit" className="button min-h-11">
            {members_invite()}
          </button>
        </div>
      </form>
    </section>
  )
}
