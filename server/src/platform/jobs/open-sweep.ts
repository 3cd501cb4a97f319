import { log } from '../log.ts'

/** What takes away, again and again, what is of no use any more. */
export interface Sweep {
  /** What it takes away, for the log. */
  readonly name: string
  readonly everyMs: number
  /** Answers how many it took away. */
  readonly work: () => Promise<number>
}

/** A start has enough to do, and who starts a shop and stops it again wants to see a sweep too. */
const FIRST_AFTER_MS = 60_000

/** Sweeps a minute after this and then every so often, one at a time, until it is closed. */
export const openSweep = (
  { name, everyMs, work }: Sweep,
  firstAfterMs = FIRST_AFTER_MS,
): { close(): Promise<void> } => {
  let sweeping: Promise<void> | undefined
  const sweep = (): void => {
    sweeping ??= work()
      .then((taken) => void (taken > 0 && log.info({ sweep: name, taken }, 'a sweep took away')))
      .catch((err: unknown) => log.error({ err, sweep: name }, 'a sweep failed'))
      .finally(() => (sweeping = undefined))
  }
  const first = setTimeout(sweep, firstAfterMs).unref()
  const timer = setInterval(sweep, everyMs).unref()
  return {
    close: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await sweeping
    },
  }
}
