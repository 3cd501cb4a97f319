import { readFileSync } from 'node:fs'
import { openDatabase } from '@pasok/server'

/** Stops a PostgreSQL as a machine that hangs does: its connections stay open, and nothing is answered. */
export interface PausablePostgres {
  freeze(): void
  thaw(): void
}

/** For a server on this machine that the test has started; `url` is a superuser's. */
export const pausablePostgres = async (url: string): Promise<PausablePostgres> => {
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
      // First who begins the others. One that it is beginning comes still, so it is waited for.
      stop(postmaster.pid)
      while (!isStopped(postmaster.pid));
      // One that ends while the list is read may hide another: it is read until it names no new one.
      for (;;) {
        const running = listChildren(postmaster.pid).filter((pid) => !stopped.has(pid))
        if (!running.length) break
        running.forEach(stop)
      }
    },
    thaw: () => {
      for (const pid of stopped) send(pid, 'SIGCONT')
      stopped.clear()
    },
  }
}

/** Linux alone says it. */
const listChildren = (parent: number): number[] =>
  (readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').match(/\d+/g) ?? []).map(Number)

/** `T` behind the name in brackets: proc_pid_stat(5). */
const isStopped = (pid: number): boolean => /\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** One that has ended meanwhile needs no signal. */
const send = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
