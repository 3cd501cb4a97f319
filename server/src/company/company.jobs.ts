import type { Db, Schedule, Storage } from '../platform/index.ts'
import { endRegistrations } from './registration/confirm-registration.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
}

/** The company module's schedules, in Jakarta's time. */
export const companySchedules = ({ db, storage }: Parts, now: () => Date): readonly Schedule[] => [
  {
    queue: 'company.end-registrations',
    cron: '15 * * * *',
    work: () => endRegistrations({ db, storage }, now()),
  },
]
