import { company, quickOrder, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { turnListPriceDay } from '../../pricing/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { askingWith, openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { importText } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { buildWorkbook, toUploadFile } from '../../testing/workbooks.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const rows = [
  { product: 'BOLT', sku: 'HB4017-M8X30', replaces: 'OLD-830' },
  { product: 'BOLT', sku: 'HB4017-M8X35' },
  { product: 'NUT', sku: '10-4711' },
  { product: 'SCREW', sku: 'M1.6x2.5' },
  { product: 'SCREW', sku: 'M16x25' },
  { product: 'OLD', sku: 'O-1' },
].map((row) => ({
  price: '1000',
  ...row,
  name_en: `${row.product} x`,
  name_id: row.product,
  category_en: 'Parts',
}))

onDatabase('own part numbers', (open) => {
  let db: Db
  let guest: AskingBrowser
  const ids: Record<string, number> = {}
  const people: Record<string, AskingBrowser> = {}
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, '2026-11-23')
    expect((await importText(db, rows)).problems).toEqual([])
    await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
    const named = await sql<{ sku: string; id: number }>`select sku, id from catalogue.item`.execute(db)
    for (const { sku, id } of named.rows) ids[sku] = id
    const api = openApi({ db, now: () => NOW })
    guest = askingWith(api, '')
    const add = async (who: string, fields: Partial<Parameters<typeof addPerson>[1]> = {}) => {
      const person = await addPerson(db, { email: `${who}@uji.test`, ...fields })
      people[who] = await openBrowser(db, api, person.memberId, { now: NOW })
      return person.companyId
    }
    const companyId = await add('buyer')
    await add('colleague', { companyId, role: 'owner' })
    await add('viewer', { companyId, role: 'viewer' })
    await add('stranger', { role: 'owner' })
  })
  beforeEach(() => sql`delete from company.part_number`.execute(db))

  const as = (who: string): AskingBrowser => {
    const browser = who === 'guest' ? guest : people[who]
    if (!browser) throw new Error(`no member has the login ${who}`)
    return browser
  }
  const add = (number: string, sku_number: string, who = 'buyer') =>
    as(who).ask(company.addPartNumber, { body: { number, sku_number } })
  const added = async (number: string, sku: string, who = 'buyer') => {
    const { status, body } = await add(number, sku, who)
    if (status !== 200) throw new Error(`adding ${number} answers ${status}: ${JSON.stringify(body)}`)
    return body.data.record
  }
  const list = async (who = 'buyer', query: Record<string, string> = {}) => {
    const { status, body } = await as(who).ask(company.listPartNumbers, { query })
    if (status !== 200) throw new Error(`the list answers ${status}`)
    return body.data.records.map(({ number, item }) => [number, item.sku_number])
  }
  const readRefusal = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: Record<string, string[]> }
    return [status, code, ...(errors ? [errors] : [])]
  }
  const upload = async (file: File, who = 'buyer') => {
    const { status, body } = await as(who).ask(company.uploadPartNumbers, { form: { file } })
    if (status !== 200) throw new Error(`the upload answers ${status}: ${JSON.stringify(body)}`)
    return body.data
  }

  describe('are added', () => {
    it('by our part number or by the item, once, and every member reads them', async () => {
      const record = await added('  Gd 77/1 ', 'hb4017 m8x30')
      expect(record).toMatchObject({
        version: 1,
        number: 'Gd 77/1',
        item: { id: ids['HB4017-M8X30'], sku_number: 'HB4017-M8X30', is_sold: true },
      })
      // The same number with other signs is the same.
      expect(await added('GD-77-1', 'OLD-830', 'colleague')).toEqual(record)
      const { status } = await as('buyer').ask(company.addPartNumber, {
        body: { number: 'GD-78', item_id: ids['HB4017-M8X30'] ?? 0 },
      })
      expect(status).toBe(200)
      expect(await list('viewer')).toEqual([
        ['GD-78', 'HB4017-M8X30'],
        ['Gd 77/1', 'HB4017-M8X30'],
      ])
      expect(await list('stranger')).toEqual([])
    })

    it.each([
      ['', 'HB4017-M8X30', 'number', 'This field is required.'],
      ['–––', 'HB4017-M8X30', 'number', 'Enter a number with at least one letter or digit.'],
      ['x'.repeat(61), 'HB4017-M8X30', 'number', 'Enter at most 60 characters.'],
      ['A-1', '', 'sku_number', 'This field is required.'],
      ['A-1', 'NONE-1', 'sku_number', "We have no item with this part number. Copy it from the item's page."],
      [
        'A-1',
        'm16x2-5',
        'sku_number',
        "Several items have this part number but for its signs. Write it as on the item's page.",
      ],
      ['A-1', 'O-1', 'sku_number', "This item is no longer sold, or can't be ordered here."],
    ])('not %j for %j', async (number, sku, field, sentence) => {
      expect(readRefusal(await add(number, sku))).toEqual([400, 'invalid_request', { [field]: [sentence] }])
    })

    it('for one item of a company each, ten of them for an item', async () => {
      await added('A-0', 'HB4017-M8X30')
      expect(readRefusal(await add('a0', 'HB4017-M8X35'))).toEqual([
        400,
        'invalid_request',
        { number: ['Your company uses this number for another item. Remove it there first.'] },
      ])
      await added('A-0', 'HB4017-M8X35', 'stranger')
      const tries = Array.from({ length: 12 }, (_, n) => add(`B-${n}`, 'HB4017-M8X30'))
      const statuses = (await Promise.all(tries)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(9)
      expect(await list()).toHaveLength(10)
    })

    it('by buyers and owners alone', async () => {
      expect((await add('A-1', 'HB4017-M8X30', 'viewer')).status).toBe(403)
      expect((await add('A-1', 'HB4017-M8X30', 'guest')).status).toBe(401)
    })

    it('up to 20,000 of a company', async () => {
      await sql`
        insert into company.part_number (company_id, item_id, number, changed_at)
        select m.company_id, ${ids['HB4017-M8X35']}::int, 'F' || n, now()
        from identity.member m, generate_series(1, 20000) n where m.email = 'buyer@uji.test'`.execute(db)
      expect(readRefusal(await add('A-1', 'HB4017-M8X30'))).toEqual([409, 'too_many_part_numbers'])
      expect((await add('A-1', 'HB4017-M8X30', 'stranger')).status).toBe(200)
      const { wrong_rows } = await upload(toUploadFile('Z-1;HB4017-M8X30\n', 'a.csv'))
      expect(wrong_rows).toMatchObject([{ row: 1, number: 'Z-1', reason: 'too_many' }])
    })
  })

  describe('are changed and removed', () => {
    const change = (id: number, number: string, version: number, who = 'buyer') =>
      as(who).ask(company.changePartNumber, { params: { id: String(id) }, body: { number, version } })

    it('by members who saw their current version', async () => {
      const { id } = await added('A-1', 'HB4017-M8X30')
      await added('A-2', 'HB4017-M8X30')
      expect((await change(id, 'A-01', 1)).status).toBe(200)
      expect((await change(id, 'A-01', 1)).status).toBe(200)
      expect(await change(id, 'A-9', 1, 'colleague')).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { id, number: 'A-01', version: 2 } },
      })
      expect((await change(id, 'a2', 2)).status).toBe(400)
      expect((await change(id, 'A-9', 2, 'viewer')).status).toBe(403)
      expect((await change(id, 'A-9', 2, 'stranger')).status).toBe(404)
      const remove = (who: string) => as(who).ask(company.removePartNumber, { params: { id: String(id) } })
      expect((await remove('stranger')).status).toBe(404)
      expect((await remove('colleague')).status).toBe(200)
      expect((await remove('colleague')).status).toBe(404)
      expect(await list()).toEqual([['A-2', 'HB4017-M8X30']])
    })
  })

  describe('are shown one by one', () => {
    it('to members of their company', async () => {
      const record = await added('A-1', 'HB4017-M8X30')
      const read = (who: string, id = record.id) =>
        as(who).ask(company.showPartNumber, { params: { id: String(id) } })
      expect(await read('viewer')).toMatchObject({ status: 200, body: { data: { record } } })
      expect((await read('stranger')).status).toBe(404)
      expect((await read('guest')).status).toBe(401)
      expect((await read('buyer', record.id + 1)).status).toBe(404)
    })
  })

  describe('are listed', () => {
    it('by a keyword in them, signs aside, and in part numbers and names of their items', async () => {
      await added('GD 10-47', 'HB4017-M8X30')
      await added('GD 99', '10-4711')
      expect(await list('buyer', { keyword: 'gd1047' })).toEqual([['GD 10-47', 'HB4017-M8X30']])
      expect(await list('buyer', { keyword: 'nut' })).toEqual([['GD 99', '10-4711']])
      expect(await list('buyer', { keyword: 'm8x30' })).toEqual([['GD 10-47', 'HB4017-M8X30']])
      expect(await list('buyer', { keyword: '%' })).toEqual([])
      expect(await list('buyer', { item_id: String(ids['10-4711']) })).toEqual([['GD 99', '10-4711']])
    })

    it('as files that change nothing when they are uploaded again', async () => {
      await added('=1+1', 'HB4017-M8X30')
      await added('GD 99', '10-4711')
      const download = async (query: string) => {
        const response = await as('viewer').get(`/v2/company/part-numbers/file?${query}`)
        expect(response.status).toBe(200)
        return new Uint8Array(await response.arrayBuffer())
      }
      for (const query of ['format=xlsx', 'format=csv', 'format=csv&language=id']) {
        const bytes = await download(query)
        expect(await upload(toUploadFile(bytes, 'a'))).toMatchObject({
          added: 0,
          changed: 0,
          unchanged: 2,
          wrong: 0,
        })
      }
      const text = new TextDecoder().decode(await download('format=csv&language=id'))
      expect(text.split('\r\n')).toEqual([
        'Nomor Anda,Nomor part,Nama',
        "'=1+1,HB4017-M8X30,BOLT",
        'GD 99,10-4711,NUT',
        '',
      ])
    })
  })

  describe('are uploaded', () => {
    it('with a reason for each wrong row, and all others are taken', async () => {
      await added('A-1', 'HB4017-M8X35')
      const file = await buildWorkbook([
        ['Daftar barang'],
        ['Nomor part', 'Nomor kami'],
        ['HB4017-M8X30', 'A-1'],
        ['NONE-1', 'A-2'],
        ['O-1', 'A-3'],
        ['', 'A-4'],
        ['10-4711', 104_711],
      ])
      const first = await upload(file)
      expect(first).toMatchObject({ added: 1, changed: 1, unchanged: 0, wrong: 3 })
      expect(first.wrong_rows).toEqual([
        {
          row: 4,
          number: 'A-2',
          sku_number: 'NONE-1',
          reason: 'sku_unknown',
          message: 'We have no item with this part number.',
        },
        {
          row: 5,
          number: 'A-3',
          sku_number: 'O-1',
          reason: 'sku_not_sold',
          message: 'This item is no longer sold.',
        },
        {
          row: 6,
          number: 'A-4',
          sku_number: '',
          reason: 'sku_missing',
          message: 'The part number is missing.',
        },
      ])
      expect(await upload(file)).toMatchObject({ added: 0, changed: 0, unchanged: 2, wrong: 3 })
      expect((await list()).toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
        ['104711', '10-4711'],
        ['A-1', 'HB4017-M8X30'],
      ])
    })

    it('with the columns the other way round', async () => {
      const text = 'HB4017-M8X30,G1\nHB4017-M8X35,G2\nNONE,G3\n'
      expect(await upload(toUploadFile(text, 'a.csv'))).toMatchObject({
        added: 2,
        wrong_rows: [{ row: 3, number: 'G3', sku_number: 'NONE' }],
      })
    })

    it('with the columns that headings name, whatever they hold', async () => {
      await added('HB4017-M8X35', 'HB4017-M8X30')
      const text = 'Nomor Anda;Nomor part\nHB4017-M8X30;10-4711\n10-4711;NONE\n'
      expect(await upload(toUploadFile(text, 'a.csv'))).toMatchObject({
        added: 1,
        wrong_rows: [{ row: 3, number: '10-4711', sku_number: 'NONE', reason: 'sku_unknown' }],
      })
    })

    it('not from what is no table, and not by those who only read', async () => {
      const form = { file: toUploadFile('\u0000\u0001', 'a.bin') }
      expect((await as('buyer').ask(company.uploadPartNumbers, { form })).status).toBe(400)
      const empty = { file: toUploadFile('\n\n', 'a.csv') }
      expect(readRefusal(await as('buyer').ask(company.uploadPartNumbers, { form: empty }))).toMatchObject([
        400,
        'invalid_request',
        { file: [expect.stringContaining('has no rows')] },
      ])
      expect((await as('viewer').ask(company.uploadPartNumbers, { form })).status).toBe(403)
    })
  })

  describe('find their items', () => {
    const find = async (query: string, who: string) => {
      const searched = await as(who).ask(search.searchSite, { query: { keyword: query } })
      const listed = await as(who).ask(search.listProducts, { query: { keyword: query } })
      const suggested = await as(who).ask(search.suggest, { query: { query } })
      if (searched.status !== 200 || listed.status !== 200 || suggested.status !== 200)
        throw new Error('a search is refused')
      const toShown = (one: {
        readonly id: number
        readonly match?: unknown
        readonly own_numbers?: unknown
      }) => [one.id, one.match, one.own_numbers] as const
      return {
        searched: searched.body.data.products.records.map(toShown),
        listed: listed.body.data.records.map(toShown),
        suggested: suggested.body.data.productsData.map(toShown),
        text: JSON.stringify([searched.body, listed.body, suggested.body]),
      }
    }

    it('first in the search box and the results of the company’s members', async () => {
      await added('10-4711', 'HB4017-M8X30')
      for (const typed of ['10-4711', '10 4711', '104711'])
        for (const shown of Object.values(await find(typed, 'viewer')).slice(0, 3))
          expect(shown, typed).toEqual([
            [ids['HB4017-M8X30'], { kind: 'own_number', text: '10-4711' }, ['10-4711']],
            // Our own part number follows.
            [ids['10-4711'], { kind: 'part_number', text: '10-4711' }, undefined],
          ])
    })

    it('by its beginning while it is typed, and alone where nothing else has the text', async () => {
      await added('GD-88-100', 'HB4017-M8X30')
      const { suggested, searched } = await find('gd88', 'buyer')
      expect(suggested).toMatchObject([[ids['HB4017-M8X30'], { text: 'GD-88-100' }, ['GD-88-100']]])
      expect(searched).toEqual(suggested)
    })

    it('by their beginning before what the text finds without a name that is not stocked', async () => {
      await added('SKF 4711-X', 'HB4017-M8X30')
      const first = [ids['HB4017-M8X30'], { kind: 'own_number', text: 'SKF 4711-X' }, ['SKF 4711-X']]
      const without = await find('SKF 4711', 'stranger')
      expect(without.listed).not.toEqual([])
      expect(without.text).toContain('"not_stocked":["SKF"]')
      const { listed, text } = await find('SKF 4711', 'buyer')
      expect(listed).toEqual([first, ...without.listed])
      expect(text).toContain('"not_stocked":["SKF"]')
    })

    it('by their beginning, however many of retired items begin so', async () => {
      await sql`
        insert into company.part_number (company_id, item_id, number, changed_at)
        select m.company_id, ${ids['O-1']}::int, 'RT-9-' || n, now()
        from identity.member m, generate_series(1, 30) n where m.email = 'buyer@uji.test'`.execute(db)
      await added('RT-9-Z', 'HB4017-M8X30')
      expect((await find('rt9', 'buyer')).suggested).toMatchObject([
        [ids['HB4017-M8X30'], { kind: 'own_number', text: 'RT-9-Z' }, ['RT-9-Z']],
      ])
    })

    it('not for another company or a guest, who never read them', async () => {
      await added('GD-88-100', 'HB4017-M8X30')
      for (const who of ['stranger', 'guest'])
        for (const typed of ['GD-88-100', 'HB4017-M8X30']) {
          const { text } = await find(typed, who)
          expect(text.replaceAll(typed, ''), `${who} ${typed}`).not.toMatch(/GD-?88|own_number/)
        }
      expect((await find('HB4017-M8X30', 'viewer')).text).toContain('"own_numbers":["GD-88-100"]')
    })

    it('in rows of a quick order, before a part number that is written so', async () => {
      await added('10-4711', 'HB4017-M8X30')
      const rowsFor = async (who: string) => {
        const { status, body } = await as(who).ask(quickOrder.matchRows, {
          body: { rows: ['10 4711', 'Baut 10-4711'].map((part_number) => ({ part_number, quantity: '2' })) },
        })
        if (status !== 200) throw new Error(`matching answers ${status}`)
        return body.data.rows
      }
      const item_id = ids['HB4017-M8X30']
      expect(await rowsFor('buyer')).toMatchObject([
        {
          verdict: 'exact',
          found_by: 'part_number',
          item_id,
          match: { kind: 'own_number', text: '10-4711' },
        },
        { verdict: 'found', item_id },
      ])
      expect(await rowsFor('stranger')).toMatchObject([
        { verdict: 'exact', item_id: ids['10-4711'] },
        { item_id: ids['10-4711'] },
      ])
    })
  })
})
