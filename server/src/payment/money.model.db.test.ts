import { simulatedActs } from '@pasok/gateway-simulator'
import type { Attempt, OrderPayment } from '@pasok/contract'
import {
  invoice,
  invoiceStaff,
  order,
  payment,
  paymentBank,
  paymentStaff,
  quotation,
} from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { issueInvoice } from '../invoice/index.ts'
import type { Db } from '../platform/index.ts'
import { settings } from '../testing/ask-api.ts'
import { staffAt } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { openPaying } from '../testing/open-paying.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { addStaff } from '../testing/staff-fixture.ts'
import { verifyMoney } from './index.ts'

const START = new Date('2026-11-23T05:00:00Z')
const HOUR_MS = 3_600_000
/** Few and short in `npm test`; in `npm run storms` as many as everything else there. */
const { numRuns = 0 } = fc.readConfigureGlobal()
const isStorm = numRuns > 100
const RUNS = isStorm ? numRuns : 12
const LONGEST = isStorm ? 40 : 18

/** Something that somebody does with money; `at` counts through what there is. */
type Act =
  | { readonly kind: 'bank'; readonly at: number; readonly act: (typeof simulatedActs)[number] }
  | {
      readonly kind:
        | 'refund'
        | 'refund_by_transfer'
        | 'verify'
        | 'transfer'
        | 'bank_line'
        | 'use'
        | 'credit'
        | 'pay_back'
        | 'withhold'
        | 'refund_held'
        | 'ask_refund'
      readonly at: number
      readonly amount: number
    }
  | {
      readonly kind:
        | 'credit_all'
        | 'correct'
        | 'accept'
        | 'pay_invoice'
        | 'pay_order'
        | 'order'
        | 'cancel'
        | 'issue'
        | 'end_refund'
        | 'keep'
        | 'reopen'
        | 'reverse'
        | 'freeze'
        | 'decide'
      readonly at: number
    }
  | { readonly kind: 'later'; readonly hours: number }
  | { readonly kind: 'work' | 'poll' }

const at = fc.nat({ max: 5 })
const amount = fc.constantFrom(1_000, 3_330, 6_660, 11_100)
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('bank'),
      at,
      act: fc.constantFrom('settle', 'settle', ...simulatedActs),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'refund',
        'refund_by_transfer',
        'verify',
        'transfer',
        'transfer',
        'bank_line',
        'use',
        'credit',
        'pay_back',
        'withhold',
        'refund_held',
        'ask_refund',
      ),
      at,
      amount,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'credit_all',
        'correct',
        'accept',
        'pay_invoice',
        'pay_order',
        'order',
        'cancel',
        'issue',
        'issue',
        'end_refund',
        'end_refund',
        'keep',
        'reopen',
        'reverse',
        'freeze',
        'decide',
      ),
      at,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('later'), hours: fc.constantFrom(1, 25) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('work', 'work', 'poll') }) },
)
/** Several at once: different ones, or one several times. */
const crowd: fc.Arbitrary<Act[]> = fc.oneof(
  fc.array(act, { minLength: 2, maxLength: 4 }),
  fc.tuple(act, fc.integer({ min: 2, max: 3 })).map(([one, times]) => Array<Act>(times).fill(one)),
)

