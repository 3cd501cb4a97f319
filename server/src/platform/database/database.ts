import { Kysely, PostgresDialect, type Insertable, type Selectable } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded/open-embedded.ts'
import { log } from '../log.ts'
import { isReadTimeout, preparing } from './prepared.ts'
import type { Tables } from './tables.generated.ts'
import { typeParsers } from './type-parsers.ts'
import { isUnreachable } from './unreachable.ts'

/** Any database handle, including a transaction. `npm run row-types` generates the types of its tables. */
export type Db = Kysely<Tables>

/** A row of a table as it is read. */
export type Row<Table extends keyof Tables> = Readonly<Selectable<Tables[Table]>>

/** A row to insert; columns with a default are optional. */
export type NewRow<Table extends keyof Tables> = Readonly<Insertable<Tables[Table]>>

/** Only these fields of a record. */
export const pick = <Of, Field extends keyof Of>(record: Of, fields: readonly Field[]): Pick<Of, Field> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Of, Field>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Waits for running queries, then closes the pool. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /**
   * 'web' (the default) cancels a statement after two seconds, and stops waiting for a silent server after three;
   * 'batch' (import, migrate, jobs) never does.
   */
  readonly role?: 'web' | 'batch'
  /** 10 by default. */
  readonly maxConnections?: number
}

const WEB_STATEMENT_LIMIT_MS = 2_000
/** Longer than the statement timeout of a working server; a server that hangs never answers. */
const WEB_ANSWER_LIMIT_MS = 3_000
const CONNECT_LIMIT_MS = 10_000
/**
 * Planning costs more than executing a page's statements, and JIT compilation far more: they are written so that one
 * generic plan fits all values. Pages read from memory or SSDs, where random access costs little more than sequential
 * access; PostgreSQL's default of 4 leads to repeated scans of small tables.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1'

/**
 * Opens a database. `postgres://…` is a server; a path is a folder in which PostgreSQL runs while any process has it
 * open (see `openEmbedded`).
 */
export const openDatabase = async (url: string, options: DatabaseOptions = {}): Promise<Database> => {
  const { role = 'web', maxConnections = 10 } = options
  const embedded = isServer(url) ? undefined : await openEmbedded(url)
  const limit = role === 'web' ? WEB_STATEMENT_LIMIT_MS : undefined
  const pool = new pg.Pool({
    ...(embedded?.connection ?? { connectionString: url }),
    connectionTimeoutMillis: limit ?? CONNECT_LIMIT_MS,
    ...(limit && { options: PLANNING, statement_timeout: limit, query_timeout: WEB_ANSWER_LIMIT_MS }),
    max: maxConnections,
    types: typeParsers(),
  })
  // A broken connection fails its own query and is replaced. Without a listener its error would end the process: the
  // pool's while it is idle, the client's while it is in use.
  pool.on('error', (err) => log.warn({ err }, 'a database connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: role === 'web' ? preparing(pool) : pool }),
  })
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    await embedded?.close()
  }
  return { db, pool, close }
}

const isServer = (url: string): boolean => /^postgres(ql)?:\/\//.test(url)

/**
 * Whether a statement exceeded the web role's limit: the server reports SQLSTATE 57014; if it hangs, `pg` stops
 * waiting; if no connection becomes free, the statement does not start.
 */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') ||
    isReadTimeout(error) ||
    error.message === 'timeout exceeded when trying to connect')

/** Whether the database did not answer a query, or not in time, so that a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isStatementTimeout(error) || isUnreachable(error)
