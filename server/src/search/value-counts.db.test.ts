import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { renewListing, renewValueCounts } from '../catalogue/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { randomItems, randomMapping, toTableRows } from '../testing/random-catalogue.ts'
import { findValueCounts } from './listing/value-count.store.ts'

const items = randomItems(40)
const rows = toTableRows(items)
const codes = [...new Set(items.map(({ product }) => product))]
const categories = ['Fasteners', 'Fasteners > Bolts', 'Fasteners > Bolts > Hex bolts', 'Valves', '']

/** A change of the catalogue. */
type Change =
  | { readonly kind: 'values'; readonly product: string; readonly thread: string; readonly length: number }
  | { readonly kind: 'move'; readonly product: string; readonly category: string }
  | { readonly kind: 'price' | 'stock'; readonly product: string }
  | { readonly kind: 'retire'; readonly keep: number }
  | { readonly kind: 'hide' | 'delete'; readonly product: string }
  | { readonly kind: 'many_sizes'; readonly category: string }
  | { readonly kind: 'job' }

const product = fc.constantFrom(...codes)
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('values' as const),
    product,
    thread: fc.constantFrom('M3', 'M99', '-'),
    length: fc.integer({ min: -5, max: 400 }),
  }),
  fc.record({ kind: fc.constant('move' as const), product, category: fc.constantFrom(...categories) }),
  fc.record({ kind: fc.constantFrom('price' as const, 'stock' as const), product }),
  fc.record({ kind: fc.constant('retire' as const), keep: fc.integer({ min: 5, max: 40 }) }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'delete' as const), product }),
  fc.record({ kind: fc.constant('many_sizes' as const), category: fc.constantFrom(...categories) }),
  fc.constant({ kind: 'job' as const }),
)

onDatabase('stored counts of values', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await emptyCatalogue(db)
    await importText(db, rows, { mapping: randomMapping })
  })

  const findId = async (code: string): Promise<number> =>
    (await sql<{ id: number }>`select id from catalogue.product where code = ${code}`.execute(db)).rows[0]
      ?.id ?? 0

  const apply = async (change: Change): Promise<void> => {
    const load = async (changed: readonly Cells[]) => {
      const { problems } = await importText(db, changed, { mapping: randomMapping })
      expect(problems).toEqual([])
    }
    const ofProduct = (code: string) => rows.filter((row) => row['product'] === code)
    switch (change.kind) {
      case 'values':
        return load(
          ofProduct(change.product)
            .slice(0, 2)
            .map((row) => ({ ...row, thread: change.thread, length: String(change.length) })),
        )
      case 'move':
        return load(ofProduct(change.product).map((row) => ({ ...row, category_en: change.category || '-' })))
      case 'price':
        return load(ofProduct(change.product).map((row) => ({ ...row, price: '1500' })))
      case 'stock':
        return load(ofProduct(change.product).map((row) => ({ ...row, on_hand: '7' })))
      case 'retire': {
        const kept = rows.filter((row) => codes.indexOf(row['product'] ?? '') < change.keep)
        await importText(db, kept, { mapping: randomMapping, missing: 'retire_surely' })
        return
      }
      // As staff and jobs do, without a publication.
      case 'hide': {
        const id = await findId(change.product)
        await inTransaction(db, async (tx) => {
          await sql`update catalogue.item set active = false where product_id = ${id} and position = 0`.execute(
            tx,
          )
          await renewListing(tx, [id])
        })
        return
      }
      case 'delete': {
        const id = await findId(change.product)
        await sql`delete from catalogue.item where product_id = ${id}`.execute(db)
        await sql`delete from catalogue.product where id = ${id}`.execute(db)
        return
      }
      case 'many_sizes':
        return load(
          Array.from({ length: 201 }, (_, n) => ({
            product: 'LONG',
            sku: `LONG-${n}`,
            name_en: 'Long',
            category_en: change.category || '-',
            length: String(1000 + n),
          })),
        )
      case 'job':
        await inTransaction(db, renewValueCounts)
    }
  }

  /** Every count of a category, from items and nothing else; sizes of attributes with at most 200. */
  const countItems = async (categoryId: number | undefined) => {
    const { rows: counted } = await sql`
      with item as (
        select i.id, i.product_id, i.value_ids from catalogue.item i join catalogue.product p on p.id = i.product_id
        left join catalogue.category c on c.id = p.category_id
        where i.active and p.active and (${categoryId ?? 0}::int = 0
          or ${categoryId ?? 0}::text = any(string_to_array(c.path, '/')))),
      number as (
        select i.product_id, n.attribute_id as id, n.value from item i join catalogue.item_number n on n.item_id = i.id)
      select 'choice' as kind, v as id, count(distinct product_id)::int as count, null as low, null as high
        from item, unnest(value_ids) v group by v
      union all
      select 'number', id, count(distinct product_id)::int, trim_scale(min(value))::text, trim_scale(max(value))::text
        from number group by id
      union all
      select 'size', id, count(distinct product_id)::int, trim_scale(value)::text, trim_scale(value)::text
        from number where id in (select id from number group by id having count(distinct value) <= 200) group by id, value`.execute(
      db,
    )
    return new Set(counted.map((row) => JSON.stringify(row)))
  }

  const expectCounted = async () => {
    const { rows: ids } = await sql<{ id: number }>`select id from catalogue.category`.execute(db)
    for (const id of [undefined, ...ids.map((row) => row.id)]) {
      const counts = await findValueCounts(db, id)
      expect(new Set(counts.map((row) => JSON.stringify(row)))).toEqual(await countItems(id))
      expect(counts).toHaveLength(
        new Set(counts.map(({ kind, id: of, low }) => `${kind} ${of} ${kind === 'size' ? low : ''}`)).size,
      )
    }
  }

  it('are what counting the items says, after any changes and before and after the job', async () => {
    await expectCounted()
    await fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 6 }), async (several) => {
        for (const change of several) {
          await apply(change)
          await expectCounted()
        }
      }),
      { numRuns: 40 },
    )
    await inTransaction(db, renewValueCounts)
    const pending = await sql`select * from catalogue.value_count_pending`.execute(db)
    expect(pending.rows).toEqual([])
    await expectCounted()
  }, 240_000)

  it('follow staff and deletions before the job', async () => {
    for (const kind of ['hide', 'delete'] as const)
      for (const code of codes.slice(0, 3)) {
        await apply({ kind, product: code })
        const { rows: pending } = await sql`select from catalogue.value_count_pending`.execute(db)
        expect(pending.length).toBeGreaterThan(0)
        await expectCounted()
      }
  })

  it('are stored once by two jobs at the same time', async () => {
    await apply({ kind: 'hide', product: codes[0] ?? '' })
    await Promise.all([1, 2, 3].map(() => inTransaction(db, renewValueCounts)))
    await expectCounted()
    const twice = await sql`
      select from catalogue.value_count group by category_id, kind, id, low having count(*) > 1`.execute(db)
    expect(twice.rows).toEqual([])
  })

  it('are read without the products where none has changed', async () => {
    await sql`update catalogue.value_count set products = 77 where kind = 'choice'`.execute(db)
    const counts = await findValueCounts(db, undefined)
    expect(counts.some(({ kind, count }) => kind === 'choice' && count % 77 === 0)).toBe(true)
    expect(counts.filter(({ kind, count }) => kind === 'choice' && count % 77 !== 0)).toEqual([])
  })
})
