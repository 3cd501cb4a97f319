import { setTimeout as sleep } from 'node:timers/promises'
import { caller, type Call } from '@pasok/contract'
import { cart, fulfilmentStaff, orderStaff, payment, quotation } from '@pasok/contract/endpoints'
import { company, identity, openDatabase, type Database } from '@pasok/server'
import { expect } from 'vitest'
import { giveCredit } from '../../server/src/testing/selling-fixture.ts'
import { storedAddress } from '../../server/src/testing/address-fixture.ts'
import { wrongPayments } from '../../server/src/testing/payment-invariants.ts'
import { wrongSales, type SentVersions } from '../../server/src/testing/selling-invariants.ts'
import { wrongShipping } from '../../server/src/testing/shipping-invariants.ts'
import { addStaff } from '../../server/src/testing/staff-fixture.ts'
import { ask } from './ask.ts'
import { openMailServer } from './mail-server.ts'
import { newShopData } from './shop-data.ts'
import { startShop } from './shop.ts'
import { startStormGateway, type StormGateway } from './storm-gateway.ts'

const SECRET = 'kunci-toko-untuk-uji-0001'
const BUYERS = 4
/** The shop is killed after up to so many answers, and up to so many milliseconds more: a slow machine does as much work. */
const KILLED_WITHIN = { answers: 80, ms: 30 } as const

/** What a storm came to. */
export interface Storm {
  readonly kills: number
  /** Orders that the shop answered for before it was killed, or after. */
  readonly acknowledged: number
  /** Commands that were sent and not answered; each was sent again. */
  readonly unanswered: number
  /** Orders that were paid through the gateway, and deliveries that left. */
  readonly paid: number
  readonly shipped: number
}

/** A command whose answer may be lost with the shop. */
interface Placing {
  readonly idempotencyKey: string
  readonly body: {
    readonly quotation_id: number
    readonly version: number
    readonly amount_total: number
    readonly payment_method: 'terms' | 'bca_va'
    readonly agree_terms: true
  }
}

/** Somebody who buys again and again. */
interface Client {
  readonly memberId: number
  cookie: string
  /** Sent and not answered yet. */
  pending: Placing | undefined
  /** The confirmed orders, by their idempotency key. */
  readonly answered: { readonly placing: Placing; readonly orderId: number }[]
}

/**
 * Buyers order as fast as they can, on terms and through the gateway, their bank pays, and the warehouse ships, while the shop's
 * process is killed so many times, after as many answers as `random` (0 to 1) draws. Throws where an order that was answered for is lost or
 * another's, where one command made two orders, where a total is not the sum of its lines, where money, a delivery or an invoice
 * is lost or doubled, or where an order has no e-mail in the end, for which it waits as long as `mailsWithinMs` says.
 */
export const stormCheckouts = async (
  kills: number,
  random: () => number,
  { mailsWithinMs = 0 } = {},
): Promise<Storm> => {
  const data = await newShopData()
  const mails: string[] = []
  const mailServer = await openMailServer({ onMail: (source) => mails.push(source) })
  const database = await openDatabase(data.url)
  const gateway = await startStormGateway()
  const env = {
    ...data.env,
    ...gateway.env,
    SESSION_SECRET: SECRET,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: 'toko@shop.test',
  }
  try {
    const clients = await addBuyers(database)
    const warehouse = await addWarehouse(database)
    const item = await anyItem(database)
    const sent: SentVersions = new Map()
    let unanswered = 0
    for (let n = 0; n < kills; n++) {
      const shop = await startShop(env)
      gateway.tellAt(shop.port)
      for (const client of clients) {
        // A session that is not renewed lasts 15 minutes; a storm lasts longer.
        client.cookie = await beginSession(database, client.memberId)
        await settle(openCaller(shop.port, client), client)
      }
      const isOver = new AbortController()
      let answers = 0
      const openCountingCaller = (as: Pick<Client, 'cookie'>) =>
        openCaller(shop.port, as, () => void answers++)
      const atWork = [
        ...clients.map((client) => untilKilled(() => buy(openCountingCaller(client), client, item))),
        untilKilled(() => ship(openCountingCaller(warehouse))),
        payUntil(isOver.signal, gateway, random),
      ]
      const wanted = random() * KILLED_WITHIN.answers
      const hasAnswered = expect
        .poll(() => answers, { timeout: 60_000, interval: 5 })
        .toBeGreaterThanOrEqual(wanted)
      await Promise.race([hasAnswered, ...atWork])
      await sleep(random() * KILLED_WITHIN.ms)
      shop.program.signal('SIGKILL')
      await shop.program.ended
      isOver.abort()
      await Promise.all(atWork)
      unanswered += clients.filter(({ pending }) => pending !== undefined).length
      expect(await wrongSales(database.db, sent)).toEqual([])
      expect(await wrongShipping(database.db)).toEqual([])
    }
    const shop = await startShop(env)
    gateway.tellAt(shop.port)
    // As a gateway does until it is heard.
    for (const { orderId } of gateway.transactions()) await gateway.simulator.tell(orderId)
    expect(await wrongPayments(database.db, gateway.transactions())).toEqual([])
    for (const client of clients) {
      await settle(openCaller(shop.port, client), client)
      await expectSame(openCaller(shop.port, client), client)
      await buy(openCaller(shop.port, client), client, item)
    }
    await expectGoesOn(database, gateway, openCaller(shop.port, warehouse))
    await expectStored(database, clients)
    await expectMails(database, mails, mailsWithinMs)
    expect(await shop.stop()).toBe(0)
    return {
      kills,
      acknowledged: clients.reduce((sum, { answered }) => sum + answered.length, 0),
      unanswered,
      ...(await countDone(database)),
    }
  } finally {
    gateway.stop()
    await database.close()
    mailServer.stop()
    await data.drop()
  }
}

