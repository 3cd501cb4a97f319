import { formatDay, jakartaClock, type MemberSession, type StaffSession } from '@pasok/contract'
import {
  sessions_api,
  sessions_began,
  sessions_current,
  sessions_end,
  sessions_moment,
  sessions_on,
  sessions_unknown,
  sessions_used,
} from '~words'
import { ActionForm, SubmitButton } from '../../kit/form/action-form.tsx'

type Session = MemberSession | StaffSession

/** The device of a session. */
const describeDevice = ({ program, system }: Session): string => {
  if (program !== undefined && system !== undefined) return sessions_on({ program, system })
  const known = program ?? system
  return known === undefined ? sessions_unknown() : known
}

const formatMoment = (iso: string): string =>
  sessions_moment({ day: formatDay(iso), ...jakartaClock(new Date(iso)) })

/** One place where somebody is logged in, and what ends it: a form with its `id`. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { id, began_at, used_at, is_current } = session
  const isProgram = 'kind' in session && session.kind === 'bearer'
  const device = describeDevice(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {device}
          {is_current && (
            <span className="ml-2 rounded-sm bg-surface px-2 py-0.5 text-[13px] whitespace-nowrap text-success">
              {sessions_current()}
            </span>
          )}
        </p>
        <p className="text-[13px] text-ink-soft">
          {!is_current && <>{sessions_used({ moment: formatMoment(used_at) })} </>}
          {sessions_began({ moment: formatMoment(began_at) })} {isProgram && sessions_api()}
        </p>
      </div>
      {!is_current && (
        <ActionForm id={`session-${id}`}>
          <input type="hidden" name="do" value="end-session" />
          <input type="hidden" name="id" value={id} />
          <SubmitButton className="button button-quiet min-h-11">
            {sessions_end()} <span className="sr-only">({device})</span>
          </SubmitButton>
        </ActionForm>
      )}
    </li>
  )
}
