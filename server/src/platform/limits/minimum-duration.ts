import { setTimeout as wait } from 'node:timers/promises'

/** Does some work and answers no sooner than after so many milliseconds: how long it took tells nothing of it. */
export const minimumDuration = async <T>(ms: number, work: () => Promise<T>): Promise<T> => {
  const [done] = await Promise.allSettled([work(), wait(ms)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
