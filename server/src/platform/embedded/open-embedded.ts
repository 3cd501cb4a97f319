import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hostPglite } from './host.ts'
import type { Host } from './host.ts'
import { listen } from './listen.ts'
import { lockFolder, lockHolder } from './lock.ts'
import { answers, HostSocket, untilHostIsGone } from './host-socket.ts'
import { log } from '../log.ts'
import { checkVersion, noteVersion } from './version.ts'

/** How `pg` reaches an embedded database, and how this process lets go of it. */
export interface Embedded {
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

/** A first start takes a few seconds, many on a busy machine; only then does the holder's socket answer. */
const PATIENCE_MS = 20_000

/** An embedded database in memory, gone when it is closed. */
export const openMemory = async (): Promise<Embedded> => {
  const host = await hostPglite({ folder: undefined })
  return { connection: { stream: host.stream }, close: host.close }
}

/**
 * The embedded database in this folder. The first process to open it hosts it; another one, or the same one again,
 * connects to its host and sees the same data. When the host closes, one of those who are left hosts it from then on:
 * what was under way fails, what is asked a moment later is answered. Throws when the folder is held by a process
 * that does not answer, or was written by another major version of PostgreSQL.
 */
export const openFolder = async (path: string, patienceMs = PATIENCE_MS): Promise<Embedded> => {
  const folder = resolve(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const giveUpAt = Date.now() + patienceMs; ; await sleep(50)) {
    const release = lockFolder(folder)
    if (release) return hostFolder(folder, release)
    if (await answers(folder)) return joinFolder(folder)
    if (Date.now() > giveUpAt) {
      throw new Error(
        `${folder} is in use by process ${lockHolder(folder)}, which does not answer. Stop it first.`,
      )
    }
  }
}

/** Asks whoever hosts the folder; hosts it once that one is gone and nobody else was quicker. */
const joinFolder = (folder: string): Embedded => {
  const left = new AbortController()
  let hosting: Embedded | undefined
  const follow = async () => {
    while (!left.signal.aborted && !hosting) {
      await untilHostIsGone(folder, left.signal)
      const release = left.signal.aborted ? undefined : lockFolder(folder)
      if (release) hosting = await hostFolder(folder, release)
      else await sleep(50, undefined, { ref: false, signal: left.signal }).catch(() => {})
    }
  }
  const following = follow().catch((err: unknown) => log.error({ err }, 'the embedded database is lost'))
  return {
    connection: { stream: () => new HostSocket(folder) },
    close: async () => {
      left.abort()
      await following
      await hosting?.close()
    },
  }
}

const hostFolder = async (folder: string, release: () => void): Promise<Embedded> => {
  try {
    checkVersion(folder)
    const host = await hostPglite({ folder: join(folder, 'pg') })
    const stopListening = await share(host, folder)
    const close = async () => {
      await stopListening()
      await host.close()
      release()
    }
    return { connection: { stream: host.stream }, close }
  } catch (error) {
    release()
    throw error
  }
}

const share = async (host: Host, folder: string): Promise<() => Promise<void>> => {
  try {
    noteVersion(folder, host.version)
    return await listen(host, folder)
  } catch (error) {
    await host.close()
    throw error
  }
}