onDatabase('money of a company, by whatever happens in whatever order', (open) => {
  let db: Db
  let time = START
  let shop: Awaited<ReturnType<typeof openPaying>>
  let item: number
  let company: number
  let memberId: number
  let adminId: number
  let buyer: AskingBrowser
  let admin: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    item = (await fillSelling(db, '2026-11-23'))['B-1'] ?? 0
    ;({ memberId, companyId: company } = await addBuyer(db, 'buyer@uji.test', START))
    adminId = await addStaff(db, { email: 'kepala@toko.test', role: 'admin' })
  })

  const moveTo = async (moment: Date) => {
    time = moment
    buyer = await openBrowser(db, shop.api, memberId, { now: time })
    admin = await staffAt(db, shop.api, adminId, time)
  }
  /** Orders by QR code, by transfer, and two on terms. */
  const begin = async () => {
    await sql`
      truncate cart.cart, quotation.quotation, orders.order, ledger.journal, ledger.transfer, ledger.allocation, ledger.balance,
        payment.credit, platform.email, invoice.counter cascade`.execute(db)
    shop = await openPaying(db, () => time)
    await moveTo(START)
    await giveCredit(db, company, 1_000_000)
    for (const [method, quantity] of [
      ['qris', 6],
      ['transfer', 3],
      ['terms', 6],
      ['terms', 3],
    ] as const)
      await orderQuotation(buyer, await checkOut(buyer, [[item, quantity]]), method)
    await shop.work()
  }
  const readIds = async (query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> =>
    (await query.execute(db)).rows.map(({ id }) => id)
  const choose = (ids: readonly number[], index: number) => ids[index % Math.max(1, ids.length)] ?? 0
  const orders = () => readIds(sql`select id from orders.order order by id`)
  const invoices = () => readIds(sql`select id from invoice.invoice order by id`)
  const attempts = () => readIds(sql`select id from payment.attempt order by id`)
  const key = () => crypto.randomUUID()
  const file = (text: string) => new File([new TextEncoder().encode(`%PDF-1.7\n${text}`)], 'a.pdf')
  const versionOfInvoice = async (id: number) => {
    const { body } = await buyer.ask(invoice.showInvoice, { params: { id: String(id) } })
    return 'data' in body ? body.data.record.version : 1
  }
  /** An order and an invoice that money may be for. */
  const wanted = async (index: number, most: number) => {
    const half = Math.ceil(most / 2)
    return [
      { order_id: choose(await orders(), index), amount: half },
      { invoice_id: choose(await invoices(), index), amount: most - half },
    ].slice(index % 3 === 0 ? 1 : 0, index % 3 === 1 ? 1 : 2)
  }
  /** A refund of what is held for an order, of an invoice, or for the company. */
  const refundOfHeld = async (index: number, amount: number) => ({
    amount,
    reason: 'A reason.',
    payee: { bank: 'BCA', number: '1', holder: 'PT Uji' },
    ...(index % 3 === 1 && { order_id: choose(await orders(), index) }),
    ...(index % 3 === 2 && { invoice_id: choose(await invoices(), index) }),
  })
  const upload = (orderId: number, sum: number) =>
    buyer.ask(payment.uploadProof, {
      params: { id: String(orderId) },
      form: { file: file(key()), amount: String(sum), transferred_on: '2026-11-23' },
    })

  /** Pays what is due as it was shown: with money on account where there is any, the rest by QR code. */
  const pay = (
    what: object,
    shown: Pick<OrderPayment, 'amount_due' | 'on_account'> & {
      readonly attempts: readonly Pick<Attempt, 'number' | 'state'>[]
    },
    index: number,
  ) =>
    buyer.ask(payment.process, {
      idempotencyKey: key(),
      body: {
        ...what,
        amount_total: shown.amount_due,
        ...(shown.on_account > 0 && index % 3 > 0 && { on_account: shown.on_account }),
        ...(index < 5 && { payment_method: 'qris' }),
        ...(shown.attempts.length > 0 && { instead_of: shown.attempts.at(-1)?.number }),
        agree_terms: true,
      } as never,
    })

  const perform = async (one: Act): Promise<void> => {
    switch (one.kind) {
      case 'bank': {
        const all = shop.transactions()
        const transaction = all[one.at % Math.max(1, all.length)]
        if (transaction) await shop.simulator.act(transaction.orderId, one.act)
        return
      }
      case 'refund':
        await admin.ask(paymentStaff.refundAtGateway, {
          params: { id: String(choose(await attempts(), one.at)) },
          idempotencyKey: key(),
          body: { amount: one.amount, reason: 'A reason.' },
        })
        return
      case 'refund_by_transfer':
        await admin.ask(paymentStaff.recordRefund, {
          params: { id: String(choose(await attempts(), one.at)) },
          idempotencyKey: key(),
          form: { file: file(''), amount: String(one.amount), reason: 'A reason.' },
        })
        return
      case 'verify': {
        await upload(choose(await orders(), 1), one.amount)
        const waiting = await readIds(sql`select id from payment.proof where state = 'waiting' order by id`)
        await admin.ask(paymentStaff.verifyProof, {
          params: { id: String(choose(waiting, one.at)) },
          body: { received: one.amount },
        })
        return
      }
      case 'transfer':
        await admin.ask(paymentStaff.recordTransfer, {
          idempotencyKey: key(),
          body: {
            company_id: company,
            transferred_on: '2026-11-23',
            amount: one.amount + (one.at % 2) * 500,
            reference: '',
            allocations: one.at === 5 ? [] : await wanted(one.at, one.amount),
          },
        })
        return
      case 'bank_line': {
        const line = `23/11/26,23/11/26,1,${key()},KR,0.00,${one.amount}.00`
        const text = `Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit\n${line}\n`
        await admin.ask(paymentBank.uploadBankStatement, {
          form: { file: new File([text], 'mutasi.csv'), account: '000-111-222' },
        })
        // Some were decided before.
        const lines = await readIds(sql`select id from payment.bank_line order by id desc limit 3`)
        await admin.ask(paymentBank.settleBankLine, {
          params: { id: String(choose(lines, one.at)) },
          idempotencyKey: key(),
          body: { company_id: company, allocations: await wanted(one.at, one.amount) },
        })
        return
      }
      case 'use':
        await admin.ask(paymentStaff.useHeldMoney, {
          params: { id: String(company) },
          idempotencyKey: key(),
          body: { allocations: await wanted(one.at, one.amount) },
        })
        return
      case 'correct': {
        const transfers = await readIds(sql`select id from ledger.transfer order by id`)
        await admin.ask(paymentStaff.correctTransfer, {
          params: { id: String(choose(transfers, one.at)) },
          body: { reason: 'Salah ketik' },
        })
        return
      }
      case 'credit':
      case 'credit_all': {
        const id = choose(await invoices(), one.at)
        await admin.ask(invoiceStaff.creditInvoice, {
          params: { id: String(id) },
          body: {
            version: await versionOfInvoice(id),
            credit: one.kind === 'credit' ? { untaxed: one.amount } : { all: true },
            reason: 'A reason.',
          } as never,
        })
        return
      }
      case 'pay_back': {
        const id = choose(await invoices(), one.at)
        await admin.ask(invoiceStaff.recordInvoicePayment, {
          params: { id: String(id) },
          body: {
            version: await versionOfInvoice(id),
            amount: one.at % 2 === 0 ? -one.amount : one.amount,
            paid_on: '2026-11-23',
            reference: '',
          },
        })
        return
      }
      case 'refund_held':
        await admin.ask(paymentStaff.requestHeldRefund, {
          params: { id: String(company) },
          idempotencyKey: key(),
          body: await refundOfHeld(one.at, one.amount),
        })
        return
      case 'ask_refund':
        await buyer.ask(payment.askForRefund, {
          idempotencyKey: key(),
          body: await refundOfHeld(one.at, one.amount),
        })
        return
      case 'end_refund': {
        const refunds = await readIds(sql`select id from ledger.held_refund order by id`)
        const params = { id: String(choose(refunds, one.at)) }
        if (one.at % 3 === 0) await admin.ask(paymentStaff.approveHeldRefund, { params })
        if (one.at % 3 === 1)
          await admin.ask(paymentStaff.completeHeldRefund, {
            params,
            body: { transferred_on: '2026-11-23', reference: '' },
          })
        if (one.at % 3 === 2)
          await admin.ask(paymentStaff.refuseHeldRefund, { params, body: { reason: 'A reason.' } })
        return
      }
      case 'reverse': {
        const route = one.at % 2 === 0 ? paymentStaff.reverseAllocation : paymentStaff.reverseAdjustment
        const entries = await readIds(
          one.at % 2 === 0
            ? sql`select id from ledger.allocation order by id`
            : sql`select id from ledger.adjustment order by id`,
        )
        await admin.ask(route, {
          params: { id: String(choose(entries, one.at)) },
          body: { reason: 'Salah ketik' },
        })
        return
      }
      case 'reopen': {
        const decided = await readIds(sql`select id from payment.proof where state <> 'waiting' order by id`)
        await admin.ask(paymentStaff.reopenProof, {
          params: { id: String(choose(decided, one.at)) },
          body: { reason: 'Salah rekening' },
        })
        return
      }
      case 'keep':
        await buyer.ask(payment.keepOnAccount, { params: { id: String(choose(await orders(), one.at)) } })
        return
      case 'freeze':
        await sql`
          insert into ledger.difference (company_id, order_id, invoice_id, stored, computed, found_at)
          select o.company_id, o.id, (select max(id) from invoice.invoice where order_id = o.id), 500, 0, now()
          from orders.order o where id = ${choose(await orders(), one.at)}`.execute(db)
        return
      case 'decide': {
        const open = await readIds(sql`select id from ledger.difference where decided_at is null order by id`)
        await admin.ask(paymentStaff.decideDifference, {
          params: { id: String(choose(open, one.at)) },
          body: { decision: one.at % 2 === 0 ? 'document' : 'ledger', reason: 'A reason.' },
        })
        return
      }
      case 'withhold':
        await admin.ask(paymentStaff.settleWithoutMoney, {
          params: { id: String(choose(await invoices(), one.at)) },
          idempotencyKey: key(),
          body: { kind: 'tax_withheld', amount: one.amount, note: 'PPh 22', certificate_number: '' },
        })
        return
      case 'accept': {
        const id = choose(await attempts(), one.at)
        const { rows } = await sql<{ version: number }>`
          select version from payment.attempt where id = ${id}`.execute(db)
        await admin.ask(paymentStaff.acceptPayment, {
          params: { id: String(id) },
          body: { version: rows[0]?.version ?? 1 },
        })
        return
      }
      case 'pay_invoice': {
        const id = choose(await invoices(), one.at)
        const { body } = await buyer.ask(payment.showInvoicePayment, { params: { id: String(id) } })
        if ('data' in body) await pay({ invoice_id: id }, body.data.record, one.at)
        return
      }
      case 'pay_order': {
        const params = { id: String(choose(await orders(), one.at)) }
        const [ordered, paid] = [
          await buyer.ask(order.showOrder, { params }),
          await buyer.ask(payment.showOrderPayment, { params }),
        ]
        if (!('data' in ordered.body && 'data' in paid.body)) return
        const { quotation_id, quotation_version: version } = ordered.body.data.record
        await pay({ quotation_id, version }, paid.body.data.record, one.at)
        return
      }
      case 'order': {
        const { id, version } = await checkOut(buyer, [[item, 1 + one.at]])
        await buyer.ask(quotation.setDeliveryMethod, {
          params: { id: String(id) },
          body: { delivery_method: 'pick_up' },
        })
        const { body } = await buyer.ask(payment.inquire, { body: { quotation_id: id } })
        if (!('data' in body)) return
        const { amount_total: amount_due, on_account } = body.data.record
        await pay({ quotation_id: id, version }, { amount_due, on_account, attempts: [] }, one.at)
        return
      }
      case 'issue':
        await issueInvoice(
          { db, sendEmail: async () => undefined, settings, announce: async () => {} },
          { orderId: choose(await orders(), one.at), now: time, requestId: 'a test' },
        )
        return
      case 'cancel': {
        const id = choose(await orders(), one.at)
        const { body } = await buyer.ask(order.showOrder, { params: { id: String(id) } })
        const version = 'data' in body ? body.data.record.version : 0
        await buyer.ask(order.cancelOrder, { params: { id: String(id) }, body: { version, reason: '' } })
        return
      }
      case 'later':
        await moveTo(new Date(time.getTime() + one.hours * HOUR_MS))
        return
      case 'work':
        await shop.work()
        return
      case 'poll':
        await shop.poll()
    }
  }

  /** What is in the shop's accounts of this company, and how many refunds were made. */
  const readCash = async () => {
    const { rows } = await sql<{ cash: number; refunds: number }>`
      select coalesce(sum(p.amount), 0)::bigint as cash,
        count(*) filter (where j.kind = 'refund_made')::int as refunds
      from ledger.posting p join ledger.journal j on j.id = p.journal_id where p.account = 'cash'`.execute(db)
    return rows[0] ?? { cash: 0, refunds: 0 }
  }

  it('every sum and state agrees with the ledger after each step, and no refund is of money that is not there', async () => {
    const seen = {
      held: 0,
      open: 0,
      refunds: 0,
      corrected: 0,
      credited: 0,
      review: 0,
      of_held: 0,
      moved: 0,
      decided: 0,
      own: 0,
      returned: 0,
    }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...openings),
        fc.array(
          fc.oneof({ weight: 5, arbitrary: act.map((one) => [one]) }, { weight: 1, arbitrary: crowd }),
          { maxLength: LONGEST, size: 'max' },
        ),
        async (opening, story) => {
          await begin()
          for (const acts of [...opening.map((one) => [one]), ...story]) {
            const before = await readCash()
            await Promise.all(acts.map(perform))
            const after = await readCash()
            expect(await verifyMoney(db, time)).toEqual([])
            await expectMoneyTables(db)
            if (after.refunds > before.refunds) expect(after.cash).toBeGreaterThanOrEqual(0)
          }
          await shop.work()
          expect(await verifyMoney(db, time)).toEqual([])
          const { rows } = await sql<typeof seen>`
            select (select count(*)::int from ledger.balance where account = 'advance' and amount < 0) as held,
              (select count(*)::int from ledger.balance where account = 'receivable' and amount > 0) as open,
              (select count(*)::int from ledger.journal where kind = 'refund_made') as refunds,
              (select count(*)::int from ledger.journal where kind = 'transfer_corrected') as corrected,
              (select count(*)::int from ledger.journal where kind = 'credit_note_issued') as credited,
              (select count(*)::int from ledger.posting where account = 'suspense') as review,
              (select count(*)::int from ledger.held_refund where state = 'done') as of_held,
              (select count(*)::int from ledger.journal where kind = 'advance_moved') as moved,
              (select count(*)::int from ledger.journal where kind = 'difference_decided') as decided,
              (select count(*)::int from ledger.allocation where member_id is not null) as own,
              (select count(*)::int from ledger.journal where kind = 'advance_returned') as returned`.execute(
            db,
          )
          for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += rows[0]?.[name] ?? 0
        },
      ),
      { numRuns: RUNS, examples: openings.map((opening): [readonly Act[], Act[][]] => [opening, []]) },
    )
    // The stories lead somewhere.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  }, 1_200_000)
})

