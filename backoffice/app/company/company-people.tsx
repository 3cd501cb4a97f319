import { customerStaff, formatDay, roles, type StaffCompany } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { phoneText } from '@pasok/ui/kit/phone-text.ts'
import {
  admin_email_not_confirmed,
  customer_last_login,
  customer_never_logged_in,
  customer_remove,
  customer_remove_title,
  customer_remove_what,
  form_busy,
  members_role_of,
  members_save,
} from '~words'
import { ConfirmButton } from '../resource/confirm-button.tsx'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { roleNames } from './role-names.ts'

const ofMember = ({ member_id = '' }: Readonly<Record<string, string>>) => ({ member_id })

/** Gives a member another role. */
export const roleForm: RecordForm = {
  route: customerStaff.setCompanyMemberRole,
  params: ofMember,
  send: (typed) => ({ body: { role: typed['role'] } }),
}
/** Removes a member. */
export const removeForm: RecordForm = {
  route: customerStaff.removeCompanyMember,
  params: ofMember,
  send: () => ({}),
}

interface Props {
  readonly company: StaffCompany
  readonly canEdit: boolean
  readonly outcome: RecordOutcome
}

/** The people of a company with their roles. */
export function CompanyPeople({ company: { members }, canEdit, outcome }: Props) {
  const refused = outcome && ['role', 'remove'].includes(outcome.typed['do'] ?? '') ? outcome : undefined
  return (
    <>
      <FormAlert result={refused?.refused} className="mb-3" />
      <ul className="divide-y divide-line border-y border-line">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-end justify-between gap-3 py-3">
            <div className="min-w-0">
              <strong className="block font-semibold">{member.name}</strong>
              {member.position}
              <a href={`mailto:${member.email}`} className="block w-fit break-all">
                {member.email}
              </a>
              {[member.mobile, member.phone]
                .filter((number) => number !== '')
                .map((number) => (
                  <a key={number} href={`tel:${number}`} className="block w-fit">
                    {phoneText(number)}
                  </a>
                ))}
              {!member.is_email_verified && (
                <span className="block text-danger">{admin_email_not_confirmed()}</span>
              )}
              <span className="block text-[13px] text-ink-soft">
                {member.last_login_at === undefined
                  ? customer_never_logged_in()
                  : customer_last_login({ day: formatDay(member.last_login_at) })}
              </span>
            </div>
            {canEdit ? (
              <div className="flex flex-wrap items-end gap-2">
                <ActionForm
                  id={`role-${member.id}`}
                  values={{ role: member.role }}
                  className="flex flex-wrap items-end gap-2"
                >
                  <input type="hidden" name="do" value="role" />
                  <input type="hidden" name="member_id" value={member.id} />
                  <SelectField
                    name="role"
                    label={members_role_of({ name: member.name })}
                    isLabelHidden
                    choices={roles.map((role) => [role, roleNames[role]()])}
                  />
                  <SubmitButton busy={form_busy()} className="button button-quiet min-h-11">
                    {members_save()}
                  </SubmitButton>
                </ActionForm>
                <ConfirmButton
                  name={customer_remove()}
                  title={customer_remove_title({ name: member.name })}
                  what={customer_remove_what()}
                  fields={{ do: 'remove', member_id: String(member.id) }}
                />
              </div>
            ) : (
              <span>{roleNames[member.role]()}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
