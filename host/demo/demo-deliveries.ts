import {
  type Call,
  type DeliveryStage,
  type Invoice,
  type Order,
  type StaffReturn,
  jakartaDay,
} from '@pasok/contract'
import * as routes from '@pasok/contract'
import type { DemoShipment } from '@pasok/demo'
import { PROOF, requireSuccess, type Past } from './time-travel.ts'

const HOUR_MS = 60 * 60 * 1000

/** Who does what with an order that was placed. */
export interface Ordered {
  readonly past: Past
  readonly buyer: () => Promise<Call>
  readonly order: Order
}

const stagesOnTheWay = ['ready', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered'] as const
const pickedUp = ['ready', 'picked_up'] as const

/** Packs what is left of an order, or half of each line, and takes it to a stage; a receipt is signed by its buyer. */
export const ship = async ({ past, buyer, order }: Ordered, { share, to }: DemoShipment): Promise<void> => {
  const warehouse = () => past.asStaff('warehouse')
  const lines = order.order_line.map(({ id, product_uom_qty }) => ({
    order_line_id: id,
    quantity: Math.ceil(product_uom_qty / 2),
  }))
  const made = await requireSuccess(
    (await warehouse())(routes.fulfilmentStaff.makeDelivery, {
      params: { id: String(order.id) },
      idempotencyKey: `demo-delivery-${order.id}-${past.now().getTime()}`,
      body: share === 'half' ? { lines } : {},
    }),
  )
  let delivery = made.data.record
  const params = { id: String(delivery.id) }
  for (const step of stepsTo(to, order.delivery_method.code === 'pick_up')) {
    past.pass(4 * HOUR_MS)
    const body = {
      step,
      version: delivery.version,
      place: step === 'in_transit' ? 'Gudang Contoh Bekasi' : '',
    }
    delivery = (
      await requireSuccess((await warehouse())(routes.fulfilmentStaff.applyDeliveryStep, { params, body }))
    ).data.record
    await past.work()
  }
  if (to !== 'received') return
  past.pass(HOUR_MS)
  await requireSuccess(
    (await buyer())(routes.fulfilment.signReceipt, { params, form: { receiver: 'Gudang Contoh' } }),
  )
  await past.work()
}

const stepsTo = (to: DeliveryStage, isPickedUp: boolean) => {
  if (to === 'packing') return []
  if (to === 'received') return isPickedUp ? pickedUp : stagesOnTheWay
  const last = stagesOnTheWay.findIndex((stage) => stage === to)
  return stagesOnTheWay.slice(0, last + 1)
}

const readInvoices = async (past: Past, { id }: Order): Promise<Invoice[]> => {
  const call = await past.asStaff('finance')
  const query = { order_id: String(id), per_page: '100' }
  const { data } = await requireSuccess(call(routes.invoiceStaff.listStaffInvoices, { query }))
  return Promise.all(
    data.records.map(async (one) => {
      const params = { id: String(one.id) }
      return (await requireSuccess(call(routes.invoiceStaff.showStaffInvoice, { params }))).data.record
    }),
  )
}

/** Finance records that all invoices of an order were paid by transfer. */
export const payInvoices = async ({ past, order }: Ordered): Promise<void> => {
  for (const { id, version, amount_due } of await readInvoices(past, order)) {
    if (amount_due === 0) continue
    const body = { version, amount: amount_due, paid_on: jakartaDay(past.now()), reference: 'CONTOH' }
    const call = await past.asStaff('finance')
    await requireSuccess(call(routes.invoiceStaff.recordInvoicePayment, { params: { id: String(id) }, body }))
  }
}

/** Finance gives back an amount of the first invoice of an order, in whole rupiah before tax. */
export const creditInvoice = async (
  { past, order }: Ordered,
  { untaxed, reason }: { readonly untaxed: number; readonly reason: string },
): Promise<void> => {
  const [invoice] = await readInvoices(past, order)
  if (!invoice) throw new Error('an order of the demo without an invoice')
  const body = { version: invoice.version, credit: { untaxed }, reason }
  const call = await past.asStaff('finance')
  await requireSuccess(call(routes.invoiceStaff.creditInvoice, { params: { id: String(invoice.id) }, body }))
}

/** The buyer asks to send one of the first line back; with `isDone` it is approved, received and refunded, and the money is given back. */
export const sendBack = async (
  { past, buyer, order }: Ordered,
  { text, isDone }: { readonly text: string; readonly isDone: boolean },
): Promise<void> => {
  const [line] = order.order_line
  if (!line) throw new Error('an order of the demo without a line')
  const made = await requireSuccess(
    (await buyer())(routes.returns.requestReturn, {
      params: { id: String(order.id) },
      idempotencyKey: `demo-return-${order.id}`,
      body: {
        wish: 'refund',
        lines: [{ order_line_id: line.id, quantity: 1, reason: 'damaged', text }],
      },
    }),
  )
  if (!isDone) return
  const params = { id: String(made.data.record.id) }
  let { version } = made.data.record
  for (const [step, role] of [
    ['approve', 'sales'],
    ['receive', 'warehouse'],
    ['refund', 'finance'],
  ] as const satisfies readonly (readonly [StaffReturn['steps'][number], string])[]) {
    past.pass(8 * HOUR_MS)
    const call = await past.asStaff(role)
    const done = await requireSuccess(
      call(routes.returnsStaff.applyReturnStep, { params, body: { step, version } }),
    )
    version = done.data.record.version
    await past.work()
  }
  await requestRefund({ past, buyer, order })
}

/** Finance transfers back what came of an order and does not belong to it any more. */
const requestRefund = async ({ past, order }: Ordered): Promise<void> => {
  const call = await past.asStaff('finance')
  const query = { order_id: String(order.id) }
  const { data } = await requireSuccess(call(routes.paymentStaff.listStaffAttempts, { query }))
  const attempt = data.records.find(({ refundable }) => refundable > 0)
  if (!attempt || attempt.order.amount_over === 0) return
  await requireSuccess(
    call(routes.paymentStaff.recordRefund, {
      params: { id: String(attempt.id) },
      idempotencyKey: `demo-refund-${attempt.id}`,
      form: {
        file: new File([PROOF], 'pengembalian-contoh.pdf', { type: 'application/pdf' }),
        amount: String(attempt.order.amount_over),
        reason: 'Dana retur (contoh).',
      },
    }),
  )
}
