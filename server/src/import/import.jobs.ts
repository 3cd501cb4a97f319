import { jakartaDay } from '@pasok/contract'
import type { Db, Schedule } from '../platform/index.ts'
import { endCertificates } from './write/end-certificates.store.ts'

interface Parts {
  readonly db: Db
}

/** The import's schedules, in Jakarta's time. */
export const importSchedules = ({ db }: Parts, now: () => Date): readonly Schedule[] => [
  {
    // Ten times, as the day of list prices turns: `now` may be some minutes behind the clock that says when.
    queue: 'import.end-certificates',
    cron: '0-9 0 * * *',
    work: () => endCertificates(db, jakartaDay(now())),
  },
]
