import { catalogueStaff, quickOrder, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteVersion, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openBrowser } from '../testing/ask-as.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { loadCatalogue, mapping, type CatalogueIds } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'

onDatabase('the other numbers of an item', (open) => {
  let db: Db
  let ids: CatalogueIds
  let api: ReturnType<typeof openApi>
  let editor: Awaited<ReturnType<typeof openStaffBrowser>>
  let buyer: Awaited<ReturnType<typeof openBrowser>>
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    api = openApi({ db })
    editor = await openStaffBrowser(db, api, 'content')
    buyer = await openBrowser(db, api, (await addPerson(db, { email: 'pembeli@uji.test' })).memberId)
    await importText(
      db,
      [
        {
          product: 'BEARING',
          sku: '6204-2RS',
          replaces: 'KLR 20/47',
          other_numbers: 'Kuatmor=62-04/2Z|Rodalka=R 6204',
        },
        { product: 'BEARING', sku: '6205-2RS', other_numbers: 'Rodalka=6204-2RS' },
      ],
      { mapping },
    )
  })
  beforeEach(async () => {
    await sql`delete from catalogue.other_number where item_id = ${ids.item('HB-M8x10')}`.execute(db)
    await sql`update catalogue.item set numbers_version = 1 where id = ${ids.item('HB-M8x10')}`.execute(db)
  })

  const offered = async (query: string) => {
    const { status, body } = await api.ask(search.suggest, { query: { query } })
    if (status !== 200) throw new Error(`${status}`)
    return body.data.productsData.map(({ sku, match }) => [sku, match?.kind, match?.text])
  }
  const found = async (keyword: string) => {
    const { status, body } = await api.ask(search.listProducts, { query: { keyword } })
    if (status !== 200) throw new Error(`${status}`)
    return body.data.records.map(({ sku_number, match }) => [sku_number, match?.kind, match?.text])
  }
  const matched = async (part_number: string) => {
    const { status, body } = await buyer.ask(quickOrder.matchRows, {
      body: { rows: [{ part_number, quantity: '1' }] },
    })
    if (status !== 200) throw new Error(`${status}`)
    const [row] = body.data.rows
    return [row?.found_by, row?.item_id, row?.match?.kind, row?.match?.text]
  }
  const change = (
    body: { version?: number; replaces?: string[]; other_makers?: object[] },
    sku = 'HB-M8x10',
  ) =>
    editor.ask(catalogueStaff.changeOtherNumbers, {
      params: { id: String(ids.item(sku)) },
      body: { version: 1, replaces: [], other_makers: [], ...body } as never,
    })

  describe('of another maker', () => {
    it.each(['62-04/2Z', '62042z', '62 04 2Z', 'Kuatmor 62-04/2Z', 'kuatmor62042z'])(
      'are found as %s, which is said',
      async (typed) => {
        const match = ['other_number', 'Kuatmor 62-04/2Z']
        expect(await offered(typed)).toEqual([['6204-2RS', ...match]])
        expect(await found(typed)).toEqual([['6204-2RS', ...match]])
        expect(await matched(typed)).toEqual(['part_number', ids.item('6204-2RS'), ...match])
      },
    )

    it('are not found with the maker’s name behind them', async () => {
      const kinds = (await found('62-04/2Z Kuatmor')).map(([, kind]) => kind)
      expect(kinds).not.toContain('other_number')
    })

    it('are offered by their beginning, too', async () => {
      for (const typed of ['Kuatmor 62-0', 'kuatmor6204'])
        expect(await offered(typed), typed).toContainEqual(['6204-2RS', 'other_number', 'Kuatmor 62-04/2Z'])
    })

    it('come after an own number and a replaced one', async () => {
      await change({ replaces: ['62-04/2Z'] })
      expect(await found('6204-2RS')).toEqual([
        ['6204-2RS', 'part_number', '6204-2RS'],
        ['6205-2RS', 'other_number', 'Rodalka 6204-2RS'],
      ])
      expect(await found('62042Z')).toEqual([
        ['HB-M8x10', 'replaced_number', '62-04/2Z'],
        ['6204-2RS', 'other_number', 'Kuatmor 62-04/2Z'],
      ])
      expect(await matched('62042Z')).toEqual([
        'part_number',
        ids.item('HB-M8x10'),
        'replaced_number',
        '62-04/2Z',
      ])
    })
  })

  it('of retired items leave room for those of items that are sold', async () => {
    const own = 'RETIRED1234567890SHARED'
    const skus = Array.from(
      { length: own.length - 1 },
      (_, at) => `${own.slice(0, at + 1)}-${own.slice(at + 1)}`,
    )
    const rows = [...skus, own].map((sku) => ({ product: 'SHARED', sku, name_en: 'Shared number' }))
    expect((await importText(db, rows, { mapping })).problems).toEqual([])
    await sql`update catalogue.item set active = false where sku = any(${skus}::text[])`.execute(db)
    const addNumbers = (sku: string, number: string, count: number) =>
      sql`
      insert into catalogue.other_number (item_id, kind, position, maker, number)
      select i.id, 'other_maker', (select count(*) from catalogue.other_number o where o.item_id = i.id) + n, 'Lamaru',
        replace(${number}, 'n', n::text)
      from catalogue.item i, generate_series(1, ${count}::int) n where i.sku = ${sku}`.execute(db)
    await addNumbers(skus[0] ?? '', 'QX-90', 201)
    await addNumbers(skus[0] ?? '', 'QX-91-n', 2001)
    await addNumbers(own, 'QX-90', 1)
    await addNumbers(own, 'QX-91-Z', 1)
    const {
      rows: [{ id } = { id: 0 }],
    } = await sql<{ id: number }>`
      select id from catalogue.item where sku = ${own}`.execute(db)
    // As after years: the retired items are read first.
    await sql`cluster catalogue.other_number using other_number_pkey`.execute(db)

    expect(await found(own.toLowerCase())).toEqual([[own, 'part_number', own]])
    expect(await matched(own.toLowerCase())).toEqual(['part_number', id, undefined, undefined])
    for (const typed of ['qx90', 'Lamaru QX90']) {
      const match = ['other_number', 'Lamaru QX-90']
      expect(await found(typed), typed).toEqual([[own, ...match]])
      expect(await matched(typed), typed).toEqual(['part_number', id, ...match])
    }
    for (const typed of ['qx91', 'lamaru qx91'])
      expect(await offered(typed), typed).toEqual([[own, 'other_number', 'Lamaru QX-91-Z']])
  })

  describe('as staff change them', () => {
    const maker = { maker: 'Murtaka', number: 'MT-8/10' }

    it('are found at once', async () => {
      expect(await offered('mt810')).toEqual([])
      const before = await siteVersion(db)
      expect(await change({ replaces: ['HB/8-10'], other_makers: [maker] })).toMatchObject({
        status: 200,
        body: {
          data: { record: { version: 2, sku: 'HB-M8x10', replaces: ['HB/8-10'], other_makers: [maker] } },
        },
      })
      expect(await siteVersion(db)).toBeGreaterThan(before)
      expect(await offered('mt810')).toEqual([['HB-M8x10', 'other_number', 'Murtaka MT-8/10']])
      const { rows } = await sql`select details from platform.audit
        where action = 'catalogue.change-other-numbers' order by id desc limit 1`.execute(db)
      expect(rows).toEqual([{ details: { replaces: ['HB/8-10'], other_makers: [maker] } }])
    })

    it('are those that another has not changed meanwhile', async () => {
      expect((await change({ other_makers: [maker] })).status).toBe(200)
      expect(await change({})).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
      const shown = await editor.ask(catalogueStaff.showOtherNumbers, {
        params: { id: String(ids.item('HB-M8x10')) },
      })
      expect(shown).toMatchObject({ body: { data: { record: { version: 2, other_makers: [maker] } } } })
      // What is the same is no change.
      expect(await change({ version: 2, other_makers: [maker] })).toMatchObject({
        body: { data: { record: { version: 2 } } },
      })
    })

    it('follow an import, which raises their version', async () => {
      await importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10', other_numbers: 'Murtaka=MT-8/10' }], {
        mapping,
      })
      expect(await change({ replaces: ['X-1'] })).toMatchObject({ status: 409 })
    })

    it.each([
      [{ replaces: ['hb-m8X10'] }, 'replaces.0'],
      [{ replaces: ['A-1', 'a-1'] }, 'replaces.1'],
      [{ replaces: ['---'] }, 'replaces.0'],
      [{ replaces: ['A|B'] }, 'replaces.0'],
      [{ replaces: ['x'.repeat(101)] }, 'replaces.0'],
      [{ replaces: Array.from({ length: 21 }, (_, n) => `A-${n}`) }, 'replaces'],
      [{ other_makers: [maker, { maker: 'MURTAKA', number: 'mt-8/10' }] }, 'other_makers.1.number'],
      [{ other_makers: [{ maker: 'A=B', number: '1' }] }, 'other_makers.0.maker'],
      [{ other_makers: [{ maker: '', number: '1' }] }, 'other_makers.0.maker'],
    ])('are not %j', async (body, field) => {
      const { status, body: answer } = await change(body)
      expect([status, Object.keys('errors' in answer ? (answer.errors ?? {}) : {})]).toEqual([400, [field]])
    })
  })
})