/** The cookie of a browser in which a member logs in now. */
const beginSession = async ({ db }: Database, memberId: number): Promise<string> => {
  const sessions = identity.openSessions(db, SECRET)
  return `pasok_session=${await sessions.beginInBrowser(db, memberId, 'a storm', new Date())}`
}

const addBuyers = async (database: Database): Promise<Client[]> => {
  const { db } = database
  const now = new Date()
  const companyId = await company.insertCompany(db, {
    registration_status: 'approve',
    legal_name: 'PT Badai Uji',
    company_type_id: 1,
    npwp: '0012345678901234',
    nitku: '0012345678901234000000',
    is_pkp: true,
    nib: '1234567890123',
    customer_classification_id: 1,
    customer_industry_id: 1,
    created_at: now,
  })
  await company.placeAddress(db, companyId, storedAddress, { billing: true }, now)
  await giveCredit(db, companyId, 900_000_000_000)
  return Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => {
      const memberId = await identity.insertMember(db, {
        company_id: companyId,
        email: `badai-${n}@uji.test`,
        name: `Pembeli ${n}`,
        role: 'buyer',
        language: 'id',
        password_hash: 'none',
        email_verified_at: now,
        created_at: now,
      })
      if (memberId === undefined) throw new Error('no member was added')
      const cookie = await beginSession(database, memberId)
      return { memberId, cookie, pending: undefined, answered: [] }
    }),
  )
}

const anyItem = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(`
    select i.id from catalogue.item i join catalogue.product p on p.id = i.product_id
    where i.active and p.display_price and p.display_add_to_cart order by i.id limit 1`)
  if (!rows[0]) throw new Error('nothing is sold')
  return rows[0].id
}

const openCaller = (port: number, { cookie }: Pick<Client, 'cookie'>, onAnswer?: () => void): Call =>
  caller(
    async (request) => {
      const body = await request.text()
      const { pathname, search } = new URL(request.url)
      const reply = await ask(port, pathname + search, {
        method: request.method,
        headers: {
          ...Object.fromEntries(request.headers),
          'content-length': String(Buffer.byteLength(body)),
          cookie,
          'sec-fetch-site': 'same-origin',
        },
        body,
      })
      onAnswer?.()
      return new Response(reply.text, { status: reply.status })
    },
    `http://127.0.0.1:${port}/api`,
    () => ({}),
  )

