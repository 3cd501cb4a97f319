import type { Returned, ReturnWish, StaffReturn } from '@pasok/contract'
import { fulfilmentStaff, invoiceStaff, returns, returnsStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { issueInvoice } from '../../invoice/index.ts'
import type { Db, SendEmail } from '../../platform/index.ts'
import { openApi } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { confirmOrder, deliver, goOn, readStaffOrder } from '../../testing/delivered-fixture.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { addPerson } from '../../testing/people-fixture.ts'
import { settings } from '../../testing/shop-settings.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const sendEmail: SendEmail = async () => {}

onDatabase('a return', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let viewer: AskingBrowser
  let stranger: AskingBrowser
  let admin: AskingBrowser
  let sales: AskingBrowser
  let warehouse: AskingBrowser
  let finance: AskingBrowser
  const storage = memoryStorage()
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW, storage })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    const onlooker = await addPerson(db, { email: 'pelihat@uji.test', companyId: company, role: 'viewer' })
    const foreign = await addBuyer(db, 'orang-lain@uji.test', NOW)
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    viewer = await openBrowser(db, api, onlooker.memberId, { now: NOW })
    stranger = await openBrowser(db, api, foreign.memberId, { now: NOW })
    admin = await openStaffBrowser(db, api, 'admin')
    sales = await openStaffBrowser(db, api, 'sales')
    warehouse = await openStaffBrowser(db, api, 'warehouse')
    finance = await openStaffBrowser(db, api, 'finance')
  })
  beforeEach(async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email cascade`.execute(
      db,
    )
    await giveCredit(db, company, 1_000_000)
  })

  /** An order of 3 bolts and 10 nuts that has arrived, with its invoice. */
  const deliverOrder = async () => {
    const offer = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['N-1'] ?? 0, 10],
    ])
    const id = await orderQuotation(buyer, offer, 'terms')
    await confirmOrder(admin, id)
    const delivery = await deliver(admin, id)
    const lines = delivery.lines.map(({ order_line_id: line, quantity }) => ({ line, quantity }))
    await issueInvoice(
      { db, sendEmail, settings, announce: async () => {} },
      { orderId: id, delivery: { id: delivery.id, lines }, now: NOW, requestId: 'job' },
    )
    return { id, lines: delivery.lines.map(({ order_line_id }) => order_line_id) }
  }
  const request = (
    id: number,
    lines: readonly (readonly [line: number, quantity: number])[],
    {
      wish = 'refund',
      key = crypto.randomUUID(),
      by = buyer,
    }: { readonly wish?: ReturnWish; readonly key?: string; readonly by?: AskingBrowser } = {},
  ) =>
    by.ask(returns.requestReturn, {
      params: { id: String(id) },
      idempotencyKey: key,
      body: {
        wish,
        lines: lines.map(([order_line_id, quantity]) => ({
          order_line_id,
          quantity,
          reason: 'damaged' as const,
          text: 'Penyok.',
        })),
      },
    })
  const requestReturn = async (...args: Parameters<typeof request>): Promise<Returned> => {
    const { body } = await request(...args)
    if (!('data' in body)) throw new Error(`the request answers ${body.status} ${body.code}`)
    return body.data.record
  }
  const readStaffReturn = async (id: number): Promise<StaffReturn> => {
    const { body } = await admin.ask(returnsStaff.showStaffReturn, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error(`the return answers ${body.status}`)
    return body.data.record
  }
  const step = async (
    id: number,
    name: StaffReturn['steps'][number],
    by = admin,
    text = '',
    lines?: { order_line_id: number; quantity: number }[],
  ) =>
    by.ask(returnsStaff.applyReturnStep, {
      params: { id: String(id) },
      body: { step: name, version: (await readStaffReturn(id)).version, text, ...(lines && { lines }) },
    })
  const returnable = async (id: number, by = buyer) => {
    const { body } = await by.ask(returns.listReturnable, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.lines.map(({ quantity }) => quantity) : body.status
  }
  const addPicture = (id: number, file: File, by = buyer) =>
    by.ask(returns.addReturnPicture, { params: { id: String(id) }, form: { file } })
  const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'penyok.jpg')
  const emails = async () =>
    (
      await sql<{ kind: string; recipient: string }>`
        select kind, recipient from platform.email where kind like 'return.%' order by kind, recipient`.execute(
        db,
      )
    ).rows.map(({ kind, recipient }) => `${kind} ${recipient}`)

  it('is requested by line, approved by sales, received by the warehouse, and credited by finance', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0] = lines
    expect(await returnable(id, viewer)).toEqual([3, 10])
    const made = await requestReturn(id, [[bolt, 2]])
    expect(made).toMatchObject({
      number: expect.stringMatching(/^RET26-\d{5}$/),
      state: 'requested',
      lines: [{ quantity: 2, reason: 'damaged', text: 'Penyok.', product: { sku_number: 'B-1' } }],
      can_withdraw: true,
      can_add_pictures: true,
    })
    expect(await returnable(id)).toEqual([1, 10])
    expect((await step(made.id, 'approve', finance)).body).toMatchObject({ code: 'not_allowed' })
    expect((await step(made.id, 'approve', sales)).status).toBe(200)
    expect((await step(made.id, 'receive', sales)).body).toMatchObject({ code: 'not_allowed' })
    expect((await step(made.id, 'receive', warehouse)).status).toBe(200)
    const credited = await step(made.id, 'refund', finance, 'Sesuai kesepakatan.')
    expect(credited.body).toMatchObject({
      data: { record: { state: 'refunded', refund_amount: 2_220, steps: [] } },
    })
    const { rows } = await sql<{
      amount_total: number
    }>`select amount_total from invoice.credit_note`.execute(db)
    expect(rows).toEqual([{ amount_total: 2_220 }])
    expect(await readStaffOrder(admin, id)).toMatchObject({ state: 'completed', delivery_state: 'delivered' })
    expect((await viewer.ask(returns.showReturn, { params: { id: String(made.id) } })).body).toMatchObject({
      data: {
        record: {
          can_withdraw: false,
          timeline: [{ kind: 'request' }, { kind: 'approve' }, { kind: 'receive' }, { kind: 'refund' }],
        },
      },
    })
    expect(await emails()).toEqual([
      'return.approve buyer@uji.test',
      'return.receive admin@toko.test',
      'return.receive buyer@uji.test',
      'return.receive finance@toko.test',
      'return.receive sales@toko.test',
      'return.refund buyer@uji.test',
      'return.request admin@toko.test',
      'return.request buyer@uji.test',
      'return.request sales@toko.test',
    ])
    const refundEmails = await sql<{ plain: string }>`
      select plain from platform.email where kind = 'return.refund'`.execute(db)
    expect(refundEmails.rows[0]?.plain).toMatch(/refund Rp\. 2\.220|Rp\. 2\.220 kami kembalikan/)
  })

  it('of a whole order makes the order returned', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0, nut = 0] = lines
    const made = await requestReturn(id, [
      [bolt, 3],
      [nut, 10],
    ])
    for (const name of ['approve', 'receive', 'refund'] as const)
      expect((await step(made.id, name)).status).toBe(200)
    expect(await readStaffOrder(admin, id)).toMatchObject({ delivery_state: 'returned' })
    expect(await returnable(id)).toEqual([])
    // The delivery cost was charged with the goods, and is not refunded.
    expect((await readStaffReturn(made.id)).refund_amount).toBe(3_885)
  })

  it('is replaced by a delivery of the same quantities, beyond the ordered ones, which can be returned, too', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0] = lines
    const made = await requestReturn(id, [[bolt, 2]], { wish: 'replace' })
    for (const name of ['approve', 'receive', 'replace'] as const)
      expect((await step(made.id, name)).status).toBe(200)
    const { replacement } = await readStaffReturn(made.id)
    const shown = await warehouse.ask(fulfilmentStaff.showStaffDelivery, {
      params: { id: String(replacement?.id) },
    })
    if (!('data' in shown.body)) throw new Error('no replacement')
    expect(shown.body.data.record).toMatchObject({
      is_replacement: true,
      state: 'packing',
      lines: [{ quantity: 2 }],
    })
    const note = await warehouse.get(`/staff/deliveries/${replacement?.id}/note?language=id`)
    const text = pdfPages(new Uint8Array(await note.arrayBuffer())).join('\n')
    for (const part of ['Pengganti retur', made.number]) expect(text).toContain(part)
    expect(await returnable(id)).toEqual([1, 10])
    await goOn(warehouse, shown.body.data.record, ['ready', 'picked_up', 'delivered'])
    expect(
      (await readStaffOrder(admin, id)).order_line.map((line) => [line.qty_shipped, line.qty_delivered]),
    ).toEqual([
      [3, 3],
      [10, 10],
    ])
    expect(await returnable(id)).toEqual([3, 10])
  })

  it('can arrive in part: the received quantity is credited, and the rest can be requested again', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0, nut = 0] = lines
    const made = await requestReturn(id, [
      [bolt, 3],
      [nut, 10],
    ])
    await step(made.id, 'approve')
    const receive = (...came: [line: number, quantity: number][]) =>
      step(
        made.id,
        'receive',
        warehouse,
        '',
        came.map(([order_line_id, quantity]) => ({ order_line_id, quantity })),
      )
    for (const wrong of [
      [[bolt, 4]],
      [[999_999, 0]],
      [
        [bolt, 0],
        [nut, 0],
      ],
    ] as [number, number][][])
      expect((await receive(...wrong)).body).toMatchObject({ errors: { lines: [expect.any(String)] } })
    expect((await receive([bolt, 2], [nut, 0])).body).toMatchObject({
      data: {
        record: {
          state: 'received',
          lines: [
            { quantity: 3, received_quantity: 2 },
            { quantity: 10, received_quantity: 0 },
          ],
        },
      },
    })
    expect(await returnable(id)).toEqual([1, 10])
    expect((await step(made.id, 'refund')).body).toMatchObject({ data: { record: { refund_amount: 2_220 } } })
  })

  it('is rejected when the wrong goods arrive', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0, nut = 0] = lines
    const made = await requestReturn(id, [
      [bolt, 3],
      [nut, 10],
    ])
    for (const name of ['approve', 'receive'] as const) await step(made.id, name)
    expect(await readStaffOrder(admin, id)).toMatchObject({ delivery_state: 'returned' })
    expect((await step(made.id, 'reject', sales, 'Sudah dipakai.')).status).toBe(200)
    expect(await readStaffOrder(admin, id)).toMatchObject({ delivery_state: 'delivered' })
    expect(await readStaffReturn(made.id)).toMatchObject({
      state: 'rejected',
      timeline: expect.arrayContaining([expect.objectContaining({ text: 'Sudah dipakai.' })]),
    })
  })

  it('is reopened if its replacement is cancelled or returned', async () => {
    const { id, lines } = await deliverOrder()
    const made = await requestReturn(id, [[lines[0] ?? 0, 2]], { wish: 'replace' })
    for (const name of ['approve', 'receive', 'replace'] as const) await step(made.id, name)
    const readReplacement = async () => {
      const { replacement } = await readStaffReturn(made.id)
      const { body } = await admin.ask(fulfilmentStaff.showStaffDelivery, {
        params: { id: String(replacement?.id) },
      })
      if (!('data' in body)) throw new Error('no replacement')
      return body.data.record
    }
    await goOn(admin, await readReplacement(), ['cancelled'])
    expect(await readStaffReturn(made.id)).toMatchObject({ state: 'received' })
    expect((await readStaffReturn(made.id)).replacement).toBeUndefined()
    await step(made.id, 'replace')
    await goOn(admin, await readReplacement(), [
      'ready',
      'picked_up',
      'failed_attempt',
      'returning',
      'returned',
    ])
    expect(await readStaffReturn(made.id)).toMatchObject({ state: 'received' })
    expect(await emails()).toContain('return.reopen finance@toko.test')
    expect((await step(made.id, 'refund', finance)).body).toMatchObject({
      data: { record: { state: 'refunded', refund_amount: 2_220 } },
    })
  })

  it('is credited up to what its invoice has left', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0, nut = 0] = lines
    const { rows } = await sql<{ id: number }>`select id from invoice.invoice where order_id = ${id}`.execute(
      db,
    )
    const credited = await finance.ask(invoiceStaff.creditInvoice, {
      params: { id: String(rows[0]?.id) },
      body: { version: 1, credit: { untaxed: 100 }, reason: 'Potongan.' },
    })
    expect(credited.status).toBe(200)
    const made = await requestReturn(id, [
      [bolt, 3],
      [nut, 10],
    ])
    for (const name of ['approve', 'receive'] as const) await step(made.id, name)
    const { body } = await step(made.id, 'refund')
    const left = await sql<{ left: number }>`
      select amount_total - amount_credited as left from invoice.invoice where order_id = ${id}`.execute(db)
    expect(left.rows).toEqual([{ left: 0 }])
    const { amount_total } = await readStaffOrder(admin, id)
    expect(body).toMatchObject({ data: { record: { refund_amount: amount_total - 111 } } })
    const notes = await sql<{ return_number: string | null }>`
      select n.return_number from invoice.credit_note n join invoice.invoice i on i.id = n.invoice_id
      where i.order_id = ${id} order by n.id`.execute(db)
    expect(notes.rows.map(({ return_number }) => return_number)).toEqual([null, made.number])
  })

  it('is never more than was delivered, also with concurrent requests, and made once for a key', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0, nut = 0] = lines
    const many = await Promise.all(Array.from({ length: 6 }, () => request(id, [[bolt, 2]])))
    expect(many.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    expect((await request(id, [[bolt, 2]])).body).toMatchObject({
      code: 'over_delivered',
      errors: { 'lines.0.quantity': ['At most 1 of this can be returned.'] },
    })
    const twice = await request(id, [
      [nut, 5],
      [nut, 5],
    ])
    expect(twice.body).toMatchObject({ code: 'over_delivered' })
    const key = 'one-key'
    const [one, again] = [
      await requestReturn(id, [[nut, 1]], { key }),
      await requestReturn(id, [[nut, 1]], { key }),
    ]
    expect(again.id).toBe(one.id)
    const foreign = await deliverOrder()
    const both = await request(id, [
      [nut, 9],
      [foreign.lines[0] ?? 0, 1],
    ])
    expect(both.body).toMatchObject({
      code: 'over_delivered',
      errors: { 'lines.1.quantity': ['None of this can be returned now.'] },
    })
  })

  it('is requested within the return window', async () => {
    const { id, lines } = await deliverOrder()
    const arrivedAt = (at: string) =>
      sql`update fulfilment.delivery set delivered_at = ${at} where order_id = ${id}`.execute(db)
    await arrivedAt('2026-11-09T05:00:00Z')
    expect(await returnable(id)).toEqual([3, 10])
    await arrivedAt('2026-11-09T04:59:59Z')
    expect(await returnable(id)).toEqual([])
    expect((await request(id, [[lines[0] ?? 0, 1]])).body).toMatchObject({ code: 'over_delivered' })
  })

  it('is withdrawn by its buyer until the goods are back, and its quantities are free again', async () => {
    const { id, lines } = await deliverOrder()
    const [bolt = 0] = lines
    const made = await requestReturn(id, [[bolt, 3]])
    const withdraw = (of: { readonly id: number; readonly version: number }, by = buyer) =>
      by.ask(returns.withdrawReturn, { params: { id: String(of.id) }, body: { version: of.version } })
    expect((await withdraw({ ...made, version: 9 })).body).toMatchObject({ code: 'version_conflict' })
    expect((await withdraw(made, stranger)).status).toBe(404)
    expect((await withdraw(made, viewer)).status).toBe(403)
    expect((await withdraw(made)).body).toMatchObject({ data: { record: { state: 'withdrawn' } } })
    expect(await returnable(id)).toEqual([3, 10])
    const other = await requestReturn(id, [[bolt, 1]])
    expect((await step(other.id, 'reject')).body).toMatchObject({ errors: { text: [expect.any(String)] } })
    expect((await step(other.id, 'reject', sales, 'Bukan kerusakan.')).status).toBe(200)
    expect((await withdraw(await readStaffReturn(other.id))).body).toMatchObject({ code: 'not_possible_now' })
    expect(await returnable(id)).toEqual([3, 10])
    const third = await requestReturn(id, [[bolt, 1]])
    await step(third.id, 'approve')
    const both = await Promise.all([step(third.id, 'receive'), step(third.id, 'receive')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await withdraw(await readStaffReturn(third.id))).status).toBe(409)
  })

  it('has up to five pictures, visible to its company and staff', async () => {
    const { id, lines } = await deliverOrder()
    const made = await requestReturn(id, [[lines[0] ?? 0, 1]])
    expect((await addPicture(made.id, jpeg(), viewer)).status).toBe(403)
    expect((await addPicture(made.id, jpeg(), stranger)).status).toBe(404)
    for (const [name, content] of [
      ['a.pdf', '%PDF-1.7\n'],
      ['a.png', '<svg/>'],
    ] as const) {
      const refused = await addPicture(made.id, new File([content], name))
      expect(refused.body).toMatchObject({ errors: { file: ["This file isn't a JPG or PNG."] } })
    }
    for (let n = 0; n < 5; n++) expect((await addPicture(made.id, jpeg())).status).toBe(200)
    const stored = storage.files.size
    expect((await addPicture(made.id, jpeg())).body).toMatchObject({ code: 'too_many_pictures' })
    expect(storage.files.size).toBe(stored)
    const [picture] = (await readStaffReturn(made.id)).pictures
    const address = `order/return/${made.id}/picture/${picture?.id}`
    expect((await viewer.get(`/v2/${address}`)).headers.get('content-type')).toBe('image/jpeg')
    expect((await stranger.get(`/v2/${address}`)).status).toBe(404)
    expect((await warehouse.get(`/staff/returns/${made.id}/picture/${picture?.id}`)).status).toBe(200)
    const other = await requestReturn(id, [[lines[1] ?? 0, 1]])
    expect((await buyer.get(`/v2/order/return/${other.id}/picture/${picture?.id}`)).status).toBe(404)
    await step(made.id, 'approve')
    expect((await addPicture(made.id, jpeg())).body).toMatchObject({ code: 'not_possible_now' })
  })

  it('is listed for its company and staff only', async () => {
    const { id, lines } = await deliverOrder()
    const made = await requestReturn(id, [[lines[0] ?? 0, 1]])
    const { number } = await readStaffOrder(admin, id)
    expect((await viewer.ask(returns.listReturns, { query: { keyword: number } })).body).toMatchObject({
      data: { total: 1, records: [{ id: made.id, line_count: 1 }] },
    })
    expect((await stranger.ask(returns.listReturns, { query: {} })).body).toMatchObject({
      data: { total: 0 },
    })
    expect((await stranger.ask(returns.showReturn, { params: { id: String(made.id) } })).status).toBe(404)
    expect(await returnable(id, stranger)).toBe(404)
    expect((await request(id, [[lines[0] ?? 0, 1]], { by: stranger })).status).toBe(404)
    expect(
      (await finance.ask(returnsStaff.listStaffReturns, { query: { state: 'requested' } })).body,
    ).toMatchObject({
      data: { total: 1, records: [{ id: made.id, company: { id: company } }] },
    })
  })
})
