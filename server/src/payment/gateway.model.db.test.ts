import { simulatedActs } from '@pasok/gateway-simulator'
import type { GatewayMethod } from '@pasok/contract'
import { order, payment, paymentStaff } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { openPaying } from '../testing/open-paying.ts'
import { verifyMoney } from './index.ts'
import { wrongPayments } from '../testing/payment-invariants.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'

const START = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 3_600_000
/** Few and short in `npm test`; in `npm run storms` as many as everything else there. */
const { numRuns = 0 } = fc.readConfigureGlobal()
const isStorm = numRuns > 100
const RUNS = isStorm ? numRuns : 12
const LONGEST = isStorm ? 30 : 14

/** Something that somebody does; `at` counts through what there is. */
type Act =
  | { readonly kind: 'pay'; readonly method: GatewayMethod; readonly replaces: boolean }
  | { readonly kind: 'bank'; readonly at: number; readonly act: (typeof simulatedActs)[number] }
  | { readonly kind: 'refund' | 'transfer_back'; readonly at: number; readonly amount: number }
  | { readonly kind: 'notify' | 'accept'; readonly at: number }
  | { readonly kind: 'lose'; readonly what: 'isSilent' | 'isCut' | 'isDeaf'; readonly isLost: boolean }
  | { readonly kind: 'later'; readonly hours: number }
  | { readonly kind: 'work' | 'poll' | 'cancel' | 'cancel_unpaid' }

const at = fc.nat({ max: 4 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      method: fc.constantFrom('bca_va', 'permata_va', 'qris', 'qris'),
      replaces: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bank'),
      at,
      act: fc.constantFrom('settle', 'settle', ...simulatedActs),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('refund', 'transfer_back'),
      at,
      amount: fc.constantFrom(1_000, 20_000, 33_300),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('notify', 'accept'), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('lose'),
      what: fc.constantFrom('isSilent', 'isCut', 'isDeaf'),
      isLost: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('later'), hours: fc.constantFrom(1, 25, 170) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('work', 'work', 'work', 'poll', 'poll', 'cancel', 'cancel_unpaid'),
    }),
  },
)
/** Several at once: different ones, or one several times. */
const crowd: fc.Arbitrary<Act[]> = fc.oneof(
  fc.array(act, { minLength: 2, maxLength: 4 }),
  fc.tuple(act, fc.integer({ min: 2, max: 3 })).map(([one, times]) => Array<Act>(times).fill(one)),
)

