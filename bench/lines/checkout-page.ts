import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line } from '../line.ts'
import { commitAlone, ROUNDS, measureTimes } from '../members/commit-alone.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { checkOut } from '../members/check-out.ts'
import { logIn } from '../members/log-in.ts'
import { startShop } from '../shop.ts'
import { median } from '../statistics.ts'

const LINES = 20
const TARGET_MS = 20

/** The page on which a buyer chooses delivery and address, beside a change of one row sent by `pg` alone. */
export const checkoutPage: Line = {
  name: 'Checkout',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'checkout')
      mkdirSync(own)
      const shop = await startShop(processes, own, postgres.url)
      const [email = ''] = await addBigCustomer(postgres.url, 1)
      await untilCalm(postgres.url)
      const cookie = await logIn(shop.origin, email, PASSWORD)
      const id = await checkOut(shop.origin, cookie, postgres.url, LINES)
      const page = `${shop.origin}/shop/checkout/${id}`
      const times = await measureTimes(async () => {
        const answer = await fetch(page, { headers: { cookie } })
        const text = await answer.text()
        if (answer.status !== 200 || !text.includes('Rp')) throw new Error(`${page}: ${answer.status}`)
      })
      const alone = await commitAlone(postgres.url)
      await shop.stop()
      return [
        {
          what: `The checkout page, ${LINES} lines: median`,
          target: `≤ ${TARGET_MS} ms`,
          figure: `${median(times).toFixed(1)} ms`,
          ratio: `× ${(median(times) / median(alone)).toFixed(1)}`,
          met: median(times) <= TARGET_MS,
          notes: [`${ROUNDS} pages over HTTP; pg alone: ${median(alone).toFixed(1)} ms a commit`],
          details: [],
        },
      ]
    } finally {
      await postgres.stop()
    }
  },
}