const sold: readonly Act[] = [
  { kind: 'bank', at: 0, act: 'settle' },
  { kind: 'work' },
  { kind: 'issue', at: 2 },
  { kind: 'issue', at: 3 },
]
/** How stories begin: so that they get far, and do what must happen once a second time. */
const openings: readonly (readonly Act[])[] = [
  [],
  sold,
  [
    ...sold,
    { kind: 'transfer', at: 1, amount: 3_330 },
    { kind: 'credit', at: 0, amount: 1_000 },
    { kind: 'refund', at: 0, amount: 1_000 },
    { kind: 'work' },
    { kind: 'correct', at: 0 },
  ],
  [
    { kind: 'later', hours: 25 },
    { kind: 'poll' },
    { kind: 'bank', at: 0, act: 'settle' },
    { kind: 'accept', at: 0 },
  ],
  [
    { kind: 'transfer', at: 5, amount: 3_330 },
    { kind: 'order', at: 1 },
    { kind: 'cancel', at: 4 },
    { kind: 'order', at: 2 },
    ...sold,
    { kind: 'cancel', at: 5 },
    { kind: 'work' },
    { kind: 'pay_invoice', at: 1 },
  ],
  [
    ...sold,
    { kind: 'credit', at: 0, amount: 1_000 },
    { kind: 'refund', at: 0, amount: 1_000 },
    { kind: 'work' },
    { kind: 'cancel', at: 0 },
    { kind: 'work' },
  ],
  [
    ...sold,
    { kind: 'transfer', at: 1, amount: 6_660 },
    { kind: 'cancel', at: 1 },
    { kind: 'refund_held', at: 1, amount: 1_000 },
    { kind: 'end_refund', at: 1 },
    { kind: 'ask_refund', at: 1, amount: 1_000 },
    { kind: 'end_refund', at: 3 },
    { kind: 'keep', at: 1 },
    { kind: 'freeze', at: 2 },
    { kind: 'decide', at: 0 },
    { kind: 'transfer', at: 5, amount: 1_000 },
    { kind: 'correct', at: 1 },
  ],
]
