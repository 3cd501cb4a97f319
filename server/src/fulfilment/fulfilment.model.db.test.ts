import { canFollow, deliveryStages, isShipped, staffDeliverySteps, staffReturnSteps } from '@pasok/contract'
import {
  fulfilment,
  fulfilmentStaff,
  invoiceStaff,
  payment,
  paymentStaff,
  returns,
  returnsStaff,
} from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import { verifyMoney } from '../payment/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { confirmOrder, deliver, readStaffOrder } from '../testing/delivered-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { addPerson } from '../testing/people-fixture.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
/** Few and short in `npm test`; in `npm run storms` as many as everything else there. */
const { numRuns = 0 } = fc.readConfigureGlobal()
const isStorm = numRuns > 100
const RUNS = isStorm ? numRuns : 9
const LONGEST = isStorm ? 40 : 10
/** E-mails don't matter here. */
const sendEmail: SendEmail = async () => {}

/** An action; `at` is an index into the existing records. */
type Act =
  | { readonly kind: 'pack' | 'request' | 'close'; readonly quantities: readonly number[] }
  | { readonly kind: 'credit'; readonly quantities: readonly number[]; readonly at: number }
  | { readonly kind: 'invoice' | 'invoice_all'; readonly at: number }
  | { readonly kind: 'note'; readonly at: number; readonly step: (typeof staffDeliverySteps)[number] }
  | { readonly kind: 'hurry' | 'sign' | 'withdraw_receipt' | 'withdraw'; readonly at: number }
  | { readonly kind: 'return_step'; readonly at: number; readonly step: (typeof staffReturnSteps)[number] }

const at = fc.nat({ max: 4 })
/** The whole quantity of a line is weighted more, so that lines run out. */
const quantities = fc.oneof(
  fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 7 })),
  fc.constantFrom([3, 5], [3, 0], [0, 5]),
)
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('pack', 'request'), quantities }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close'), quantities }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit'), quantities, at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('invoice', 'invoice_all'), at }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('note'), at, step: fc.constantFrom(...staffDeliverySteps) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('hurry', 'sign', 'withdraw_receipt', 'withdraw'), at }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('return_step'),
      at,
      step: fc.constantFrom(...staffReturnSteps),
    }),
  },
)
const twice = (one: Act): Act[] => [one, one]
/** Several actions at once: different ones, or one several times. */
const crowd: fc.Arbitrary<Act[]> = fc.oneof(
  fc.array(act, { minLength: 2, maxLength: 4 }),
  fc.tuple(act, fc.integer({ min: 2, max: 4 })).map(([one, times]) => Array<Act>(times).fill(one)),
)

interface LineSum {
  readonly id: number
  readonly ordered: number
  readonly shipped: number
  readonly delivered: number
  readonly packed: number
  readonly out: number
  readonly arrived: number
  readonly arrived_all: number
  readonly in_returns: number
  readonly closed: number
  readonly standing: number
}

/** The broken invariants of a database's deliveries and returns; empty if none. */
const wrongFulfilment = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<LineSum>`
    select l.id, l.quantity as ordered, l.shipped, l.delivered, l.closed,
      coalesce((select q.quantity from invoice.standing_quantity q where q.order_line_id = l.id), 0) as standing,
      coalesce(sum(dl.quantity) filter (where d.return_id is null and d.state not in ('returned', 'cancelled')), 0)::int
        as packed,
      coalesce(sum(dl.quantity) filter (where d.return_id is null
        and d.state not in ('packing', 'ready', 'returned', 'cancelled')), 0)::int as out,
      coalesce(sum(dl.quantity) filter (where d.return_id is null and d.state in ('delivered', 'received')), 0)::int
        as arrived,
      coalesce(sum(dl.quantity) filter (where d.state in ('delivered', 'received')), 0)::int as arrived_all,
      (select coalesce(sum(rl.quantity), 0)::int from fulfilment.return_line rl
        join fulfilment.return r on r.id = rl.return_id
        where rl.order_line_id = l.id and r.state not in ('rejected', 'withdrawn')) as in_returns
    from orders.line l
    left join fulfilment.delivery_line dl on dl.order_line_id = l.id
    left join fulfilment.delivery d on d.id = dl.delivery_id
    group by l.id order by l.id`.execute(db)
  const { rows: orders } = await sql<{ id: number }>`
    select id from orders.order
    where state = 'completed' and delivery_state not in ('delivered', 'returned')`.execute(db)
  return [
    ...orders.map(({ id }) => `order ${id}: completed before its goods arrived`),
    ...rows.flatMap(wrongLine),
  ]
}