onDatabase('paying through the gateway, by whatever happens in whatever order', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let memberId: number
  let colleagueId: number
  let financeId: number
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let finance: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    const first = await addBuyer(db, 'buyer@uji.test', START)
    memberId = first.memberId
    const second = await addPerson(db, { email: 'rekan@uji.test', companyId: first.companyId })
    colleagueId = second.memberId
    financeId = await addStaff(db, { email: 'finance@toko.test', role: 'finance' })
  })

  const moveTo = async (at: Date) => {
    time = at
    buyer = await openBrowser(db, shop.api, memberId, { now: time })
    colleague = await openBrowser(db, shop.api, colleagueId, { now: time })
    finance = await staffAt(db, shop.api, financeId, time)
  }
  /** The company's buyers act in turn. */
  let turn = 0
  const anyBuyer = (): AskingBrowser => (turn++ % 2 === 0 ? buyer : colleague)
  /** An order of 33,300 rupiah of a shop whose gateway is new; answers its id and its quotation's. */
  const begin = async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, ledger.journal, platform.email, invoice.counter cascade`.execute(
      db,
    )
    shop = await openPaying(db, () => time)
    await moveTo(START)
    const offer = await checkOut(buyer, [[item, 30]])
    return { quotationId: offer.id, orderId: await orderQuotation(buyer, offer, 'qris') }
  }
  type Sold = Awaited<ReturnType<typeof begin>>
  const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]
  const attempts = async () =>
    (
      await sql<{ id: number; number: number; state: string; version: number }>`
        select id, number, state, version from payment.attempt order by id`.execute(db)
    ).rows
  /** The gateway may be silent: whoever waits for it tries again later. */
  const perhaps = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => {},
      (error: unknown) => {
        if ((error as Error).name !== 'GatewayUnavailable') throw error
      },
    )

  const perform = async (one: Act, { quotationId, orderId }: Sold): Promise<void> => {
    switch (one.kind) {
      case 'pay': {
        const open = (await attempts()).find(({ state }) => state === 'created' || state === 'pending')
        await anyBuyer().ask(payment.process, {
          idempotencyKey: crypto.randomUUID(),
          body: {
            quotation_id: quotationId,
            version: 1,
            payment_method: one.method,
            agree_terms: true,
            ...(open && one.replaces && { instead_of: open.number }),
          },
        })
        return
      }
      case 'bank': {
        const transaction = pick(shop.transactions(), one.at)
        if (transaction) await shop.simulator.act(transaction.orderId, one.act)
        return
      }
      case 'notify': {
        const transaction = pick(shop.transactions(), one.at)
        if (transaction) await shop.simulator.tell(transaction.orderId)
        return
      }
      case 'refund':
      case 'transfer_back': {
        const params = { id: String(pick(await attempts(), one.at)?.id) }
        const reason = 'A reason.'
        const idempotencyKey = crypto.randomUUID()
        const file = new File([new TextEncoder().encode('%PDF-1.7\n')], 'a.pdf')
        if (one.kind === 'refund')
          await finance.ask(paymentStaff.refundAtGateway, {
            params,
            idempotencyKey,
            body: { amount: one.amount, reason },
          })
        else
          await finance.ask(paymentStaff.recordRefund, {
            params,
            idempotencyKey,
            form: { file, amount: String(one.amount), reason },
          })
        return
      }
      case 'accept': {
        const attempt = pick(await attempts(), one.at)
        if (!attempt) return
        await finance.ask(paymentStaff.acceptPayment, {
          params: { id: String(attempt.id) },
          body: { version: attempt.version },
        })
        return
      }
      case 'lose':
        shop.state[one.what] = one.isLost
        return
      case 'later':
        await moveTo(new Date(time.getTime() + one.hours * HOUR_MS))
        return
      case 'work':
        await perhaps(shop.work())
        return
      case 'poll':
        await perhaps(shop.poll())
        return
      case 'cancel_unpaid':
        await shop.cancelUnpaid()
        return
      case 'cancel': {
        const { body } = await buyer.ask(order.showOrder, { params: { id: String(orderId) } })
        const version = 'data' in body ? body.data.record.version : 0
        await anyBuyer().ask(order.cancelOrder, {
          params: { id: String(orderId) },
          body: { version, reason: '' },
        })
      }
    }
  }
  /** Everybody answers again, and all that was lost is told once more, as a gateway does. */
  const settleAll = async (): Promise<void> => {
    Object.assign(shop.state, { isSilent: false, isCut: false, isDeaf: false })
    for (let round = 0; round < 2; round++) {
      await shop.work()
      await shop.poll()
      await shop.retryRefunds()
      for (const transaction of shop.transactions()) await shop.simulator.tell(transaction.orderId)
    }
    await shop.work()
  }

  it('never charges twice, nor is paid by a stale attempt, nor gives back more than came, nor loses money', async () => {
    const seen = { paid: 0, late: 0, refunded: 0, again: 0, cancelled: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...openings),
        fc.array(
          fc.oneof({ weight: 5, arbitrary: act.map((one) => [one]) }, { weight: 1, arbitrary: crowd }),
          { maxLength: LONGEST, size: 'max' },
        ),
        async (opening, story) => {
          const sold = await begin()
          for (const acts of [...opening.map((one) => [one]), ...story]) {
            await Promise.all(acts.map((one) => perform(one, sold)))
            expect(await verifyMoney(db, time)).toEqual([])
            await expectMoneyTables(db)
          }
          await settleAll()
          expect(await wrongPayments(db, shop.transactions())).toEqual([])
          expect(await verifyMoney(db, time)).toEqual([])
          const all = await attempts()
          const { rows } = await sql<{ state: string }>`select state from orders.order`.execute(db)
          seen.paid += all.filter(({ state }) => state === 'paid').length
          seen.late += all.filter(({ state }) => state === 'needs_review').length
          seen.refunded += all.filter(({ state }) => state.includes('refunded')).length
          seen.again += all.length - 1
          seen.cancelled += rows.filter(({ state }) => state === 'cancelled').length
        },
      ),
      { numRuns: RUNS },
    )
    // The stories lead somewhere.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  }, 1_200_000)

  it('finds money that did not come, went back unseen, or paid an order twice', async () => {
    await begin()
    await shop.work()
    const [transaction] = shop.transactions()
    if (!transaction) throw new Error('nothing was charged')
    const name = transaction.orderId
    await shop.simulator.act(name, 'settle')
    await settleAll()
    expect(await wrongPayments(db, shop.transactions())).toEqual([])
    const number = name.slice(0, -2)
    await sql`update payment.attempt set received = received + 1`.execute(db)
    expect(await wrongPayments(db, shop.transactions())).toEqual([
      `order ${number} is paid twice`,
      `attempt ${name} received 33301, and 33300 came`,
    ])
    expect(await verifyMoney(db, time)).toEqual([
      { what: expect.stringContaining('payment attempt'), stored: 33_301, computed: 33_300 },
    ])
    await sql`update payment.attempt set received = 33300, refunded = 5`.execute(db)
    expect(await wrongPayments(db, shop.transactions())).toEqual([
      `attempt ${name} gave back 5, and its refunds are 0`,
    ])
    await sql`update payment.attempt set state = 'needs_review', refunded = 0`.execute(db)
    expect(await wrongPayments(db, shop.transactions())).toEqual([
      `order ${number} is paid, and too little came`,
    ])
    expect(await wrongPayments(db, [transaction, transaction])).toContain(`attempt ${name} was charged twice`)
  })
})

const bank = (act: (typeof simulatedActs)[number]): Act => ({ kind: 'bank', at: 0, act })
const refund: Act = { kind: 'refund', at: 0, amount: 20_000 }
const late: readonly Act[] = [
  { kind: 'work' },
  { kind: 'later', hours: 25 },
  { kind: 'poll' },
  { kind: 'work' },
  bank('settle'),
]
/** How stories begin: so that they get far, and do what must happen once a second time. */
const openings: readonly (readonly Act[])[] = [
  [],
  [{ kind: 'work' }, bank('settle'), { kind: 'work' }],
  [{ kind: 'work' }, bank('settle'), refund, { kind: 'work' }],
  late,
  [...late, { kind: 'pay', method: 'bca_va', replaces: false }, { kind: 'work' }],
]
