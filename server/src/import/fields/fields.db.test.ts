import { catalogue, catalogueStaff, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { siteVersion, type Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { loadCatalogue, type CatalogueIds } from '../../testing/catalogue-fixture.ts'
import { importText } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { findSpreadReferences } from '../write/spread-product-values.store.ts'

const pdf = '%PDF-1.7\n%%EOF\n'
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
    api = openApi({
      db,
      now: () => NOW,
      announce: async () => {
        throw new Error('one figure has the whole catalogue read again')
      },
    })
    editor = await openStaffBrowser(db, api, 'content')
    product = { params: { id: String(ids.product('HEXBOLT')) } }
    item = { params: { id: String(ids.item('HB-M8x10')) } }
  })
  beforeEach(async () => {
    await sql`update catalogue.product set fields_version = 1`.execute(db)
    await sql`update catalogue.item set fields_version = 1`.execute(db)
    await sql`update catalogue.product set origin = null, tkdn_percent = null, sni = null`.execute(db)
    await sql`delete from catalogue.document`.execute(db)
    await sql`delete from catalogue.stock_report`.execute(db)
    await sql`delete from catalogue.tokens_pending`.execute(db)
  })
  /** Runs `work` while the transaction of `first` is open, and commits that once `work` waits for it. */
  const whileOpen = <T>(
    first: (tx: Db) => Promise<unknown>,
    work: () => Promise<T>,
    last?: (tx: Db) => Promise<unknown>,
  ): Promise<T> => {
    let running: Promise<T> | undefined
    return db
      .transaction()
      .execute(async (tx) => {
        await first(tx)
        running = work()
        await waitForLock()
        await last?.(tx)
      })
      .then(() => running as Promise<T>)
  }
  const waitForLock = () =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        )
        expect(rows).not.toEqual([])
      },
      { timeout: 10_000 },
    )
  const countChanges = async () => {
    const { rows } = await sql<{
      changes: number
    }>`select count(*)::int as changes from platform.audit`.execute(db)
    return [await siteVersion(db), rows[0]?.changes]
  }
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

    const countMatches = async (query: Record<string, string>) => {
      const { body } = await api.ask(search.listProducts, { query })
      return 'data' in body ? body.data.total : body
    }
    const addCertificate = (tx: Db, letter: string) =>
      sql`
      insert into catalogue.document (product_id, position, kind, title, key, valid_until)
      values (${ids.product('HEXBOLT')}, 0, 'certificate', ${letter}, ${file(letter)}, '2027-05-31')`.execute(
        tx,
      )

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

    it('change nothing when they are what they were', async () => {
      await addCertificate(db, 'a')
      const fields = {
        origin: 'JP',
        tkdn_percent: 41.55,
        sni: 'SNI 1234',
        certificates: [{ url: `/media/${file('a')}`, title: 'a', valid_until: '2027-05-31' }],
      }
      expect((await change(fields)).status).toBe(200)
      await sql`delete from catalogue.tokens_pending`.execute(db)
      const before = await countChanges()
      expect(await change(fields, 2)).toMatchObject({
        status: 200,
        body: { data: { record: { ...fields, version: 2 } } },
      })
      expect(await countChanges()).toEqual(before)
      // No search finds certificates.
      expect((await change({ ...fields, certificates: [] }, 2)).status).toBe(200)
      expect(await countChanges()).not.toEqual(before)
      expect(await readPending()).toEqual([])
    })

    it('which somebody else changes at the same time are refused with all of their new values', async () => {
      const changed = await whileOpen(
        async (tx) => {
          await sql`update catalogue.product set sni = 'SNI 5', fields_version = 2
            where code = 'HEXBOLT'`.execute(tx)
          await addCertificate(tx, 'c')
        },
        () => change({ sni: 'SNI 6' }),
      )
      expect(changed).toMatchObject({
        status: 409,
        body: { current: { version: 2, sni: 'SNI 5', certificates: [{ title: 'c' }] } },
      })
    })

    it('may have a value that somebody else brings at the same time', async () => {
      expect((await change({ sni: 'SNI 1' })).status).toBe(200)
      const changed = await whileOpen(
        (tx) =>
          sql`
          insert into catalogue.attribute_choice (attribute_id, name_en, name_id, slug)
          select id, 'SNI 77', 'SNI 77', 'sni-77' from catalogue.attribute where code = 'sni'`.execute(tx),
        () => change({ sni: 'SNI 77' }, 2),
      )
      expect(changed).toMatchObject({ status: 200, body: { data: { record: { sni: 'SNI 77' } } } })
      expect(await countMatches({ filter_sni: 'sni-77' })).toBe(1)
    })

    it('may have another name of the same address as one that somebody else brings at the same time', async () => {
      expect((await change({ sni: 'SNI 1' })).status).toBe(200)
      const changed = await whileOpen(
        (tx) =>
          sql`
          insert into catalogue.attribute_choice (attribute_id, name_en, name_id, slug)
          select id, 'SNI-78', 'SNI-78', 'sni-78' from catalogue.attribute where code = 'sni'`.execute(tx),
        () => change({ sni: 'SNI 78' }, 2),
      )
      expect(changed).toMatchObject({ status: 200, body: { data: { record: { sni: 'SNI 78' } } } })
      expect(await countMatches({ filter_sni: 'sni-78' })).toBe(0)
    })

    it('may be the first of their kind while somebody else brings the kind', async () => {
      await sql`update catalogue.attribute set code = 'former_sni' where code = 'sni'`.execute(db)
      const changed = await whileOpen(
        (tx) =>
          sql`
          insert into catalogue.attribute (code, name_en, name_id, type, position)
          values ('sni', 'National standard', 'SNI', 'choice', 10002)`.execute(tx),
        () => change({ sni: 'SNI 99' }),
      )
      expect(changed.status).toBe(200)
      expect(await countMatches({ filter_sni: 'sni-99' })).toBe(1)
    })

    it('are written after reading the few names that they need', async () => {
      expect((await change({ origin: 'JP', sni: 'SNI 1' })).status).toBe(200)
      expect((await change({ origin: 'DE', sni: 'SNI 2' }, 2)).status).toBe(200)
      const { attributes, choices, brands, categories } = await findSpreadReferences(db, {
        origin: 'JP',
        sni: null,
      })
      expect([...attributes.keys()].toSorted()).toEqual([
        'origin',
        'sni',
        'tkdn_percent',
        'valid_certificate',
      ])
      expect([choices.size, brands.size, categories.size]).toEqual([2, 0, 0])
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
      [{ certificates: [{ url: 'x', title: 'x', valid_until: '0000-01-01' }] }, 'certificates.0.valid_until'],
      [{ certificates: [{ url: 'x', title: 'x', valid_until: '1899-12-31' }] }, 'certificates.0.valid_until'],
    ])('are not changed to %j', async (fields, field) => {
      expect(await change(fields)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
      expect(await change({ sni: 'SNI 9' }, 1)).toMatchObject({
        status: 200,
        body: { data: { record: { version: 2 } } },
      })
    })

    it('are not changed by an outdated version, neither after staff nor after an import of one of them', async () => {
      expect((await change({ sni: 'SNI 1' })).status).toBe(200)
      expect(await change({ sni: 'SNI 2' })).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { version: 2, sni: 'SNI 1' } },
      })
      await importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10', sni: 'SNI 3' }])
      expect(await change({ sni: 'SNI 2' }, 2)).toMatchObject({
        status: 409,
        body: { current: { version: 3, sni: 'SNI 3' } },
      })
      const certified = [{ product: 'HEXBOLT', sku: 'HB-M8x10', certificates: 'Mill=m.pdf' }]
      await importText(db, certified, { documents: { 'm.pdf': pdf } })
      expect(await change({ sni: 'SNI 2' }, 3)).toMatchObject({
        status: 409,
        body: { current: { version: 4, certificates: [{ title: 'Mill' }] } },
      })
      await importText(db, certified, { documents: { 'm.pdf': pdf } })
      expect((await change({ sni: 'SNI 2' }, 4)).status).toBe(200)
    })

    it('are taken with every title and number of certificates that an import stores', async () => {
      const titles = ['x'.repeat(255), ...Array.from({ length: 49 }, (_, n) => `Mill ${n}`)]
      const read = (names: readonly string[]) =>
        importText(
          db,
          [
            {
              product: 'HEXBOLT',
              sku: 'HB-M8x10',
              certificates: names.map((title) => `${title}=m.pdf`).join('|'),
            },
          ],
          { documents: { 'm.pdf': pdf } },
        )
      expect((await read([...titles, 'Mill 50'])).problems).toMatchObject([{ code: 'too_many_certificates' }])
      expect((await read(['x'.repeat(256)])).problems).toMatchObject([{ code: 'too_long' }])
      expect((await read([titles[0] ?? ''])).problems).toEqual([])
      const shown = await editor.ask(catalogueStaff.showProductFields, product)
      if (shown.status !== 200) throw new Error(`${shown.status}`)
      const { version, certificates } = shown.body.data.record
      expect(certificates).toMatchObject([{ title: titles[0] }])
      expect((await change({ certificates, sni: 'SNI 1' }, version)).status).toBe(200)
      expect((await read(titles)).problems).toEqual([])
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
        body: { version, weight_g: null, shelf: null, stock: null, ...fields },
      })
    const readReportedAt = async () => {
      const { rows } = await sql<{ reported_at: Date }>`
        select reported_at from catalogue.stock_report where item_id = ${item.params.id}`.execute(db)
      return rows[0]?.reported_at.toISOString()
    }

    it('which are its weight and its stock of a day', async () => {
      const before = await siteVersion(db)
      const fields = { weight_g: 1_250, shelf: 'A-03-2', stock: { quantity: 40, day: '2026-11-20' } }
      expect(await change(fields)).toMatchObject({
        status: 200,
        body: { data: { record: { ...fields, sku_number: 'HB-M8x10', version: 2 } } },
      })
      expect(await siteVersion(db)).toBeGreaterThan(before)
      // No search finds either.
      expect(await readPending()).toEqual([])
      expect(await readLastAction()).toMatchObject({
        action: 'catalogue.change-item-fields',
        subject: 'item',
        subject_id: ids.item('HB-M8x10'),
        details: fields,
      })
      const { shelf: _, ...shown } = fields
      const seen = await api.ask(catalogue.showItem, item)
      expect(seen).toMatchObject({ body: { data: { record: shown } } })
      // Staff alone see where it lies.
      expect(JSON.stringify(seen)).not.toContain('A-03-2')
      // What was shipped on that day is counted.
      expect(await readReportedAt()).toBe('2026-11-20T16:59:59.999Z')

      expect((await change({ stock: { quantity: 41, day: '2026-11-23' } }, 2)).status).toBe(200)
      expect(await readReportedAt()).toBe(NOW.toISOString())
      await sql`
        update catalogue.stock_report set reported_at = '2026-11-23T02:00:00Z'
        where item_id = ${item.params.id}`.execute(db)
      const unchanged = { weight_g: null, stock: { quantity: 41, day: '2026-11-23' } }
      const counted = await countChanges()
      expect(await change(unchanged, 3)).toMatchObject({
        status: 200,
        body: { data: { record: { ...unchanged, version: 3 } } },
      })
      expect(await countChanges()).toEqual(counted)
      expect((await change({ ...unchanged, weight_g: 5 }, 3)).status).toBe(200)
      expect(await readReportedAt()).toBe('2026-11-23T02:00:00.000Z')

      expect(await change({}, 4)).toMatchObject({
        body: { data: { record: { weight_g: null, stock: null, version: 5 } } },
      })
      expect(await readReportedAt()).toBeUndefined()
    })

    it.each([
      [{ weight_g: -1 }, 'weight_g'],
      [{ weight_g: 1.5 }, 'weight_g'],
      [{ shelf: '' }, 'shelf'],
      [{ shelf: 'A'.repeat(21) }, 'shelf'],
      [{ stock: { quantity: -1, day: '2026-11-20' } }, 'stock.quantity'],
      [{ stock: { quantity: 1, day: 'today' } }, 'stock.day'],
      [{ stock: { quantity: 1, day: '2026-11-24' } }, 'stock.day'],
      [{ stock: { quantity: 1, day: '0000-01-01' } }, 'stock.day'],
      [{ stock: { quantity: 2_000_000_001, day: '2026-11-20' } }, 'stock.quantity'],
    ])('are not changed to %j', async (fields, field) => {
      expect(await change(fields)).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      })
    })

    it('are not the stock of a day before the stored one', async () => {
      expect((await change({ stock: { quantity: 40, day: '2026-11-20' } })).status).toBe(200)
      expect(await change({ stock: { quantity: 41, day: '2026-11-19' } }, 2)).toMatchObject({
        status: 400,
        body: {
          errors: { 'stock.day': ['Stock of a later day is stored already. Choose its day or a later one.'] },
        },
      })
      expect((await change({ stock: { quantity: 41, day: '2026-11-20' } }, 2)).status).toBe(200)
    })

    it('are not changed by who saw other stock than an import has brought since', async () => {
      expect((await change({ stock: { quantity: 40, day: '2026-11-20' } })).status).toBe(200)
      const sku = { product: 'HEXBOLT', sku: 'HB-M8x10' }
      await importText(db, [{ ...sku, on_hand: '0' }], { now: NOW })
      const current = { version: 3, stock: { quantity: 0, day: '2026-11-23' } }
      expect(await change({ stock: { quantity: 40, day: '2026-11-23' } }, 2)).toMatchObject({
        status: 409,
        body: { current },
      })
      await importText(db, [{ ...sku, on_hand: '-' }], { now: NOW })
      expect(await change({}, 3)).toMatchObject({
        status: 409,
        body: { current: { version: 4, stock: null } },
      })
    })

    it('which somebody else changes at the same time are refused with all of their new values', async () => {
      const changed = await whileOpen(
        async (tx) => {
          await sql`update catalogue.item set fields_version = 2 where id = ${item.params.id}`.execute(tx)
          await sql`
            insert into catalogue.stock_report (item_id, on_hand, reported_at)
            values (${item.params.id}, 7, ${NOW})`.execute(tx)
        },
        () => change({ weight_g: 20 }),
      )
      expect(changed).toMatchObject({
        status: 409,
        body: { current: { version: 2, stock: { quantity: 7, day: '2026-11-23' } } },
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

  it.each([
    ['writes', { product: 'HEXBOLT', sku: 'HB-M8x10', weight_g: '77' }, 'keep'],
    ['retires', { product: 'STUD', sku: 'M16x16' }, 'retire_surely'],
  ] as const)(
    'of the items of a product while an import that %s them waits for it',
    async (_, row, missing) => {
      const imported = await whileOpen(
        (tx) => sql`select from catalogue.product where code = 'HEXBOLT' for no key update`.execute(tx),
        () => importText(db, [row], { missing }),
        (tx) =>
          sql`select from catalogue.item where id = ${item.params.id} for no key update nowait`.execute(tx),
      )
      expect(imported.problems).toEqual([])
    },
  )
})
