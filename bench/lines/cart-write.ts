import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, cart } from '@pasok/contract'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import type { Line, Result } from '../line.ts'
import { commitAlone, ROUNDS, measureTimes } from '../members/commit-alone.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { orderableItems } from '../members/orderable-items.ts'
import { startShop } from '../shop.ts'
import { median } from '../statistics.ts'

const SIZES = [
  { lines: 20, targetMs: 5 },
  { lines: 500, targetMs: 8 },
] as const

/** One quantity changed in a buyer's cart as the storefront does it, beside a change of one row sent by `pg` alone. */
export const cartWrite: Line = {
  name: 'Cart',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'cart')
      mkdirSync(own)
      const shop = await startShop(processes, own, postgres.url)
      const emails = await addBigCustomer(postgres.url, SIZES.length)
      await untilCalm(postgres.url)
      const results: Result[] = []
      for (const [place, { lines, targetMs }] of SIZES.entries()) {
        const cookie = await logIn(shop.origin, emails[place] ?? '', PASSWORD)
        const ids = await orderableItems(postgres.url, lines)
        const write = writer(shop.origin, cookie)
        await write({ lines: ids.map((product_item_id) => ({ product_item_id, new_qty: 100_000 })) })
        const own = await measureTimes((n) =>
          write({ product_item_id: ids[n % ids.length], new_qty: 200_000 + (n % 2) * 100_000 + n * 1_000 }),
        )
        const alone = await commitAlone(postgres.url)
        results.push(buildResult(lines, targetMs, own, alone))
      }
      await shop.stop()
      return results
    } finally {
      await postgres.stop()
    }
  },
}

const buildResult = (
  lines: number,
  targetMs: number,
  own: readonly number[],
  alone: readonly number[],
): Result => ({
  what: `A cart write, ${lines} lines`,
  target: `≤ ${targetMs} ms`,
  figure: `${median(own).toFixed(1)} ms`,
  ratio: `× ${(median(own) / median(alone)).toFixed(1)}`,
  met: median(own) <= targetMs,
  notes: [
    `${ROUNDS} writes over HTTP, each another quantity; pg alone: ${median(alone).toFixed(1)} ms a commit`,
  ],
  details: [],
})

const writer = (origin: string, cookie: string) => async (change: object) => {
  const answer = await fetch(`${origin}/api${buildPath(cart.changeCart, { query: { answer: 'changes' } })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(change),
  })
  if (!answer.ok) throw new Error(`a cart write is answered with ${answer.status}`)
  await answer.arrayBuffer()
}
