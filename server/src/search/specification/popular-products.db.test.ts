import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { renewListing } from '../../catalogue/index.ts'
import type { Db } from '../../platform/index.ts'
import { onDatabase } from '../../testing/index.ts'
import { findByTokens, MOST_FOUND } from './find.store.ts'
import { findPopularTokens } from './tokens.store.ts'

const PRODUCTS = 17_000

/** Every product has token 1, every second one 2, every tenth 3, the least popular half 4; popularities repeat. */
const fill = async (db: Db): Promise<void> => {
  await sql`insert into catalogue.product (id, code, name_en, name_id, popularity)
    select n, 'P-' || n, 'Part', 'Suku', (n * 7919) % 500 from generate_series(1, ${PRODUCTS}::int) n`.execute(
    db,
  )
  await sql`insert into catalogue.item (product_id, sku, name_en, name_id)
    select n, 'SUKU-' || n, 'Part', 'Suku' from generate_series(1, ${PRODUCTS}::int) n`.execute(db)
  await renewListing(
    db,
    Array.from({ length: PRODUCTS }, (_, n) => n + 1),
  )
  await sql`insert into catalogue.product_tokens (product_id, popularity, tokens)
    select id, popularity, array[1] || case when id % 2 = 0 then array[2] else '{}' end
      || case when id % 10 = 0 then array[3] else '{}' end || case when popularity < 250 then array[4] else '{}' end
      || catalogue.popularity_token(popularity)
    from catalogue.product order by id desc`.execute(db)
}

onDatabase('a search that very many products fit', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
    await fill(db)
  }, 120_000)

  const find = (tokens: readonly number[], popular: readonly number[] = []) =>
    findByTokens(
      db,
      tokens.map((id) => ({ ids: [id], byScore: [{ score: 3, ids: [id] }] })),
      { named: [], heads: [], together: [] },
      'products',
      undefined,
      popular,
    )

  it('finds the same among the popular products as among all', async () => {
    const popular = await findPopularTokens(db, MOST_FOUND)
    for (const tokens of [[1], [2], [3], [4], [1, 2], [2, 3], [2, 4]]) {
      const all = await find(tokens)
      expect(all.length).toBeGreaterThan(500)
      expect(await find(tokens, popular)).toEqual(all)
    }
    expect(await find([1], popular)).toHaveLength(MOST_FOUND + 1)
  })

  it('calls the most popular eighth of the products popular, and at least as many as one search takes', async () => {
    const popular = await findPopularTokens(db, MOST_FOUND)
    const { rows } = await sql<{ products: number; least: number; beyond: number }>`
      select count(*)::int as products, min(popularity) as least,
        (select max(popularity) from catalogue.product_tokens where not tokens && ${popular}::int[]) as beyond
      from catalogue.product_tokens where tokens && ${popular}::int[]`.execute(db)
    const [{ products, least, beyond } = { products: 0, least: 0, beyond: 0 }] = rows
    expect(products).toBeGreaterThanOrEqual(Math.floor(PRODUCTS / 8))
    expect(products).toBeLessThan(PRODUCTS / 5)
    expect(beyond).toBeLessThan(least)
  })

  it('reads a small catalogue whole', async () => {
    expect(await findPopularTokens(db, PRODUCTS)).toEqual([])
  })
})
