import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@pasok/server'

/** After the import of 100,000 items. */
const TIMEOUT_MS = 300_000

/**
 * Waits until a shop has done what follows an import in the background, then has the tables swept, as it does by
 * itself within minutes: otherwise that happens while we measure. Throws after `timeoutMs`.
 */
export const untilCalm = async (url: string, timeoutMs: number = TIMEOUT_MS): Promise<void> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    const giveUpAt = performance.now() + timeoutMs
    const waiting = async () => {
      const { rows } = await pool.query<{ waits: boolean }>(
        `select exists (select from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now())
          or exists (select from catalogue.tokens_pending) as waits`,
      )
      return rows[0]?.waits !== false
    }
    while (await waiting()) {
      if (performance.now() > giveUpAt) throw new Error('the jobs that follow an import are not done')
      await sleep(500)
    }
    await pool.query('vacuum (analyze)')
  } finally {
    await close()
  }
}
