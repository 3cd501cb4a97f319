import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { hostPglite } from './host.ts'
import type { Host } from './host.ts'
import { listen } from './listen.ts'
import { lockFolder, lockHolder } from './lock.ts'
import { findSocketFolder, SOCKET_NAME } from './socket-path.ts'
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
 * connects to its host and sees the same data until the host closes. Throws when the folder is held by a process
 * that does not answer, or was written by another major version of PostgreSQL.
 */
export const openFolder = async (path: string, patienceMs = PATIENCE_MS): Promise<Embedded> => {
  const folder = resolve(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const giveUpAt = Date.now() + patienceMs; ; await sleep(50)) {
    const release = lockFolder(folder)
    if (release) return hostFolder(folder, release)
    const socketFolder = findSocketFolder(folder)
    if (socketFolder && (await answers(socketFolder))) {
      return { connection: { host: socketFolder, port: 5432 }, close: async () => {} }
    }
    if (Date.now() > giveUpAt) {
      throw new Error(
        `${folder} is in use by process ${lockHolder(folder)}, which does not answer. Stop it first.`,
      )
    }
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

const answers = (socketFolder: string): Promise<boolean> =>
  new Promise((resolved) => {
    const socket = connect(join(socketFolder, SOCKET_NAME))
    socket.once('error', () => resolved(false))
    socket.once('connect', () => {
      socket.destroy()
      resolved(true)
    })
  })
