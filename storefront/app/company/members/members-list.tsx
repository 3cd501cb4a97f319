import { type Member, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  members_leave,
  members_only_owner,
  members_remove,
  members_role_of,
  members_save,
  members_since,
  members_you,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { roleChoices, roleNames } from '../../identity/role-choices.ts'

/** Who acts for the company; for owners with what they may change. */
export function MembersList({ members, isOwner }: { members: readonly Member[]; isOwner: boolean }) {
  const owners = members.filter(({ role }) => role === 'owner')
  return (
    <ul className="mt-4 border-t border-line">
      {members.map((member) => (
        <li
          key={member.id}
          className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6"
        >
          <div className="min-w-0">
            <p className="font-semibold break-words">
              {member.name}
              {member.is_self && <span className="font-normal text-ink-soft"> ({members_you()})</span>}
            </p>
            <p className="break-words">{member.email}</p>
            <p className="text-[13px] text-ink-soft">
              {member.position !== '' && `${member.position} · `}
              {members_since({ date: formatDay(member.since) })}
            </p>
            {isOwner && member.is_self && owners.length === 1 && (
              <p className="mt-1 text-[13px] text-ink-soft">{members_only_owner()}</p>
            )}
          </div>
          {isOwner && !(member.is_self && owners.length === 1) ? (
            <MemberControls member={member} />
          ) : (
            <p className="md:min-w-32">{roleChoices[member.role][0]()}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

function MemberControls({ member: { id, name, role, is_self } }: { member: Member }) {
  const link = useLink()
  const removal = `${link('/account/members')}?${new URLSearchParams({ confirm: 'remove', id: String(id) })}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ActionForm
        // What is stored now may be another role than what was chosen.
        key={role}
        id={`member-${id}`}
        to={link('/account/members')}
        values={{ role }}
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="do" value="role" />
        <input type="hidden" name="id" value={id} />
        <div className="w-40">
          <SelectField
            name="role"
            label={members_role_of({ name })}
            isLabelHidden
            choices={roleNames.map((one) => [one, roleChoices[one][0]()])}
          />
        </div>
        <SubmitButton className="button button-quiet min-h-11">
          {members_save()} <span className="sr-only">{name}</span>
        </SubmitButton>
      </ActionForm>
      <Link to={removal} className="inline-flex min-h-11 items-center text-danger md:px-2 underline">
        {is_self ? members_leave() : members_remove()} <span className="sr-only">{name}</span>
      </Link>
    </div>
  )
}