/** Does it again and again; ends when the shop answers no more. */
const untilKilled = async (work: () => Promise<void>): Promise<void> => {
  try {
    for (;;) await work()
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Pays some of the gateway's charges, as buyers do, until the storm is over. */
const payUntil = async (over: AbortSignal, gateway: StormGateway, random: () => number): Promise<void> => {
  while (!over.aborted) {
    await sleep(20)
    await pay(gateway, () => random() > 0.5)
  }
}

const pay = async ({ transactions, simulator }: StormGateway, isPaid: () => boolean): Promise<void> => {
  for (const { orderId, status } of transactions())
    if (status === 'pending' && isPaid()) await simulator.act(orderId, 'settle')
}

/** Confirms the order that waits longest of those that may be shipped, packs all of it, and sends it; after a kill it goes on. */
const ship = async (call: Call): Promise<void> => {
  const { status, body } = await call(orderStaff.listStaffOrders, { query: { per_page: '100' } })
  if (status !== 200) throw new Error(`the orders answer ${status}`)
  const next = body.data.records.find(
    ({ state, payment_state, delivery_state }) =>
      ['placed', 'confirmed', 'processing'].includes(state) &&
      ['on_terms', 'paid'].includes(payment_state) &&
      delivery_state === 'not_shipped',
  )
  if (!next) return sleep(20)
  const params = { id: String(next.id) }
  if (next.state === 'placed') {
    const shown = await call(orderStaff.showStaffOrder, { params })
    const version = shown.status === 200 ? shown.body.data.record.version : 0
    await call(orderStaff.takeOrderStep, { params, body: { step: 'confirm', version } })
  }
  await call(fulfilmentStaff.makeDelivery, { params, idempotencyKey: `pack-${next.id}`, body: {} })
  for (const step of ['ready', 'picked_up'] as const) {
    const made = await call(fulfilmentStaff.listOrderDeliveries, { params })
    const delivery = made.status === 200 ? made.body.data.records[0] : undefined
    if (delivery)
      await call(fulfilmentStaff.applyDeliveryStep, {
        params: { id: String(delivery.id) },
        body: { step, version: delivery.version },
      })
  }
}

/** The session of an admin, who may do what sales and the warehouse do. */
const addWarehouse = async ({ db }: Database): Promise<Pick<Client, 'cookie'>> => {
  const id = await addStaff(db, { email: 'badai@toko.test', role: 'admin' })
  return { cookie: `${identity.STAFF_COOKIE}=${await identity.beginStaffSession(db, id, new Date())}` }
}

/** After the last kill, orders are still paid and shipped. */
const expectGoesOn = async (database: Database, gateway: StormGateway, call: Call): Promise<void> => {
  const before = await countDone(database)
  const more = async () => {
    await pay(gateway, () => true)
    await ship(call)
    const { paid, shipped } = await countDone(database)
    return Math.min(paid - before.paid, shipped - before.shipped)
  }
  await expect.poll(more, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
}

const countDone = async ({ pool }: Database): Promise<Pick<Storm, 'paid' | 'shipped'>> => {
  const { rows } = await pool.query<Pick<Storm, 'paid' | 'shipped'>>(`
    select (select count(*)::int from payment.attempt where state = 'paid' and gateway_order_id is not null) as paid,
      (select count(*)::int from fulfilment.delivery where state = 'picked_up') as shipped`)
  return rows[0] ?? { paid: 0, shipped: 0 }
}

const buy = async (call: Call, client: Client, item: number): Promise<void> => {
  const changed = await call(cart.changeCart, { body: { product_item_id: item, new_qty: 2 } })
  if (changed.status !== 200) throw new Error(`the cart answers ${changed.status}`)
  const params = { id: String(changed.body.data.id) }
  const made = await call(quotation.checkOutCart, { params, body: {} })
  if (made.status !== 200) throw new Error(`the checkout answers ${made.status}`)
  const { id, version, amount_total } = made.body.data.record
  await call(quotation.setDeliveryMethod, {
    params: { id: String(id) },
    body: { delivery_method: 'pick_up' },
  })
  client.pending = {
    idempotencyKey: crypto.randomUUID(),
    body: {
      quotation_id: id,
      version,
      amount_total,
      payment_method: id % 2 === 0 ? 'terms' : 'bca_va',
      agree_terms: true,
    },
  }
  await settle(call, client)
}

/** Sends what was not answered, once more by its own key. */
const settle = async (call: Call, client: Client): Promise<void> => {
  const { pending: placing } = client
  if (!placing) return
  client.answered.push({ placing, orderId: await place(call, placing) })
  client.pending = undefined
}

const place = async (call: Call, placing: Placing): Promise<number> => {
  const { status, body } = await call(payment.process, placing)
  if (status !== 200) throw new Error(`the payment answers ${status}`)
  return body.data.record.order_id
}

const GONE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && GONE.includes(String(error.code))

/** What was answered once is answered again the same, by its key and without it. */
const expectSame = async (call: Call, { answered }: Client): Promise<void> => {
  for (const { placing, orderId } of answered.slice(-5)) {
    expect(await place(call, placing)).toBe(orderId)
    expect(await place(call, { ...placing, idempotencyKey: crypto.randomUUID() })).toBe(orderId)
  }
}

/** Each confirmed order exists, and no other: a command without a response was sent again. */
const expectStored = async ({ pool }: Database, clients: readonly Client[]): Promise<void> => {
  const { rows } = await pool.query<{ id: number; quotation_id: number }>(
    'select id, quotation_id from orders.order order by id',
  )
  const answered = clients.flatMap((client) => client.answered)
  const wanted = answered.map(({ placing, orderId }) => ({
    id: orderId,
    quotation_id: placing.body.quotation_id,
  }))
  expect(rows).toEqual(wanted.toSorted((a, b) => a.id - b.id))
}

/**
 * Of each order its buyer has an e-mail, or one waits to be sent again: a delivery that was killed is tried again after two
 * minutes at the earliest. With `waitMs` all have come by then.
 */
const expectMails = async ({ pool }: Database, mails: readonly string[], waitMs: number): Promise<void> => {
  const { rows } = await pool.query<{ number: string }>('select number from orders.order')
  const missing = () => rows.filter(({ number }) => !mails.some((mail) => mail.includes(number)))
  const waiting = await pool.query<{ subject: string }>(
    "select subject from platform.email where state = 'waiting' and kind = 'order.placed'",
  )
  const isWaiting = (number: string) => waiting.rows.some(({ subject }) => subject.includes(number))
  // Read after the pending ones: one that is sent in between has arrived.
  expect(missing().filter(({ number }) => !isWaiting(number))).toEqual([])
  if (waitMs > 0) await expect.poll(() => missing().length, { timeout: waitMs, interval: 500 }).toBe(0)
}
