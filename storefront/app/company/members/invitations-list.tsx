import { type Invitation, formatDay } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { members_ended, members_invited_title, members_renew, members_until, members_withdraw } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { roleChoices } from '../../identity/role-choices.ts'

/** An invitation as the page's loader read it. */
export type Invited = Invitation & { readonly hasEnded: boolean }

/** Open invitations. */
export function InvitationsList({ invitations }: { invitations: readonly Invited[] }) {
  const link = useLink()
  const withdrawal = (id: number) =>
    `${link('/account/members')}?${new URLSearchParams({ confirm: 'withdraw', id: String(id) })}`
  return (
    <section aria-labelledby="invited" className="mt-10">
      <h2 id="invited" className="text-xl">
        {members_invited_title()}
      </h2>
      <ul className="mt-4 border-t border-line">
        {invitations.map(({ id, email, role, ends_at, hasEnded }) => (
          <li
            key={id}
            className="grid gap-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{email}</p>
              <p className="text-[13px] text-ink-soft">
                {roleChoices[role][0]()} ·{' '}
                {hasEnded
                  ? members_ended({ date: formatDay(ends_at) })
                  : members_until({ date: formatDay(ends_at) })}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <ActionForm id={`invitation-${id}`} to={link('/account/members')}>
                <input type="hidden" name="do" value="renew" />
                <input type="hidden" name="id" value={id} />
                <SubmitButton className="button button-quiet min-h-11">
                  {members_renew()} <span className="sr-only">{email}</span>
                </SubmitButton>
              </ActionForm>
              <Link
                to={withdrawal(id)}
                className="inline-flex min-h-11 items-center text-danger md:px-2 underline"
              >
                {members_withdraw()} <span className="sr-only">{email}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
