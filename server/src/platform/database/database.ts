import { Kysely, PostgresDialect, type Insertable, type Selectable } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded/open-embedded.ts'
import { log } from '../log.ts'
import { isReadTimeout, preparing } from './prepared.ts'
import type { Tables } from './tables.generated.ts'
import { typeParsers } from './type-parsers.ts'
import { isUnreachable } from './unreachable.ts'

/** Any handle on the database, a transaction included. `npm run row-types` writes the types of its tables. */
export type Db = Kysely<Tables>

/** A table's row as it is read. */
export type Row<Table extends keyof Tables> = Readonly<Selectable<Tables[Table]>>

/** A row to be; what the table has a default for may be left out. */
export type NewRow<Table extends keyof Tables> = Readonly<Insertable<Tables[Table]>>

/** These fields of a record, and nothing else that it holds. */
export const pick = <Of, Field extends keyof Of>(record: Of, fields: readonly Field[]): Pick<Of, Field> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Of, Field>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  /** Waits for the queries under way, then lets go. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /**
   * 'web' (the default) gives up on a statement after two seconds, and after three on a server that says nothing at all;
   * 'batch' (import, migrate, jobs) never does.
   */
  readonly role?: 'web' | 'batch'
  /** 10 where nothing else is said. */
  readonly maxConnections?: number
}

const WEB_STATEMENT_LIMIT_MS = 2_000
/** Later than a server that works would have given up: one that stands still never answers. */
const WEB_ANSWER_LIMIT_MS = 3_000
const CONNECT_LIMIT_MS = 10_000
/**
 * Planning costs more than running what a page asks, and compiling far more: its statements are written to need one plan
 * for all values. What a page reads is in memory or on a disk without a head to move, where a row by its key costs little
 * more than the next one; PostgreSQL's own 4 has it read small tables whole, over and over.
 */
const PLANNING = '-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=1.1'

/**
 * Opens a database: `postgres://…` is a server; a path is a folder in which PostgreSQL runs for as long as somebody has
 * it open (see `openEmbedded`).
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
  // A connection that breaks fails its own query and is replaced. Unheard, its error would end the process: the
  // pool's while it is idle, the client's while it is held.
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
 * True of the error of a statement that ran into the web role's limit. The server says so by SQLSTATE 57014; where it
 * stands still, `pg` stops waiting; and where every connection is taken for too long, no statement begins at all.
 */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '57014') ||
    isReadTimeout(error) ||
    error.message === 'timeout exceeded when trying to connect')

/** True of the error of a query that the database did not answer, or not in time: it may be asked again later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isStatementTimeout(error) || isUnreachable(error)
