import { setTimeout as wait } from 'node:timers/promises'

/** Runs `work` and returns after at least this many milliseconds, so that the time reveals nothing. */
export const minimumDuration = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), wait(ms)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
