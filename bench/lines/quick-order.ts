import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPath, quickOrder } from '@pasok/contract'
import { openDatabase } from '@pasok/server'
import { startPostgres } from '../../scripts/postgres.ts'
import { untilCalm } from '../api/calm.ts'
import { generateCatalogue } from '../catalogue-generator.ts'
import type { Line, Result } from '../line.ts'
import { addBigCustomer, PASSWORD } from '../members/big-customer.ts'
import { logIn } from '../members/log-in.ts'
import { importBeforehand, startShop } from '../shop.ts'
import { median } from '../statistics.ts'

const SIZE = { products: 12_000, items: 100_000 }
const ROWS = { exact: 4_000, altered: 500, words: 250, nothing: 250 }
const TARGET_MS = 3_000
const ROUNDS = 5
const number = (value: number): string => value.toLocaleString('en')

/** A buyer's list of 5,000 rows: which items it means, with the prices of a company that has a long price list. */
export const quickOrderLine: Line = {
  name: 'Quick order',
  measure: async ({ processes, folder }) => {
    const postgres = await startPostgres({ durable: true })
    try {
      const own = join(folder, 'quick-order')
      mkdirSync(own)
      const { file, mapping } = await generateCatalogue(join(own, 'catalogue'), SIZE)
      await importBeforehand(processes, own, [file, '--mapping', mapping], postgres.url)
      const shop = await startShop(processes, own, postgres.url)
      const [email = ''] = await addBigCustomer(postgres.url, 1)
      await untilCalm(postgres.url)
      const cookie = await logIn(shop.origin, email, PASSWORD)
      const result = await measureLists(shop.origin, cookie, await partNumbers(postgres.url))
      await shop.stop()
      return [result]
    } finally {
      await postgres.stop()
    }
  },
}

/** Sends the list several times and returns the median. */
const measureLists = async (origin: string, cookie: string, texts: readonly string[]): Promise<Result> => {
  const body = JSON.stringify({ rows: texts.map((part_number) => ({ part_number, quantity: '100' })) })
  const times: number[] = []
  const verdicts: Record<string, number> = {}
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now()
    const answer = await fetch(`${origin}/api${buildPath(quickOrder.matchRows, {})}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body,
    })
    if (!answer.ok) throw new Error(`a list is answered with ${answer.status}`)
    const { data } = (await answer.json()) as {
      data: { rows: { verdict: string }[]; is_incomplete?: true }
    }
    if (data.is_incomplete && round > 0) throw new Error('not all rows were searched for')
    // Once unmeasured: a shop that just started is not what buyers meet.
    if (round > 0) times.push(performance.now() - began)
    else for (const { verdict } of data.rows) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1
  }
  const counts = Object.entries(verdicts).map(([verdict, count]) => `${number(count)} ${verdict}`)
  return {
    what: `Quick order: ${number(texts.length)} rows on ${number(SIZE.items)} items`,
    target: `≤ ${TARGET_MS / 1000} s`,
    figure: `${(median(times) / 1000).toFixed(2)} s`,
    ratio: `× ${(median(times) / TARGET_MS).toFixed(2)}`,
    met: median(times) <= TARGET_MS,
    notes: [
      `${number(ROWS.exact)} part numbers, ${number(ROWS.altered)} altered (a wrong sign, two that changed places, the last ` +
        `missing, a brand in front, blanks for dashes), ${number(ROWS.words)} names of items, ${number(ROWS.nothing)} that ` +
        `nothing is called; answered: ${counts.join(', ')}`,
      `the ratio is to the target; ${times.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')}`,
    ],
    details: [],
  }
}

/** The list's rows: the same for the same catalogue. */
const partNumbers = async (url: string): Promise<string[]> => {
  const { pool, close } = await openDatabase(url, { role: 'batch' })
  try {
    const { rows: items } = await pool.query<{ sku: string; name: string }>(
      `select sku, case when id % 2 = 0 then name_en else name_id end as name from catalogue.item
      order by md5(id::text) limit ${ROWS.exact + ROWS.altered + ROWS.words}`,
    )
    const skus = items.map(({ sku }) => sku)
    return [
      ...skus.slice(0, ROWS.exact),
      ...skus.slice(ROWS.exact, ROWS.exact + ROWS.altered).map(alterSku),
      ...items.slice(ROWS.exact + ROWS.altered).map(({ name }) => name),
      ...Array.from({ length: ROWS.nothing }, (_, n) => inventPart(n)),
    ]
  } finally {
    await close()
  }
}

const alterations: readonly ((sku: string) => string)[] = [
  (sku) => sku.replace(/.(?=.{3}$)/, 'Q'),
  (sku) => sku.replace(/(.)(.)(?=.{2}$)/, '$2$1'),
  (sku) => sku.slice(0, -1),
  (sku) => `SKF ${sku}`,
  (sku) => sku.replaceAll('-', ' '),
]
const alterSku = (sku: string, n: number): string => alterations[n % alterations.length]?.(sku) ?? sku

/** Half of them look like part numbers. */
const inventPart = (n: number): string =>
  n % 2 === 0
    ? `QX${(n * 7919) % 1000}-${(n * 104_729) % 9973}ZW`
    : `blorf${letters(n)} wims${letters(n * 7)}el`
const letters = (n: number): string =>
  n.toString(26).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')
