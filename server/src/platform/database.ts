import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { noteLocks } from './alone.ts'
import { openFolder, openMemory } from './embedded/open-embedded.ts'
import type { Embedded } from './embedded/open-embedded.ts'
import { log } from './log.ts'
import { preparing } from './prepared.ts'
import { typeParsers } from './type-parsers.ts'

/** Any handle on the database, a transaction included. A room narrows it with `db.withTables<ItsTables>()`. */
export type Db = Kysely<unknown>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  readonly kind: 'embedded' | 'postgres'
  /** Waits for the queries under way, then lets go. An embedded database closes for its other processes too. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** 'web' (the default) gives up on a statement after two seconds, 'batch' (import, migrate, jobs) never does. */
  readonly role?: 'web' | 'batch'
  /** 10 on a server. An embedded database has one session whatever the number, and 4 clients that take turns. */
  readonly maxConnections?: number
}

const WEB_STATEMENT_LIMIT_MS = 2_000
const CONNECT_LIMIT_MS = 10_000
/**
 * Planning costs more than running what a page asks, and compiling far more: its statements are written to need one plan
 * for all values. What a page reads is in memory or on a disk without a head to move, where a row by its key costs little
 * more than the next one; PostgreSQL's own 4 has it read small tables whole, over and over.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1'

/**
 * Opens a database: `postgres://…` is a server; a path is a folder that holds an embedded one, shared with the
 * other processes that open it; `memory:` is an embedded one that nothing is kept of. The embedded session is
 * shared by all its clients, so it takes no SET, no temporary table and no advisory lock beyond a transaction's: `alone`
 * has one that lasts. A statement's name means the same text for all of them.
 */
export const openDatabase = async (url: string, options: DatabaseOptions = {}): Promise<Database> => {
  const { role = 'web' } = options
  const embedded = await openEmbedded(url)
  const limit = role === 'web' ? WEB_STATEMENT_LIMIT_MS : undefined
  const pool = new pg.Pool({
    ...(embedded
      ? { ...embedded.connection, ...(limit && { query_timeout: limit }) }
      : {
          connectionString: url,
          ...(limit && { options: PLANNING }),
          connectionTimeoutMillis: limit ?? CONNECT_LIMIT_MS,
          ...(limit && { statement_timeout: limit }),
        }),
    max: options.maxConnections ?? (embedded ? 4 : 10),
    types: typeParsers(),
  })
  // A connection that breaks fails its own query and is replaced. Unheard, its error would end the process: the
  // pool's while it is idle, the client's while it is held.
  pool.on('error', (err) => log.warn({ err }, 'a database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: role === 'web' ? preparing(pool) : pool }),
  })
  if (embedded) noteLocks(db, url)
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    await embedded?.close()
  }
  return { db, pool, kind: embedded ? 'embedded' : 'postgres', close }
}

const openEmbedded = async (url: string): Promise<Embedded | undefined> => {
  if (/^postgres(ql)?:\/\//.test(url)) return undefined
  return url === 'memory:' ? openMemory() : openFolder(url)
}

/**
 * True of the error of a statement that ran into the web role's limit. A server says so by SQLSTATE 57014; on the
 * embedded database `pg` stops waiting, for the statement or for its turn on the session; and where every connection is
 * taken for too long, no statement begins at all.
 */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') ||
    error.message === 'Query read timeout' ||
    error.message === 'timeout exceeded when trying to connect')
