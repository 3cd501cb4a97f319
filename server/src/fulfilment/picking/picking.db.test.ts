import type { StaffDelivery } from '@pasok/contract'
import { fulfilment, fulfilmentStaff, orderStaff, pickingStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')

onDatabase('picking', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let budi: AskingBrowser
  let tono: AskingBrowser
  let sales: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW, storage: memoryStorage(), announce: async () => {} })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    budi = await openStaffBrowser(db, api, 'warehouse')
    tono = await openStaffBrowser(db, api, 'sales')
    sales = tono
    await sql`update catalogue.item set shelf = case sku when 'B-1' then 'A-10-1' else 'A-2-1' end
      where sku in ('B-1', 'N-1')`.execute(db)
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email cascade`.execute(
      db,
    )
    await giveCredit(db, company, 100_000_000)
  })

  /** A delivery that is being packed, of 3 bolts and 10 nuts, all of its order. */
  const aDelivery = async (): Promise<StaffDelivery> => {
    const offer = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['N-1'] ?? 0, 10],
    ])
    const id = String(await orderQuotation(buyer, offer, 'terms'))
    const order = await sales.ask(orderStaff.showStaffOrder, { params: { id } })
    if (!('data' in order.body)) throw new Error('no order')
    const { version } = order.body.data.record
    await sales.ask(orderStaff.takeOrderStep, {
      params: { id },
      body: { step: 'confirm', version, text: '' },
    })
    const { body } = await budi.ask(fulfilmentStaff.makeDelivery, {
      params: { id },
      idempotencyKey: crypto.randomUUID(),
      body: {},
    })
    if (!('data' in body)) throw new Error(`packing answers ${body.code}`)
    return body.data.record
  }
  const read = async ({ id }: { readonly id: number }): Promise<StaffDelivery> => {
    const { body } = await budi.ask(fulfilmentStaff.showStaffDelivery, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the delivery answers ${body.code}`)
    return body.data.record
  }
  const pickedOf = async (delivery: StaffDelivery) => (await read(delivery)).lines.map(({ picked }) => picked)
  const scan = (
    number: string,
    quantity = 1,
    { by = budi, key, more = {} }: { by?: AskingBrowser; key?: string; more?: object } = {},
  ) =>
    by.ask(pickingStaff.scanPicked, {
      idempotencyKey: key ?? crypto.randomUUID(),
      body: { number, quantity, ...more },
    })
  const packed = async (delivery: StaffDelivery, version?: number) =>
    budi.ask(pickingStaff.packPicked, {
      params: { id: String(delivery.id) },
      body: { version: version ?? (await read(delivery)).version },
    })
  const openOf = async (delivery: StaffDelivery) => {
    const { body } = await budi.ask(fulfilmentStaff.listOrderDeliveries, {
      params: { id: String(delivery.order.id) },
    })
    if (!('data' in body)) throw new Error('no deliveries')
    return body.data.open.map(({ product, quantity }) => [product.sku_number, quantity])
  }

  it('the list has each item once, by shelf, with the deliveries that want it', async () => {
    const [one, two] = [await aDelivery(), await aDelivery()]
    await scan('B-1', 4)
    const { body } = await budi.ask(pickingStaff.showPickList, { query: {} })
    expect(body).toMatchObject({
      data: {
        packing: 2,
        total: 2,
        deliveries: [
          { id: one.id, line_count: 2, picked_line_count: 1, is_begun: true },
          { id: two.id, line_count: 2, picked_line_count: 0, is_begun: true },
        ],
        records: [
          { item: { sku_number: 'N-1' }, shelf: 'A-2-1', quantity: 20, picked: 0 },
          {
            item: { sku_number: 'B-1' },
            shelf: 'A-10-1',
            quantity: 6,
            picked: 4,
            lines: [
              { delivery: { id: one.id }, quantity: 3, picked: 3 },
              { delivery: { id: two.id }, quantity: 3, picked: 1 },
            ],
          },
        ],
      },
    })
    const some = await budi.ask(pickingStaff.showPickList, {
      query: { delivery_ids: String(two.id), page: '2', per_page: '1' },
    })
    expect(some.body).toMatchObject({ data: { total: 2, records: [{ quantity: 3, picked: 1 }] } })
  })

  it('a wrong number and a surplus are refused, and count nothing', async () => {
    const delivery = await aDelivery()
    expect(await scan('NOT-THIS')).toMatchObject({ status: 409, body: { code: 'not_on_list' } })
    expect(await scan('B-1', 4)).toMatchObject({
      status: 409,
      body: { code: 'over_list', errors: { quantity: [expect.stringContaining('3')] } },
    })
    expect(await pickedOf(delivery)).toEqual([0, 0])
    expect(await scan('b-1', 3)).toMatchObject({
      status: 200,
      body: {
        data: { record: { sku_number: 'B-1', quantity: 3, left: 0, deliveries: [{ id: delivery.id }] } },
      },
    })
    expect(await scan('B-1')).toMatchObject({ status: 409, body: { code: 'over_list' } })
    // Goods of a delivery that is not on the chosen list are not on it.
    const other = await aDelivery()
    expect(await scan('B-1', 1, { more: { delivery_ids: [delivery.id] } })).toMatchObject({ status: 409 })
    expect(await pickedOf(other)).toEqual([0, 0])
  })

  it('the buyer’s own number counts, and that of another maker', async () => {
    const delivery = await aDelivery()
    await sql`update orders.line set own_number = 'GUDANG-77' where sku = 'N-1'`.execute(db)
    await sql`
      insert into catalogue.other_number (item_id, kind, position, maker, number)
      values (${ids['N-1']}, 'other_maker', 0, 'Gelinda', 'GD-N1')`.execute(db)
    expect((await scan('gudang-77', 2)).status).toBe(200)
    expect((await scan('GD-N1', 3)).status).toBe(200)
    expect(await pickedOf(delivery)).toEqual([0, 5])
    await sql`delete from catalogue.other_number where number = 'GD-N1'`.execute(db)
  })

  it('a repeated scan counts once; its key with another number is refused', async () => {
    const delivery = await aDelivery()
    const [first, second] = await Promise.all([scan('B-1', 2, { key: 'k1' }), scan('B-1', 2, { key: 'k1' })])
    expect(first.body).toEqual(second.body)
    expect((await scan('N-1', 2, { key: 'k1' })).status).toBe(422)
    expect(await pickedOf(delivery)).toEqual([2, 0])
  })

  it('two people who scan the last pieces at once pick no more than there are', async () => {
    const [one, two] = [await aDelivery(), await aDelivery()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => scan('B-1', 1, { by: at % 2 === 0 ? budi : tono })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect([await pickedOf(one), await pickedOf(two)]).toEqual([
      [3, 0],
      [3, 0],
    ])
    const { rows } = await sql<{ people: number; picked: number }>`
      select count(distinct picked_by)::int as people, sum(quantity)::int as picked from fulfilment.pick`.execute(
      db,
    )
    expect(rows).toEqual([{ people: 2, picked: 6 }])
  })

  it('what is picked is corrected by hand, with the version that was seen', async () => {
    const delivery = await aDelivery()
    await scan('B-1', 3)
    const [line] = delivery.lines
    const set = (quantity: number, version: number) =>
      budi.ask(pickingStaff.setPicked, {
        params: { id: String(delivery.id) },
        body: { version, lines: [{ order_line_id: line?.order_line_id ?? 0, quantity }] },
      })
    expect(await set(1, delivery.version)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: delivery.version + 1 } },
    })
    expect((await set(4, delivery.version + 1)).body).toMatchObject({ code: 'over_list' })
    expect((await set(1, delivery.version + 1)).body).toMatchObject({
      data: { record: { lines: [{ picked: 1 }, {}] } },
    })
    expect((await set(0, delivery.version + 2)).status).toBe(200)
    expect(await pickedOf(delivery)).toEqual([0, 0])
    expect(await packed(delivery)).toMatchObject({ status: 409, body: { code: 'nothing_to_deliver' } })
  })

  it('a delivery that is wholly picked is packed in one step', async () => {
    const delivery = await aDelivery()
    await scan('B-1', 3)
    await scan('N-1', 10)
    expect((await packed(delivery)).body).toMatchObject({ data: { record: { state: 'ready' } } })
    expect(await openOf(delivery)).toEqual([])
    expect(await packed(delivery)).toMatchObject({ status: 409, body: { code: 'not_possible_now' } })
    expect(await scan('B-1')).toMatchObject({ status: 409, body: { code: 'not_on_list' } })
  })

  it('what can’t be found stays open on the order', async () => {
    const delivery = await aDelivery()
    await scan('N-1', 7)
    const { version } = await read(delivery)
    await scan('N-1', 1)
    expect(await packed(delivery, version)).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
    expect((await packed(delivery)).body).toMatchObject({
      data: { record: { state: 'ready', line_count: 1, lines: [{ quantity: 8, picked: 8 }] } },
    })
    expect(await openOf(delivery)).toEqual([
      ['B-1', 3],
      ['N-1', 2],
    ])
  })

  it('a delivery of which a part is picked is not made ready as a whole', async () => {
    const delivery = await aDelivery()
    const ready = async () =>
      budi.ask(fulfilmentStaff.applyDeliveryStep, {
        params: { id: String(delivery.id) },
        body: { step: 'ready', version: (await read(delivery)).version },
      })
    expect((await read(delivery)).steps).toContain('ready')
    await scan('B-1', 3)
    expect((await read(delivery)).steps).not.toContain('ready')
    expect(await ready()).toMatchObject({ status: 409, body: { code: 'not_possible_now' } })
    await scan('N-1', 10)
    expect((await read(delivery)).steps).toContain('ready')
    expect((await ready()).body).toMatchObject({ data: { record: { state: 'ready' } } })
  })

  it('an order that ships complete is not packed in part', async () => {
    const delivery = await aDelivery()
    await sql`update orders.order set is_ship_complete = true`.execute(db)
    await scan('N-1', 10)
    expect(await packed(delivery)).toMatchObject({ status: 409, body: { code: 'ships_complete' } })
    await scan('B-1', 3)
    expect((await packed(delivery)).status).toBe(200)
  })

  it('several deliveries are handed over at once; each tells what came of it', async () => {
    const [one, two, three] = [await aDelivery(), await aDelivery(), await aDelivery()]
    await scan('B-1', 6)
    await scan('N-1', 20)
    await packed(one)
    await packed(two)
    const [first, second] = [await read(one), await read(two)]
    const handOver = (more: object = {}) =>
      budi.ask(pickingStaff.handOver, {
        body: {
          deliveries: [
            { id: one.id, version: first.version },
            { id: two.id, version: second.version - 1 },
            { id: three.id, version: three.version },
            { id: 2_000_000_000, version: 1 },
          ],
          ...more,
        },
      })
    expect((await handOver({ driver: 'Joko', plate: 'B 1 XY' })).body).toMatchObject({
      data: {
        records: [
          { id: one.id, result: 'handed_over' },
          { id: two.id, result: 'version_conflict' },
          { id: three.id, result: 'not_possible_now' },
          { result: 'not_found' },
        ],
      },
    })
    expect(await read(one)).toMatchObject({ state: 'picked_up', driver: 'Joko', plate: 'B 1 XY' })
    expect(await read(two)).toMatchObject({ state: 'ready', driver: '' })
    expect((await handOver()).body).toMatchObject({
      data: { records: [{ result: 'handed_over_before' }, {}, {}, {}] },
    })
    expect(await read(one)).toMatchObject({ driver: 'Joko' })
  })

  it('each package has a label with its place, weight and address', async () => {
    const delivery = await aDelivery()
    const print = async () => {
      const response = await budi.get(`/staff/deliveries/${delivery.id}/labels?language=id`)
      return pdfPages(new Uint8Array(await response.arrayBuffer()))
    }
    expect(await print()).toHaveLength(1)
    await sql`
      insert into fulfilment.package (delivery_id, place, weight_g)
      values (${delivery.id}, 1, 12500), (${delivery.id}, 2, 800)`.execute(db)
    const [first = '', second = ''] = await print()
    expect(first).toContain(delivery.number)
    expect(first).toContain('Koli 1 dari 2 · 12,5 kg')
    expect(second).toContain('Koli 2 dari 2 · 0,8 kg')
    expect(second).toContain(delivery.order.number)
  })

  it('a buyer sees neither shelves nor what is picked', async () => {
    const delivery = await aDelivery()
    await scan('B-1', 2)
    const { body } = await buyer.ask(fulfilment.trackDelivery, { params: { id: String(delivery.id) } })
    expect(body).toMatchObject({ data: { record: { id: delivery.id } } })
    expect(JSON.stringify(body)).not.toMatch(/picked"|shelf|A-10-1/)
  })
})
