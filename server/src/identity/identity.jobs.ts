import type { Db, Schedule } from '../platform/index.ts'
import { deleteEnded } from './sessions/session.store.ts'

interface Parts {
  readonly db: Db
}

/** The identity module's schedules, in Jakarta's time. */
export const identitySchedules = ({ db }: Parts, now: () => Date): readonly Schedule[] => [
  { queue: 'identity.delete-ended-sessions', cron: '5 * * * *', work: () => deleteEnded(db, now()) },
]
