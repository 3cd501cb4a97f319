import { MOST_LIST_LINES, MOST_LISTS } from '@pasok/contract'
import { cart, lists } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endMembership } from '../../identity/index.ts'
import type { Db } from '../../platform/index.ts'
import { turnListPriceDay } from '../../pricing/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { importText } from '../../testing/import-text.ts'
import { onDatabase } from '../../testing/index.ts'
import { addPerson } from '../../testing/people-fixture.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const rows = [
  { product: 'BOLT', sku: 'B-1', price: '1000' },
  { product: 'BOLT', sku: 'B-2', price: '3000' },
  { product: 'NUT', sku: 'N-1', price: '50' },
  { product: 'HOSE', sku: 'H-1', price: '7000', display_price: 'no', min_qty: '10', multiple_qty: '5' },
  { product: 'SHOWN', sku: 'S-1', price: '10', display_add_to_cart: 'no' },
  { product: 'OLD', sku: 'O-1', price: '20' },
].map((row) => ({ ...row, name_en: `${row.product} in English`, name_id: row.product, category_en: 'Parts' }))

onDatabase('saved lists', (open) => {
  let db: Db
  let company: number
  const ids: Record<string, number> = {}
  const people: Record<string, AskingBrowser & { readonly memberId: number }> = {}
  beforeAll(async () => {
    db = (await open()).db
    await turnListPriceDay(db, '2026-11-23')
    expect((await importText(db, rows)).problems).toEqual([])
    const named = await sql<{ sku: string; id: number }>`select sku, id from catalogue.item`.execute(db)
    for (const { sku, id } of named.rows) ids[sku] = id
    const api = openApi({ db, now: () => NOW })
    const add = async (who: string, fields: Partial<Parameters<typeof addPerson>[1]> = {}) => {
      const person = await addPerson(db, { email: `${who}@uji.test`, ...fields })
      const browser = await openBrowser(db, api, person.memberId, { now: NOW })
      people[who] = { ...browser, memberId: person.memberId }
      return person.companyId
    }
    company = await add('buyer')
    await add('colleague', { companyId: company, role: 'owner' })
    await add('viewer', { companyId: company, role: 'viewer' })
    await add('leaver', { companyId: company })
    await add('stranger', { role: 'owner' })
  })
  beforeEach(async () => {
    await sql`delete from cart.list`.execute(db)
    await sql`delete from cart.cart`.execute(db)
  })

  const as = (who: string): AskingBrowser => {
    const browser = people[who]
    if (!browser) throw new Error(`nobody is called ${who}`)
    return browser
  }
  const line = (sku: string, quantity: number) => ({ product_item_id: ids[sku] ?? 0, quantity })
  const make = async (name: string, lines: ReturnType<typeof line>[] = [], who = 'buyer') => {
    const { status, body } = await as(who).ask(lists.makeList, { body: { name, lines } })
    if (status !== 200) throw new Error(`making a list answers ${status}`)
    return body.data.record
  }
  const show = async (id: number, who = 'buyer') => {
    const { status, body } = await as(who).ask(lists.showList, { params: { id: String(id) } })
    if (status !== 200) throw new Error(`a list answers ${status}`)
    return body.data.record
  }
  const setLines = (id: number, version: number, lines: ReturnType<typeof line>[], who = 'buyer') =>
    as(who).ask(lists.setListLines, { params: { id: String(id) }, body: { version, lines } })
  const setLine = (id: number, sku: string, quantity: number, who = 'buyer') =>
    as(who).ask(lists.setListLine, {
      params: { id: String(id), item_id: String(ids[sku] ?? 0) },
      body: { quantity },
    })
  const readLines = async (id: number) =>
    (await show(id)).lines.map(({ product, quantity }) => [product.sku_number, quantity])
  const readListNames = async (who = 'buyer') => {
    const { body } = await as(who).ask(lists.listLists)
    return 'data' in body ? body.data.records.map(({ name }) => name) : []
  }
  const sortStatuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)
  /** A refusal: its status, its code, and its errors by field. */
  const refusal = ({ status, body }: { status: number; body: unknown }) => {
    const { code, errors } = body as { code?: string; errors?: Record<string, string[]> }
    return [status, code, ...(errors ? [errors] : [])]
  }

  describe('are made', () => {
    it('with lines, and all members of the company read them by name', async () => {
      const made = await make('  Weekly   order ', [line('B-2', 2), line('H-1', 10)])
      expect(made).toMatchObject({
        name: 'Weekly order',
        version: 1,
        line_count: 2,
        made_by: 'Uji Rekaan',
        can_change: true,
        created_at: NOW.toISOString(),
        amount_untaxed: 6_000,
        lines_without_price: 1,
      })
      expect(made.lines).toMatchObject([
        {
          product: { sku_number: 'B-2', price: 3_000 },
          quantity: 2,
          price_unit: 3_000,
          price_subtotal: 6_000,
        },
        { product: { sku_number: 'H-1' }, quantity: 10 },
      ])
      expect(JSON.stringify(made)).not.toContain('7000')
      await make('annual stop')
      expect(await readListNames('viewer')).toEqual(['annual stop', 'Weekly order'])
      expect(await show(made.id, 'viewer')).toEqual({ ...made, can_change: false })
    })

    it('once under a name, ignoring case, also by two concurrent requests', async () => {
      const tries = ['Rutin', 'RUTIN', 'rutin', 'Rutin'].map((name) =>
        as('buyer').ask(lists.makeList, { body: { name } }),
      )
      const answers = await Promise.all(tries)
      expect(sortStatuses(answers)).toEqual([200, 400, 400, 400])
      const refused = answers.find(({ status }) => status === 400)
      expect(refused && refusal(refused)).toEqual([
        400,
        'invalid_request',
        { name: ['Your company already has a list with this name. Choose another one.'] },
      ])
      expect((await as('stranger').ask(lists.makeList, { body: { name: 'Rutin' } })).status).toBe(200)
    })

    it.each([
      ['', 'This field is required.'],
      ['   ', 'This field is required.'],
      ['x'.repeat(81), 'Enter at most 80 characters.'],
    ])('not under the name %j', async (name, sentence) => {
      const answer = await as('buyer').ask(lists.makeList, { body: { name } })
      expect(refusal(answer)).toEqual([400, 'invalid_request', { name: [sentence] }])
    })

    it('with lines that can be ordered', async () => {
      const lines = [line('B-1', 1), line('H-1', 7), line('S-1', 1), line('B-1', 2), line('H-1', 12)]
      const answer = await as('buyer').ask(lists.makeList, { body: { name: 'Rutin', lines } })
      expect(answer.status).toBe(400)
      expect(Object.keys('errors' in answer.body ? (answer.body.errors ?? {}) : {})).toEqual([
        'lines.1.quantity',
        'lines.2.product_item_id',
        'lines.3.product_item_id',
        'lines.4.product_item_id',
      ])
      expect(await readListNames()).toEqual([])
    })

    it('up to a hundred per company, also by two concurrent requests', async () => {
      await sql`
        insert into cart.list (company_id, name, made_by, created_at, changed_at)
        select ${company}::int, 'List ' || n, ${people['buyer']?.memberId}::int, now(), now()
        from generate_series(2, ${MOST_LISTS}::int) n`.execute(db)
      const tries = ['One', 'Two', 'Three'].map((name) => as('buyer').ask(lists.makeList, { body: { name } }))
      const answers = await Promise.all(tries)
      expect(sortStatuses(answers)).toEqual([200, 409, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused && refusal(refused)).toEqual([409, 'too_many_lists'])
      expect(await readListNames()).toHaveLength(MOST_LISTS)
    })

    it('from the cart, in its order', async () => {
      const from = (name: string) => as('buyer').ask(lists.makeListFromCart, { body: { name } })
      expect(refusal(await from('Rutin'))).toEqual([409, 'cart_empty'])
      for (const [sku, new_qty] of [
        ['N-1', 4],
        ['B-1', 1],
        ['O-1', 2],
        ['B-1', 0],
      ] as const)
        await as('buyer').ask(cart.changeCart, { body: { product_item_id: ids[sku] ?? 0, new_qty } })
      await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
      const answer = await from('Rutin')
      await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
      const made = 'data' in answer.body ? answer.body.data.record : undefined
      expect(made?.lines).toMatchObject([
        { product: { sku_number: 'N-1' }, quantity: 4 },
        { product: { sku_number: 'O-1', name: 'OLD in English' }, quantity: 2, problem: 'not_for_sale' },
      ])
      expect((await from('rutin')).status).toBe(400)
      expect((await as('viewer').ask(lists.makeListFromCart, { body: { name: 'Mine' } })).status).toBe(403)
    })
  })

  describe('are renamed and deleted', () => {
    const rename = (id: number, name: string, version: number, who = 'buyer') =>
      as(who).ask(lists.renameList, { params: { id: String(id) }, body: { name, version } })

    it('by members who saw their current version', async () => {
      const { id } = await make('Rutin')
      await make('Stop')
      expect((await rename(id, 'RUTIN', 1, 'colleague')).status).toBe(200)
      expect(await show(id)).toMatchObject({ name: 'RUTIN', version: 2 })
      // Repeated, as after a lost response.
      expect((await rename(id, 'RUTIN', 1, 'colleague')).status).toBe(200)
      const late = await rename(id, 'Mingguan', 1)
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { id, name: 'RUTIN', version: 2 } },
      })
      expect((await rename(id, 'sTOP', 2)).status).toBe(400)
    })

    it('with an entry in the audit log for each change, and none for a repeated one', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)])
      const params = { id: String(id) }
      for (const _ of [1, 2]) {
        await rename(id, 'Mingguan', 1, 'colleague')
        await setLines(id, 2, [line('B-1', 3), line('B-2', 1)])
        await setLine(id, 'B-2', 4)
        await as('buyer').ask(lists.addListToCart, { params, idempotencyKey: 'noted' })
      }
      for (const _ of [1, 2]) await as('buyer').ask(lists.removeList, { params })
      const { rows: entries } = await sql<{ action: string; who_id: number; details: object }>`
        select action, who_id, details from platform.audit
        where subject = 'saved_list' and subject_id = ${id} order by id`.execute(db)
      const { memberId: buyer } = people['buyer'] ?? {}
      const { memberId: colleague } = people['colleague'] ?? {}
      expect(entries.map(({ action, who_id }) => [action, who_id])).toEqual([
        ['cart.make-list', buyer],
        ['cart.rename-list', colleague],
        ['cart.change-list', buyer],
        ['cart.change-list', buyer],
        ['cart.add-list-to-cart', buyer],
        ['cart.remove-list', buyer],
      ])
      expect(entries.map(({ details }) => details)).toEqual(
        [
          { name: 'Rutin', lines: 1 },
          { from: 'Rutin', to: 'Mingguan' },
          { version: 3, lines: 2 },
          { version: 4, lines: 2 },
          { added: 2, skipped: 0 },
          { name: 'Mingguan', lines: 2 },
        ].map((details) => ({ company, ...details })),
      )
    })

    it('once', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)])
      const params = { id: String(id) }
      const removed = await Promise.all([1, 2].map(() => as('buyer').ask(lists.removeList, { params })))
      expect(sortStatuses(removed)).toEqual([200, 404])
      expect(await readListNames()).toEqual([])
      expect((await sql`select from cart.list_line`.execute(db)).rows).toEqual([])
    })
  })

  describe('have lines', () => {
    it('that are added, changed, removed and moved by one request', async () => {
      const { id } = await make('Rutin', [line('B-1', 1), line('B-2', 2), line('N-1', 3)])
      expect((await setLines(id, 1, [line('N-1', 3), line('H-1', 15), line('B-1', 9)])).status).toBe(200)
      expect(await readLines(id)).toEqual([
        ['N-1', 3],
        ['H-1', 15],
        ['B-1', 9],
      ])
      expect(await show(id)).toMatchObject({ version: 2, line_count: 3 })
    })

    it('that are read a window at a time, with the sums of all', async () => {
      const { id } = await make('Rutin', [line('B-1', 1), line('B-2', 2), line('N-1', 3)])
      const params = { id: String(id) }
      const { body } = await as('viewer').ask(lists.showList, { params, query: { offset: '1', limit: '1' } })
      const sums = { line_count: 3, amount_untaxed: 7_150, lines_without_price: 0 }
      expect(body).toMatchObject({
        data: { record: { ...sums, lines: [{ product: { sku_number: 'B-2' } }] } },
      })
      expect('data' in body && body.data.record.lines).toHaveLength(1)
      const put = await as('buyer').ask(lists.setListLine, {
        params: { ...params, item_id: String(ids['N-1']) },
        query: { limit: '0' },
        body: { quantity: 4 },
      })
      expect(put.body).toMatchObject({ data: { record: { ...sums, amount_untaxed: 7_200, lines: [] } } })
    })

    it('that neither a late nor a repeated change affects', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)])
      const change = [line('B-2', 2)]
      expect((await setLines(id, 1, change)).status).toBe(200)
      expect((await setLines(id, 1, change)).status).toBe(200)
      const late = await setLines(id, 1, [line('N-1', 1)], 'colleague')
      expect(late).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { id, version: 2, lines: [{ quantity: 2 }] } },
      })
      expect(await show(id)).toMatchObject({ version: 2 })
    })

    it('that only one of two concurrent changes sets', async () => {
      const { id } = await make('Rutin')
      const quantities = [1, 2, 3, 4, 5]
      const answers = await Promise.all(quantities.map((n) => setLines(id, 1, [line('B-1', n)])))
      expect(sortStatuses(answers)).toEqual([200, 409, 409, 409, 409])
      expect(await show(id)).toMatchObject({ version: 2, line_count: 1 })
    })

    it('that several concurrent requests add one by one', async () => {
      const { id } = await make('Rutin', [line('B-2', 1)])
      const skus = ['B-1', 'N-1', 'O-1']
      const answers = await Promise.all([
        ...skus.map((sku) => setLine(id, sku, 2)),
        ...skus.map((sku) => setLine(id, sku, 2, 'colleague')),
      ])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await setLine(id, 'B-2', 8)).toMatchObject({ status: 200 })
      expect((await readLines(id))[0]).toEqual(['B-2', 8])
      expect(Object.fromEntries((await readLines(id)).slice(1))).toEqual({ 'B-1': 2, 'N-1': 2, 'O-1': 2 })
      expect(refusal(await setLine(id, 'H-1', 12))).toEqual([
        400,
        'invalid_request',
        { quantity: ['H-1 is sold in multiples of 5, at least 10.'] },
      ])
      for (const quantity of [0, 1_000_000])
        expect(refusal(await setLine(id, 'N-1', quantity))).toEqual([
          400,
          'invalid_request',
          { quantity: ['Enter a quantity from 1 to 999,999.'] },
        ])
      expect(refusal(await setLine(id, 'N-1', 1.5))).toEqual([
        400,
        'invalid_request',
        { quantity: ['Enter a whole number.'] },
      ])
      expect(refusal(await setLine(id, 'S-1', 1))).toEqual([
        400,
        'invalid_request',
        { item_id: ["This item is no longer sold, or can't be ordered here."] },
      ])
    })

    it('up to five hundred', async () => {
      const { id } = await make('Rutin')
      const others = Array.from({ length: MOST_LIST_LINES }, (_, n) => ({
        product: 'MANY',
        sku: `M-${n}`,
        name_en: 'MANY',
        name_id: 'MANY',
        category_en: 'Parts',
      }))
      expect((await importText(db, others)).problems).toEqual([])
      const named = await sql<{ id: number }>`select id from catalogue.item where sku like 'M-%'`.execute(db)
      const lines = named.rows.map((item) => ({ product_item_id: item.id, quantity: 1 }))
      expect((await setLines(id, 1, lines)).status).toBe(200)
      expect(refusal(await setLine(id, 'B-1', 1))).toEqual([409, 'list_full'])
      expect((await setLines(id, 2, [...lines, line('B-1', 1)])).status).toBe(400)
      expect(await show(id)).toMatchObject({ version: 2, line_count: MOST_LIST_LINES })
    })

    it('that stay and can be moved when their item is no longer sold', async () => {
      const { id } = await make('Rutin', [line('O-1', 2), line('B-1', 1)])
      await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
      expect((await show(id)).lines[0]).toEqual({
        product: { id: ids['O-1'], name: 'OLD in English', sku_number: 'O-1' },
        quantity: 2,
        problem: 'not_for_sale',
      })
      expect((await setLines(id, 1, [line('B-1', 1), line('O-1', 2)])).status).toBe(200)
      expect((await setLines(id, 2, [line('B-1', 1), line('O-1', 3)])).status).toBe(400)
      expect((await setLines(id, 2, [line('B-1', 1)])).status).toBe(200)
      await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
    })

    it('that equal a model after any changes', async () => {
      const skus = ['B-1', 'B-2', 'N-1', 'O-1']
      const step = fc.oneof(
        fc.record({ kind: fc.constant('move'), from: fc.nat({ max: 3 }), to: fc.nat({ max: 3 }) }),
        fc.record({ kind: fc.constant('remove'), from: fc.nat({ max: 3 }), to: fc.constant(0) }),
        fc.record({ kind: fc.constant('put'), from: fc.nat({ max: 3 }), to: fc.integer({ min: 1, max: 3 }) }),
      )
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
          await sql`delete from cart.list`.execute(db)
          const { id } = await make('Rutin')
          let model: (readonly [string, number])[] = []
          let version = 1
          for (const { kind, from, to } of steps) {
            const next = [...model]
            const sku = skus[from] ?? ''
            const at = model.findIndex(([one]) => one === sku)
            if (kind === 'put') next.splice(at === -1 ? next.length : at, 1, [sku, to])
            else {
              const [taken] = next.splice(from, 1)
              if (taken && kind === 'move') next.splice(to, 0, taken)
            }
            const answer =
              kind === 'put'
                ? await setLine(id, sku, to)
                : await setLines(
                    id,
                    version,
                    next.map(([one, quantity]) => line(one, quantity)),
                  )
            if (JSON.stringify(next) !== JSON.stringify(model)) version++
            model = next
            const lines = model.map(([one, quantity]) => ({ product: { sku_number: one }, quantity }))
            expect(answer).toMatchObject({ status: 200, body: { data: { record: { version, lines } } } })
          }
        }),
        { numRuns: 15 },
      )
    })
  })

  describe('are added to the cart', () => {
    const addAll = (id: number, key: string, who = 'buyer') =>
      as(who).ask(lists.addListToCart, { params: { id: String(id) }, idempotencyKey: key })
    const inCart = async (who = 'buyer') => {
      const { body } = await as(who).ask(cart.showCart)
      const shown = 'data' in body ? body.data.order_line : []
      return Object.fromEntries(shown.map((one) => [one.product.sku_number, one.product_uom_qty]))
    }
    const put = (sku: string, new_qty: number, more: object = {}) =>
      as('buyer').ask(cart.changeCart, { body: { product_item_id: ids[sku] ?? 0, new_qty, ...more } })

    it('in addition to its lines, once for a key', async () => {
      const { id } = await make('Rutin', [line('B-1', 2), line('N-1', 5)], 'colleague')
      await put('B-1', 3)
      const answers = await Promise.all([addAll(id, 'one'), addAll(id, 'one'), addAll(id, 'one')])
      for (const { status, body } of answers)
        expect([status, body]).toEqual([200, { status: 'OK', data: { added: 2, skipped: [] } }])
      expect(await inCart()).toEqual({ 'B-1': 5, 'N-1': 5 })
      await addAll(id, 'two')
      expect(await inCart()).toEqual({ 'B-1': 7, 'N-1': 10 })
      expect(await inCart('colleague')).toEqual({})
    })

    it('without accepting reported changes of an item', async () => {
      const { id } = await make('Rutin', [line('B-1', 2)])
      await put('B-1', 3, { price_shown: 1 })
      await addAll(id, 'told')
      const { body } = await as('buyer').ask(cart.showCart)
      expect(body).toMatchObject({ data: { order_line: [{ product_uom_qty: 5, price_shown: 1 }] } })
    })

    it('without items that can’t be ordered, which are named', async () => {
      const { id } = await make('Rutin', [line('O-1', 1), line('B-1', 2), line('H-1', 15), line('N-1', 9)])
      await put('N-1', 999_995)
      await sql`update catalogue.item set active = false where sku = 'O-1'`.execute(db)
      await sql`update catalogue.item set multiple_qty = 10 where sku = 'H-1'`.execute(db)
      const { body } = await addAll(id, 'key')
      await sql`update catalogue.item set active = true where sku = 'O-1'`.execute(db)
      await sql`update catalogue.item set multiple_qty = 5 where sku = 'H-1'`.execute(db)
      expect('data' in body && body.data).toEqual({
        added: 1,
        skipped: [
          {
            product: { id: ids['O-1'], name: 'OLD in English', sku_number: 'O-1' },
            problem: 'not_for_sale',
          },
          {
            product: {
              id: ids['H-1'],
              name: 'HOSE in English',
              sku_number: 'H-1',
              min_qty: 10,
              multiple_qty: 10,
            },
            problem: 'not_multiple',
          },
          {
            product: {
              id: ids['N-1'],
              name: 'NUT in English',
              sku_number: 'N-1',
              min_qty: 1,
              multiple_qty: 1,
            },
            problem: 'too_many',
          },
        ],
      })
      expect(await inCart()).toEqual({ 'B-1': 2, 'N-1': 999_995 })
    })

    it('with a key that belongs to one list', async () => {
      const [one, two] = [await make('One', [line('B-1', 1)]), await make('Two', [line('B-2', 1)])]
      expect(refusal(await addAll(one.id, 'x'.repeat(201)))).toEqual([
        400,
        'invalid_request',
        { 'idempotency-key': ["This value isn't in the right format."] },
      ])
      await addAll(one.id, 'of-one-list')
      expect(refusal(await addAll(two.id, 'of-one-list'))).toEqual([422, 'idempotency_key_reused'])
      expect(await inCart()).toEqual({ 'B-1': 1 })
    })

    it('only by members who have a cart', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)])
      expect((await addAll(id, 'viewer', 'viewer')).status).toBe(403)
    })
  })

  describe('are the company’s own:', () => {
    it('another company finds none by any request', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)])
      const params = { id: String(id) }
      const stranger = as('stranger')
      const answers = [
        await stranger.ask(lists.showList, { params }),
        await stranger.ask(lists.renameList, { params, body: { name: 'Mine', version: 1 } }),
        await stranger.ask(lists.removeList, { params }),
        await setLines(id, 1, [], 'stranger'),
        await setLine(id, 'B-2', 1, 'stranger'),
        await stranger.ask(lists.addListToCart, { params, idempotencyKey: 'key' }),
      ]
      for (const answer of answers) expect(refusal(answer)).toEqual([404, 'not_found'])
      expect(await readListNames('stranger')).toEqual([])
      expect(await readLines(id)).toEqual([['B-1', 1]])
    })

    it('a viewer changes only their own, which buyers and owners change too', async () => {
      const { id } = await make('Rutin')
      const params = { id: String(id) }
      const answers = [
        await as('viewer').ask(lists.renameList, { params, body: { name: 'Mine', version: 1 } }),
        await as('viewer').ask(lists.removeList, { params }),
        await setLines(id, 1, [line('B-1', 1)], 'viewer'),
        await setLine(id, 'B-1', 1, 'viewer'),
      ]
      for (const answer of answers) expect(refusal(answer)).toEqual([403, 'not_allowed'])
      expect(await show(id)).toMatchObject({ name: 'Rutin', version: 1, line_count: 0 })
      const own = await make('Mine', [], 'viewer')
      expect((await setLine(own.id, 'B-1', 1, 'viewer')).status).toBe(200)
      expect((await setLine(own.id, 'B-2', 1, 'buyer')).status).toBe(200)
      expect(await show(own.id, 'viewer')).toMatchObject({ line_count: 2, can_change: true })
    })

    it('they stay when their author leaves, who is then no longer named', async () => {
      const { id } = await make('Rutin', [line('B-1', 1)], 'leaver')
      await endMembership(db, people['leaver']?.memberId ?? 0, NOW)
      const list = await show(id)
      expect(list).toMatchObject({ name: 'Rutin', line_count: 1, can_change: true })
      expect(list).not.toHaveProperty('made_by')
    })
  })
})
