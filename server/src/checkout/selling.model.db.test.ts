import {
  afterOrderStep,
  afterQuotationStep,
  buyerSteps,
  staffOrderSteps,
  staffQuotationSteps,
  type OrderProgress,
  type QuotationState,
  type QuotationStep,
} from '@pasok/contract'
import {
  cart,
  order,
  orderStaff,
  payment,
  paymentStaff,
  quotation,
  quotationStaff,
} from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { verifyMoney } from '../payment/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { expireQuotations } from '../quotation/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { openBrowser, type AskingBrowser } from '../testing/ask-as.ts'
import { onDatabase } from '../testing/index.ts'
import { expectMoneyTables } from '../testing/money-table-invariants.ts'
import { addBuyer, checkOut, fillSelling, giveCredit, orderQuotation } from '../testing/selling-fixture.ts'
import { owedOnTerms, wrongSales, type SentVersions } from '../testing/selling-invariants.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
/** An offer that is extended can be ordered until this day. */
const LAST_DAY = '2027-06-30'
const DAY = '2026-11-23'
const LONG_AGO = '2026-11-01'
const LIMIT = 20_000
/** Few and short in `npm test`; in `npm run storms` as many as everything else there. */
const { numRuns = 0 } = fc.readConfigureGlobal()
const isStorm = numRuns > 100
const RUNS = isStorm ? numRuns : 5
const LONGEST = isStorm ? 40 : 8

/** E-mails don't matter here. */
const sendEmail: SendEmail = async () => {}

/** An action; `at` is an index into the existing records. */
type Act =
  | { readonly kind: 'check_out' | 'request'; readonly quantity: number }
  | {
      readonly kind: 'quotation_step'
      readonly at: number
      readonly step: (typeof buyerSteps)[number] | (typeof staffQuotationSteps)[number]
      readonly isStale: boolean
    }
  | { readonly kind: 'price'; readonly at: number; readonly price: number; readonly discount: number }
  | {
      readonly kind: 'place'
      readonly at: number
      readonly method: 'terms' | 'transfer'
      readonly by: Placer
    }
  | { readonly kind: 'order_step'; readonly at: number; readonly step: (typeof staffOrderSteps)[number] }
  | { readonly kind: 'cancel' | 'reject_proof' | 'expire'; readonly at: number }
  | { readonly kind: 'upload' | 'verify'; readonly at: number; readonly amount: number }
  | { readonly kind: 'credit'; readonly limit: number }
type Placer = 'buyer' | 'colleague' | 'stranger'
type ActOf<K extends Act['kind']> = Extract<Act, { readonly kind: K }>

interface QuotationSeen {
  readonly id: number
  readonly state: QuotationState
  readonly version: number
  readonly revision: number
  readonly valid_until: string | null
  readonly cart_revision: number | null
  /** Whether a changed cart withdraws it. */
  readonly is_untouched: boolean
  /** Whole rupiah of its newest version, with delivery. */
  readonly amount: number
}
type OrderSeen = OrderProgress & { readonly id: number; readonly version: number }

