import type { Cart, CartChanges } from '@pasok/contract'
import { cart } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { renewListing } from '../catalogue/index.ts'
import { openSessions } from '../identity/index.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import {
  setBaseBreaks,
  setBasePrices,
  setCompanyRules,
  setSpecialOffers,
  turnListPriceDay,
} from '../pricing/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { takeOrderedOff } from './index.ts'

/** Already the 23rd in Jakarta. */
const NOW = new Date('2026-11-22T20:00:00Z')
const DAY = '2026-11-23'
const HERE = { 'sec-fetch-site': 'same-origin' }
const rows = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000' },
  { product: 'NUT', sku: 'N-1', price: '50' },
  { product: 'HOSE', sku: 'H-1', price: '7000', display_price: 'no', min_qty: '10', multiple_qty: '5' },
  { product: 'SHOWN', sku: 'S-1', price: '10', display_add_to_cart: 'no' },
  { product: 'OLD', sku: 'O-1', price: '20' },
  ...Array.from({ length: 8 }, (_, n) => ({ product: `P${n}`, sku: `P-${n}`, price: String(100 + n) })),
].map((row) => ({ ...row, name_en: `${row.product} in English`, name_id: row.product, category_en: 'Parts' }))

interface Answered {
  readonly status: number
  readonly data: Cart
  readonly code?: string
  readonly errors?: Record<string, string[]>
  readonly current?: Cart
}

