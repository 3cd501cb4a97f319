import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it, vi } from 'vitest'
import type { MemberScope } from '../kernel/index.ts'
import type { Database, Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { addCompany, fillPriced, makeScope } from '../testing/priced-catalogue.ts'
import { findPricesById, pricesOfItems, renewPriceStatistics, setCompanyRules } from './index.ts'

const DAY = '2026-11-22'
const pricesOfProducts = async (db: Db, scope: MemberScope, productIds: readonly number[]) =>
  (await findPricesById(db, scope, { productIds, itemIds: [] }, DAY)).products
const PRODUCTS = 4_000
const shown = Array.from({ length: 20 }, (_, i) => 50 + i * 90)

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}
const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]

onDatabase('the prices of 20 products of many', (open) => {
  let database: Database
  let company: MemberScope
  beforeAll(async () => {
    database = await open({ maxConnections: 1 })
    const { db } = database
    await fillPriced(db, PRODUCTS)
    for (const name of ['PT Satu', 'PT Dua']) company = makeScope(await addCompany(db, name))
    await setCompanyRules(db, company.companyId, [
      ...Array.from({ length: 4_000 }, (_, i) => ({ item_id: 8 + i * 4, price: 5_000 + i })),
      ...Array.from({ length: 30 }, (_, i) => ({ category_id: 1 + i, discount_bp: 500 + i })),
      ...Array.from({ length: 20 }, (_, i) => ({ brand_id: 1 + i, discount_bp: 300 + i })),
    ])
    await renewPriceStatistics(db)
  }, 120_000)

  /** Every node of the plans of the statements that `ask` makes, as the shop has them planned: once for all values. */
  const explainStatements = async (ask: () => Promise<unknown>): Promise<Plan[]> => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await ask()
    const queries = query.mock.calls.map((call: readonly unknown[]) => call as [string, unknown[]])
    query.mockRestore()
    expect(queries.length).toBeGreaterThan(0)
    const { pool } = database
    await pool.query('set plan_cache_mode = force_generic_plan')
    const nodes: Plan[] = []
    for (const [text, values] of queries) {
      const literals = values.map((value) =>
        Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`,
      )
      await pool.query('deallocate all')
      await pool.query(`prepare recorded as ${text}`)
      const { rows } = await pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
        `explain (analyze, format json) execute recorded(${literals.join()})`,
      )
      nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => listNodes(plan))))
    }
    return nodes
  }

  /** The tables that a plan reads whole, those it reads at all, and the most rows that one of its nodes goes through. */
  const readBy = (nodes: readonly Plan[]) => {
    const listTables = (of: readonly Plan[]) => new Set(of.flatMap((node) => node['Relation Name'] ?? []))
    const rows = nodes.map(
      (node) =>
        ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1),
    )
    return {
      tables: listTables(nodes),
      whole: listTables(nodes.filter((node) => node['Node Type'] === 'Seq Scan')),
      most: Math.max(...rows),
    }
  }
  const read = new Set([
    'base_price',
    'item',
    'listing',
    'price_list',
    'price_list_company',
    'price_rule',
    'product',
    'special_offer',
  ])
  /** Few rows stand in these here, so they may be read whole. */
  const isSmall = (table: string) => table.endsWith('_break') || table.startsWith('price_list')

  it('are found without reading any table whole', async () => {
    const { tables, whole, most } = readBy(
      await explainStatements(() => pricesOfProducts(database.db, company, shown)),
    )
    expect(tables).toEqual(read)
    expect([...whole].filter((table) => !isSmall(table))).toEqual([])
    // 160 items, and 50 rules once for each of 20 products.
    expect(most).toBeLessThanOrEqual(1_100)
  })

  it('and those of 20 items, too', async () => {
    const items = shown.map((product) => product * 8 + 3)
    const { tables, whole, most } = readBy(
      await explainStatements(() => pricesOfItems(database.db, company, items, DAY)),
    )
    expect(tables).toEqual(new Set([...read, 'base_break', 'rule_break']))
    expect([...whole].filter((table) => !isSmall(table))).toEqual([])
    expect(most).toBeLessThanOrEqual(1_100)
  })

  it('are all found', async () => {
    expect((await pricesOfProducts(database.db, company, shown)).size).toBe(20)
    const { rows } = await sql<{
      rules: number
    }>`select count(*)::int as rules from pricing.price_rule`.execute(database.db)
    expect(rows).toEqual([{ rules: 4_050 }])
  })
})
