import { readFileSync } from 'node:fs'
import { openDatabase } from '@pasok/server'

/** Stops a PostgreSQL as a machine that hangs does: its connections stay open, and nothing is answered. */
export interface Freezer {
  freeze(): void
  thaw(): void
}

/** For a server on this machine that the test has started; `url` is a superuser's. */
export const freezerOf = async (url: string): Promise<Freezer> => {
  const database = await openDatabase(url, { role: 'batch', maxConnections: 1 })
  const { rows } = await database.pool.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid",
  )
  await database.close()
  const [postmaster] = rows
  if (!postmaster) throw new Error('a server without a postmaster')
  const stopped = new Set<number>()
  const stop = (pid: number) => {
    send(pid, 'SIGSTOP')
    stopped.add(pid)
  }
  return {
    freeze: () => {
      // First who begins the others: no new one comes.
      stop(postmaster.pid)
      for (const pid of childrenOf(postmaster.pid)) stop(pid)
    },
    thaw: () => {
      for (const pid of stopped) send(pid, 'SIGCONT')
      stopped.clear()
    },
  }
}

/** Linux alone says it. */
const childrenOf = (parent: number): number[] =>
  (readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').match(/\d+/g) ?? []).map(Number)

/** One that has ended meanwhile needs no signal. */
const send = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
