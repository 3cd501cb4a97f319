import { identityStaff } from '@pasok/contract'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { SessionRow } from '@pasok/ui/records/identity/session-row.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { sessions_end_others, sessions_only, sessions_title } from '~words'
import { ask } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import type { AccountOutcome } from './account-page.tsx'

/** Where the one who is logged in is logged in. */
export const ownDevices = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await ask(identityStaff.listStaffSessions)).records,
})

/** The own devices; each other one can be logged out. */
export function OwnDevices({ outcome }: { readonly outcome: AccountOutcome | undefined }) {
  const { data: sessions, error } = useQuery(ownDevices)
  const refused = outcome?.form.startsWith('end-') ? outcome.refused : undefined
  return (
    <section>
      <h2 className="mb-2 text-xl">{sessions_title()}</h2>
      {error && <RefusalText error={error} />}
      <FormAlert result={refused} />
      {sessions && (
        <ul className="border-t border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <ActionForm id="sessions" className="mt-4">
          <input type="hidden" name="do" value="end-others" />
          <SubmitButton>{sessions_end_others()}</SubmitButton>
        </ActionForm>
      )}
      {sessions?.length === 1 && <p className="mt-4 text-ink-soft">{sessions_only()}</p>}
    </section>
  )
}
