import { type Call, type Order, type Quotation, type StaffQuotation, jakartaDay } from '@pasok/contract'
import * as routes from '@pasok/contract'
import type { DemoAct, DemoSale, DemoUpload } from '@pasok/demo'
import { catalogue, log, order as orders, quotation as quotations } from '@pasok/server'
import writeExcelFile from 'write-excel-file/node'
import { creditInvoice, payInvoices, sendBack, ship, type Ordered } from './demo-deliveries.ts'
import { openPast, PastRefused, PROOF, requireSuccess, type Past, type PastParts } from './time-travel.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Why an offer above the limits of sales is asked for. */
const APPROVAL_REASON = 'Barang di luar katalog: harga menurut penawaran pemasok.'
/** The time between two steps of a sale. */
const STEP_MS = 3 * HOUR_MS

/**
 * Adds the demo's past sales through the API, as its users and at past times: quotations in every state and orders of half a year,
 * without e-mails. Does nothing if there are orders. In a database that was used before, the shop may refuse a step of a sale; the
 * rest of that sale is left out. `choose` selects some of the sales.
 */
export const loadDemoSales = async (
  parts: PastParts,
  now: Date,
  choose = (all: readonly DemoSale[]): readonly DemoSale[] => all,
): Promise<void> => {
  if (await orders.hasOrders(parts.database.db)) return
  const { demoSales, demoUploads, toDemoEmail } = await import('@pasok/demo')
  const sales = choose(demoSales)
  log.info({ sales: sales.length }, 'making the demo’s quotations and orders, once')
  const past = await openPast(parts, toDemoEmail)
  const underWay = sales.map((sale) => ({
    at: now.getTime() - sale.daysAgo * DAY_MS,
    steps: sell(past, sale),
  }))
  // Always the earliest step, so that numbers and dates rise together.
  for (let next = earliest(underWay); next; next = earliest(underWay)) {
    past.setClock(new Date(next.at))
    const { done, value: pause } = await next.steps.next().catch(leaveOut)
    if (done) underWay.splice(underWay.indexOf(next), 1)
    else next.at = past.now().getTime() + pause
  }
  for (const upload of demoUploads) {
    past.setClock(new Date(now.getTime() - upload.daysAgo * DAY_MS))
    await uploadList(past, upload).catch(leaveOut)
  }
  await past.close()
}

/** The statuses of a refused step: not found, not in this state, not with these values. */
const NOT_NOW = new Set([404, 409, 422])

