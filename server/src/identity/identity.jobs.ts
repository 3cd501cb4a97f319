import { log, type Db } from '../platform/index.ts'
import { deleteEnded } from './session.store.ts'

const EVERY_MS = 60 * 60 * 1000

/** Takes sessions away that have ended, once an hour: nothing opens with them any more, and they name people. */
export const openSessionSweep = (
  db: Db,
  now: () => Date = () => new Date(),
): { sweep(): Promise<void>; close(): Promise<void> } => {
  let sweeping: Promise<void> | undefined
  const sweep = (): Promise<void> => {
    sweeping ??= deleteEnded(db, now())
      .then((ended) => void (ended > 0 && log.info({ sessions: ended }, 'took away what had ended')))
      .catch((err: unknown) => log.error({ err }, 'sessions that ended are still there'))
      .finally(() => (sweeping = undefined))
    return sweeping
  }
  const timer = setInterval(() => void sweep(), EVERY_MS)
  timer.unref()
  return {
    sweep,
    close: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