onDatabase('the cart', (open) => {
  let db: Db
  let clock = NOW
  let api: ReturnType<typeof openApi>
  const ids: Record<string, number> = {}
  const cookies: Record<string, string> = {}
  let company: number
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, DAY)
    expect((await importText(db, rows)).problems).toEqual([])
    const named = await sql<{ sku: string; id: number }>`
      select sku, id from catalogue.item union all select code, id from catalogue.product`.execute(db)
    for (const { sku, id } of named.rows) ids[sku] = id
    api = openApi({ db, now: () => clock })
    const sessions = openSessions(db, 'a secret of the tests')
    const log = async (who: string, memberId: number) => {
      cookies[who] = `pasok_session=${await sessions.beginInBrowser(db, memberId, '', NOW)}`
    }
    const buyer = await addPerson(db, { email: 'buyer@uji.test' })
    company = buyer.companyId
    await log('buyer', buyer.memberId)
    await log('colleague', (await addPerson(db, { email: 'rekan@uji.test', companyId: company })).memberId)
    await log(
      'viewer',
      (await addPerson(db, { email: 'pelihat@uji.test', companyId: company, role: 'viewer' })).memberId,
    )
  })
  beforeEach(async () => {
    clock = NOW
    await sql`delete from cart.cart`.execute(db)
  })

  const ask = async (who: string, body?: unknown, language = 'en', query = ''): Promise<Answered> => {
    const e = body === undefined ? cart.showCart : cart.changeCart
    const response = await api.app.fetch(
      new Request(`http://shop.test/api/v2/order/cart${query}`, {
        method: e.method.toUpperCase(),
        headers: {
          ...HERE,
          'accept-language': language,
          cookie: cookies[who] ?? '',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const answer = (await response.json()) as Omit<Answered, 'status'>
    checkAnswer(e, response.status, answer)
    return { ...answer, status: response.status }
  }
  const line = (sku: string, new_qty: number) => ({ product_item_id: ids[sku], new_qty })
  const set = (sku: string, new_qty: number, more: object = {}, who = 'buyer') =>
    ask(who, { ...line(sku, new_qty), ...more })
  const inCart = async (who = 'buyer') =>
    Object.fromEntries(
      (await ask(who)).data.order_line.map(({ product, product_uom_qty }) => [
        product.sku_number,
        product_uom_qty,
      ]),
    )

  // @spec §7 Cart: read
  it('is empty at first, is not created by reading, and is then read with its lines', async () => {
    expect((await ask('buyer')).data).toEqual({
      id: null,
      revision: 0,
      line_count: 0,
      order_line: [],
      amount_untaxed: 0,
      amount_tax: 0,
      amount_total: 0,
      tax_percent: 11,
      lines_without_price: 0,
      currency_symbol: 'Rp.',
    })
    expect((await sql`select from cart.cart`.execute(db)).rows).toEqual([])
    await set('B-1', 3)
    await set('N-1', 2)
    expect((await ask('buyer')).data).toMatchObject({
      line_count: 2,
      order_line: [
        { product: { id: ids['B-1'] }, product_uom_qty: 3 },
        { product: { id: ids['N-1'] }, product_uom_qty: 2 },
      ],
      amount_untaxed: 3_100,
    })
  })

  // @spec §7 Cart: sync
  // @spec §3 Cart: server answer
  it('has a line for each added item, and their sums', async () => {
    await set('B-2', 2)
    const { status, data } = await set('N-1', 1)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: expect.any(Number),
      revision: 2,
      amount_untaxed: 6_050,
      // 660 and 5.5, each rounded half up.
      amount_tax: 666,
      amount_total: 6_716,
      lines_without_price: 0,
      currency_symbol: 'Rp.',
    })
    expect(data.order_line).toMatchObject([
      {
        id: expect.any(Number),
        product: { id: ids['B-2'], sku_number: 'B-2', price: 3_000 },
        price_unit: 3_000,
        product_uom_qty: 2,
        price_subtotal: 6_000,
      },
      {
        product: { id: ids['N-1'], name: 'NUT in English' },
        price_unit: 50,
        product_uom_qty: 1,
        price_subtotal: 50,
      },
    ])
    expect(await ask('buyer')).toMatchObject({ data })
    const indonesian = (await ask('buyer', undefined, 'id')).data
    expect(indonesian.order_line[1]?.product.name).toBe('NUT')
  })

  it('is changed and emptied; an item added again comes last', async () => {
    await ask('buyer', { lines: [line('B-1', 1), line('B-2', 2), line('N-1', 3)] })
    expect(Object.entries(await inCart())).toEqual([
      ['B-1', 1],
      ['B-2', 2],
      ['N-1', 3],
    ])
    await ask('buyer', { lines: [line('B-1', 0), line('B-2', 5)] })
    expect(await inCart()).toEqual({ 'B-2': 5, 'N-1': 3 })
    await set('B-1', 4)
    expect(Object.entries(await inCart())).toEqual([
      ['B-2', 5],
      ['N-1', 3],
      ['B-1', 4],
    ])
    await ask('buyer', { lines: [line('B-1', 0), line('B-2', 0), line('N-1', 0)] })
    expect((await ask('buyer')).data).toMatchObject({ order_line: [], amount_total: 0 })
  })

  it('is the same after a repeated change', async () => {
    const one = await set('B-1', 3)
    expect(await set('B-1', 3)).toEqual(one)
    const nothing = await set('B-2', 0)
    expect(nothing.data).toEqual(one.data)
  })

  it('uses the lower price of a quantity break', async () => {
    await setCompanyRules(db, company, [
      { item_id: ids['B-1'] ?? 0, price: 900, breaks: [{ from_quantity: 10, price: 800 }] },
    ])
    expect((await set('B-1', 9)).data.order_line).toMatchObject([{ price_unit: 900, price_subtotal: 8_100 }])
    expect((await set('B-1', 10)).data.order_line).toMatchObject([
      {
        price_unit: 800,
        price_subtotal: 8_000,
        product: { price: 900, price_breaks: [{ from_quantity: 10, price: 800 }] },
      },
    ])
    await setCompanyRules(db, company, [])
  })

  it('belongs to the member; viewers have none', async () => {
    await set('B-1', 3)
    await set('B-1', 7, {}, 'colleague')
    expect([await inCart('buyer'), await inCart('colleague')]).toEqual([{ 'B-1': 3 }, { 'B-1': 7 }])
    expect((await ask('viewer')).status).toBe(403)
    expect((await set('B-1', 1, {}, 'viewer')).status).toBe(403)
    expect((await ask('nobody')).status).toBe(401)
  })

  describe('refuses, and then changes nothing,', () => {
    it.each([
      [
        'an item that there is not',
        { lines: [{ product_item_id: 2_000_000_000, new_qty: 1 }] },
        'lines.0.product_item_id',
      ],
      ['what is no number', { product_item_id: 'x', new_qty: 1 }, 'product_item_id'],
      ['less than nothing', { product_item_id: 1, new_qty: -1 }, 'new_qty'],
      ['a part of one', { product_item_id: 1, new_qty: 1.5 }, 'new_qty'],
      ['too many', { product_item_id: 1, new_qty: 1_000_000 }, 'new_qty'],
      ['a line without a quantity', { product_item_id: 1 }, 'new_qty'],
      ['neither a line nor lines', { revision: 1 }, 'lines'],
      ['both', { product_item_id: 1, new_qty: 1, lines: [{ product_item_id: 1, new_qty: 1 }] }, 'lines'],
      ['no lines', { lines: [] }, 'lines'],
    ])('%s', async (_, body, field) => {
      await set('N-1', 2)
      const { status, code, errors } = await ask('buyer', body)
      expect([status, code, Object.keys(errors ?? {})]).toEqual([400, 'invalid_request', [field]])
      expect(await inCart()).toEqual({ 'N-1': 2 })
    })

    it.each([
      ['a product of several items', 'BOLT', 1, 'product_item_id', /no longer sold/, /tidak dijual/],
      ['what is only shown', 'S-1', 1, 'product_item_id', /no longer sold/, /tidak dijual/],
      [
        'less than the minimum',
        'H-1',
        5,
        'new_qty',
        /^H-1: minimum 10, in multiples of 5/,
        /^H-1: minimal 10, kelipatan 5/,
      ],
      ['what is no multiple', 'H-1', 12, 'new_qty', /multiples of 5, at/, /kelipatan 5, minimal 10/],
      ['a part of one', 'N-1', 1.5, 'new_qty', /whole number/, /bilangan bulat/],
    ] as const)('%s', async (_, sku, quantity, field, english, indonesian) => {
      const one = await set(sku, quantity)
      expect(one.errors).toEqual({ [field]: [expect.stringMatching(english)] })
      const { errors } = await ask('buyer', { lines: [line('N-1', 1), line(sku, quantity)] }, 'id')
      expect(errors).toEqual({ [`lines.1.${field}`]: [expect.stringMatching(indonesian)] })
      expect(await inCart()).toEqual({})
    })

    it('an item named twice', async () => {
      const { errors } = await ask('buyer', { lines: [line('B-1', 1), line('N-1', 1), line('B-1', 2)] })
      expect(Object.keys(errors ?? {})).toEqual(['lines.2.product_item_id'])
      expect(await inCart()).toEqual({})
    })

    it('too many lines, and a body above its limit', async () => {
      const lines = Array.from({ length: 5_001 }, (_, n) => ({ product_item_id: n + 1, new_qty: 0 }))
      expect((await ask('buyer', { lines })).errors).toHaveProperty('lines')
      expect((await ask('buyer', { lines: lines.slice(1) })).status).toBe(200)
      expect((await ask('buyer', { lines, filler: 'x'.repeat(500_000) })).status).toBe(413)
    })
  })

  describe('by a revision', () => {
    it('is not changed if the line changed since, and the current line is returned', async () => {
      const { revision } = (await set('B-1', 3)).data
      await set('B-1', 5)
      const late = await set('B-1', 4, { revision })
      expect([late.status, late.code]).toEqual([409, 'version_conflict'])
      expect(late.current).toEqual((await ask('buyer')).data)
      expect(await inCart()).toEqual({ 'B-1': 5 })
      expect((await set('B-1', 4, { revision: late.current?.revision })).status).toBe(200)
    })

    it('is changed if only other lines changed, or the line has that quantity already', async () => {
      const { revision } = (await set('B-1', 3)).data
      await ask('buyer', { lines: [line('B-1', 5), line('B-2', 1)] })
      expect((await set('N-1', 4, { revision })).status).toBe(200)
      expect((await set('B-1', 5, { revision })).status).toBe(200)
      expect(await inCart()).toEqual({ 'B-1': 5, 'B-2': 1, 'N-1': 4 })
    })

    it('belongs to another cart: a change that names a cart changes no other one', async () => {
      const own = (await set('B-1', 3)).data
      const other = await ask('colleague', { lines: [line('B-2', 1)], id: own.id })
      expect([other.status, other.code]).toEqual([409, 'version_conflict'])
      expect(other.current?.order_line).toEqual([])
      expect((await set('B-1', 4, { id: own.id })).status).toBe(200)
      expect(await inCart()).toEqual({ 'B-1': 4 })
    })

    it('is not changed if the line was removed since', async () => {
      const { revision } = (await set('B-1', 3)).data
      await set('B-1', 0)
      expect((await set('B-1', 4, { revision })).status).toBe(409)
      expect((await set('B-1', 0, { revision })).status).toBe(200)
      expect(await inCart()).toEqual({})
      // A week later no such change can arrive any more.
      clock = new Date(NOW.getTime() + 8 * 86_400_000)
      await set('N-1', 1)
      expect((await sql`select from cart.line`.execute(db)).rows).toHaveLength(1)
    })

    it('does not change if the line changes between reading and writing', async () => {
      const { id, revision } = (await set('B-1', 3)).data
      const late = await inTransaction(db, async (tx) => {
        await sql`select from cart.cart where id = ${id} for update`.execute(tx)
        const change = set('B-1', 4, { revision })
        // It has read the cart, and its write waits for the lock.
        const waiting = sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
        await sql`
          update cart.line set quantity = 5, revision = ${revision + 1} where cart_id = ${id}`.execute(tx)
        await sql`update cart.cart set revision = ${revision + 1} where id = ${id}`.execute(tx)
        return { change }
      })
      const { status, code, current } = await late.change
      expect([status, code]).toEqual([409, 'version_conflict'])
      expect(current?.order_line).toMatchObject([{ product_uom_qty: 5 }])
      expect(await inCart()).toEqual({ 'B-1': 5 })
    })

    it('changes all or none', async () => {
      const { revision } = (await set('B-1', 3)).data
      await set('B-1', 5)
      expect((await ask('buyer', { lines: [line('N-1', 1), line('B-1', 6)], revision })).status).toBe(409)
      expect(await inCart()).toEqual({ 'B-1': 5 })
    })
  })

  it('has pages, with the sums of all lines', async () => {
    await ask('buyer', { lines: [line('B-1', 1), line('B-2', 2), line('N-1', 3), line('H-1', 10)] })
    const whole = (await ask('buyer')).data
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await ask('buyer', undefined, 'en', `?page=${page}&per_page=2`)).data),
    )
    expect(pages.map(({ order_line }) => order_line)).toEqual([
      whole.order_line.slice(0, 2),
      whole.order_line.slice(2),
      [],
    ])
    for (const page of pages) expect({ ...page, order_line: whole.order_line }).toEqual(whole)
    expect(whole).toMatchObject({ line_count: 4, lines_without_price: 1, amount_untaxed: 7_150 })
    expect((await ask('buyer', undefined, 'en', '?page=0')).status).toBe(400)
  })

  describe('with answer=changes', () => {
    /** The cart of the response, by part number. */
    const change = async (body: object) => {
      const { data, current, status } = await ask('buyer', body, 'en', '?answer=changes')
      const { order_line, removed_item_ids, ...head } = (data ?? current) as CartChanges
      const quantities = order_line.map(({ product, product_uom_qty }) => [
        product.sku_number,
        product_uom_qty,
      ])
      return { status, head, lines: Object.fromEntries(quantities), removed: removed_item_ids }
    }
    const headNow = async () => {
      const { order_line: _, ...head } = (await ask('buyer')).data
      return head
    }

    it('returns the lines of the change, the sums of all, and the revision', async () => {
      await ask('buyer', { lines: [line('B-1', 1), line('B-2', 2)] })
      const raised = await change({ ...line('B-1', 4), revision: 1 })
      expect(raised).toEqual({ status: 200, lines: { 'B-1': 4 }, removed: [], head: await headNow() })
      expect(raised.head).toMatchObject({ revision: 2, line_count: 2, amount_untaxed: 10_000 })
      const mixed = await change({ lines: [line('B-1', 0), line('N-1', 1), line('P-0', 0)], revision: 2 })
      expect(mixed).toMatchObject({ lines: { 'N-1': 1 }, removed: [ids['B-1'], ids['P-0']] })
      expect(mixed.head).toEqual(await headNow())
      expect((await ask('buyer', line('N-1', 2), 'id', '?answer=changes')).data.order_line).toMatchObject([
        { product: { name: 'NUT', price: 50 }, price_unit: 50, price_subtotal: 100 },
      ])
    })

    it('returns also the lines changed since the revision that the change names', async () => {
      const { revision } = (await set('B-1', 3)).data
      await ask('buyer', { lines: [line('B-2', 1), line('N-1', 1)] })
      await set('N-1', 0)
      const seen = await change({ ...line('P-1', 5), revision })
      expect(seen).toMatchObject({ status: 200, lines: { 'B-2': 1, 'P-1': 5 }, removed: [ids['N-1']] })
      expect((await change(line('P-1', 6))).lines).toEqual({ 'P-1': 6 })
    })

    it('returns 409 with the lines changed since, if the change comes too late', async () => {
      const { revision } = (await set('B-1', 3)).data
      await ask('buyer', { lines: [line('B-1', 5), line('B-2', 1)] })
      const late = await change({ ...line('B-1', 4), revision })
      expect(late).toEqual({ status: 409, lines: { 'B-1': 5, 'B-2': 1 }, removed: [], head: await headNow() })
      expect(await inCart()).toEqual({ 'B-1': 5, 'B-2': 1 })
    })
  })

  describe('sums of a change', () => {
    const change = async (sku: string, new_qty: number) =>
      (await ask('buyer', line(sku, new_qty), 'en', '?answer=changes')).data
    const sumsNow = async () => {
      const { amount_untaxed, amount_tax, amount_total, lines_without_price, line_count } = (
        await ask('buyer')
      ).data
      return { amount_untaxed, amount_tax, amount_total, lines_without_price, line_count }
    }
    const id = (sku: string) => ids[sku] ?? 0
    const run = (statement: string) => sql.raw(statement).execute(db)

    it('do not read unchanged lines', async () => {
      await ask('buyer', { lines: [line('B-1', 1), line('B-2', 1), line('N-1', 1)] })
      // The line is gone but the sums still include it: they were not recomputed.
      await run(`delete from cart.line where item_id = ${id('B-2')}`)
      expect(await change('N-1', 2)).toMatchObject({ amount_untaxed: 4_100, line_count: 3 })
    })

    it.each<[what: string, before: (() => Promise<unknown>) | undefined, change: () => Promise<unknown>]>([
      ['a base price', undefined, () => setBasePrices(db, [{ item_id: id('B-2'), price: 2_950 }])],
      [
        'a quantity break',
        undefined,
        () => inTransaction(db, (tx) => setBaseBreaks(tx, id('B-2'), [{ from_quantity: 2, price: 2_900 }])),
      ],
      [
        'a special offer',
        undefined,
        () => setSpecialOffers(db, [{ item_id: id('B-2'), price: 2_500, starts_on: DAY, ends_on: DAY }]),
      ],
      [
        'the end of an offer',
        () => {
          clock = new Date('2026-11-22T16:59:00Z')
          const days = { starts_on: '2026-11-22', ends_on: '2026-11-22' }
          return setSpecialOffers(db, [{ item_id: id('B-2'), price: 2_500, ...days }])
        },
        async () => (clock = NOW),
      ],
      [
        "the company's list",
        undefined,
        () => setCompanyRules(db, company, [{ item_id: id('B-2'), price: 2_000, breaks: [] }]),
      ],
      [
        'an item that is not sold any more',
        undefined,
        () => run("update catalogue.item set active = false where sku = 'B-2'"),
      ],
      [
        'a price that is hidden',
        undefined,
        () => run("update catalogue.product set display_price = false where code = 'BOLT'"),
      ],
      [
        'a product that is not listed',
        undefined,
        () => run(`delete from catalogue.listing where product_id = ${id('BOLT')}`),
      ],
    ])('follow %s of a line that it leaves', async (_, prepare, priceChange) => {
      await prepare?.()
      await ask('buyer', { lines: [line('B-2', 2), line('N-1', 1)] })
      const before = await change('N-1', 2)
      expect(before).toMatchObject(await sumsNow())
      await priceChange()
      const after = await change('N-1', 3)
      expect(after).toMatchObject(await sumsNow())
      // More than the 50 of another N-1 have changed.
      expect(after.amount_untaxed - before.amount_untaxed).not.toBe(50)
      expect(await change('N-1', 4)).toMatchObject(await sumsNow())

      await setBasePrices(db, [{ item_id: id('B-2'), price: 3_000 }])
      await setSpecialOffers(db, [
        { item_id: id('B-2'), price: null, starts_on: undefined, ends_on: undefined },
      ])
      await inTransaction(db, (tx) => setBaseBreaks(tx, id('B-2'), []))
      await setCompanyRules(db, company, [])
      await run('update catalogue.item set active = true')
      await run("update catalogue.product set display_price = true where code <> 'HOSE'")
      await renewListing(db, [id('BOLT')])
    })

    it('include lines that others added, and no lines that were ordered', async () => {
      await ask('buyer', { lines: [line('B-1', 5), line('N-1', 2)] })
      const { id: cartId } = (await ask('buyer')).data
      await inTransaction(db, (tx) =>
        takeOrderedOff(tx, cartId ?? 0, [{ item_id: id('B-1'), quantity: 3 }], NOW),
      )
      expect((await change('N-1', 3)).amount_untaxed).toBe(2_150)
      expect(await change('N-1', 4)).toMatchObject(await sumsNow())
    })

    it('are not written if a price changes between reading and writing', async () => {
      await ask('buyer', { lines: [line('B-2', 1), line('N-1', 1)] })
      const { query } = pg.Client.prototype
      let isChanged = false
      // Before the statement that writes.
      const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
        this: pg.Client,
        ...args: unknown[]
      ) {
        const [what] = args
        const text = typeof what === 'string' ? what : (what as { text: string }).text
        if (!isChanged && text.includes('insert into cart.line')) {
          isChanged = true
          await setBasePrices(db, [{ item_id: id('B-2'), price: 2_000 }])
        }
        return Reflect.apply(query, this, args)
      } as never)
      const answered = await change('N-1', 2)
      spy.mockRestore()
      expect(isChanged).toBe(true)
      expect(answered.amount_untaxed).toBe(2_100)
      expect(answered).toMatchObject(await sumsNow())
      await setBasePrices(db, [{ item_id: id('B-2'), price: 3_000 }])
    })
  })

  describe('with item_ids', () => {
    const read = (body: object) => ask('buyer', body, 'en', '?answer=changes')

    it('returns the lines of these items, and changes nothing', async () => {
      expect((await read({ item_ids: [ids['B-1']] })).data).toMatchObject({
        id: null,
        revision: 0,
        order_line: [],
      })
      expect((await sql`select from cart.cart`.execute(db)).rows).toEqual([])
      await ask('buyer', { lines: [line('B-1', 5), line('B-2', 2), line('N-1', 1)] })
      const { data } = await read({ item_ids: [ids['B-2'], ids['P-0']] })
      expect(data).toMatchObject({
        revision: 1,
        line_count: 3,
        amount_untaxed: 11_050,
        order_line: [{ product: { sku_number: 'B-2' }, product_uom_qty: 2 }],
        removed_item_ids: [ids['P-0']],
      })
      expect(data.order_line).toHaveLength(1)
    })

    it('returns them along with the lines of a change', async () => {
      await ask('buyer', { lines: [line('B-1', 5), line('B-2', 2), line('N-1', 1)] })
      const { data } = await read({ lines: [line('N-1', 4)], item_ids: [ids['B-1']] })
      expect(data.order_line.map(({ product }) => product.sku_number)).toEqual(['B-1', 'N-1'])
    })
  })

  describe('reports', () => {
    it('a price that differs from the one shown, until the new one is shown', async () => {
      await set('B-2', 2)
      await setBasePrices(db, [{ item_id: ids['B-2'] ?? 0, price: 3_500 }])
      const now = (await ask('buyer')).data.order_line[0]
      expect(now).toMatchObject({ price_unit: 3_500, price_shown: 3_000 })
      expect((await set('B-2', 2)).data.order_line[0]).toHaveProperty('price_shown', 3_000)
      const seen = await set('B-2', 2, { price_shown: 3_500 })
      expect(seen.data.order_line[0]).not.toHaveProperty('price_shown')
      // The response also reports what another tab still shows.
      const stale = await set('B-2', 3, { price_shown: 3_000 })
      expect(stale.data.order_line[0]).toHaveProperty('price_shown', 3_000)
      await setBasePrices(db, [{ item_id: ids['B-2'] ?? 0, price: 3_000 }])
    })

    it('the changes of a line whose quantity rises, until its price is named', async () => {
      await setCompanyRules(db, company, [
        { item_id: ids['B-1'] ?? 0, price: 900, breaks: [{ from_quantity: 10, price: 800 }] },
      ])
      await ask('buyer', { lines: [line('B-1', 2), line('B-2', 2)] })
      await setBasePrices(db, [{ item_id: ids['B-2'] ?? 0, price: 3_500 }])
      const raised = await ask('buyer', { lines: [line('B-1', 12), line('B-2', 3)] })
      // A lower price from a quantity on is no change of the item.
      expect(raised.data.order_line).toMatchObject([{ price_unit: 800 }, { price_shown: 3_000 }])
      expect(raised.data.order_line[0]).not.toHaveProperty('price_shown')
      const accepted = await set('B-2', 4, { price_shown: 3_500 })
      expect(accepted.data.order_line[1]).not.toHaveProperty('price_shown')
      await setBasePrices(db, [{ item_id: ids['B-2'] ?? 0, price: 3_000 }])
      await setCompanyRules(db, company, [])
    })

    it('a price that is no longer shown, with its former value, until that is accepted', async () => {
      const show = (isShown: boolean) =>
        sql`update catalogue.product set display_price = ${isShown} where code = 'NUT'`.execute(db)
      await set('N-1', 2)
      await show(false)
      const { data } = await set('N-1', 3)
      expect(data).toMatchObject({ lines_without_price: 1, amount_untaxed: 0 })
      expect(data.order_line[0]).toMatchObject({ price_shown: 50 })
      expect(data.order_line[0]).not.toHaveProperty('price_unit')
      const accepted = await set('N-1', 3, { price_shown: null })
      expect(accepted.data.revision).toBe(data.revision + 1)
      expect(accepted.data.order_line[0]).not.toHaveProperty('price_shown')
      expect((await set('N-1', 3, { price_shown: null })).data).toEqual(accepted.data)
      await show(true)
    })

    it('a new unit of measure at the same price, until that is accepted', async () => {
      const sell = (uom: string, pieces: number | null) =>
        sql`update catalogue.item set uom = ${uom}, pieces_per_uom = ${pieces} where sku = 'N-1'`.execute(db)
      const readUnit = async (answer: Promise<Answered>) => (await answer).data.order_line[0]?.unit_shown
      await set('N-1', 2)
      await sell('box', 100)
      expect(await readUnit(ask('buyer'))).toEqual({ uom: 'pcs' })
      expect(await readUnit(set('N-1', 3))).toEqual({ uom: 'pcs' })
      expect(await readUnit(set('N-1', 3, { price_shown: 50 }))).toEqual({ uom: 'pcs' })
      expect(await readUnit(set('N-1', 3, { unit_shown: { uom: 'box', pieces: 100 } }))).toBeUndefined()
      await sell('box', 50)
      expect(await readUnit(ask('buyer'))).toEqual({ uom: 'box', pieces: 100 })
      await sell('pcs', null)
    })

    it('a price that has to be requested', async () => {
      const { data } = await ask('buyer', { lines: [line('H-1', 10), line('N-1', 1)] })
      expect(data).toMatchObject({ lines_without_price: 1, amount_untaxed: 50 })
      expect(data.order_line[0]).not.toHaveProperty('price_unit')
      expect(JSON.stringify(data)).not.toContain('7000')
    })

    it('an item that is no longer sold: its name stays, and it can only be removed', async () => {
      await set('O-1', 2)
      await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
      const { data } = await ask('buyer')
      expect(data.order_line).toEqual([
        {
          id: expect.any(Number),
          product: { id: ids['O-1'], name: 'OLD in English', sku_number: 'O-1' },
          product_uom_qty: 2,
          problem: 'not_for_sale',
        },
      ])
      expect((await set('O-1', 3)).status).toBe(400)
      expect((await set('O-1', 2)).status).toBe(200)
      expect((await set('O-1', 0)).data.order_line).toEqual([])
      await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
    })

    it('an item whose quantity rules changed', async () => {
      await set('N-1', 3)
      await sql`update catalogue.item set multiple_qty = 2 where sku = 'N-1'`.execute(db)
      expect((await ask('buyer')).data.order_line[0]).toHaveProperty('problem', 'not_multiple')
      await sql`update catalogue.item set multiple_qty = 1 where sku = 'N-1'`.execute(db)
    })
  })

  it('has all of many concurrent changes, sent in opposite orders', async () => {
    const skus = rows.map(({ sku }) => sku).filter((sku) => sku.startsWith('P-'))
    const all = skus.map((sku) => line(sku, 2))
    const statuses = await Promise.all([
      ...skus.map(async (sku, n) => (await set(sku, n + 1)).status),
      ...[all, all.toReversed()].map(async (lines) => (await ask('buyer', { lines })).status),
      ...skus.toReversed().map(async (sku) => (await set(sku, 2)).status),
    ])
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(Object.keys(await inCart()).toSorted()).toEqual(skus)
    expect((await sql`select from cart.cart`.execute(db)).rows).toHaveLength(1)
  })

  it('equals a model after any changes', async () => {
    const skus = ['B-1', 'B-2', 'N-1', 'P-0', 'P-1', 'P-2']
    const prices = [100, 200]
    const change = fc.record({
      lines: fc.uniqueArray(
        fc.record({
          sku: fc.constantFrom(...skus),
          quantity: fc.constantFrom(0, 1, 2, 40),
          /** The price that the client says the buyer saw. */
          price_shown: fc.option(fc.constantFrom(...prices), { nil: undefined, freq: 1 }),
        }),
        { selector: ({ sku }) => sku, minLength: 1 },
      ),
      /** How many changes ago the client read the cart, if it names its revision. */
      seen: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      /** Whether the response has only the changed lines. */
      isShort: fc.boolean(),
      /** The new price of an item. */
      priced: fc.option(fc.record({ sku: fc.constantFrom(...skus), price: fc.constantFrom(...prices) }), {
        nil: undefined,
        freq: 1,
      }),
    })
    const setPrices = (of: readonly (readonly [sku: string, price: number])[]) =>
      setBasePrices(
        db,
        of.map(([sku, price]) => ({ item_id: ids[sku] ?? 0, price })),
      )
    const costs = new Map(skus.map((sku) => [sku, 100]))
    await setPrices([...costs])
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        await sql`delete from cart.cart`.execute(db)
        const model = new Map<string, { quantity: number; revision: number; shown: number | undefined }>()
        const revisions = [0]
        /** The contents of the cart after each change, by part number. */
        const carts = [new Map<string, number>()]
        for (const { lines, seen, isShort, priced } of changes) {
          if (priced) {
            costs.set(priced.sku, priced.price)
            await setPrices([[priced.sku, priced.price]])
          }
          const before = revisions.at(-1) ?? 0
          const revision = seen === undefined ? undefined : (revisions.at(-1 - seen) ?? 0)
          const isNew = ({ sku, quantity }: (typeof lines)[number]) =>
            (model.get(sku)?.quantity ?? 0) !== quantity
          const isAccepted = ({ sku, quantity, price_shown }: (typeof lines)[number]) =>
            quantity > 0 && price_shown !== undefined && price_shown !== model.get(sku)?.shown
          const isLate =
            revision !== undefined &&
            lines.some((of) => isNew(of) && (model.get(of.sku)?.revision ?? 0) > revision)
          const body = {
            lines: lines.map(({ sku, quantity, price_shown }) => ({ ...line(sku, quantity), price_shown })),
            revision,
          }
          const answer = await ask('buyer', body, 'en', isShort ? '?answer=changes' : '')
          expect(answer.status).toBe(isLate ? 409 : 200)
          const whole = isShort
            ? (await ask('buyer')).data
            : ((isLate ? answer.current : answer.data) as Cart)
          const differing = isLate ? [] : lines.filter((of) => isNew(of) || isAccepted(of))
          const after = differing.length === 0 ? before : before + 1
          for (const of of differing) {
            const { sku, quantity, price_shown } = of
            const was = model.get(sku)
            // A change that was not accepted stays pending, unless the line is new.
            const shown = price_shown ?? (was && was.quantity > 0 ? was.shown : costs.get(sku))
            model.set(sku, { quantity, revision: isNew(of) ? after : (was?.revision ?? 0), shown })
          }
          revisions.push(after)
          const { order_line: all, ...head } = whole
          const quantities = new Map(all.map((of) => [of.product.sku_number, of.product_uom_qty]))
          if (isShort) {
            const changes = (isLate ? answer.current : answer.data) as CartChanges
            const { order_line, removed_item_ids, ...sums } = changes
            expect(sums).toEqual(head)
            const merged = new Map(carts.at(-1 - (seen ?? 0)))
            for (const { product, product_uom_qty } of order_line)
              merged.set(product.sku_number, product_uom_qty)
            for (const sku of skus) if (removed_item_ids.includes(ids[sku] ?? 0)) merged.delete(sku)
            expect(merged).toEqual(quantities)
          }
          carts.push(quantities)
          expect(whole.revision).toBe(after)
          expect(
            Object.fromEntries(
              all.map(({ product, product_uom_qty, price_shown }) => [
                product.sku_number,
                { quantity: product_uom_qty, price_shown },
              ]),
            ),
          ).toEqual(
            Object.fromEntries(
              [...model]
                .filter(([, { quantity }]) => quantity > 0)
                .map(([sku, { quantity, shown }]) => [
                  sku,
                  { quantity, price_shown: shown === costs.get(sku) ? undefined : shown },
                ]),
            ),
          )
        }
      }),
    )
  })
})
