import type { StaffDelivery } from '@pasok/contract'
import {
  fulfilment,
  fulfilmentStaff,
  order,
  orderStaff,
  payment,
  paymentStaff,
  returns,
} from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Event } from '../events/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { cancelDeliveries } from './index.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const DAY = '2026-11-23'

onDatabase('deliveries of an order', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let warehouse: AskingBrowser
  let sales: AskingBrowser
  let finance: AskingBrowser
  let announced: Event[] = []
  let clock = NOW
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, DAY)
    const announce = async (_: Db, event: Event) => void announced.push(event)
    const api = openApi({ db, now: () => clock, storage, announce })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const onlooker = await addPerson(db, { email: 'pelihat@uji.test', companyId: company, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    viewer = await openBrowser(db, api, onlooker.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    warehouse = await openStaffBrowser(db, api, 'warehouse')
    sales = await openStaffBrowser(db, api, 'sales')
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email cascade`.execute(
      db,
    )
    await giveCredit(db, company, 1_000_000)
    announced = []
    clock = NOW
  })

  const step = async (orderId: number, name: 'confirm' | 'hold' | 'release' | 'cancel') => {
    const answer = await sales.ask(orderStaff.takeOrderStep, {
      params: { id: String(orderId) },
      body: { step: name, version: (await readOrder(orderId)).version, text: 'A text.' },
    })
    return answer.status
  }
  /** An order of 3 bolts and 10 nuts, on terms and confirmed. */
  const anOrder = async ({
    method = 'terms',
    confirmed = true,
  }: { method?: 'terms' | 'transfer'; confirmed?: boolean } = {}) => {
    const offer = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['N-1'] ?? 0, 10],
    ])
    const id = await orderQuotation(buyer, offer, method)
    if (confirmed) expect(await step(id, 'confirm')).toBe(200)
    return id
  }
  const readOrder = async (id: number) => {
    const { body } = await sales.ask(orderStaff.showStaffOrder, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the order answers ${body.status}`)
    return body.data.record
  }
  const buildLines = async (id: number, quantities: readonly number[]) =>
    (await readOrder(id)).order_line.flatMap((line, at) => {
      const quantity = quantities[at] ?? 0
      return quantity === 0 ? [] : { order_line_id: line.id, quantity }
    })
  const pack = async (id: number, quantities?: readonly number[], key: string = crypto.randomUUID()) =>
    warehouse.ask(fulfilmentStaff.makeDelivery, {
      params: { id: String(id) },
      idempotencyKey: key,
      body: quantities ? { lines: await buildLines(id, quantities) } : {},
    })
  const packDelivery = async (id: number, quantities?: readonly number[]): Promise<StaffDelivery> => {
    const { body } = await pack(id, quantities)
    if (!('data' in body)) throw new Error(`packing answers ${body.status} ${body.code}`)
    return body.data.record
  }
  const readDelivery = async (id: number): Promise<StaffDelivery> => {
    const { body } = await warehouse.ask(fulfilmentStaff.showStaffDelivery, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the delivery answers ${body.status}`)
    return body.data.record
  }
  const note = async (id: number, name: StaffDelivery['steps'][number], more = {}) =>
    warehouse.ask(fulfilmentStaff.applyDeliveryStep, {
      params: { id: String(id) },
      body: { step: name, version: (await readDelivery(id)).version, ...more },
    })
  const go = async (id: number, ...names: StaffDelivery['steps'][number][]) => {
    for (const name of names) expect([name, (await note(id, name)).status]).toEqual([name, 200])
  }
  const sign = (id: number, by = buyer, file?: File) =>
    by.ask(fulfilment.signReceipt, {
      params: { id: String(id) },
      form: { receiver: 'Budi Gudang', ...(file && { file }) },
    })
  const withdraw = async (id: number, by = buyer, behind = 0) =>
    by.ask(fulfilment.withdrawReceipt, {
      params: { id: String(id) },
      body: { version: (await readDelivery(id)).version - behind },
    })
  const readPdfText = async (address: string, by: AskingBrowser) => {
    const response = await by.get(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    return pdfPages(new Uint8Array(await response.arrayBuffer())).join('\n')
  }
  const picture = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'terima.jpg')
  const readQuantities = async (id: number) =>
    (await readOrder(id)).order_line.map(({ qty_shipped, qty_delivered }) => [qty_shipped, qty_delivered])
  const emails = async () =>
    (
      await sql<{ kind: string; recipient: string }>`
        select kind, recipient from platform.email where kind like 'delivery.%' order by kind`.execute(db)
    ).rows.map(({ kind, recipient }) => `${kind} ${recipient}`)

  // @spec §3 Delivery: fields
  it('go from the warehouse to their receiver, and the order follows', async () => {
    const id = await anOrder()
    const first = await packDelivery(id, [2, 0])
    expect(first).toMatchObject({
      number: expect.stringMatching(/^SJ26-\d{5}$/),
      state: 'packing',
      carrier: 'pick_up',
      lines: [{ place: 1, quantity: 2, product: { sku_number: 'B-1' } }],
      steps: ['ready', 'cancelled'],
    })
    expect(await readOrder(id)).toMatchObject({ state: 'processing', delivery_state: 'not_shipped' })
    const written = {
      carrier: 'courier' as const,
      courier: 'Ekspedisi Uji',
      service: 'Reguler',
      airway_bill: 'UJI-001',
      tracking_url: 'https://lacak.test/UJI-001',
      eta: '2026-11-25',
      driver: 'Pak Uji',
      plate: 'B 1234 UJI',
      packages: [{ weight_g: 1_500 }, { weight_g: 250 }],
    }
    const changed = await warehouse.ask(fulfilmentStaff.changeDelivery, {
      params: { id: String(first.id) },
      body: { version: first.version, ...written, note: 'Fragile' },
    })
    expect(changed.body).toMatchObject({ data: { record: { ...written, note: 'Fragile' } } })
    await go(first.id, 'ready', 'picked_up')
    expect(announced).toEqual([
      {
        type: 'delivery_picked_up',
        delivery: first.id,
        order: id,
        lines: [{ line: first.lines[0]?.order_line_id, quantity: 2 }],
      },
    ])
    expect(await readOrder(id)).toMatchObject({ delivery_state: 'partially_shipped', steps: ['hold'] })
    expect(await readQuantities(id)).toEqual([
      [2, 0],
      [0, 0],
    ])
    const rest = await packDelivery(id)
    expect(rest.lines.map(({ quantity }) => quantity)).toEqual([1, 10])
    await go(rest.id, 'ready', 'picked_up')
    expect(await readOrder(id)).toMatchObject({ delivery_state: 'shipped' })
    expect(
      (
        await note(first.id, 'in_transit', {
          zone: 'Asia/Makassar',
          place: 'Makassar',
          at: '2026-11-23T05:00:00Z',
        })
      ).status,
    ).toBe(200)
    await go(first.id, 'in_transit', 'out_for_delivery', 'delivered')
    expect(await readQuantities(id)).toEqual([
      [3, 2],
      [10, 0],
    ])
    const signed = await sign(first.id, buyer, picture())
    expect(signed.body).toMatchObject({
      data: {
        record: {
          ...written,
          state: 'received',
          can_receive: false,
          receipt: { receiver: 'Budi Gudang', at: NOW.toISOString(), proof: { filename: 'terima.jpg' } },
        },
      },
    })
    expect(signed.body).not.toHaveProperty('data.record.note')
    expect((await readDelivery(first.id)).events).toContainEqual({
      at: '2026-11-23T05:00:00.000Z',
      zone: 'Asia/Makassar',
      code: 'in_transit',
      place: 'Makassar',
    })
    const proof = await viewer.get(`/v2/delivery/track/${first.id}/receipt`)
    expect([proof.status, proof.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    // The receiver can sign before the arrival is recorded.
    expect((await sign(rest.id)).status).toBe(200)
    expect(await readOrder(id)).toMatchObject({
      state: 'completed',
      delivery_state: 'delivered',
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'delivery_received', by: 'member' }),
        expect.objectContaining({ kind: 'complete', by: 'system' }),
      ]),
    })
    expect(await emails()).toEqual([
      'delivery.delivered buyer@uji.test',
      'delivery.picked_up buyer@uji.test',
      'delivery.ready buyer@uji.test',
      'delivery.received buyer@uji.test',
      'delivery.received buyer@uji.test',
    ])
  })

  // @spec §7 Delivery: track
  // @spec §1 Member: tracks deliveries
  it('are tracked by all members of the company, by any of its numbers, and by no others', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    await warehouse.ask(fulfilmentStaff.changeDelivery, {
      params: { id: String(made.id) },
      body: { version: made.version, carrier: 'courier', airway_bill: 'Uji-9' },
    })
    const { number } = await readOrder(id)
    for (const wanted of [number, number.toLowerCase(), made.number, 'UJI-9']) {
      const { body } = await viewer.ask(fulfilment.trackNumber, { query: { number: wanted } })
      expect(body).toMatchObject({
        data: {
          record: {
            order: { id, number },
            deliveries: [{ id: made.id, number: made.number, can_receive: false }],
          },
        },
      })
      expect((await stranger.ask(fulfilment.trackNumber, { query: { number: wanted } })).status).toBe(404)
    }
    expect((await viewer.ask(fulfilment.trackNumber, { query: { number: '%' } })).status).toBe(404)
    const params = { id: String(made.id) }
    expect((await viewer.ask(fulfilment.trackDelivery, { params })).body).toMatchObject({
      data: { record: { number: made.number } },
    })
    expect((await viewer.ask(fulfilment.listDeliveries, { query: { keyword: 'uji-9' } })).body).toMatchObject(
      {
        data: { total: 1, records: [{ id: made.id, line_count: 2 }] },
      },
    )
    expect((await stranger.ask(fulfilment.listDeliveries, { query: {} })).body).toMatchObject({
      data: { total: 0 },
    })
    expect((await stranger.ask(fulfilment.trackDelivery, { params })).status).toBe(404)
    expect((await stranger.ask(fulfilment.trackOrder, { params: { id: String(id) } })).status).toBe(404)
    expect((await sign(made.id, stranger)).status).toBe(404)
    expect((await sign(made.id, viewer)).status).toBe(403)
    for (const address of ['receipt', 'note', 'packing-list'])
      expect((await stranger.get(`/v2/delivery/track/${made.id}/${address}`)).status).toBe(404)
  })

  it('have a note and a packing list without prices, in either language', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    expect(await readPdfText(`/v2/delivery/track/${made.id}/note?language=id`, viewer)).not.toContain(
      'Alamat pengiriman',
    )
    await warehouse.ask(fulfilmentStaff.changeDelivery, {
      params: { id: String(made.id) },
      body: {
        version: made.version,
        carrier: 'own_fleet',
        driver: 'Pak Uji',
        plate: 'B 1234 UJI',
        packages: [{ weight_g: 1_500 }],
      },
    })
    const written = await readPdfText(`/v2/delivery/track/${made.id}/note?language=id`, viewer)
    for (const text of [
      'Surat Jalan',
      'Alamat pengiriman',
      made.number,
      'B-1',
      'Pak Uji',
      'B 1234 UJI',
      'Penerima',
      '1,5 kg',
    ])
      expect(written).toContain(text)
    const list = await readPdfText(`/staff/deliveries/${made.id}/packing-list?language=en`, warehouse)
    for (const text of ['Packing List', 'N-1', 'Package 1 of 1: 1.5 kg']) expect(list).toContain(text)
    for (const text of [written, list]) {
      expect(text).not.toContain('Rp.')
      expect(text).not.toMatch(/Unit price|Harga satuan/)
    }
  })

  it('never take more than was ordered, with any number made concurrently', async () => {
    const id = await anOrder()
    const both = await Promise.all(Array.from({ length: 6 }, () => pack(id, [2, 10])))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await pack(id, [2, 0])).body).toMatchObject({ code: 'over_ordered' })
    const key = 'one-key'
    const [one, again] = [await pack(id, [1, 0], key), await pack(id, [1, 0], key)]
    expect(
      'data' in one.body && 'data' in again.body && one.body.data.record.id === again.body.data.record.id,
    ).toBe(true)
    expect((await pack(id)).body).toMatchObject({ code: 'nothing_to_deliver' })
    const { body } = await warehouse.ask(fulfilmentStaff.listOrderDeliveries, { params: { id: String(id) } })
    expect(body).toMatchObject({ data: { total: 2, open: [] } })
  })

  it('take every line of an order that ships complete', async () => {
    const id = await anOrder()
    await sql`update orders.order set is_ship_complete = true where id = ${id}`.execute(db)
    expect((await pack(id, [3, 5])).body).toMatchObject({ code: 'ships_complete' })
    expect((await packDelivery(id)).lines).toHaveLength(2)
  })

  it('wait for the confirmation of the order, and for the payment of a prepaid one', async () => {
    const placed = await anOrder({ confirmed: false })
    expect((await pack(placed)).body).toMatchObject({ code: 'not_possible_now' })
    const prepaid = await anOrder({ method: 'transfer' })
    expect((await pack(prepaid)).body).toMatchObject({ code: 'not_paid_yet' })
    await buyer.ask(payment.uploadProof, {
      params: { id: String(prepaid) },
      form: {
        file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
        amount: '3885',
        transferred_on: DAY,
      },
    })
    const { rows } = await sql<{ id: number }>`select id from payment.proof order by id desc limit 1`.execute(
      db,
    )
    await finance.ask(paymentStaff.verifyProof, {
      params: { id: String(rows[0]?.id) },
      body: { received: (await readOrder(prepaid)).amount_total },
    })
    const made = await packDelivery(prepaid)
    await go(made.id, 'ready')
    expect(await step(prepaid, 'hold')).toBe(200)
    expect((await note(made.id, 'picked_up')).body).toMatchObject({ code: 'not_possible_now' })
    expect(await step(prepaid, 'release')).toBe(200)
    await go(made.id, 'picked_up')
    // Nobody can cancel it any more.
    expect(await step(prepaid, 'cancel')).toBe(409)
    expect(
      (await buyer.ask(order.cancelOrder, { params: { id: String(prepaid) }, body: { version: 1 } })).status,
    ).toBe(409)
  })

  it('are returned when they are not accepted, and are sent again', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    await go(made.id, 'ready', 'picked_up', 'out_for_delivery', 'failed_attempt', 'out_for_delivery')
    expect((await note(made.id, 'returning')).body).toMatchObject({ code: 'not_possible_now' })
    await go(made.id, 'failed_attempt', 'returning', 'returned')
    expect(await readOrder(id)).toMatchObject({ delivery_state: 'returned', state: 'processing' })
    expect(await readQuantities(id)).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect((await sign(made.id)).status).toBe(409)
    const again = await packDelivery(id)
    expect(again.lines.map(({ quantity }) => quantity)).toEqual([3, 10])
    expect(await emails()).toEqual(
      expect.arrayContaining([
        'delivery.failed_attempt buyer@uji.test',
        'delivery.returned buyer@uji.test',
        expect.stringMatching(/^delivery.returned sales/),
      ]),
    )
  })

  it('that have not left are cancelled with their order, or alone', async () => {
    const id = await anOrder()
    const [one, other] = [await packDelivery(id, [1, 0]), await packDelivery(id, [2, 0])]
    await go(one.id, 'cancelled')
    const { body } = await warehouse.ask(fulfilmentStaff.listOrderDeliveries, { params: { id: String(id) } })
    expect(body).toMatchObject({ data: { open: [{ quantity: 1 }, { quantity: 10 }] } })
    const act = { now: NOW, requestId: 'job' }
    expect(await cancelDeliveries(db, id, act)).toBe(0)
    expect(await step(id, 'cancel')).toBe(200)
    expect(announced).toEqual([{ type: 'order_cancelled', order: id }])
    expect(await cancelDeliveries(db, id, act)).toBe(1)
    expect(await cancelDeliveries(db, id, act)).toBe(0)
    expect(await readDelivery(other.id)).toMatchObject({ state: 'cancelled', steps: [] })
    expect((await note(other.id, 'ready')).status).toBe(409)
  })

  it('are changed from their current version, and signed for once', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    const stale = await warehouse.ask(fulfilmentStaff.applyDeliveryStep, {
      params: { id: String(made.id) },
      body: { step: 'ready', version: 9 },
    })
    expect(stale.body).toMatchObject({ code: 'version_conflict', current: { id: made.id } })
    expect((await note(made.id, 'delivered')).body).toMatchObject({ code: 'not_possible_now' })
    expect((await note(made.id, 'ready', { at: '2026-11-24T00:00:00Z' })).body).toMatchObject({
      errors: { at: [expect.any(String)] },
    })
    expect((await sign(made.id)).body).toMatchObject({ code: 'not_possible_now' })
    await go(made.id, 'ready', 'picked_up')
    const stored = storage.files.size
    const many = await Promise.all([1, 2, 3].map(() => sign(made.id, buyer, picture())))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    // Unneeded files are deleted.
    expect(storage.files.size).toBe(stored + 1)
    expect((await sign(made.id, buyer, new File(['<svg/>'], 'a.svg'))).status).toBe(400)
    const late = await warehouse.ask(fulfilmentStaff.changeDelivery, {
      params: { id: String(made.id) },
      body: { version: (await readDelivery(made.id)).version, carrier: 'courier' },
    })
    expect(late.body).toMatchObject({ code: 'not_possible_now' })
    const looked = await sales.get(`/staff/deliveries/${made.id}/receipt`)
    expect(looked.status).toBe(200)
  })

  it('are open again, with their order, when the receipt is withdrawn within ten minutes', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    await go(made.id, 'ready', 'picked_up')
    expect((await withdraw(made.id)).body).toMatchObject({ code: 'not_possible_now' })
    const signed = await sign(made.id, buyer, picture())
    expect(signed.body).toMatchObject({
      data: { record: { receipt: { withdrawable_until: '2026-11-23T05:10:00.000Z' } } },
    })
    expect(await readOrder(id)).toMatchObject({ state: 'completed' })
    expect([(await withdraw(made.id, viewer)).status, (await withdraw(made.id, stranger)).status]).toEqual([
      403, 404,
    ])
    clock = new Date('2026-11-23T05:10:00Z')
    expect((await withdraw(made.id, buyer, 1)).body).toMatchObject({ code: 'version_conflict' })
    const withdrawn = await withdraw(made.id)
    expect(withdrawn.body).toMatchObject({ data: { record: { state: 'picked_up', can_receive: true } } })
    expect(withdrawn.body).not.toHaveProperty('data.record.receipt')
    expect((await readDelivery(made.id)).events.map(({ code }) => code)).toEqual([
      'packing',
      'ready',
      'picked_up',
      'received',
      'receipt_withdrawn',
    ])
    expect(await readOrder(id)).toMatchObject({
      state: 'processing',
      delivery_state: 'shipped',
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'delivery_receipt_withdrawn', by: 'member', text: made.number }),
        expect.objectContaining({ kind: 'reopen', by: 'system' }),
      ]),
    })
    expect(await readQuantities(id)).toEqual([
      [3, 0],
      [10, 0],
    ])
    expect(await emails()).toEqual(
      expect.arrayContaining([
        'delivery.receipt_withdrawn buyer@uji.test',
        expect.stringMatching(/^delivery.receipt_withdrawn sales/),
      ]),
    )
    // It is signed again; a second receipt can't be withdrawn, and after ten minutes it is final.
    const again = await sign(made.id)
    expect(again.body).toMatchObject({ data: { record: { state: 'received' } } })
    expect(again.body).not.toHaveProperty('data.record.receipt.withdrawable_until')
    expect(await readOrder(id)).toMatchObject({ state: 'completed' })
    const sent = await emails()
    const refused = await withdraw(made.id)
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'receipt_already_withdrawn' }])
    expect(await emails()).toEqual(sent)
    expect(await readDelivery(made.id)).toMatchObject({ state: 'received' })
    await sql`update fulfilment.delivery set received_at = received_at - interval '10 minutes 1 millisecond'
      where id = ${made.id}`.execute(db)
    expect((await withdraw(made.id)).body).toMatchObject({ code: 'receipt_final' })
    const shown = await buyer.ask(fulfilment.trackDelivery, { params: { id: String(made.id) } })
    expect(shown.body).not.toHaveProperty('data.record.receipt.withdrawable_until')
  })

  it('stay received if staff recorded it, or if their goods are in a return', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    await go(made.id, 'ready', 'picked_up')
    await sign(made.id)
    const [line = { order_line_id: 0, quantity: 0 }] = await buildLines(id, [1])
    await buyer.ask(returns.requestReturn, {
      params: { id: String(id) },
      idempotencyKey: crypto.randomUUID(),
      body: { wish: 'refund', lines: [{ ...line, reason: 'other' }] },
    })
    expect((await withdraw(made.id)).body).toMatchObject({ code: 'receipt_in_return' })
    const other = await anOrder()
    const recorded = await packDelivery(other)
    await go(recorded.id, 'ready', 'picked_up', 'delivered')
    await warehouse.ask(fulfilmentStaff.recordReceipt, {
      params: { id: String(recorded.id) },
      form: { receiver: 'Satpam Uji' },
    })
    expect((await withdraw(recorded.id)).body).toMatchObject({ code: 'receipt_final' })
  })

  it('have their steps in order of time, the first no earlier than the confirmation', async () => {
    const id = await anOrder()
    await sql`update orders.event set at = '2026-11-20T02:00:00Z' where order_id = ${id} and kind = 'confirm'`.execute(
      db,
    )
    const made = await packDelivery(id)
    const early = { errors: { at: [expect.stringContaining('before the last step')] } }
    const at = (time: string) => ({ at: time })
    expect((await note(made.id, 'ready', at('2026-11-20T01:59:59Z'))).body).toMatchObject(early)
    // It was packed and sent before its delivery was entered.
    expect((await note(made.id, 'ready', at('2026-11-20T02:00:00Z'))).status).toBe(200)
    expect((await note(made.id, 'picked_up', at('2026-11-20T01:00:00Z'))).body).toMatchObject(early)
    expect((await note(made.id, 'picked_up', at('2026-11-21T02:00:00Z'))).status).toBe(200)
    expect((await note(made.id, 'delivered', at('2026-09-01T00:00:00Z'))).body).toMatchObject(early)
    expect((await note(made.id, 'in_transit', at('2020-01-01T00:00:00Z'))).body).toMatchObject(early)
    await go(made.id, 'delivered')
    expect((await readDelivery(made.id)).events.map(({ code }) => code)).toEqual([
      'packing',
      'ready',
      'picked_up',
      'delivered',
    ])
  })

  it('are received with the driver’s paper, in the time zone of their last event', async () => {
    const id = await anOrder()
    const made = await packDelivery(id)
    await go(made.id, 'ready', 'picked_up')
    expect((await note(made.id, 'in_transit', { zone: 'Asia/Makassar' })).status).toBe(200)
    const answer = await warehouse.ask(fulfilmentStaff.recordReceipt, {
      params: { id: String(made.id) },
      form: { receiver: 'Satpam Uji', file: picture() },
    })
    expect(answer.body).toMatchObject({
      data: {
        record: {
          state: 'received',
          receipt: { receiver: 'Satpam Uji', zone: 'Asia/Makassar' },
          events: expect.arrayContaining([
            expect.objectContaining({ code: 'received', zone: 'Asia/Makassar' }),
          ]),
        },
      },
    })
  })

  it('lower the available quantity until a later stock report', async () => {
    const { findAvailable } = await import('../catalogue/index.ts')
    const bolt = ids['B-1'] ?? 0
    const report = (at: Date) =>
      sql`insert into catalogue.stock_report (item_id, on_hand, reported_at) values (${bolt}, 10, ${at})
        on conflict (item_id) do update set reported_at = excluded.reported_at`.execute(db)
    const available = async () => (await findAvailable(db, [bolt])).get(bolt)
    await report(new Date('2026-11-22T00:00:00Z'))
    const id = await anOrder()
    expect(await available()).toBe(7)
    const made = await packDelivery(id)
    await go(made.id, 'ready', 'picked_up')
    expect(await available()).toBe(7)
    await sign(made.id)
    expect(await available()).toBe(7)
    await report(new Date('2026-11-24T00:00:00Z'))
    expect(await available()).toBe(10)
  })
})