const at = fc.nat({ max: 5 })
const quantity = fc.integer({ min: 1, max: 6 })
const amount = fc.constantFrom(500, 1_110, 3_330, 9_000)
/** Actions that lead far are weighted more. */
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('check_out', 'request'), quantity }) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('quotation_step'),
      at,
      step: fc.constantFrom(...buyerSteps, ...staffQuotationSteps, 'take', 'send'),
      isStale: fc.integer({ min: 1, max: 8 }).map((n) => n === 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('price'),
      at,
      price: fc.integer({ min: 0, max: 4_000 }),
      discount: fc.constantFrom(0, 10, 33.33, 100),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('place'),
      at,
      method: fc.constantFrom('terms', 'transfer'),
      by: fc.constantFrom<Placer>('buyer', 'buyer', 'colleague', 'stranger'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('order_step'), at, step: fc.constantFrom(...staffOrderSteps) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cancel', 'reject_proof', 'expire'), at }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('upload', 'verify'), at, amount }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('credit'), limit: fc.constantFrom(3_000, LIMIT) }) },
)

onDatabase('selling, by any calls in any order', (open) => {
  let db: Db
  let item: number
  /** An item without a public price. */
  let hose: number
  let company: number
  let buyers: Record<Placer, AskingBrowser>
  let staff: AskingBrowser
  beforeAll(async () => {
    db = (await open()).db
    const ids = await fillSelling(db, DAY)
    item = ids['B-1'] ?? 0
    hose = ids['H-1'] ?? 0
    const api = openApi({ db, now: () => NOW, sendEmail })
    const buyer = await addBuyer(db, 'buyer@uji.test', NOW)
    const stranger = await addBuyer(db, 'orang-lain@uji.test', NOW)
    company = buyer.companyId
    const as = (memberId: number) => openBrowser(db, api, memberId, { now: NOW })
    buyers = {
      buyer: await as(buyer.memberId),
      colleague: await as(buyer.memberId),
      stranger: await as(stranger.memberId),
    }
    staff = await openStaffBrowser(db, api, 'admin')
  })

  const quotations = async (): Promise<QuotationSeen[]> =>
    (
      await sql<QuotationSeen>`
        select q.id, q.state, q.version, q.revision, q.valid_until, q.cart_revision,
          v.amount_untaxed + coalesce(q.delivery_cost, v.delivery_cost, 0) as amount,
          q.source = 'cart' and q.state in ('quoted', 'submitted') and q.version = 1 and q.salesperson_id is null
            and not q.is_document as is_untouched
        from quotation.quotation q
        join quotation.version v on v.quotation_id = q.id and v.version = q.version order by q.id`.execute(db)
    ).rows
  const orders = async (): Promise<OrderSeen[]> =>
    (
      await sql<OrderSeen>`
        select id, version, state, state_before_hold, delivery_state from orders.order order by id`.execute(
        db,
      )
    ).rows
  const proofs = async () =>
    (await sql<{ id: number; state: string }>`select id, state from payment.proof order by id`.execute(db))
      .rows
  const pick = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]
  const byId = <T extends { readonly id: number }>(all: readonly T[], id: number): T | undefined =>
    all.find((one) => one.id === id)
  const deriveState = ({ state, valid_until }: QuotationSeen): QuotationState =>
    state === 'quoted' && valid_until !== null && valid_until < DAY ? 'expired' : state

  /** Performs an action, and returns what was wrong with the response if no other action ran meanwhile. */
  const perform: { readonly [K in Act['kind']]: (act: ActOf<K>) => Promise<string | undefined> } = {
    check_out: async ({ quantity: qty }) => {
      const changed = await buyers.buyer.ask(cart.changeCart, {
        body: {
          lines: [
            { product_item_id: item, new_qty: qty },
            { product_item_id: hose, new_qty: qty === 5 ? 1 : 0 },
          ],
        },
      })
      const id = 'data' in changed.body ? changed.body.data.id : null
      const before = await quotations()
      const checkedOut = async (isDocument: boolean) => {
        const { body } = await buyers.buyer.ask(quotation.checkOutCart, {
          params: { id: String(id) },
          body: { is_document: isDocument },
        })
        return 'data' in body ? body.data.record.id : body.code
      }
      const isDocumentAlone = qty % 4 === 2
      const [made, again] = [await checkedOut(qty % 2 === 0), await checkedOut(isDocumentAlone)]
      if (typeof made !== 'number' || made !== again)
        return `one revision of a cart became quotations ${made} and ${again}`
      const after = await quotations()
      const newest = byId(after, made)?.cart_revision
      const wrong = before.find((one) => {
        const left = byId(after, one.id)
        const isReplaced = one.is_untouched && one.cart_revision !== newest
        return (
          !left || (one.id !== made && deriveState(left) !== (isReplaced ? 'withdrawn' : deriveState(one)))
        )
      })
      if (wrong) return `checking out ${made} leaves quotation ${wrong.id}, which was ${wrong.state}, wrong`
      if (isDocumentAlone || byId(after, made)?.state !== 'quoted') return undefined
      const { body } = await buyers.buyer.ask(quotation.showOpenCheckout)
      const resumed = 'data' in body ? body.data.record.id : body.code
      return resumed === made ? undefined : `checking out ${made} is resumed as ${resumed}`
    },
    request: async ({ quantity: qty }) => {
      const { status } = await buyers.buyer.ask(quotation.requestQuotation, {
        idempotencyKey: crypto.randomUUID(),
        body: { lines: [{ product_item_id: item, quantity: qty }] },
      })
      return status === 200 ? undefined : `a request answers ${status}`
    },
    quotation_step: async ({ at: index, step, isStale }) => {
      const before = pick(await quotations(), index)
      if (!before) return undefined
      const params = { id: String(before.id) }
      const revision = isStale ? before.revision + 1 : before.revision
      const isBuyers = (buyerSteps as readonly QuotationStep[]).includes(step)
      const answer = isBuyers
        ? await buyers.buyer.ask(quotation.takeQuotationStep, {
            params,
            body: { step: step as (typeof buyerSteps)[number], revision, text: 'A text.' },
          })
        : await staff.ask(quotationStaff.takeStaffQuotationStep, {
            params,
            body: {
              step: step as (typeof staffQuotationSteps)[number],
              revision,
              text: 'A text.',
              valid_until: LAST_DAY,
            },
          })
      const after = byId(await quotations(), before.id)
      const known = deriveState(before)
      const next = afterQuotationStep(known, step)
      const code = 'code' in answer.body ? answer.body.code : undefined
      const found = `${step} in ${known} answers ${code ?? answer.status} and leads to ${after?.state}`
      if (isStale)
        return code === 'version_conflict' && after && deriveState(after) === known ? undefined : found
      const isOfNothing = step === 'send' && before.amount === 0
      if (answer.status === 200) return after?.state === next && !isOfNothing ? undefined : found
      const isRefused =
        next === undefined
          ? code === 'not_possible_now'
          : code === 'lines_unpriced' ||
            (code === 'offer_amount_zero' && isOfNothing) ||
            // It lasts until that day already.
            (code === 'invalid_request' && step === 'extend') ||
            (code === 'version_conflict' && before.state !== known)
      return isRefused && after && deriveState(after) === known ? undefined : found
    },
    price: async ({ at: index, price, discount }) => {
      const before = pick(await quotations(), index)
      if (!before) return undefined
      const { rows } = await sql<{ id: number }>`
        select id from quotation.line where quotation_id = ${before.id} and version = ${before.version}`.execute(
        db,
      )
      const { status } = await staff.ask(quotationStaff.priceQuotation, {
        params: { id: String(before.id) },
        body: {
          revision: before.revision,
          lines: rows.map(({ id }) => ({ id, status: 'quoted' as const, unit_price: price })),
          discount_percent: discount,
        },
      })
      return (status === 200) === (before.state === 'in_review')
        ? undefined
        : `pricing in ${before.state}: ${status}`
    },
    place: async ({ at: index, method, by }) => {
      const before = pick(await quotations(), index)
      if (!before) return undefined
      const params = { id: String(before.id) }
      await buyers[by].ask(quotation.setDeliveryMethod, { params, body: { delivery_method: 'pick_up' } })
      const inquired = await buyers[by].ask(payment.inquire, { body: { quotation_id: before.id } })
      const amount_total = 'data' in inquired.body ? inquired.body.data.record.amount_total : 0
      const ordersBefore = (await orders()).length
      const { status, body } = await buyers[by].ask(payment.process, {
        idempotencyKey: crypto.randomUUID(),
        body: {
          quotation_id: before.id,
          version: before.version,
          amount_total,
          payment_method: method,
          agree_terms: true,
        },
      })
      const added = (await orders()).length - ordersBefore
      const known = deriveState(before)
      const found = `placing in ${known} by ${by} answers ${'code' in body ? body.code : status}, ${added} orders added`
      if (by === 'stranger') return status === 404 && added === 0 ? undefined : found
      if (known === 'ordered') return status === 200 && added === 0 ? undefined : found
      if (status === 200) return known === 'quoted' && added === 1 ? undefined : found
      return added === 0 ? undefined : found
    },
    order_step: async ({ at: index, step }) => {
      const before = pick(await orders(), index)
      if (!before) return undefined
      const { status } = await staff.ask(orderStaff.takeOrderStep, {
        params: { id: String(before.id) },
        body: { step, version: before.version, text: 'A text.' },
      })
      const after = byId(await orders(), before.id)
      const next = afterOrderStep(before, step)
      const isRight =
        status === 200 ? after?.state === next : next === undefined && after?.state === before.state
      return isRight ? undefined : `${step} in ${before.state} answers ${status} and leads to ${after?.state}`
    },
    cancel: async ({ at: index }) => {
      const before = pick(await orders(), index)
      if (!before) return undefined
      const { status } = await buyers.buyer.ask(order.cancelOrder, {
        params: { id: String(before.id) },
        body: { version: before.version },
      })
      const isTheirs = before.state === 'placed' || before.state_before_hold === 'placed'
      return (status === 200) === isTheirs
        ? undefined
        : `a buyer's cancellation in ${before.state} answers ${status}`
    },
    upload: async ({ at: index, amount: rupiah }) => {
      const before = pick(await orders(), index)
      if (!before) return undefined
      const { status } = await buyers.buyer.ask(payment.uploadProof, {
        params: { id: String(before.id) },
        form: {
          file: new File([new TextEncoder().encode('%PDF-1.7\n')], 'bukti.pdf'),
          amount: String(rupiah),
          transferred_on: DAY,
        },
      })
      return status === 200 && before.state === 'cancelled' ? 'a cancelled order takes a proof' : undefined
    },
    verify: async ({ at: index, amount: rupiah }) => {
      const before = pick(await proofs(), index)
      if (!before) return undefined
      const { status } = await staff.ask(paymentStaff.verifyProof, {
        params: { id: String(before.id) },
        body: { received: rupiah },
      })
      return (status === 200) === (before.state === 'waiting')
        ? undefined
        : `a ${before.state} proof: ${status}`
    },
    reject_proof: async ({ at: index }) => {
      const before = pick(await proofs(), index)
      if (!before) return undefined
      const { status } = await staff.ask(paymentStaff.rejectProof, {
        params: { id: String(before.id) },
        body: { reason: 'Nothing came.' },
      })
      return (status === 200) === (before.state === 'waiting')
        ? undefined
        : `a ${before.state} proof: ${status}`
    },
    expire: async ({ at: index }) => {
      const before = pick(await quotations(), index)
      if (!before) return undefined
      // Its last day is over, whether or not the job has recorded it yet.
      await sql`
        update quotation.quotation set valid_until = ${LONG_AGO} where id = ${before.id} and state = 'quoted'`.execute(
        db,
      )
      if (index % 2 === 0) await expireQuotations({ db, sendEmail }, NOW)
      return undefined
    },
    credit: async ({ limit }) => {
      await giveCredit(db, company, limit)
      return undefined
    },
  }
  const run = (one: Act): Promise<string | undefined> =>
    (perform[one.kind] as (input: Act) => Promise<string | undefined>)(one)
  const empty = async () => {
    await sql`truncate cart.cart, quotation.quotation, orders.order, ledger.journal, payment.credit cascade`.execute(
      db,
    )
    await giveCredit(db, company, LIMIT)
  }
  /** Performs actions, alone or all at once, and checks the database against the rules. */
  const performAll = async (acts: readonly Act[], sent: SentVersions): Promise<void> => {
    const owedBefore = await owedOnTerms(db, company)
    const answers = await Promise.all(acts.map(run))
    if (acts.length === 1) expect(answers.filter((wrong) => wrong !== undefined)).toEqual([])
    expect(await wrongSales(db, sent)).toEqual([])
    expect(await verifyMoney(db, NOW)).toEqual([])
    await expectMoneyTables(db)
    expect(await owedOnTerms(db, company)).toBeLessThanOrEqual(Math.max(LIMIT, owedBefore))
    const { rows } = await sql<{ credit_limit: number }>`
      select credit_limit from payment.credit where company_id = ${company}`.execute(db)
    const hasNewLimit = acts.some(({ kind }) => kind === 'credit')
    if (!hasNewLimit)
      expect(await owedOnTerms(db, company)).toBeLessThanOrEqual(
        Math.max(rows[0]?.credit_limit ?? 0, owedBefore),
      )
  }

  it('never makes two orders of a quotation, a wrong total, debt above the limit, or a changed version of a sent quotation', async () => {
    const seen = { ordered: 0, onTerms: 0, versions: 0, paid: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...openings),
        fc.array(
          fc.oneof({ weight: 5, arbitrary: act.map((one) => [one]) }, { weight: 1, arbitrary: crowd }),
          { maxLength: LONGEST, size: 'max' },
        ),
        async (opening, story) => {
          await empty()
          const sent: SentVersions = new Map()
          for (const acts of [...opening.map((one) => [one]), ...story]) await performAll(acts, sent)
          const { rows } = await sql<{ ordered: number; onTerms: number; paid: number }>`
            select count(*)::int as ordered, count(*) filter (where payment_method = 'terms')::int as "onTerms",
              count(*) filter (where payment_state = 'paid')::int as paid
            from orders.order`.execute(db)
          seen.ordered += rows[0]?.ordered ?? 0
          seen.onTerms += rows[0]?.onTerms ?? 0
          seen.paid += rows[0]?.paid ?? 0
          seen.versions += [...sent.keys()].filter((name) => !name.endsWith(' 1')).length
        },
      ),
      { numRuns: RUNS },
    )
    // Every kind of result occurs.
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
  }, 1_200_000)

  it('detects a wrong total, a changed sent version, a surplus order and a missing payment', async () => {
    await empty()
    const sent: SentVersions = new Map()
    const offer = await checkOut(buyers.buyer, [[item, 3]])
    const orderId = await orderQuotation(buyers.buyer, offer)
    expect(await wrongSales(db, sent)).toEqual([])
    const wrongAfter = async (change: (tx: Db) => Promise<unknown>): Promise<string[]> => {
      let found: string[] = []
      await db
        .transaction()
        .execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx)
          await change(tx)
          found = await wrongSales(tx, new Map(sent))
          throw new Error('undone')
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }))
      return found
    }
    expect(
      await wrongAfter((tx) =>
        sql`update orders.line set quantity = 4 where order_id = ${orderId}`.execute(tx),
      ),
    ).toEqual([
      `order ${orderId}: its total is not the sum of its lines`,
      `order ${orderId}: its lines do not add up`,
      `order ${orderId}: it is not what was offered`,
    ])
    expect(await wrongAfter((tx) => sql`update quotation.line set unit_price = 1`.execute(tx))).toEqual([
      `quotation ${offer.id} version 1 has changed since it was sent`,
      `order ${orderId}: it is not what was offered`,
    ])
    expect(await wrongAfter((tx) => sql`delete from orders.order`.execute(tx))).toEqual([
      `quotation ${offer.id} is ordered and has not one order`,
    ])
    expect(await wrongAfter((tx) => sql`update payment.attempt set received = 5`.execute(tx))).toEqual([
      `order ${orderId}: what came is not what its proofs show`,
      `order ${orderId}: it is unpaid, not partially_paid`,
    ])
  })
})

