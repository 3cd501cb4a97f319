import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@pasok/server'

const TIMEOUT_MS = 300_000

/**
 * Waits until a shop has done what follows an import in the background, then has the tables swept, as it does by
 * itself within minutes: otherwise that happens while we measure. Throws after five minutes.
 */
export const untilCalm = async (url: string): Promise<void> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    const giveUpAt = performance.now() + TIMEOUT_MS
    const waiting = async () => {
      const { rows } = await pool.query<{ jobs: number }>(
        `select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()`,
      )
      return rows[0]?.jobs !== 0
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
