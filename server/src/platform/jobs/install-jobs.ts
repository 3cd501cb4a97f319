import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { log } from '../log.ts'

/** The job runner on its schema, which `installJobs` has created. */
export const jobRunnerOn = (
  { pool }: Pick<Database, 'pool'>,
  { work }: { readonly work: boolean },
): PgBoss => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    supervise: work,
    schedule: work,
  })
  boss.on('error', (reported: Reported) =>
    log.error({ err: toError(reported), queue: reported.queue }, 'the job runner failed'),
  )
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job runner warns'))
  return boss
}

/** For errors in its workers, the runner reports an object with the fields of the error. */
interface Reported {
  readonly message: string
  readonly stack?: string
  readonly code?: unknown
  readonly queue?: string
}

const toError = (reported: Reported): Error =>
  reported instanceof Error
    ? reported
    : Object.assign(new Error(reported.message), { code: reported.code, stack: reported.stack })

/**
 * Creates the job runner's schema, or migrates it to this version; does nothing if it is current. Concurrent calls
 * would leave a connection in a failed transaction, so the caller must use `runExclusively`.
 */
export const installJobs = async (database: Pick<Database, 'pool'>): Promise<void> => {
  const boss = jobRunnerOn(database, { work: false })
  await boss.start()
  await boss.stop({ graceful: false })
}
