import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { fairShares } from '../limits/fair-shares.ts'
import { currentParty } from '../limits/party.ts'
import { log } from '../log.ts'

/** Why a task has no result: too many are waiting, or it exceeded its time or memory. */
export type Overload = 'busy' | 'overrun'

type Work = (input: never) => Promise<unknown>

/** A function that a module exports to worker threads: `Task<typeof it>`. */
export interface Task<Does extends Work> {
  /** The URL of its module: `new URL('./its-file.ts', import.meta.url)`. */
  readonly module: URL
  readonly name: string
  /** In milliseconds from the call of `run`, including time in the queue unless the caller `waits`. */
  readonly deadlineMs: number
  /** Only for type inference. */
  readonly does?: Does
}

/** Worker threads for tasks that would block the event loop. Threads start with the first task. */
export interface Workers {
  /**
   * Runs a task on copies of its input, in a turn of the current party (`currentParty`). Returns 'busy' if no turn
   * comes in time, or at once if too many are waiting, unless the caller runs one task at a time and `waits`. Rethrows
   * the task's error.
   */
  run<Does extends Work>(
    task: Task<Does>,
    input: Parameters<Does>[0],
    options?: { readonly waits: boolean },
  ): Promise<Awaited<ReturnType<Does>> | Overload>
  /** Ends all threads. Running and later tasks return 'busy'. */
  close(): Promise<void>
}

export interface WorkersOptions {
  readonly threads?: number
  /** The most waiting tasks: half of them for one company, a quarter for one person. */
  readonly queue?: number
  /** The heap limit of each thread; native memory is bounded by the tasks' own limits. */
  readonly heapMb?: number
}

const IDLE_MS = 10_000
/** Leaves one core to the event loop if there are more than two. One thread always stays free for other parties. */
const mostThreads = () => Math.min(4, Math.max(2, availableParallelism() - 1))
/** The share of one of several parties. */
const computePart = (all: number, parts: number) => Math.max(1, Math.floor(all / parts))

/** Opens the worker threads; close them before the process ends. */
export const openWorkers = (options: WorkersOptions = {}): Workers => {
  const { threads = mostThreads(), queue = 64, heapMb = 256 } = options
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  // If a thread dies, the promise of its task is rejected, which informs the caller.
  pool.on('error', (err: unknown) => log.warn({ err }, 'a worker died'))
  const shares = fairShares({
    most: threads,
    ofCompany: computePart(threads, 2),
    ofPerson: computePart(threads, 4),
  })
  const isFull = (): boolean => {
    const party = currentParty()
    const { all, ofCompany, ofPerson } = shares.waiting(party)
    if (all >= queue || ofCompany >= computePart(queue, 2)) return true
    return party.person !== undefined && ofPerson >= computePart(queue, 4)
  }
  const closing = new AbortController()

  return {
    run: async ({ module, name, deadlineMs }, input, { waits } = { waits: false }) => {
      const { signal: closed } = closing
      if (closed.aborted || (!waits && isFull())) return 'busy'
      const inTime = AbortSignal.timeout(deadlineMs)
      const end = await shares.turn(currentParty(), waits ? closed : AbortSignal.any([closed, inTime]))
      if (!end) return 'busy'
      try {
        if (closed.aborted) return 'busy'
        const signal = waits ? AbortSignal.timeout(deadlineMs) : inTime
        return await pool.run(input, { filename: module.href, name, signal })
      } catch (error) {
        if (closed.aborted) return 'busy'
        if (!isOverrun(error)) throw error
        log.warn({ task: name, deadlineMs }, 'a task went beyond its time or memory')
        return 'overrun'
      } finally {
        end()
      }
    },
    close: () => {
      closing.abort()
      return pool.destroy()
    },
  }
}

const isOverrun = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