const step = (name: ActOf<'quotation_step'>['step']): Act => ({
  kind: 'quotation_step',
  at: 0,
  step: name,
  isStale: false,
})
const priced: Act = { kind: 'price', at: 0, price: 900, discount: 33.33 }
/** Beginnings of stories that lead far and reach what must happen only once a second time. */
const openings: readonly (readonly Act[])[] = [
  [],
  [
    { kind: 'check_out', quantity: 3 },
    { kind: 'place', at: 0, method: 'transfer', by: 'buyer' },
    { kind: 'place', at: 0, method: 'terms', by: 'buyer' },
    { kind: 'upload', at: 0, amount: 3_330 },
    { kind: 'verify', at: 0, amount: 9_000 },
    { kind: 'verify', at: 0, amount: 9_000 },
  ],
  [
    { kind: 'check_out', quantity: 2 },
    { kind: 'place', at: 0, method: 'terms', by: 'colleague' },
    { kind: 'order_step', at: 0, step: 'confirm' },
    { kind: 'check_out', quantity: 5 },
    { kind: 'check_out', quantity: 1 },
  ],
  [
    { kind: 'check_out', quantity: 5 },
    step('take'),
    priced,
    step('send'),
    step('request_change'),
    step('take'),
    priced,
    step('send'),
    { kind: 'check_out', quantity: 4 },
  ],
]

/** Several actions at once: different ones, or one several times. */
const crowd: fc.Arbitrary<Act[]> = fc.oneof(
  fc.array(act, { minLength: 2, maxLength: 4 }),
  fc.tuple(act, fc.integer({ min: 2, max: 4 })).map(([one, times]) => Array<Act>(times).fill(one)),
)