/** Ends a sale whose step the shop refuses, without failing the start; throws any other error. */
export const leaveOut = (error: unknown): IteratorResult<number, void> => {
  if (!(error instanceof PastRefused && NOT_NOW.has(error.status))) throw error
  log.warn({ err: error }, 'a sale of the demo is left out')
  return { done: true, value: undefined }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Uploads a buyer's list, which is not submitted yet. */
const uploadList = async (past: Past, { buyer, filename, rows }: DemoUpload): Promise<void> => {
  const cells = rows.map((row) => row.map((value) => ({ value })))
  const file = new File([new Uint8Array(await writeExcelFile(cells).toBuffer())], filename, { type: XLSX })
  const call = await past.asMember(buyer)
  await requireSuccess(
    call(routes.quotationUpload.uploadQuotation, {
      idempotencyKey: past.makeKey(`upload-${filename}`),
      form: { quo_file: file },
    }),
  )
}

const earliest = <T extends { readonly at: number }>(sales: readonly T[]): T | undefined =>
  sales.toSorted((a, b) => a.at - b.at)[0]

/**
 * Runs one sale from its first request to its present state; yields the milliseconds until the next step. Items that the catalogue
 * does not have are left out.
 */
const sell = async function* (past: Past, sale: DemoSale): AsyncGenerator<number, void> {
  const lines: { product_item_id: number; quantity: number }[] = []
  for (const [sku, quantity] of sale.lines) {
    const target = await catalogue.findPriceTarget(past.db, { sku })
    if (target && 'item_id' in target) lines.push({ product_item_id: target.item_id, quantity })
  }
  if (lines.length === 0) return
  const buyer = () => past.asMember(sale.buyer)
  const sales = () => past.asStaff('sales')
  const finance = () => past.asStaff('finance')
  const call = await buyer()
  const made = await (sale.from === 'cart' ? checkOut(call, lines) : request(past, call, lines, sale))
  let course: Course = { past, buyer, sales, finance, quotation: made, order: undefined }
  for (const act of sale.acts) {
    yield act.do === 'wait' ? act.days * DAY_MS : STEP_MS
    course = { ...course, ...(await doNext(course, act)) }
    await past.work()
  }
}

type Line = { product_item_id: number; quantity: number }

const checkOut = async (call: Call, lines: readonly Line[]): Promise<Quotation> => {
  const { data } = await requireSuccess(
    call(routes.cart.changeCart, {
      body: { lines: lines.map(({ product_item_id, quantity }) => ({ product_item_id, new_qty: quantity })) },
    }),
  )
  const made = await requireSuccess(
    call(routes.quotation.checkOutCart, { params: { id: String(data.id) }, body: { is_document: true } }),
  )
  return made.data.record
}

const request = async (
  past: Past,
  call: Call,
  lines: Line[],
  { notes = '', daysAgo, buyer }: DemoSale,
): Promise<Quotation> => {
  const made = await requireSuccess(
    call(routes.quotation.requestQuotation, {
      idempotencyKey: past.makeKey(`${buyer}-${daysAgo}-${lines[0]?.product_item_id ?? 0}`),
      body: { lines, notes },
    }),
  )
  return made.data.record
}

/** The state of a sale, and the callers of its next step. Each opens a session of that time, because idle ones end. */
interface Course {
  readonly past: Past
  readonly buyer: () => Promise<Call>
  readonly sales: () => Promise<Call>
  readonly finance: () => Promise<Call>
  /** As the last response showed it to the buyer or to staff. */
  readonly quotation: Quotation | StaffQuotation
  readonly order: Order | undefined
}

/** Takes one step; returns what it changed. */
const doNext = async (
  course: Course,
  act: DemoAct,
): Promise<Partial<Pick<Course, 'quotation' | 'order'>>> => {
  const { past, buyer, sales, quotation } = course
  const params = { id: String(quotation.id) }
  switch (act.do) {
    case 'send':
      return { quotation: await send(course) }
    case 'take':
    case 'ask':
    case 'reject': {
      const body = { step: act.do, revision: quotation.revision, text: 'text' in act ? act.text : '' }
      const call = await sales()
      const done = await requireSuccess(call(routes.quotationStaff.takeStaffQuotationStep, { params, body }))
      return { quotation: done.data.record }
    }
    case 'price':
      return { quotation: await price(course, act) }
    case 'answer':
    case 'request_change':
    case 'decline':
    case 'renew':
    case 'withdraw': {
      const body = { step: act.do, revision: quotation.revision, text: 'text' in act ? act.text : '' }
      const call = await buyer()
      const done = await requireSuccess(call(routes.quotation.takeQuotationStep, { params, body }))
      return { quotation: done.data.record }
    }
    case 'message':
    case 'reply': {
      const sent = {
        params,
        idempotencyKey: past.makeKey(`${act.do}-${quotation.id}`),
        body: { text: act.text },
      }
      if (act.do === 'message')
        await requireSuccess((await buyer())(routes.quotation.writeQuotationMessage, sent))
      else await requireSuccess((await sales())(routes.quotationStaff.writeStaffQuotationMessage, sent))
      return {}
    }
    case 'expire': {
      past.setClock(new Date(`${quotation.valid_until ?? jakartaDay(past.now())}T20:00:00Z`))
      await quotations.expireQuotations(past, past.now())
      const call = await buyer()
      return {
        quotation: (await requireSuccess(call(routes.quotation.showQuotation, { params }))).data.record,
      }
    }
    case 'order':
      return { order: await place(course, act) }
    case 'pay_again':
      await payAgain(course, act.by)
      return { order: await orderAgain(course) }
    case 'show_proof':
      await showProof(course, act.percent)
      return { order: await orderAgain(course) }
    case 'verify_proof':
      await verifyProof(course)
      return { order: await orderAgain(course) }
    case 'confirm':
    case 'process':
    case 'hold':
    case 'cancel': {
      const body = {
        step: act.do,
        version: requireOrder(course).version,
        text: 'text' in act ? act.text : '',
      }
      const call = await sales()
      const of = { id: String(requireOrder(course).id) }
      return {
        order: (await requireSuccess(call(routes.orderStaff.takeOrderStep, { params: of, body }))).data
          .record,
      }
    }
    case 'settle':
    case 'let_expire':
      await atGateway(course, act.do)
      return { order: await orderAgain(course) }
    case 'ship':
    case 'pay_invoices':
    case 'credit':
    case 'send_back':
      await afterwards({ past, buyer, order: requireOrder(course) }, act)
      return { order: await orderAgain(course) }
    case 'wait':
      return {}
    case 'cancel_by_buyer':
      break
  }
  const { id, version } = requireOrder(course)
  const sent = { params: { id: String(id) }, body: { version, reason: act.text } }
  return { order: (await requireSuccess((await buyer())(routes.order.cancelOrder, sent))).data.record }
}

const afterwards = async (
  ordered: Ordered,
  act: Extract<DemoAct, { do: 'ship' | 'pay_invoices' | 'credit' | 'send_back' }>,
): Promise<void> => {
  if (act.do === 'ship') await ship(ordered, act)
  else if (act.do === 'pay_invoices') await payInvoices(ordered)
  else if (act.do === 'credit') await creditInvoice(ordered, act)
  else await sendBack(ordered, act)
}

/** Pays the open attempt of an order, or lets it expire. */
const atGateway = async (course: Course, act: 'settle' | 'let_expire'): Promise<void> => {
  const { past, buyer } = course
  const { id, number } = requireOrder(course)
  const call = await buyer()
  const { data } = await requireSuccess(call(routes.payment.showOrderPayment, { params: { id: String(id) } }))
  const attempt = data.record.attempts.at(-1)
  if (!attempt) throw new Error('an order of the demo without a payment attempt')
  if (act === 'let_expire') {
    past.pass(DAY_MS)
    await past.pollPayments()
  } else if (!(await past.simulator.act(`${number}-${attempt.number}`, 'settle')))
    throw new Error('an attempt of the demo that can not be paid')
}

const requireOrder = ({ order }: Course): Order => {
  if (!order) throw new Error('nothing is ordered yet')
  return order
}

const orderAgain = async (course: Course): Promise<Order> => {
  const call = await course.buyer()
  return (
    await requireSuccess(call(routes.order.showOrder, { params: { id: String(requireOrder(course).id) } }))
  ).data.record
}

/** Sends an offer; one above the limits of sales is asked for, and an admin approves it. */
const send = async ({ past, sales, quotation }: Course): Promise<StaffQuotation> => {
  const params = { id: String(quotation.id) }
  const call = await sales()
  const body = {
    step: 'send',
    revision: quotation.revision,
    text: '',
    approval_reason: APPROVAL_REASON,
  } as const
  const sent = await call(routes.quotationStaff.takeStaffQuotationStep, { params, body })
  if (sent.status === 200) return sent.body.data.record
  if (sent.body.code !== 'waiting_for_approval') throw new PastRefused(sent.status, sent.body)
  const admin = await past.asStaff('admin')
  const { data } = await requireSuccess(
    admin(routes.approvalStaff.listApprovals, { query: { state: 'waiting' } }),
  )
  const asked = data.records.find(({ subject_id }) => subject_id === quotation.id)
  await requireSuccess(
    admin(routes.approvalStaff.approve, { params: { id: String(asked?.id ?? 0) }, body: { note: '' } }),
  )
  return (await requireSuccess(call(routes.quotationStaff.showStaffQuotation, { params }))).data.record
}

/** Prices every line. */
const price = async (
  { sales, quotation }: Course,
  { discount, priceWithoutList = 1_000_000, leadTimeDays }: Extract<DemoAct, { do: 'price' }>,
): Promise<StaffQuotation> => {
  const call = await sales()
  const params = { id: String(quotation.id) }
  const { revision, order_line, shop_prices } =
    'shop_prices' in quotation
      ? quotation
      : (await requireSuccess(call(routes.quotationStaff.showStaffQuotation, { params }))).data.record
  const lines = order_line.flatMap(({ id, product, product_uom_qty }) =>
    product && product_uom_qty !== undefined
      ? {
          id,
          status: 'quoted' as const,
          product_item_id: product.id,
          quantity: product_uom_qty,
          unit_price: shop_prices[id] ?? priceWithoutList,
          ...(leadTimeDays !== undefined && { lead_time_days: leadTimeDays }),
        }
      : [],
  )
  const priced = await requireSuccess(
    call(routes.quotationStaff.priceQuotation, {
      params,
      body: { revision, lines, discount_percent: discount },
    }),
  )
  return priced.data.record
}

const place = async (
  { past, buyer, quotation }: Course,
  { by, po }: Extract<DemoAct, { do: 'order' }>,
): Promise<Order> => {
  const call = await buyer()
  const params = { id: String(quotation.id) }
  const { data: methods } = await requireSuccess(call(routes.quotation.listDeliveryMethods, { params }))
  const method = methods.records.find(({ cost }) => cost !== undefined)?.code ?? 'pick_up'
  const chosen = await requireSuccess(
    call(routes.quotation.setDeliveryMethod, { params, body: { delivery_method: method } }),
  )
  const { revision, version, amount_total } = chosen.data.record
  await requireSuccess(
    call(routes.quotation.setQuotationDetails, { params, body: { revision, po_number: po } }),
  )
  const placed = await requireSuccess(
    call(routes.payment.process, {
      idempotencyKey: past.makeKey(`order-${quotation.id}-${by}`),
      body: { quotation_id: quotation.id, version, amount_total, payment_method: by, agree_terms: true },
    }),
  )
  const of = { id: String(placed.data.record.order_id) }
  return (await requireSuccess(call(routes.order.showOrder, { params: of }))).data.record
}

/** Pays an order another way after its first attempt failed. */
const payAgain = async (
  { past, buyer, quotation: { id } }: Course,
  by: Extract<DemoAct, { do: 'pay_again' }>['by'],
): Promise<void> => {
  const call = await buyer()
  const params = { id: String(id) }
  const { version } = (await requireSuccess(call(routes.quotation.showQuotation, { params }))).data.record
  await requireSuccess(
    call(routes.payment.process, {
      idempotencyKey: past.makeKey(`order-${id}-${by}`),
      body: { quotation_id: id, version, payment_method: by, agree_terms: true },
    }),
  )
}

const showProof = async (course: Course, percent: number): Promise<void> => {
  const { id, amount_total } = requireOrder(course)
  const call = await course.buyer()
  await requireSuccess(
    call(routes.payment.uploadProof, {
      params: { id: String(id) },
      form: {
        // Each transfer has its own file.
        file: new File([PROOF, `%${percent}\n`], 'bukti-transfer-contoh.pdf', { type: 'application/pdf' }),
        amount: String(Math.round((amount_total * percent) / 100)),
        transferred_on: jakartaDay(course.past.now()),
      },
    }),
  )
}

const verifyProof = async (course: Course): Promise<void> => {
  const call = await course.finance()
  const { data } = await requireSuccess(
    call(routes.paymentStaff.listProofs, { query: { state: 'waiting', per_page: '100' } }),
  )
  const proof = data.records.find(({ order: of }) => of.id === requireOrder(course).id)
  if (!proof) throw new Error('a proof that was shown does not wait')
  await requireSuccess(
    call(routes.paymentStaff.verifyProof, {
      params: { id: String(proof.id) },
      body: { received: proof.amount },
    }),
  )
}
