import type { LeftOut, MatchedItem, RowVerdict, TypedRow } from '@pasok/contract'
import { quickOrder, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { openSessions } from '../identity/index.ts'
import { toMemberParty } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { turnListPriceDay } from '../pricing/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { rowXml, workbookBytes } from '../testing/workbooks.ts'
import { readVocabulary } from './specification/vocabulary.ts'
import { matchRows } from './rows/match-rows.ts'
import { renewVocabulary } from './search.jobs.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const DAY = '2026-11-23'
const TOO_MANY = 'This has more than 5,000 rows. Split it and check one part after the other.'
const LETTERS = 'ABCDEFGHJK'

const rows = [
  { product: 'BRG', sku: '6204-2RS', name: 'Deep groove ball bearing', price: '25000', replaces: 'OLD-6204' },
  { product: 'BRG', sku: '6205-2RS', name: 'Deep groove ball bearing', price: '27000', replaces: 'OLD-620X' },
  { product: 'BRG', sku: '6206-2RS', name: 'Deep groove ball bearing', price: '29000', replaces: 'OLD-620X' },
  {
    product: 'VALVE',
    sku: 'KB-012',
    name: 'Ball valve brass',
    price: '90000',
    uom: 'box',
    pieces_per_uom: '4',
  },
  {
    product: 'HOSE',
    sku: 'HH-2SN-08',
    name: 'Hydraulic hose',
    display_price: 'no',
    min_qty: '10',
    multiple_qty: '5',
  },
  { product: 'SHOWN', sku: 'SHOW-1', name: 'Show piece', price: '10', display_add_to_cart: 'no' },
  { product: 'GONE', sku: 'GONE-77', name: 'Forgotten thing', price: '20' },
  { product: 'SCREW', sku: 'M1.6x2.5', name: 'Small screw', price: '5' },
  { product: 'CLAMP', sku: '10-MAR-X', name: 'Marine clamp', price: '60' },
  { product: 'SCREW', sku: 'M16x25', name: 'Big screw', price: '50' },
  ...Array.from({ length: 8 }, (_, n) => ({
    product: 'RING',
    sku: `RING-${n}00`,
    name: 'Seal ring',
    price: '7',
  })),
].map(({ name, ...row }) => ({ ...row, name_en: name, name_id: name, category_en: 'Parts' }))

interface Answered {
  readonly status: number
  readonly data: { rows: RowVerdict[]; items: MatchedItem[]; is_incomplete?: true }
  readonly errors?: Record<string, string[]>
}

onDatabase('quick order', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let buyerId: number
  let companyId: number
  const ids: Record<string, number> = {}
  const cookies: Record<string, string> = {}
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    await renewVocabulary(db)
    const named = await sql<{ sku: string; id: number }>`select sku, id from catalogue.item`.execute(db)
    for (const { sku, id } of named.rows) ids[sku] = id
    await sql`update catalogue.item set active = false where sku = 'GONE-77'`.execute(db)
    api = openApi({ db, now: () => NOW })
    const sessions = openSessions(db, 'a secret of the tests')
    const logIn = async (who: string, memberId: number) => {
      cookies[who] = `pasok_session=${await sessions.beginInBrowser(db, memberId, '', NOW)}`
    }
    const buyer = await addPerson(db, { email: 'buyer@uji.test' })
    companyId = buyer.companyId
    buyerId = buyer.memberId
    await logIn('buyer', buyerId)
    const viewer = await addPerson(db, { email: 'pelihat@uji.test', companyId, role: 'viewer' })
    await logIn('viewer', viewer.memberId)
  })

  const send = async (
    e: Endpoint,
    body: string | FormData,
    type: string | undefined,
    who: string,
    language: string,
  ) => {
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${e.path}`, {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'accept-language': language,
          cookie: cookies[who] ?? '',
          ...(type && { 'content-type': type }),
        },
        body,
      }),
    )
    const answer = (await response.json()) as object
    checkAnswer(e, response.status, answer)
    return { ...answer, status: response.status, headers: response.headers }
  }
  const match = async (input: unknown, who = 'buyer', language = 'en') =>
    (await send(
      quickOrder.matchRows,
      JSON.stringify(input),
      'application/json',
      who,
      language,
    )) as unknown as Answered
  const matchLines = async (...lines: [part_number: string, quantity: string | number][]) => {
    const { status, data } = await match({
      rows: lines.map(([part_number, quantity]) => ({ part_number, quantity })),
    })
    expect(status).toBe(200)
    return data
  }
  const verdict = async (part: string, quantity: string | number = '10') =>
    (await matchLines([part, quantity])).rows[0]

  describe('tells of a row', () => {
    it.each([
      ['8 pcs', { verdict: 'exact', quantity: 2, pieces: 8 }],
      ['2 dus', { verdict: 'exact', quantity: 2 }],
      ['10 pcs', { verdict: 'bad_quantity', pieces: 10, problem: 'part_of_pack' }],
      ['2 roll', { verdict: 'bad_quantity', problem: 'other_unit' }],
      ['1.000', { verdict: 'bad_quantity', problem: 'thousand_or_one' }],
    ])('of an item that is sold by the box of 4 what %j are', async (quantity, expected) => {
      expect(await verdict('KB-012', quantity)).toEqual({
        ...expected,
        item_id: ids['KB-012'],
        found_by: 'part_number',
      })
    })

    it.each([
      ['10-Mar', 'date'],
      ['2026-03-10', 'date'],
      ['6.20E+04', 'number'],
      ['#REF!', 'formula'],
    ])('that a spreadsheet damaged %j', async (part, damage) => {
      expect(await verdict(part)).toEqual({ verdict: 'not_found', quantity: 10, damage })
    })

    it.each(['6204-2RS', ' 6204-2rs ', '62042RS', '6204 2RS', '6204/2RS'])(
      'that %j is a part number',
      async (part) => {
        expect(await verdict(part)).toEqual({
          verdict: 'exact',
          found_by: 'part_number',
          item_id: ids['6204-2RS'],
          quantity: 10,
        })
      },
    )

    it('that a number was replaced, and which', async () => {
      expect(await verdict('old6204')).toMatchObject({
        verdict: 'exact',
        item_id: ids['6204-2RS'],
        match: { kind: 'replaced_number', text: 'OLD-6204' },
      })
    })

    it('that a number was replaced by several', async () => {
      const row = await verdict('OLD-620X')
      expect(row?.verdict).toBe('several')
      expect(new Set(row?.candidate_ids)).toEqual(new Set([ids['6205-2RS'], ids['6206-2RS']]))
    })

    it('which of two numbers that differ in a sign it names, if it is written so', async () => {
      expect(await verdict('m1.6x2.5')).toMatchObject({ verdict: 'exact', item_id: ids['M1.6x2.5'] })
      expect(await verdict('M16X25')).toMatchObject({ verdict: 'exact', item_id: ids['M16x25'] })
      expect(await verdict('M16-X25')).toMatchObject({ verdict: 'several' })
    })

    it.each([
      ['a brand beside the number', 'SKF 6204-2RS', { kind: 'part_number', text: '6204-2RS' }],
      ['the beginning of one number', '6204-2', { kind: 'part_number', text: '6204-2RS' }],
      ['one slip', '6204-2RZ', { kind: 'spelling', text: '6204-2RS' }],
      ['a part of one number', '2SN08', { kind: 'part_number', text: 'HH-2SN-08' }],
      ['mistyped words', 'hidraulic hose', { kind: 'spelling', text: 'hydraulic hose' }],
    ])('that a search found it by %s, and why', async (_, part, why) => {
      expect(await verdict(part)).toMatchObject({ verdict: 'found', found_by: 'search', match: why })
    })

    it('that its words are the name of one item', async () => {
      const row = await verdict('ball valve brass')
      expect(row).toEqual({ verdict: 'found', found_by: 'search', item_id: ids['KB-012'], quantity: 10 })
    })

    it('that it may be one of several, of which it names five', async () => {
      for (const text of ['RING', 'seal ring', 'RING-X00']) {
        const row = await verdict(text)
        expect([text, row?.verdict]).toEqual([text, 'several'])
        expect(row?.candidate_ids).toHaveLength(5)
      }
    })

    it.each(['xyzzy', 'QX-99812-ZZ', '', '%', "'; drop table", '\u{1F529}', '-', '0'])(
      'that nothing is found by %j',
      async (part) => {
        expect(await verdict(part)).toEqual({ verdict: 'not_found', quantity: 10 })
      },
    )

    it('that the item is not sold here, or no more', async () => {
      expect(await verdict('SHOW-1')).toMatchObject({ verdict: 'not_for_sale', item_id: ids['SHOW-1'] })
      expect(await verdict('gone77')).toMatchObject({ verdict: 'not_for_sale', item_id: ids['GONE-77'] })
    })

    it.each([
      ['no quantity', '', 'missing'],
      ['a part of one', '1,5', 'not_whole'],
      ['a word', 'ten', 'not_whole'],
      ['less than the minimum', 5, 'below_minimum'],
      ['nought', 0, 'below_minimum'],
      ['no multiple', '12', 'not_multiple'],
      ['far too many', '10.000.000', 'too_big'],
    ])('that it has %s', async (_, quantity, problem) => {
      expect(await verdict('HH-2SN-08', quantity)).toMatchObject({ verdict: 'bad_quantity', problem })
    })

    it('that a quantity of thousands is whole in either language', async () => {
      for (const quantity of ['1.000', '1,000', 1000])
        expect(await verdict('HH-2SN-08', quantity)).toMatchObject({ verdict: 'exact', quantity: 1000 })
    })
  })

  it('sums the rows of one item, and says so', async () => {
    const { rows: verdicts, items } = await matchLines(
      ['HH-2SN-08', '6'],
      ['6204-2RS', '1'],
      ['HH 2SN 08', '4'],
    )
    expect(verdicts.map(({ verdict, quantity, total }) => [verdict, quantity, total])).toEqual([
      ['exact', 6, 10],
      ['exact', 1, undefined],
      ['exact', 4, 10],
    ])
    expect(items).toHaveLength(2)
  })

  it('names items in the requested language, with their quantity rules and the price that their reader sees', async () => {
    const { items } = await matchLines(['6204-2RS', 1], ['KB-012', 1], ['HH-2SN-08', 10], ['GONE-77', 1])
    const bySku = Object.fromEntries(items.map((item) => [item.sku_number, item]))
    expect(bySku['6204-2RS']).toMatchObject({ name: 'Deep groove ball bearing', min_qty: 1, price: 25_000 })
    expect(bySku['HH-2SN-08']).toMatchObject({ min_qty: 10, multiple_qty: 5, display_add_to_cart: true })
    expect(bySku['6204-2RS']).not.toHaveProperty('min_pieces')
    expect(bySku['KB-012']).toMatchObject({ uom: 'box', min_pieces: 4 })
    expect(bySku['HH-2SN-08']).not.toHaveProperty('price')
    expect(bySku['GONE-77']).toEqual({ id: ids['GONE-77'], name: 'Forgotten thing', sku_number: 'GONE-77' })
  })

  it('matches five thousand rows in a bounded number of statements', async () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({
      part_number: n % 2 ? '6204-2RS' : `6204-2${LETTERS[n % 10]}${LETTERS[((n / 10) % 10) | 0]}`,
      quantity: '1',
    }))
    const { status, data } = await match({ rows: many })
    expect(status).toBe(200)
    expect(data.rows).toHaveLength(5_000)
    expect(data.rows[1]).toMatchObject({ verdict: 'exact', total: 2_500 })
  })

  const makeReader = (database: Db, memberId = buyerId) =>
    ({
      db: database,
      findVocabulary: () => readVocabulary(db),
      scope: { companyId },
      party: toMemberParty({ companyId, memberId }),
      day: DAY,
    }) as never

  it('does not let a list wait for those of another member', async () => {
    const gate = Promise.withResolvers<void>()
    let statements = 0
    const blockedDb = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements++
        await gate.promise
        return result
      },
    })
    const rows = ['no such thing', '6204-2RZ'].map((part_number) => ({ part_number, quantity: 10 }))
    const lists = Array.from({ length: 5 }, () => matchRows(makeReader(blockedDb, buyerId + 1), rows, 'en'))
    const own = await matchRows(makeReader(db), rows, 'en')
    expect(own.rows.map(({ verdict }) => verdict)).toEqual(['not_found', 'found'])
    // Of the other member's lists one has begun.
    expect(statements).toBe(1)
    gate.resolve()
    for (const one of await Promise.all(lists)) expect(one.rows).toEqual(own.rows)
  })

  describe('does what it can in its time', () => {
    const listVerdicts = async (parts: readonly string[], database: Db, ms?: number) => {
      const rows = parts.map((part_number) => ({ part_number, quantity: 10 }))
      const { rows: verdicts, isIncomplete } = await matchRows(makeReader(database), rows, 'en', ms)
      return [...verdicts.map(({ verdict: one }) => one), isIncomplete]
    }
    /** A database whose statements with this in them run into their limit. */
    const slowAt = (part: string): Db =>
      db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes(part)))
            throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
          return node
        },
        transformResult: async ({ result }) => result,
      })

    it.each(['SKF 6204-2RS', '6204-2RZ', 'ball valve brass', '2SN08', 'hidraulic hose'])(
      'and says that %j was not looked for when it is over',
      async (text) => {
        expect(await listVerdicts(['6204-2RS', text], db, -1)).toEqual(['exact', 'not_found', true])
      },
    )

    it.each([
      ['near numbers', 'slipped as materialized', '6204-2RZ'],
      ['names', 'catalogue.normalised(g.text)', 'ball valve brass'],
      ['parts of numbers', "like '%' || q.bare || '%'", '2SN08'],
    ])('and continues where looking for %s takes too long', async (_, part, text) => {
      const [exact, , words, isIncomplete] = await listVerdicts(
        ['6204-2RS', text, 'hidraulic hose'],
        slowAt(part),
      )
      expect([exact, words, isIncomplete]).toEqual(['exact', 'found', true])
    })

    it('and has looked for everything where all are part numbers', async () => {
      expect(await listVerdicts(['6204-2RS', 'KB-012'], db, -1)).toEqual(['exact', 'exact', false])
    })

    it('but fails where something else is wrong', async () => {
      const broken = db.withPlugin({
        transformQuery: ({ node }) => {
          if (node.kind === 'RawNode' && node.sqlFragments.some((text) => text.includes('numnode')))
            throw new Error('something else')
          return node
        },
        transformResult: async ({ result }) => result,
      })
      await expect(listVerdicts(['no such thing'], broken)).rejects.toThrow('something else')
    })
  })

  describe('refuses', () => {
    const row = { part_number: '6204-2RS', quantity: '1' }
    it.each([
      ['no rows', {}, 'rows'],
      ['an empty list', { rows: [] }, 'rows'],
      ['more than five thousand', { rows: Array.from({ length: 5_001 }, () => row) }, 'rows'],
      [
        'a part number that is none',
        { rows: [row, { part_number: 5, quantity: '1' }] },
        'rows.1.part_number',
      ],
      ['one that is too long', { rows: [{ ...row, part_number: 'x'.repeat(201) }] }, 'rows.0.part_number'],
      ['one with a NUL', { rows: [{ ...row, part_number: 'a\0' }] }, 'rows.0.part_number'],
      ['a row without a quantity', { rows: [{ part_number: 'x' }] }, 'rows.0.quantity'],
      ['a quantity of another type', { rows: [{ ...row, quantity: [] }] }, 'rows.0.quantity'],
      ['no object', [row], 'body'],
    ])('%s', async (_, body, field) => {
      const { status, errors } = await match(body)
      expect(status).toBe(400)
      expect(Object.keys(errors ?? {})).toContain(field)
    })

    it('members who may not order, before it reads anything', async () => {
      expect((await match({}, 'nobody')).status).toBe(401)
      expect((await match({}, 'viewer')).status).toBe(403)
    })

    it('a body beyond its bound', async () => {
      expect((await match({ rows: [{ ...row, more: 'x'.repeat(1_700_000) }] })).status).toBe(413)
    })

    it('a member who asks again and again', async () => {
      const limited = openApi({
        db,
        now: () => NOW,
        limits: { limited: async () => 60, begin: async () => 60 },
      })
      const response = await limited.post(
        quickOrder.matchRows.path,
        { rows: [row] },
        {
          'sec-fetch-site': 'same-origin',
          cookie: cookies['buyer'] ?? '',
        },
      )
      expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    })
  })

  describe('reads', () => {
    const read = async (fields: Record<string, string | File>, who = 'buyer') => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return (await send(quickOrder.readRows, form, undefined, who, 'en')) as unknown as {
        status: number
        data: { rows: TypedRow[]; left_out?: LeftOut }
        errors?: Record<string, string[]>
      }
    }
    const file = (content: string | Uint8Array<ArrayBuffer>, name = 'list.bin') => new File([content], name)
    const wanted = [
      { part_number: '6204-2RS', quantity: '1000' },
      { part_number: 'KB-012', quantity: '2' },
    ]
    const workbook = async (table: (string | number)[][]) =>
      new Uint8Array(await writeExcelFile(table).toBuffer())

    it('pasted rows', async () => {
      const { data } = await read({ text: 'Part No\tQty\r\n6204-2RS\t1000\r\nKB-012\t2' })
      expect(data.rows).toEqual(wanted)
    })

    it('a workbook, whatever it is called', async () => {
      const bytes = await workbook([
        ['Kode', 'Jumlah'],
        ['6204-2RS', 1000],
        ['KB-012', 2],
      ])
      expect((await read({ file: file(bytes, 'list.csv') })).data.rows).toEqual(wanted)
    })

    it('all visible sheets that are lists, and names what it leaves out', async () => {
      const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
      const names = ['Read me', 'Order', 'More', 'Units', 'Prices']
      const bytes = workbookBytes('', '', {
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
          .map(
            (name, at) => `<sheet name="${name}" ${name === 'Units' ? 'state="hidden"' : ''} r:id="r${at}"/>`,
          )
          .join('')}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships>${names
          .map((_, at) => `<Relationship Id="r${at}" Type="o/worksheet" Target="${at}.xml"/>`)
          .join('')}</Relationships>`,
        'xl/0.xml': sheet(rowXml(1, 'How to use this form') + rowXml(2, 'Fill in the sheet Order.')),
        'xl/1.xml': sheet(
          [
            rowXml(1, 'Part No', 'Name', 'Qty', 'Unit', 'Note'),
            rowXml(2, 'Bearings'),
            rowXml(3, '6204-2RS', 'Bearing', 1000, 'pcs', 'urgent'),
            rowXml(4, 'KB-012', 'Valve', 7).replace('<row', '<row hidden="1"'),
            rowXml(5, '', 'Total', 1000),
          ].join(''),
        ),
        'xl/2.xml': sheet(rowXml(1, 'Part No', 'Qty') + rowXml(2, 'KB-012', 2)),
        'xl/3.xml': sheet(rowXml(1, 'pcs')),
        'xl/4.xml': sheet(rowXml(1, 'Part No', 'Price') + rowXml(2, 'M16x25', 50)),
      })
      const { data } = await read({ file: file(new Uint8Array(bytes)) })
      expect(data).toEqual({
        rows: [
          { part_number: '6204-2RS', quantity: '1000 pcs', description: 'Bearing', note: 'urgent' },
          { part_number: 'KB-012', quantity: '2' },
        ],
        left_out: {
          hidden_sheets: ['Units'],
          other_sheets: ['Read me', 'Prices'],
          hidden_rows: 1,
          hidden_columns: 0,
          sum_rows: 1,
          title_rows: 1,
          titles: ['Bearings'],
        },
      })
    })

    it('a text file in the encodings that spreadsheets write', async () => {
      const text = 'SKU;Qty\r\n6204-2RS;1000\r\nKB-012;2\r\n'
      const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))])
      for (const content of [
        text,
        `\uFEFF${text}`,
        utf16,
        new Uint8Array(Buffer.from(`${text}Ø-1;3`, 'latin1')),
      ])
        expect((await read({ file: file(content) })).data.rows.slice(0, 2)).toEqual(wanted)
    })

    it.each([
      ['a PDF', file(`%PDF-1.7\n\0\x01`), 'file'],
      ['a ZIP that is no workbook', file('PK\u0003\u0004 and nothing else'), 'file'],
      ['a web page under the name of a workbook', file('<html><table><tr><td>A-1</td></tr></table>'), 'file'],
      ['an old workbook', file('\u00D0\u00CF\u0011\u00E0\0\0'), 'file'],
      ['a file of nothing', file(' \n \n'), 'file'],
    ])('nothing of %s', async (_, file, field) => {
      const { status, errors } = await read({ file })
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]])
    })

    it('no more than five thousand rows at once, of a text or a file', async () => {
      const many = 'A-1;1\n'.repeat(5_001)
      for (const fields of [{ text: many }, { file: file(many) }]) {
        const { status, errors } = await read(fields)
        expect([status, Object.keys(errors ?? {})]).toEqual([400, Object.keys(fields)])
      }
      const far = '\n'.repeat(20_001)
      for (const fields of [{ text: far }, { file: file(far) }])
        expect(await read(fields)).toMatchObject({ errors: { [Object.keys(fields)[0] ?? '']: [TOO_MANY] } })
      const rowsOfLimit = (await read({ text: 'A-1;1\n'.repeat(5_000) })).data.rows
      expect(rowsOfLimit).toHaveLength(5_000)
    })

    it('no table of more than a hundred columns', async () => {
      const row = ['A-1', 5, ...Array.from({ length: 99 }, () => 'x')]
      const wide = row.join(';')
      const book = await workbook([row])
      for (const input of [{ text: wide }, { file: file(wide) }, { file: file(book) }])
        expect(Object.values((await read(input)).errors ?? {}).flat()).toEqual([
          expect.stringContaining('100 columns'),
        ])
      const within = await read({ file: file(await workbook([row.slice(0, 100)])) })
      expect(within.data.rows).toMatchObject([{ part_number: 'A-1', quantity: '5' }])
    })

    it('nothing without input, and for buyers only', async () => {
      expect((await read({})).status).toBe(400)
      expect((await read({ text: 'x' }, 'nobody')).status).toBe(401)
      expect((await read({ text: 'x' }, 'viewer')).status).toBe(403)
    })
  })
})
