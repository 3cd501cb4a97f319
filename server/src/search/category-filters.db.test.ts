import { catalogueStaff, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openMedia } from '../catalogue/index.ts'
import { mappingSchema } from '../import/index.ts'
import { siteVersion, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { loadCatalogue, mapping, type CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'

const none = { opened: [], folded: [], lists: [], ranges: [] }

onDatabase('the filters of a category', (open) => {
  let db: Db
  let ids: CatalogueIds
  let api: ReturnType<typeof openApi>
  let editor: Awaited<ReturnType<typeof openStaffBrowser>>
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    api = openApi({ db })
    editor = await openStaffBrowser(db, api, 'content')
  })
  beforeEach(async () => {
    await sql`delete from catalogue.category_filter`.execute(db)
    await sql`update catalogue.category set filters_version = 1`.execute(db)
  })

  const importFilters = (filters: readonly object[]) =>
    importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10' }], {
      mapping: mappingSchema.parse({ ...mapping, category_filters: filters }),
    })
  const list = async (category: string, query: Record<string, string> = {}) => {
    const answer = await openApi({ db }).ask(search.listProducts, {
      query: { category_id: String(ids.category(category)), ...query },
    })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.filters.filter(({ type }) => type !== 'category')
  }
  const order = async (category: string) =>
    (await list(category)).map(({ slug, opened }) => (opened ? `${slug} opened` : slug))
  const change = (category: string, body: object) =>
    editor.ask(catalogueStaff.changeCategoryFilters, {
      params: { id: String(ids.category(category)) },
      body: { ...none, version: 1, ...body },
    })

  it('come in the order that the import gives them, those that stand open before the brand', async () => {
    expect(await order('Hex bolts')).toEqual(['brand', 'length', 'thread'])
    const { problems } = await importFilters([
      { category: 'Fasteners > Bolts > Hex bolts', opened: ['thread'], folded: ['length'] },
    ])
    expect(problems).toEqual([])
    expect(await order('Hex bolts')).toEqual(['thread opened', 'brand', 'length'])
  })

  it('are those of the nearest category above that has some', async () => {
    await importFilters([
      { category: 'Pengencang', folded: ['thread'] },
      { category: 'Fasteners > Bolts', opened: ['thread', 'length'] },
    ])
    expect(await order('Hex bolts')).toEqual(['thread opened', 'length opened', 'brand'])
    expect(await order('Fasteners')).toEqual(['brand', 'thread', 'length'])
  })

  it('are ticked where a number has few sizes, unless its category says otherwise', async () => {
    const length = async () => (await list('Hex bolts')).find(({ slug }) => slug === 'length')
    expect((await length())?.items.slice(0, 2)).toEqual([
      { slug: '10', name: '10', count: 1 },
      { slug: '12.5', name: '12.5', count: 1 },
    ])
    await importFilters([{ category: 'Fasteners', folded: ['length'], ranges: ['length'] }])
    expect(await length()).toMatchObject({ items: [], min: 10, max: 37.5 })
    const several = await openApi({ db }).ask(search.listProducts, { query: { filter_length: '10,12.5' } })
    expect(several).toMatchObject({ body: { data: { total: 1 } } })
  })

  it('that name nothing are reported, and the others written', async () => {
    const { problems } = await importFilters([
      { category: 'Fasteners > Nails', opened: ['thread'] },
      { category: 'Fasteners', opened: ['nonsense', 'thread', 'coating'] },
    ])
    expect(problems.map(({ code, value }) => [code, value])).toEqual([
      ['unknown_category', 'Fasteners > Nails'],
      ['unknown_attribute', 'nonsense'],
      ['unknown_attribute', 'coating'],
    ])
    expect(await order('Hex bolts')).toEqual(['thread opened', 'brand', 'length'])
  })

  it('are changed by staff, who see what another has changed meanwhile', async () => {
    const before = await siteVersion(db)
    const record = {
      ...none,
      id: ids.category('Bolts'),
      opened: ['length'],
      folded: ['thread'],
      lists: ['length'],
    }
    expect(
      await change('Bolts', { opened: ['length'], folded: ['thread'], lists: ['length'] }),
    ).toMatchObject({
      status: 200,
      body: { data: { record: { ...record, version: 2 } } },
    })
    expect(await siteVersion(db)).toBeGreaterThan(before)
    expect(await order('Hex bolts')).toEqual(['length opened', 'brand', 'thread'])
    expect(await change('Bolts', { opened: ['thread'] })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    })
    const shown = await editor.ask(catalogueStaff.showCategoryFilters, {
      params: { id: String(ids.category('Bolts')) },
    })
    expect(shown).toMatchObject({ body: { data: { record: { ...record, version: 2 } } } })
    expect((await change('Bolts', { version: 2 })).status).toBe(200)
    expect(await order('Hex bolts')).toEqual(['brand', 'length', 'thread'])
  })

  it.each([
    [
      { opened: ['nonsense'] },
      { opened: ['No attribute that lists can be filtered by has one of these codes.'] },
    ],
    [
      { folded: ['coating'] },
      { folded: ['No attribute that lists can be filtered by has one of these codes.'] },
    ],
    [{ opened: ['length'], folded: ['length'] }, { folded: expect.any(Array) }],
    [{ opened: ['thread'], lists: ['length'] }, { lists: expect.any(Array) }],
    [{ opened: ['length'], lists: ['length'], ranges: ['length'] }, { folded: expect.any(Array) }],
  ])('are not changed to %j', async (body, errors) => {
    expect(await change('Bolts', body)).toMatchObject({ status: 400, body: { errors } })
    expect(await order('Hex bolts')).toEqual(['brand', 'length', 'thread'])
  })

  it('show the drawings that the import gives to values', async () => {
    const slot = { family: 'screw-drive-form', parameters: { drive: 'slot', title: 'M8' } }
    const attributes = mapping.attributes.map((attribute) => ({
      ...attribute,
      ...(attribute.code === 'thread' && {
        drawings: [
          { value: 'M8', ...slot },
          { value: 'M99', ...slot },
          { value: 'M10', ...slot, parameters: { drive: 'bent', title: 'M10' } },
        ],
      }),
    }))
    const { problems } = await importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10' }], {
      mapping: mappingSchema.parse({ ...mapping, attributes }),
    })
    expect(problems.map(({ code }) => code)).toEqual(['unknown_choice', 'drawing_parameter_wrong'])
    const [m8, m10] = (await list('Hex bolts')).find(({ slug }) => slug === 'thread')?.items ?? []
    expect([m8?.drawing, m10?.drawing]).toEqual([
      expect.stringMatching(/^\/media\/drawings\/[0-9a-f]{32}\.svg$/),
      undefined,
    ])
    const media = openMedia({ db, shop: 'Shop', storage: memoryStorage(), workers: undefined as never })
    expect(await media(m8?.drawing?.slice('/media/'.length) ?? '')).toMatchObject({
      contentType: 'image/svg+xml',
    })
  })

  it('stay as they are where the same file is read again', async () => {
    const filters = [{ category: 'Fasteners', opened: ['thread'], folded: ['length'], lists: ['length'] }]
    await importFilters(filters)
    await importFilters(filters)
    const { rows } = await sql`
      select filters_version from catalogue.category where id = ${ids.category('Fasteners')}`.execute(db)
    expect(rows).toEqual([{ filters_version: 2 }])
  })
})
