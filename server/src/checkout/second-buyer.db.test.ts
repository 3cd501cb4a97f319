import type { PaymentMethod } from '@pasok/contract'
import { payment, quotation } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction, type Db } from '../platform/index.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'

const START = new Date('2026-11-23T05:00:00Z')
/** Concurrent commands per buyer. */
const AT_ONCE = 3

onDatabase('two buyers of one company at once', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let companyId: number
  let members: readonly number[]
  let buyers: readonly AskingBrowser[]
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    shop = await openPaying(db, () => time)
    const first = await addBuyer(db, 'buyer@uji.test', START)
    companyId = first.companyId
    const second = await addPerson(db, { email: 'rekan@uji.test', companyId })
    members = [first.memberId, second.memberId]
  })
  beforeEach(async () => {
    await moveTo(0)
    shop.announced.length = 0
    await sql`truncate cart.cart, quotation.quotation, orders.order, payment.credit, platform.email cascade`.execute(
      db,
    )
  })
  const moveTo = async (hours: number) => {
    time = new Date(START.getTime() + hours * 3_600_000)
    buyers = await Promise.all(members.map((id) => openBrowser(db, shop.api, id, { now: time })))
  }
  const buyer = (n: number): AskingBrowser => {
    const found = buyers[n % buyers.length]
    if (!found) throw new Error('there are no buyers')
    return found
  }
  /** The statuses of commands that both buyers send alternately, all at once. */
  const both = async (command: (by: AskingBrowser) => Promise<{ readonly status: number }>) =>
    (await Promise.all(Array.from({ length: 2 * AT_ONCE }, (_, n) => command(buyer(n))))).map(
      ({ status }) => status,
    )
  const pay = (
    by: AskingBrowser,
    quotation_id: number,
    payment_method: PaymentMethod,
    amount_total?: number,
  ) =>
    by.ask(payment.process, {
      idempotencyKey: crypto.randomUUID(),
      body: {
        quotation_id,
        version: 1,
        payment_method,
        agree_terms: true,
        ...(amount_total !== undefined && { amount_total }),
      },
    })
  const openAttempts = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from payment.attempt where state in ('created', 'pending')`.execute(db)
    ).rows[0]?.count

  it('begin one payment attempt for an order whose last attempt expired', async () => {
    const offer = await checkOut(buyer(0), [[item, 30]])
    const orderId = await orderQuotation(buyer(0), offer, 'bca_va')
    await shop.work()
    await moveTo(25)
    await shop.poll()
    expect(await openAttempts()).toBe(0)
    const statuses = await both((by) => pay(by, offer.id, 'bni_va'))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await openAttempts()).toBe(1)
    const shown = await buyer(1).ask(payment.showOrderPayment, { params: { id: String(orderId) } })
    expect(shown.body).toMatchObject({
      data: { record: { attempts: [{ state: 'expired' }, { state: 'created' }] } },
    })
  })

  /** Runs `other` in a transaction that commits once `command` waits for it; returns the command's result. */
  const beside = async <T>(other: (tx: Db) => Promise<unknown>, command: () => Promise<T>): Promise<T> => {
    let commit = (): void => undefined
    const mayCommit = new Promise<void>((resolve) => (commit = resolve))
    const { begun, ended } = await new Promise<{ begun: true; ended: Promise<void> }>((resolve, reject) => {
      const ended = inTransaction(db, async (tx) => {
        await other(tx)
        resolve({ begun: true, ended })
        await mayCommit
      })
      ended.catch(reject)
    })
    expect(begun).toBe(true)
    const answered = command()
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.waiting
      })
      .toBeGreaterThan(0)
    commit()
    await ended
    return answered
  }

  it('begin no attempt for an order that is paid concurrently', async () => {
    const offer = await checkOut(buyer(0), [[item, 30]])
    const orderId = await orderQuotation(buyer(0), offer, 'bca_va')
    await shop.work()
    await moveTo(25)
    await shop.poll()
    const { status } = await beside(
      async (tx) => {
        await sql`update orders.order set payment_state = 'paid' where id = ${orderId}`.execute(tx)
      },
      () => pay(buyer(1), offer.id, 'bni_va'),
    )
    expect(status).toBe(200)
    expect(await openAttempts()).toBe(0)
  })

  it('order nothing that is withdrawn concurrently', async () => {
    const offer = await checkOut(buyer(0), [[item, 30]])
    await buyer(0).ask(quotation.setDeliveryMethod, {
      params: { id: String(offer.id) },
      body: { delivery_method: 'pick_up' },
    })
    const { status } = await beside(
      (tx) => sql`update quotation.quotation set state = 'withdrawn' where id = ${offer.id}`.execute(tx),
      () => pay(buyer(1), offer.id, 'transfer'),
    )
    expect(status).toBe(409)
    const { rows } = await sql`select from orders.order`.execute(db)
    expect(rows).toEqual([])
  })

  it('never exceed the credit limit, which finance lowers concurrently', async () => {
    await giveCredit(db, companyId, 100_000_000)
    const offer = await checkOut(buyer(0), [[item, 30]])
    await buyer(0).ask(quotation.setDeliveryMethod, {
      params: { id: String(offer.id) },
      body: { delivery_method: 'pick_up' },
    })
    const { body } = await beside(
      (tx) => sql`update payment.credit set credit_limit = 1 where company_id = ${companyId}`.execute(tx),
      () => pay(buyer(1), offer.id, 'terms', offer.amount_total),
    )
    expect(body).toMatchObject({ code: 'over_credit_limit' })
  })
})
