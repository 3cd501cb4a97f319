import { catalogueStaff, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { schedules } from '../jobs.ts'
import { siteVersion, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { noEmails } from '../testing/no-emails.ts'
import { temporaryStorage } from '../testing/temporary-storage.ts'
import { findTableAttributes } from './listing/table-attributes.store.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const VALID = 'has-a-valid-certificate'
const documents = { 'm.pdf': '%PDF-1.7\n%%EOF\n' }
const hook = { product: 'HOOK', name_en: 'Eye hook', category_en: 'Lifting' }
const sling = { product: 'SLING', name_en: 'Web sling', category_en: 'Lifting' }
const rows: readonly Cells[] = [
  { ...hook, sku: 'H-1', weight_g: '500', certificates: 'Works test=m.pdf=2026-11-23' },
  { ...hook, sku: 'H-2', weight_g: '2000' },
  { ...sling, sku: 'S-1', weight_g: '2500' },
  { ...sling, sku: 'S-2' },
]

onDatabase('filters by weight and certificate', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let editor: Awaited<ReturnType<typeof openStaffBrowser>>
  let id: (name: string) => string
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, now: () => NOW })
    editor = await openStaffBrowser(db, api, 'content')
  })
  beforeEach(async () => {
    await emptyCatalogue(db)
    expect((await importText(db, rows, { documents, now: NOW })).problems).toEqual([])
    const stored = await sql<{ id: number; name: string }>`
      select id, code as name from catalogue.product union all select id, sku from catalogue.item`.execute(db)
    id = (name) => String(stored.rows.find((row) => row.name === name)?.id)
  })

  const list = async (query: Record<string, string> = {}, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](search.listProducts, { query })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data
  }
  const names = async (query: Record<string, string>) =>
    (await list(query)).records.map(({ name }) => name).toSorted()
  const items = async (product: string, query: Record<string, string>) => {
    const answer = await api.ask(search.listItems, {
      params: { id: id(product) },
      query: { with_filters: 'true', ...query },
    })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data
  }
  const runNight = async (at: string) => {
    const { storage } = await temporaryStorage()
    const all = schedules({ db, storage, ...noEmails }, () => new Date(at))
    return all.find(({ queue }) => queue === 'import.end-certificates')?.work()
  }

  it('come last, with counts, in both languages', async () => {
    expect((await list()).filters.slice(-2)).toStrictEqual([
      {
        slug: 'item_weight_kg',
        name: 'Weight',
        type: 'number',
        items: [],
        unit: 'kg',
        min: 0.5,
        max: 2.5,
        count: 2,
      },
      {
        slug: 'valid_certificate',
        name: 'Certificate',
        type: 'choice',
        items: [{ slug: VALID, name: 'Has a valid certificate', count: 1 }],
      },
    ])
    expect((await list({}, 'askInIndonesian')).filters.slice(-2)).toMatchObject([
      { name: 'Berat' },
      { name: 'Sertifikat', items: [{ name: 'Ada sertifikat yang berlaku' }] },
    ])
  })

  it.each([
    ['0.5-2', ['Eye hook']],
    ['2', ['Eye hook']],
    ['2.1-', ['Web sling']],
    ['-3', ['Eye hook', 'Web sling']],
    ['3-', []],
  ])('a weight of %s kg leaves %j', async (range, left) => {
    expect(await names({ filter_item_weight_kg: range })).toEqual(left)
  })

  it('a weight that is no range is refused as that of an attribute', async () => {
    expect(await api.ask(search.listProducts, { query: { filter_item_weight_kg: 'heavy' } })).toMatchObject({
      status: 400,
      body: { errors: { filter_item_weight_kg: [expect.any(String)] } },
    })
  })

  it('narrow together, each counted without itself', async () => {
    const both = { filter_item_weight_kg: '2-', filter_valid_certificate: VALID }
    expect(await names(both)).toEqual(['Eye hook'])
    expect((await list(both)).filters.slice(-2)).toMatchObject([
      { slug: 'item_weight_kg', min: 0.5, max: 2, count: 1 },
      { items: [{ slug: VALID, count: 1 }] },
    ])
  })

  it("narrow a product's own items by weight; a certificate is of all of them", async () => {
    const { records, filters } = await items('HOOK', { filter_item_weight_kg: '1-' })
    expect(records.map((item) => item.sku_number)).toEqual(['H-2'])
    expect(filters?.map(({ slug }) => slug)).toEqual(['item_weight_kg'])
    const unfit = await items('SLING', { filter_valid_certificate: VALID })
    expect(unfit.records).toEqual([])
    expect(unfit.filters?.map(({ slug }) => slug)).toContain('valid_certificate')
  })

  it('are no columns of tables, and no search finds them', async () => {
    const { records } = await items('HOOK', {})
    expect(records.map((item) => item.attributes)).toEqual([[], []])
    const category = await sql<{ id: number }>`select id from catalogue.category`.execute(db)
    expect((await findTableAttributes(db, category.rows[0]?.id ?? 0)).attributes).toEqual([])
    expect(await names({ keyword: 'hook 2 kg' })).toEqual(await names({ keyword: 'hook 77 kg' }))
    expect(await names({ keyword: 'certificate' })).toEqual([])
  })

  it('a certificate is valid on its last day and leaves the filter on the next, without an import', async () => {
    expect(await names({ filter_valid_certificate: VALID })).toEqual(['Eye hook'])
    expect(await runNight('2026-11-23T16:59:59Z')).toBe(0)
    const before = await siteVersion(db)
    expect(await runNight('2026-11-23T17:00:00Z')).toBe(1)
    expect(await siteVersion(db)).toBeGreaterThan(before)
    expect(await names({ filter_valid_certificate: VALID })).toEqual([])
    expect((await list()).filters.map(({ slug }) => slug)).not.toContain('valid_certificate')
    expect(await runNight('2026-11-23T17:01:00Z')).toBe(0)
  })

  it('an import changes them, of certificates alone too', async () => {
    const sku = { product: 'SLING', sku: 'S-1' }
    await importText(db, [{ ...sku, certificates: 'Mill=m.pdf' }], { documents, now: NOW })
    expect(await names({ filter_valid_certificate: VALID })).toEqual(['Eye hook', 'Web sling'])
    await importText(db, [{ ...sku, certificates: 'Mill=m.pdf=2026-11-22', weight_g: '-' }], {
      documents,
      now: NOW,
    })
    expect(await names({ filter_valid_certificate: VALID })).toEqual(['Eye hook'])
    expect(await names({ filter_item_weight_kg: '0-' })).toEqual(['Eye hook'])
  })

  it('a change by staff changes them at once', async () => {
    const none = { origin: null, tkdn_percent: null, sni: null, certificates: [] }
    const removed = await editor.ask(catalogueStaff.changeProductFields, {
      params: { id: id('HOOK') },
      body: { version: 2, ...none },
    })
    expect(removed.status).toBe(200)
    expect(await names({ filter_valid_certificate: VALID })).toEqual([])
    expect((await list()).filters.map(({ slug }) => slug)).not.toContain('valid_certificate')
    const weighed = await editor.ask(catalogueStaff.changeItemFields, {
      params: { id: id('S-2') },
      body: { version: 1, weight_g: 7_250, shelf: null, stock: null },
    })
    expect(weighed.status).toBe(200)
    expect(await names({ filter_item_weight_kg: '7.25' })).toEqual(['Web sling'])
  })

  it('leave a supplier’s own attribute of the same code alone', async () => {
    await emptyCatalogue(db)
    await sql`
      insert into catalogue.attribute (code, name_en, name_id, type, unit)
      values ('item_weight_kg', 'Weight', 'Berat', 'number', 'kg')`.execute(db)
    await importText(db, rows, { documents, now: NOW })
    expect((await list()).filters.map(({ slug }) => slug)).not.toContain('item_weight_kg')
  })
})
