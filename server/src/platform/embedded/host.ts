import pg from 'pg'
import { LocalSocket } from './local-socket.ts'
import { startPglite } from './pglite.ts'
import type { Source } from './pglite.ts'
import { SharedSession } from './shared-session.ts'
import { message, READY } from './wire.ts'

export interface Host {
  readonly session: SharedSession
  /** What the session tells a client that connects. */
  readonly greeting: Buffer
  /** The words of `select version()`. */
  readonly version: string
  /** A stream for one `pg` client of this process. */
  stream(): LocalSocket
  close(): Promise<void>
}

/** The settings that libpq and `pg` expect to hear of at the start. */
const REPORTED = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
]

const AUTHENTICATED = message('R', 0)
const NOBODY_TO_CANCEL = message('K', 0, 0)

/** Runs the embedded database in this process. */
export const hostPglite = async (source: Source): Promise<Host> => {
  const pglite = await startPglite(source)
  const session = new SharedSession(pglite.execute)
  const plain = Buffer.concat([AUTHENTICATED, READY])
  const client = new pg.Client({ stream: () => new LocalSocket(session, plain) })
  await client.connect()
  const settings = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [REPORTED],
  )
  const versions = await client.query<{ version: string }>('select version()')
  await client.end()
  const reports = settings.rows.map(({ name, setting }) => message('S', name, setting))
  const greeting = Buffer.concat([AUTHENTICATED, ...reports, NOBODY_TO_CANCEL, READY])
  return {
    session,
    greeting,
    version: versions.rows[0]?.version ?? '',
    stream: () => new LocalSocket(session, greeting),
    close: pglite.close,
  }
}
