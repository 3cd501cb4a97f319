import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../../log.ts'
import { joinDataFolder, isRunning, makeData, startPostgres, stopPostgres } from './cluster.ts'
import { lockFolder, lockHolder, type Release } from './lock.ts'

/** How `pg` reaches an embedded PostgreSQL, and how this process lets go of it. */
export interface Embedded {
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

/** One process at a time starts or stops PostgreSQL. */
const TURN = 'turn'
/** Held together by all who use it. */
const USE = 'use'
/** Recovery after the machine fell over takes its time. */
const TIMEOUT_MS = 120_000
const MOST_TRIES = 10
const LOOK_MS = 500
/** In bytes: Linux holds 107 of a socket's path, macOS 103. */
const LONGEST_PATH = 103
const SOCKET = '.s.PGSQL.5432'

/**
 * Opens the PostgreSQL in this folder: starts it where it does not run, making it where there is none, and stops it when
 * the last process that has it open lets go. One that was left running by killed processes is used as it is; one that is
 * killed is started again by a process that has it open, within a second. Throws where it was written by an older Pasok or by
 * another major version of PostgreSQL, or does not start.
 */
export const openEmbedded = async (path: string): Promise<Embedded> => {
  const folder = resolve(path)
  refuseOld(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const socket = socketFolder(joinDataFolder(folder))
  const connection = { host: socket.path, user: 'postgres', database: 'postgres' }
  const start = () => withFolderLock(folder, () => run(folder, connection))
  let leave: Release
  try {
    leave = await withFolderLock(folder, async () => {
      const release = lockFolder(folder, USE, 'shared')
      if (!release) throw new Error(`${folder} is locked by a process that does not use it.`)
      try {
        await run(folder, connection)
      } catch (error) {
        release()
        throw error
      }
      return release
    })
  } catch (error) {
    socket.remove()
    throw error
  }
  const watch = keepRunning(folder, start)
  return {
    connection,
    close: async () => {
      await watch.stop()
      await withFolderLock(folder, async () => {
        leave()
        const last = lockFolder(folder, USE, 'alone')
        if (!last) return
        try {
          if (isRunning(folder)) await stopPostgres(folder)
        } finally {
          last()
        }
      })
      socket.remove()
    },
  }
}

/** Older versions kept a database of another kind in this folder's `pg`. */
const refuseOld = (folder: string): void => {
  if (!existsSync(join(folder, 'pg'))) return
  throw new Error(
    `${folder} was written by an older version of Pasok, and this one can't read it. Write the catalogue out with that ` +
      'version (npm run export), set VAR_DIR to another folder and import it there; or remove the folder where nothing in ' +
      'it is missed.',
  )
}

/** The data folder itself, where PostgreSQL listens, or a short link to it. */
const socketFolder = (data: string): { readonly path: string; remove(): void } => {
  if (Buffer.byteLength(join(data, SOCKET)) <= LONGEST_PATH) return { path: data, remove: () => {} }
  const made = mkdtempSync(join(tmpdir(), 'pasok-'))
  const path = join(made, 'data')
  symlinkSync(data, path)
  return { path, remove: () => rmSync(made, { recursive: true, force: true }) }
}

/** Runs work that one process at a time may do with the folder. */
const withFolderLock = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  for (const giveUpAt = Date.now() + TIMEOUT_MS; ; await sleep(20)) {
    const release = lockFolder(folder, TURN, 'alone')
    if (release)
      try {
        return await work()
      } finally {
        release()
      }
    if (Date.now() > giveUpAt)
      throw new Error(
        `${folder} is being opened by process ${lockHolder(folder, TURN)}, which does not come to an end.`,
      )
  }
}

/** PostgreSQL says that it is there, but not ready yet. */
const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03'

const state = async (connection: pg.ClientConfig): Promise<'ready' | 'starting' | 'absent'> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    return isStarting(error) ? 'starting' : 'absent'
  } finally {
    await client.end().catch(() => {})
  }
}

/** Has PostgreSQL run. What a killed one left behind, its processes among it, may be in the way for a moment. */
const run = async (folder: string, connection: pg.ClientConfig): Promise<void> => {
  await makeData(folder)
  let tries = 0
  for (const giveUpAt = Date.now() + TIMEOUT_MS; ; await sleep(200)) {
    const found = await state(connection)
    if (found === 'ready') return
    if (found === 'starting' && Date.now() < giveUpAt) continue
    try {
      await startPostgres(folder)
      return
    } catch (error) {
      if (++tries > MOST_TRIES) throw error
    }
  }
}

/** Starts PostgreSQL again where it has gone. */
const keepRunning = (folder: string, start: () => Promise<void>) => {
  let looking: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy || isRunning(folder)) return
    busy = true
    log.warn('PostgreSQL has gone, and is started again')
    looking = start()
      .catch((err: unknown) => log.error({ err }, 'PostgreSQL is lost'))
      .finally(() => (busy = false))
  }, LOOK_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}
