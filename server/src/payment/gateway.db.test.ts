import type { GatewayMethod } from '@pasok/contract'
import { order, payment, paymentGateway } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { computeSignature } from './gateway/midtrans-messages.ts'

const START = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 3_600_000
const TOTAL = 33_300

onDatabase('an order that is paid through the gateway', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let memberId: number
  let buyer: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    shop = await openPaying(db, () => time)
    memberId = (await addBuyer(db, 'buyer@uji.test', START)).memberId
  })
  beforeEach(async () => {
    await moveTo(0)
    Object.assign(shop.state, { isSilent: false, isCut: false, isDeaf: false, charges: 0, altered: {} })
    shop.announced.length = 0
    await sql`truncate cart.cart, quotation.quotation, orders.order, platform.email cascade`.execute(db)
  })

  /** A session does not live as long as a payment: the buyer logs in again. */
  const moveTo = async (hours: number) => {
    time = new Date(START.getTime() + hours * HOUR_MS)
    buyer = await openBrowser(db, shop.api, memberId, { now: time })
  }
  /** Orders goods for 33,300 rupiah; the attempt waits to be charged. */
  const place = async (method: GatewayMethod = 'bca_va') => {
    const offer = await checkOut(buyer, [[item, 30]])
    const id = await orderQuotation(buyer, offer, method)
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    const number = 'data' in body ? body.data.record.number : ''
    return { id, number, offer }
  }
  const again = (offer: { id: number }, method: GatewayMethod | 'transfer', instead_of?: number) =>
    buyer.ask(payment.process, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        quotation_id: offer.id,
        version: 1,
        payment_method: method,
        agree_terms: true,
        ...(instead_of && { instead_of }),
      },
    })
  const readPayment = async (id: number) => {
    const { body } = await buyer.ask(payment.showOrderPayment, { params: { id: String(id) } })
    if (!('data' in body)) throw new Error('the payment is not shown')
    return body.data.record
  }
  const readState = async (id: number) => {
    const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
    return 'data' in body ? [body.data.record.state, body.data.record.payment_state] : []
  }
  const emails = async () =>
    (
      await sql<{ kind: string }>`select kind from platform.email order by written_at, id`.execute(db)
    ).rows.map(({ kind }) => kind)

  const lastEmail = async (kind: string) =>
    (
      await sql<{ plain: string }>`
        select plain from platform.email where kind = ${kind} and recipient = 'buyer@uji.test'
        order by due_at desc, written_at desc limit 1`.execute(db)
    ).rows[0]?.plain

  // @spec §3 Payment: fields
  it('gets an account, and is paid when the gateway says so', async () => {
    const { id, number } = await place()
    expect(await readPayment(id)).toMatchObject({
      attempts: [{ number: 1, method: 'bca_va', state: 'created', amount: TOTAL, proofs: [] }],
    })
    await shop.work()
    expect(await readPayment(id)).toMatchObject({
      amount_due: TOTAL,
      attempts: [
        {
          state: 'pending',
          expires_at: '2026-11-24T05:00:00.000Z',
          instructions: { kind: 'va', bank: 'bca', account: expect.stringMatching(/^\d{12}$/) },
        },
      ],
    })
    expect(await shop.simulator.act(`${number}-1`, 'settle')).toBe(true)
    expect(await readState(id)).toEqual(['placed', 'paid'])
    expect(shop.announced).toEqual([{ type: 'order_paid', order: id }])
    expect(await readPayment(id)).toMatchObject({ amount_paid: TOTAL, amount_due: 0, payment_methods: [] })
    expect(await emails()).toContain('order.payment_verified')
  })

  it('is sent to its buyer: where to pay, how much and until when', async () => {
    const { offer } = await place()
    expect(await lastEmail('order.placed')).toMatch(
      new RegExp(
        `complete your payment on the payment page: .*Pay now:\\n\\S+/shop/payment/${offer.id}\\n`,
        's',
      ),
    )
    await shop.work()
    expect(await lastEmail('payment.instructions')).toMatch(
      new RegExp(
        'Payment method: BCA virtual account\\nAccount number: \\d{12}\\nAmount to pay: Rp. 33.300\\n' +
          `Pay by: 24/11/2026, 12:00 WIB\\n\\nOpen the payment page:\\nhttp://shop.test/shop/payment/${offer.id}\\n`,
      ),
    )
    await sql`update identity.member set language = 'id' where id = ${memberId}`.execute(db)
    await again(offer, 'mandiri_bill', 1)
    await shop.work()
    expect(await lastEmail('payment.instructions')).toMatch(
      /Kode perusahaan: 70012\nKode bayar: \d+\nJumlah yang dibayar: Rp. 33.300\nBayar sebelum: 24\/11\/2026, 12\.00 WIB\n/,
    )
    await again(offer, 'qris', 2)
    await shop.work()
    expect(await lastEmail('payment.instructions')).toContain('pindai kode QR')
    await sql`update identity.member set language = 'en' where id = ${memberId}`.execute(db)
    expect((await emails()).filter((kind) => kind === 'payment.instructions')).toHaveLength(3)
  })

  it.each([
    ['bni_va', { kind: 'va', bank: 'bni' }],
    ['bri_va', { kind: 'va', bank: 'bri' }],
    ['permata_va', { kind: 'va', bank: 'permata' }],
    ['mandiri_bill', { kind: 'bill', biller_code: '70012' }],
    ['qris', { kind: 'qr' }],
  ] as const)('by %s', async (method, instructions) => {
    const { id } = await place(method)
    await shop.work()
    expect((await readPayment(id)).attempts[0]?.instructions).toMatchObject(instructions)
  })

  it.each(['bca_va', 'qris'] as const)(
    'is charged once, though the answer is lost: by %s',
    async (method) => {
      const { id } = await place(method)
      shop.state.isCut = true
      await expect(shop.work()).rejects.toThrow('does not answer')
      shop.state.isCut = false
      // The gateway has forgotten the key by now, and knows the name.
      await moveTo(0.5)
      await shop.work()
      expect(shop.state.charges).toBe(2)
      const kind = method === 'qris' ? 'qr' : 'va'
      expect(await readPayment(id)).toMatchObject({
        attempts: [{ state: 'pending', instructions: { kind } }],
      })
      const picture = await buyer.get(`/v2/order/order/${id}/payment/qr`)
      expect(picture.status).toBe(method === 'qris' ? 200 : 404)
    },
  )

  it('ends with its time, and is paid by another attempt; money for the first one waits for finance', async () => {
    const { id, number, offer } = await place()
    await shop.work()
    await moveTo(25)
    expect(await shop.poll()).toBe(0)
    expect(await shop.attempts()).toMatchObject([{ state: 'expired' }])
    expect((await again(offer, 'bni_va')).status).toBe(200)
    await shop.work()
    await shop.simulator.act(`${number}-1`, 'settle')
    expect(await shop.attempts()).toMatchObject([
      { state: 'needs_review', received: TOTAL },
      { state: 'pending', received: 0 },
    ])
    expect(await readState(id)).toEqual(['placed', 'unpaid'])
    expect(await emails()).toContain('order.payment_expired')
    await shop.simulator.act(`${number}-2`, 'settle')
    expect(await readState(id)).toEqual(['placed', 'paid'])
  })

  it.each([
    ['more', -1],
    ['less', 1],
  ])('that brings %s than the amount due waits for finance, and is not paid', async (_, difference) => {
    const { id, number } = await place()
    await shop.work()
    await sql`update payment.attempt set amount = amount + ${difference}::int`.execute(db)
    await shop.simulator.act(`${number}-1`, 'settle')
    expect(await shop.attempts()).toMatchObject([{ state: 'needs_review', received: TOTAL }])
    expect(await readState(id)).toEqual(['placed', 'unpaid'])
    expect(shop.announced).not.toContainEqual({ type: 'order_paid', order: id })
  })

  it('ends by the clock where the gateway is silent', async () => {
    await place()
    await shop.work()
    shop.state.isSilent = true
    time = new Date(START.getTime() + 24 * HOUR_MS + 9 * 60_000)
    expect(await shop.poll()).toBe(0)
    time = new Date(time.getTime() + 60_000)
    expect(await shop.poll()).toBe(1)
    expect(await shop.attempts()).toMatchObject([{ state: 'expired' }])
  })

  it('is found paid by asking, where no notification came', async () => {
    const { id, number } = await place()
    await shop.work()
    shop.state.isDeaf = true
    await shop.simulator.act(`${number}-1`, 'settle')
    expect(await readState(id)).toEqual(['placed', 'unpaid'])
    await shop.poll()
    expect(await readState(id)).toEqual(['placed', 'paid'])
  })

  it('is on hold and unpaid again when the money is taken back', async () => {
    const { id, number } = await place('permata_va')
    await shop.work()
    await shop.simulator.act(`${number}-1`, 'settle')
    await shop.simulator.act(`${number}-1`, 'reverse')
    expect(await readState(id)).toEqual(['on_hold', 'unpaid'])
    expect(await shop.attempts()).toMatchObject([{ state: 'reversed', received: 0 }])
  })

  it('is paid another way in place of an open attempt, which ends at the gateway too', async () => {
    const { id, number, offer } = await place()
    await shop.work()
    // Sent again by another tab, which names no attempt, nothing changes.
    expect((await again(offer, 'qris')).status).toBe(200)
    expect(await shop.attempts()).toHaveLength(1)
    expect((await again(offer, 'transfer', 1)).status).toBe(200)
    await shop.work()
    expect(await shop.attempts()).toMatchObject([{ state: 'cancelled' }, { name: null, state: 'pending' }])
    expect(await readPayment(id)).toMatchObject({ awaits_proof: true })
    await shop.simulator.act(`${number}-1`, 'settle')
    expect(await shop.attempts()).toMatchObject([{ state: 'needs_review' }, { state: 'pending' }])
  })

  it('is charged no more once it is cancelled, also while it is being charged', async () => {
    const { id } = await place()
    const cancelled = await buyer.ask(order.cancelOrder, {
      params: { id: String(id) },
      body: { version: 1, reason: '' },
    })
    expect(cancelled.status).toBe(200)
    await shop.work()
    expect(shop.state.charges).toBe(0)
    expect(await shop.attempts()).toMatchObject([{ state: 'cancelled' }])
  })

  it('believes the gateway alone', async () => {
    const { id, number } = await place()
    await shop.work()
    const transaction = {
      order_id: `${number}-1`,
      transaction_id: 'x',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: `${TOTAL}.00`,
    }
    const send = async (key: string, more = {}) => {
      const body = { ...transaction, ...more }
      const signature_key = computeSignature(body, key)
      return shop.api.ask(paymentGateway.notifyOfPayment, { body: { ...body, signature_key } })
    }
    const unsigned = await send('another key')
    expect([unsigned.status, unsigned.body]).toMatchObject([403, { code: 'signature_invalid' }])
    // Signed by the key, and yet not what the gateway says when it is asked.
    expect((await send('a server key of the tests')).status).toBe(200)
    expect((await send('a server key of the tests', { order_id: 'ORD26-99999-1' })).status).toBe(404)
    expect(await readState(id)).toEqual(['placed', 'unpaid'])
    shop.state.isSilent = true
    expect((await send('a server key of the tests')).status).toBe(503)
  })

  /** The database refuses to change an attempt while `work` runs. */
  const whileRefused = async (name: string, work: () => Promise<void>) => {
    await sql`
      create or replace function payment.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'a check of the database fails'; end $$`.execute(db)
    await sql
      .raw(
        `create trigger refuse before update on payment.attempt for each row
         when (new.gateway_order_id = '${name}') execute function payment.refuse()`,
      )
      .execute(db)
    try {
      await work()
    } finally {
      await sql`drop trigger refuse on payment.attempt`.execute(db)
    }
  }
  const countFailures = async () =>
    (await emails()).filter((kind) => kind === 'order.payment_check_failed').length

  it('is polled also if another attempt fails, of which finance is told once', async () => {
    await addStaff(db, { email: 'finance@toko.test', role: 'finance' })
    const [failing, other] = [await place(), await place()]
    await shop.work()
    shop.state.isDeaf = true
    await shop.simulator.act(`${failing.number}-1`, 'settle')
    await shop.simulator.act(`${other.number}-1`, 'settle')
    await whileRefused(`${failing.number}-1`, async () => {
      await shop.poll()
      expect(await countFailures()).toBe(1)
      expect(await readState(other.id)).toEqual(['placed', 'paid'])
      expect(await readState(failing.id)).toEqual(['placed', 'unpaid'])
      await shop.poll()
      expect(await countFailures()).toBe(1)
    })
    await shop.poll()
    expect(await readState(failing.id)).toEqual(['placed', 'paid'])
    const { rows } = await sql`select from payment.failed_check`.execute(db)
    expect(rows).toEqual([])
    const next = await place()
    await shop.work()
    await shop.simulator.act(`${next.number}-1`, 'settle')
    await whileRefused(`${next.number}-1`, async () => void (await shop.poll()))
    expect(await countFailures()).toBe(2)
  })

  it.each([
    ['order', { order_id: 'ORD26-99999-1' }],
    ['currency', { currency: 'USD' }],
    ['amount', { gross_amount: '1.00', transaction_status: 'expire', status_code: '407' }],
  ])('is not changed by an answer about another %s', async (_, altered) => {
    await addStaff(db, { email: `${crypto.randomUUID()}@toko.test`, role: 'finance' })
    const { id, number } = await place()
    await shop.work()
    shop.state.isDeaf = true
    await shop.simulator.act(`${number}-1`, 'settle')
    shop.state.altered = altered
    await shop.poll()
    expect(await readState(id)).toEqual(['placed', 'unpaid'])
    expect(await readPayment(id)).toMatchObject({ attempts: [{ state: 'pending' }] })
    expect(await countFailures()).toBeGreaterThan(0)
    shop.state.altered = {}
    await shop.poll()
    expect(await readState(id)).toEqual(['placed', 'paid'])
  })
})
