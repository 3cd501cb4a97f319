import { catalogue, catalogueStaff, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { siteVersion, type Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { loadCatalogue, type CatalogueIds } from '../../testing/catalogue-fixture.ts'
import { importText } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const none = { origin: null, tkdn_percent: null, sni: null, certificates: [] }
const file = (letter: string) => `documents/${letter.repeat(32)}.pdf`

onDatabase('staff edit the fields', (open) => {
  let db: Db
  let ids: CatalogueIds
  let api: ReturnType<typeof openApi>
  let editor: Awaited<ReturnType<typeof openStaffBrowser>>
  let product: { params: { id: string } }
  let item: { params: { id: string } }
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    api = openApi({ db, now: () => NOW })
    editor = await openStaffBrowser(db, api, 'content')
    product = { params: { id: String(ids.product('HEXBOLT')) } }
    item = { params: { id: String(ids.item('HB-M8x10')) } }
  })
  beforeEach(async () => {
    await sql`update catalogue.product set fields_version = 1`.execute(db)
    await sql`update catalogue.item set fields_version = 1`.execute(db)
    await sql`delete from catalogue.tokens_pending`.execute(db)
  })
  const readPending = async () => {
    const { rows } = await sql<{ product_id: number }>`
      select product_id from catalogue.tokens_pending`.execute(db)
    return rows.map((row) => row.product_id)
  }
  const readLastAction = async () => {
    const { rows } = await sql`
      select action, subject, subject_id, details from platform.audit order by id desc limit 1`.execute(db)
    return rows[0]
  }

  describe('of a product', () => {
    const change = (fields: object, version = 1) =>
      editor.ask(catalogueStaff.changeProductFields, {
        ...product,
        body: { version, ...none, ...fields },
      })

    it('and its items have them as values, by which lists are filtered at once', async () => {
      const before = await siteVersion(db)
      const fields = { origin: 'JP', tkdn_percent: 41.55, sni: 'SNI 1234' }
      expect(await change(fields)).toMatchObject({
        status: 200,
        body: { data: { record: { ...fields, code: 'HEXBOLT', version: 2, certificates: [] } } },
      })
      expect(await siteVersion(db)).toBeGreaterThan(before)
      expect(await readPending()).toEqual([ids.product('HEXBOLT')])
      expect(await readLastAction()).toEqual({
        action: 'catalogue.change-product-fields',
        subject: 'product',
        subject_id: ids.product('HEXBOLT'),
        details: { ...fields, certificates: [] },
      })
      const shown = await api.ask(catalogue.showItem, item)
      expect(shown).toMatchObject({
        body: { data: { record: { origin: { code: 'JP' }, tkdn_percent: 41.55, sni: 'SNI 1234' } } },
      })
      const countMatches = async (query: Record<string, string>) => {
        const { body } = await api.ask(search.listProducts, { query })
        return 'data' in body ? body.data.total : body
      }
      for (const query of [
        { filter_origin: 'japan' },
        { filter_tkdn_percent: '41-42' },
        { filter_sni: 'sni-1234' },
      ])
        expect(await countMatches(query), JSON.stringify(query)).toBe(1)
      expect((await change({}, 2)).status).toBe(200)
      expect(await countMatches({ filter_origin: 'japan' })).toBe(0)
      expect(await countMatches({ filter_tkdn_percent: '41-42' })).toBe(0)
    })

    it('keep, rename and remove certificates, whose files come by the import', async () => {
      await sql`
        insert into catalogue.document (product_id, position, kind, title, key)
        values (${ids.product('HEXBOLT')}, 0, 'certificate', 'SNI', ${file('a')}),
          (${ids.product('HEXBOLT')}, 1, 'certificate', 'TKDN', ${file('b')})`.execute(db)
      const shown = await editor.ask(catalogueStaff.showProductFields, product)
      expect(shown).toMatchObject({
        body: {
          data: {
            record: {
              certificates: [
                { url: `/media/${file('a')}`, title: 'SNI', valid_until: null },
                { url: `/media/${file('b')}`, title: 'TKDN', valid_until: null },
              ],
            },
          },
        },
      })
      const certificates = [{ url: `/media/${file('b')}`, title: 'TKDN 2026', valid_until: '2027-05-31' }]
      expect(await change({ certificates })).toMatchObject({
        status: 200,
        body: { data: { record: { certificates } } },
      })
      expect(await api.ask(catalogue.showItem, item)).toMatchObject({
        body: { data: { record: { certificates } } },
      })
      const wrong = [...certificates, ...certificates, { ...certificates[0], url: '/media/other.pdf' }]
      expect(await change({ certificates: wrong }, 2)).toMatchObject({
        status: 400,
        body: {
          errors: {
            'certificates.1.url': ['This product has no such certificate, or it is named twice.'],
            'certificates.2.url': ['This product has no such certificate, or it is named twice.'],
          },
        },
      })
      expect((await change({}, 2)).status).toBe(200)
    })

    it.each([
      [{ origin: 'QQ' }, 'origin'],
      [{ origin: 'Japan' }, 'origin'],
      [{ tkdn_percent: 101 }, 'tkdn_percent'],
      [{ tkdn_percent: 1.234 }, 'tkdn_percent'],
      [{ sni: '' }, 'sni'],
      [{ certificates: [{ url: 'x', title: 'x', valid_until: '2027-02-30' }] }, 'certificates.0.valid_until'],
    ])('are not changed to %j', async (fields, field) => {
      expect(await change(fields)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
      expect(await change({}, 1)).toMatchObject({ status: 200, body: { data: { record: { version: 2 } } } })
    })

    it('are not changed by an outdated version, neither after staff nor after an import', async () => {
      expect((await change({ sni: 'SNI 1' })).status).toBe(200)
      expect(await change({ sni: 'SNI 2' })).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { version: 2, sni: 'SNI 1' } },
      })
      await importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10', name_en: 'Hex bolt, new' }])
      expect((await change({ sni: 'SNI 2' }, 2)).status).toBe(409)
    })

    it('of an unknown product are not found', async () => {
      const unknown = { params: { id: '2147483647' } }
      expect((await editor.ask(catalogueStaff.showProductFields, unknown)).status).toBe(404)
      expect(
        (await editor.ask(catalogueStaff.changeProductFields, { ...unknown, body: { version: 1, ...none } }))
          .status,
      ).toBe(404)
    })
  })

  describe('of an item', () => {
    const change = (fields: object, version = 1) =>
      editor.ask(catalogueStaff.changeItemFields, {
        ...item,
        body: { version, weight_g: null, stock: null, ...fields },
      })
    const readReportedAt = async () => {
      const { rows } = await sql<{ reported_at: Date }>`
        select reported_at from catalogue.stock_report where item_id = ${item.params.id}`.execute(db)
      return rows[0]?.reported_at.toISOString()
    }

    it('which are its weight and its stock of a day', async () => {
      const before = await siteVersion(db)
      const fields = { weight_g: 1_250, stock: { quantity: 40, day: '2026-11-20' } }
      expect(await change(fields)).toMatchObject({
        status: 200,
        body: { data: { record: { ...fields, sku_number: 'HB-M8x10', version: 2 } } },
      })
      expect(await siteVersion(db)).toBeGreaterThan(before)
      expect(await readPending()).toEqual([ids.product('HEXBOLT')])
      expect(await readLastAction()).toMatchObject({
        action: 'catalogue.change-item-fields',
        subject: 'item',
        subject_id: ids.item('HB-M8x10'),
        details: fields,
      })
      expect(await api.ask(catalogue.showItem, item)).toMatchObject({ body: { data: { record: fields } } })
      // What was shipped on that day is counted.
      expect(await readReportedAt()).toBe('2026-11-20T16:59:59.999Z')

      expect((await change({ stock: { quantity: 41, day: '2026-11-23' } }, 2)).status).toBe(200)
      expect(await readReportedAt()).toBe(NOW.toISOString())
      await sql`
        update catalogue.stock_report set reported_at = '2026-11-23T02:00:00Z'
        where item_id = ${item.params.id}`.execute(db)
      expect((await change({ stock: { quantity: 41, day: '2026-11-23' } }, 3)).status).toBe(200)
      expect(await readReportedAt()).toBe('2026-11-23T02:00:00.000Z')

      expect(await change({}, 4)).toMatchObject({
        body: { data: { record: { weight_g: null, stock: null, version: 5 } } },
      })
      expect(await readReportedAt()).toBeUndefined()
    })

    it.each([
      [{ weight_g: -1 }, 'weight_g'],
      [{ weight_g: 1.5 }, 'weight_g'],
      [{ stock: { quantity: -1, day: '2026-11-20' } }, 'stock.quantity'],
      [{ stock: { quantity: 1, day: 'today' } }, 'stock.day'],
      [{ stock: { quantity: 1, day: '2026-11-24' } }, 'stock.day'],
    ])('are not changed to %j', async (fields, field) => {
      expect(await change(fields)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    })

    it('are not changed by an outdated version', async () => {
      expect((await change({ weight_g: 10 })).status).toBe(200)
      expect(await change({ weight_g: 20 })).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { version: 2, weight_g: 10 } },
      })
    })
  })
})
