import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { fairShares } from '../limits/fair-shares.ts'
import { currentParty } from '../limits/party.ts'
import { log } from '../log.ts'

/** Why a task brought nothing: too many wait, or it took more time or memory than it may. */
export type Overload = 'busy' | 'overrun'

type Work = (input: never) => Promise<unknown>

/** A function that a module exports for the workers: `Task<typeof it>`. */
export interface Task<Does extends Work> {
  /** The module's own URL, as `new URL('./its-file.ts', import.meta.url)` gives it. */
  readonly module: URL
  readonly name: string
  /** From the call of `run`, time in the queue included, unless the caller `waits`. */
  readonly deadlineMs: number
  /** Only there for the type. */
  readonly does?: Does
}

/** Threads for what would keep the event loop from answering. None runs before the first task. */
export interface Workers {
  /**
   * Does one task on copies of what it is given, in the turn of who asks (`currentParty`). 'busy' where no turn comes in
   * time, and at once where too many wait, unless the caller is one that comes one at a time and `waits`. What the task
   * throws is thrown here.
   */
  run<Does extends Work>(
    task: Task<Does>,
    input: Parameters<Does>[0],
    options?: { readonly waits: boolean },
  ): Promise<Awaited<ReturnType<Does>> | Overload>
  /** Ends every thread. What is under way or asked for later is 'busy'. */
  close(): Promise<void>
}

export interface WorkersOptions {
  readonly threads?: number
  /** Tasks that may wait for a thread: half of them of one company, a quarter of one person. */
  readonly queue?: number
  /** For each thread's own heap; what native code holds is bounded by the tasks' own limits. */
  readonly heapMb?: number
}

const IDLE_MS = 10_000
/** One core stays for the event loop where there are more than two: one thread is always left for others. */
const mostThreads = () => Math.min(4, Math.max(2, availableParallelism() - 1))
/** A part of something for one of those who share it. */
const computePart = (all: number, parts: number) => Math.max(1, Math.floor(all / parts))

/** Opens the workers; to be closed before the process means to end. */
export const openWorkers = (options: WorkersOptions = {}): Workers => {
  const { threads = mostThreads(), queue = 64, heapMb = 256 } = options
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  // A thread that dies takes its task's promise with it, which tells who asked.
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