const wrongLine = (line: LineSum): string[] => [
  ...(line.packed + line.closed > line.ordered
    ? [`line ${line.id}: ${line.packed} packed and ${line.closed} closed of ${line.ordered}`]
    : []),
  ...(line.standing + line.closed > line.ordered
    ? [`line ${line.id}: ${line.standing} invoiced and ${line.closed} closed of ${line.ordered}`]
    : []),
  ...(line.shipped === line.out ? [] : [`line ${line.id}: ${line.shipped} shipped, ${line.out} out`]),
  ...(line.delivered === line.arrived
    ? []
    : [`line ${line.id}: ${line.delivered} delivered, ${line.arrived} arrived`]),
  ...(line.delivered > line.shipped ? [`line ${line.id}: more delivered than shipped`] : []),
  ...(line.in_returns > line.arrived_all
    ? [`line ${line.id}: ${line.in_returns} returned of ${line.arrived_all}`]
    : []),
]

onDatabase('deliveries and returns, by any calls in any order', (open) => {
  let db: Db
  let ids: Record<string, number>
  let company: number
  let buyer: AskingBrowser
  let colleague: AskingBrowser
  let staff: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    ids = await fillSelling(db, '2026-11-23')
    const api = openApi({ db, now: () => NOW, sendEmail })
    const person = await addBuyer(db, 'buyer@uji.test', NOW)
    company = person.companyId
    buyer = await openBrowser(db, api, person.memberId, { now: NOW })
    const second = await addPerson(db, { email: 'rekan@uji.test', companyId: company })
    colleague = await openBrowser(db, api, second.memberId, { now: NOW })
    staff = await openStaffBrowser(db, api, 'admin')
  })

  const pay = async (id: number): Promise<void> => {
    const file = new File([new TextEncoder().encode(`%PDF-1.7\n${id}`)], 'bukti.pdf')
    const { body } = await buyer.ask(payment.uploadProof, {
      params: { id: String(id) },
      form: { file, amount: '19980', transferred_on: '2026-11-23' },
    })
    const proof = 'data' in body ? body.data.record.attempts[0]?.proofs[0]?.id : undefined
    await staff.ask(paymentStaff.verifyProof, { params: { id: String(proof) }, body: { received: 19_980 } })
    expect((await readStaffOrder(staff, id)).payment_state).toBe('paid')
  }
  const parts = () => ({ db, sendEmail, settings, announce: async () => {} })

  /** A confirmed order of 3 bolts and 5 of another, on terms or paid in advance, and nothing else. */
  const anOrder = async (isPrepaid: boolean) => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, ledger.journal, payment.credit cascade`.execute(
      db,
    )
    await giveCredit(db, company, 1_000_000)
    const offer = await checkOut(buyer, [
      [ids['B-1'] ?? 0, 3],
      [ids['B-2'] ?? 0, 5],
    ])
    const id = await orderQuotation(buyer, offer, isPrepaid ? 'transfer' : 'terms')
    await confirmOrder(staff, id)
    if (isPrepaid) await pay(id)
    return id
  }
  const linesWith = async (orderId: number, wanted: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from orders.line where order_id = ${orderId} order by place`.execute(db)
    return rows.flatMap(({ id }, index) => {
      const quantity = wanted[index] ?? 0
      return quantity === 0 ? [] : { order_line_id: id, quantity }
    })
  }
  type Seen = { readonly id: number; readonly version: number; readonly state: string }
  const deliveries = async () =>
    (await sql<Seen>`select id, version, state from fulfilment.delivery order by id`.execute(db)).rows
  const allReturns = async () =>
    (await sql<Seen>`select id, version, state from fulfilment.return order by id`.execute(db)).rows
  const pick = (all: readonly Seen[], index: number): Seen | undefined => all[index % Math.max(1, all.length)]

  /** The company's buyers act in turn. */
  let turn = 0
  const anyBuyer = (): AskingBrowser => (turn++ % 2 === 0 ? buyer : colleague)

  const note = async (seen: Seen, step: (typeof staffDeliverySteps)[number]) =>
    (
      await staff.ask(fulfilmentStaff.applyDeliveryStep, {
        params: { id: String(seen.id) },
        body: { step, version: seen.version },
      })
    ).status
  const perform = async (orderId: number, one: Act): Promise<number | undefined> => {
    switch (one.kind) {
      case 'pack': {
        const lines = await linesWith(orderId, one.quantities)
        return (
          await staff.ask(fulfilmentStaff.makeDelivery, {
            params: { id: String(orderId) },
            idempotencyKey: crypto.randomUUID(),
            body: lines.length === 0 ? {} : { lines },
          })
        ).status
      }
      case 'close': {
        const lines = await linesWith(orderId, one.quantities)
        const { version } = await readStaffOrder(staff, orderId)
        return (
          await staff.ask(fulfilmentStaff.closeOrderLines, {
            params: { id: String(orderId) },
            body: { version, lines, reason: 'A text.' },
          })
        ).status
      }
      case 'invoice': {
        const seen = pick(await deliveries(), one.at)
        if (!seen || !isShipped(deliveryStages.find((stage) => stage === seen.state) ?? 'packing'))
          return undefined
        const { rows: lines } = await sql<{ line: number; quantity: number }>`
          select order_line_id as line, quantity from fulfilment.delivery_line where delivery_id = ${seen.id}`.execute(
          db,
        )
        await issueInvoice(parts(), {
          orderId,
          delivery: { id: seen.id, lines },
          now: NOW,
          requestId: 'a test',
        })
        return undefined
      }
      case 'invoice_all':
        await issueInvoice(parts(), { orderId, now: NOW, requestId: 'a test' })
        return undefined
      case 'credit': {
        const invoices = (
          await sql<Seen>`select id, version, payment_stage as state from invoice.invoice order by id`.execute(
            db,
          )
        ).rows
        const seen = pick(invoices, one.at)
        if (!seen) return undefined
        const { rows } = await sql<{ line: number }>`
          select id as line from invoice.line where invoice_id = ${seen.id} order by place`.execute(db)
        const lines = rows.flatMap(({ line }, index) => {
          const quantity = one.quantities[index] ?? 0
          return quantity === 0 ? [] : { line, quantity }
        })
        return (
          await staff.ask(invoiceStaff.creditInvoice, {
            params: { id: String(seen.id) },
            body: {
              version: seen.version,
              credit: lines.length === 0 ? { all: true } : { lines },
              reason: 'A text.',
            },
          })
        ).status
      }
      case 'note': {
        const seen = pick(await deliveries(), one.at)
        if (!seen) return undefined
        const status = await note(seen, one.step)
        const from = deliveryStages.find((stage) => stage === seen.state)
        return from && !canFollow(from, one.step) ? (status === 409 ? undefined : 500) : status
      }
      case 'hurry': {
        let seen = pick(await deliveries(), one.at)
        for (const step of ['ready', 'picked_up', 'delivered'] as const) {
          if (!seen) break
          await note(seen, step)
          const { id } = seen
          seen = (await deliveries()).find((delivery) => delivery.id === id)
        }
        return undefined
      }
      case 'sign': {
        const seen = pick(await deliveries(), one.at)
        return (
          seen &&
          (
            await anyBuyer().ask(fulfilment.signReceipt, {
              params: { id: String(seen.id) },
              form: { receiver: 'Budi Uji' },
            })
          ).status
        )
      }
      case 'withdraw_receipt': {
        const seen = pick(await deliveries(), one.at)
        return (
          seen &&
          (
            await anyBuyer().ask(fulfilment.withdrawReceipt, {
              params: { id: String(seen.id) },
              body: { version: seen.version },
            })
          ).status
        )
      }
      case 'request': {
        const lines = await linesWith(orderId, one.quantities)
        if (lines.length === 0) return undefined
        return (
          await anyBuyer().ask(returns.requestReturn, {
            params: { id: String(orderId) },
            idempotencyKey: crypto.randomUUID(),
            body: { wish: 'refund', lines: lines.map((line) => ({ ...line, reason: 'other' as const })) },
          })
        ).status
      }
      case 'withdraw': {
        const seen = pick(await allReturns(), one.at)
        return (
          seen &&
          (
            await anyBuyer().ask(returns.withdrawReturn, {
              params: { id: String(seen.id) },
              body: { version: seen.version },
            })
          ).status
        )
      }
      case 'return_step': {
        const seen = pick(await allReturns(), one.at)
        return (
          seen &&
          (
            await staff.ask(returnsStaff.applyReturnStep, {
              params: { id: String(seen.id) },
              body: { step: one.step, version: seen.version, text: 'A text.' },
            })
          ).status
        )
      }
      default:
        return one satisfies never
    }
  }

  it('never ship more than was ordered, deliver more than was shipped, or return more than was delivered', async () => {
    const seen = { delivered: 0, returned: 0, replaced: 0, completed: 0, closed: 0, credited: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.boolean(),
        fc.array(
          fc.oneof({ weight: 4, arbitrary: act.map((one) => [one]) }, { weight: 1, arbitrary: crowd }),
          { maxLength: LONGEST, size: 'max' },
        ),
        async (isDelivered, isPrepaid, story) => {
          const orderId = await anOrder(isPrepaid)
          if (isDelivered) await deliver(staff, orderId)
          const opening: Act[][] = isDelivered
            ? [
                [{ kind: isPrepaid ? 'invoice_all' : 'invoice', at: 0 }],
                [{ kind: 'request', quantities: [2, 0] }],
                [{ kind: 'return_step', at: 0, step: 'approve' }],
                [{ kind: 'return_step', at: 0, step: 'receive' }],
                twice({ kind: 'return_step', at: 0, step: 'replace' }),
              ]
            : [
                twice({ kind: 'pack', quantities: [1, 1] }),
                [{ kind: 'invoice_all', at: 0 }],
                twice({ kind: 'close', quantities: [1, 0] }),
                twice({ kind: 'credit', quantities: [0, 2], at: 0 }),
              ]
          for (const acts of [...opening, ...story]) {
            const answers = await Promise.all(acts.map((one) => perform(orderId, one)))
            expect(answers.filter((status = 200) => status >= 500)).toEqual([])
            expect(await wrongFulfilment(db)).toEqual([])
            expect(await verifyMoney(db, NOW)).toEqual([])
            await expectMoneyTables(db)
          }
          const { rows } = await sql<typeof seen>`
            select (select count(*)::int from fulfilment.delivery where state in ('delivered', 'received')) as delivered,
              (select count(*)::int from fulfilment.return) as returned,
              (select count(*)::int from fulfilment.delivery
                where return_id is not null and state not in ('returned', 'cancelled')) as replaced,
              (select count(*)::int from orders.order where state = 'completed') as completed,
              (select count(*)::int from orders.line where closed > 0) as closed,
              (select count(*)::int from invoice.credit_note) as credited`.execute(db)
          for (const name of [
            'delivered',
            'returned',
            'replaced',
            'completed',
            'closed',
            'credited',
          ] as const)
            seen[name] += rows[0]?.[name] ?? 0
          // Goods replaced twice at once are sent once.
          if (isDelivered) expect(rows[0]?.replaced).toBeLessThanOrEqual(rows[0]?.returned ?? 0)
        },
      ),
      {
        numRuns: RUNS,
        examples: [
          [true, false, []],
          [false, false, []],
          [true, true, []],
          [false, true, []],
        ],
      },
    )
    // Every kind of result occurs.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  }, 1_200_000)

  it('have rules that detect a surplus delivery, a quantity without a delivery, and a return too large', async () => {
    const orderId = await anOrder(false)
    await deliver(staff, orderId)
    expect(await wrongFulfilment(db)).toEqual([])
    const [line = { order_line_id: 0 }] = await linesWith(orderId, [1])
    const id = line.order_line_id
    const wrongAfter = async (change: ReturnType<typeof sql>): Promise<string[]> => {
      let found: string[] = []
      await db
        .transaction()
        .execute(async (tx) => {
          await change.execute(tx)
          found = await wrongFulfilment(tx)
          throw new Error('undone')
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }))
      return found
    }
    expect(
      await wrongAfter(sql`update fulfilment.delivery_line set quantity = 4 where order_line_id = ${id}`),
    ).toEqual([
      `line ${id}: 4 packed and 0 closed of 3`,
      `line ${id}: 3 shipped, 4 out`,
      `line ${id}: 3 delivered, 4 arrived`,
    ])
    expect(await wrongAfter(sql`update orders.line set delivered = 2 where id = ${id}`)).toEqual([
      `line ${id}: 2 delivered, 3 arrived`,
    ])
    await buyer.ask(returns.requestReturn, {
      params: { id: String(orderId) },
      idempotencyKey: crypto.randomUUID(),
      body: { wish: 'refund', lines: [{ order_line_id: id, quantity: 3, reason: 'other' }] },
    })
    expect(
      await wrongAfter(sql`update fulfilment.return_line set quantity = 4 where order_line_id = ${id}`),
    ).toEqual([`line ${id}: 4 returned of 3`])
  })
})
