import { search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { renewListing } from '../catalogue/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { onDatabase } from '../testing/index.ts'
import { renewTokens } from './specification/renew-tokens.ts'

/** 2,020 washers: the 20 least popular are of a category and a brand of their own. */
const fill = async (db: Db): Promise<void> => {
  await sql`insert into catalogue.category (id, parent_id, path, name_en, name_id, slug_en, slug_id) values
    (1, null, '/1/', 'Plain', 'Polos', 'plain', 'polos'), (2, null, '/2/', 'Spring', 'Pegas', 'spring', 'pegas'),
    (3, null, '/3/', 'Empty', 'Kosong', 'empty', 'kosong')`.execute(db)
  await sql`insert into catalogue.brand (id, name, slug) values (1, 'Kuatmor', 'kuatmor'), (2, 'Zeta', 'zeta')`.execute(
    db,
  )
  await sql`insert into catalogue.product (id, code, name_en, name_id, brand_id, category_id, popularity)
    select n, 'P-' || n, 'Washer', 'Ring', o.id, o.id, 3000 - n
    from generate_series(1, 2020) n, lateral (select case when n > 2000 then 2 else 1 end as id) o`.execute(
    db,
  )
  await sql`insert into catalogue.item (id, product_id, sku, name_en, name_id)
    select 10000 + n, n, 'W' || n, 'Washer', 'Ring' from generate_series(1, 2020) n`.execute(db)
  await renewListing(
    db,
    Array.from({ length: 2_020 }, (_, n) => n + 1),
  )
  await renewTokens(db)
  await sql`analyze`.execute(db)
}

onDatabase('a search that fits more than 2,000 products', (open) => {
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    await fill(database.db)
    api = openApi(database)
  }, 120_000)

  const list = async (query: Record<string, string>) => {
    const answer = await api.ask(search.listProducts, { query: { keyword: 'washer', ...query } })
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    const { total, more, filters } = answer.body.data
    const brands = filters.find(({ slug }) => slug === 'brand')?.items.map(({ name, count }) => [name, count])
    return { total, more, brands }
  }

  it('finds the most popular, and says that there are more', async () => {
    expect(await list({})).toMatchObject({ total: 2_000, more: true })
  })

  it('finds the least popular in their category, with all of its brands', async () => {
    const all = { total: 20, more: undefined }
    expect(await list({ category_id: '2' })).toMatchObject({ ...all, brands: [['Zeta', 20]] })
    expect(await list({ category_id: '2', filter_brand: 'Zeta_2' })).toMatchObject(all)
    expect((await list({ category_id: '2', filter_brand: 'Kuatmor_1' })).total).toBe(0)
  })

  it('offers every brand beside the one that is chosen', async () => {
    const { brands } = await list({})
    expect((await list({ filter_brand: 'Kuatmor_1' })).brands).toEqual(brands)
  })

  it('finds none where the category has none', async () => {
    expect((await list({ category_id: '3' })).total).toBe(0)
  })
})
