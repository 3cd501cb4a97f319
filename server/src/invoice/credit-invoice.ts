import { computeTaxBase, jakartaDay, type StaffLimits } from '@pasok/contract'
import { creditReasons } from '@pasok/words'
import { isOverLimit, requestApproval, type ApprovedCommand, type NotAlone } from '../approval/index.ts'
import type { StaffScope } from '../kernel/index.ts'
import { postCreditNote } from '../ledger/index.ts'
import { listOrderLines, lockOrder, noteOrderEvent, notifyOrderEvent, type OrderRow } from '../order/index.ts'
import {
  inTransaction,
  versionConflict,
  writeAudit,
  type Db,
  type VersionConflict,
} from '../platform/index.ts'
import { creditLines, type CreditableInvoice, type Credited } from './credit-lines.ts'
import { lockInvoiceWithOrder, type InvoiceWithOrder } from './lock-invoice-with-order.ts'
import { computePart, sumAmounts, writtenNumber, type Amounts } from './invoice.ts'
import {
  creditedQuantities,
  creditedSums,
  deleteWaitingCredits,
  insertCreditLines,
  insertCreditNote,
  insertWaitingCredits,
  invoicedWithReturns,
  listInvoiceLines,
  listInvoicesOfOrder,
  listWaitingCredits,
  takeNumber,
  updateInvoice,
  type InvoiceRow,
} from './invoice.store.ts'
import type { DueParts } from './issue-invoice.ts'
import { settleOrder, sumOverpaid } from './settle-invoice.ts'
import { notifyInvoiceEvent } from './notify-invoice-event.ts'

/** A new credit note. */
export interface Credit {
  readonly invoiceId: number
  /** The invoice's version that was seen; without it, any. */
  readonly version?: number
  readonly credited: Credited
  /** The text for the buyer, or the shop's own reason. */
  readonly reason: string | { readonly code: keyof typeof creditReasons }
  /** The number of the return that it is for. */
  readonly returnNumber?: string
  /** The member of staff who issues it; without one, the shop does. */
  readonly by?: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** Why nothing was credited. */
type CreditError =
  | VersionConflict<InvoiceRow>
  | { readonly error: 'not_found' }
  | { readonly error: 'more_than_invoiced' }

/** Closes quantities of orders that finance credits: the module of deliveries knows what is packed. */
export interface CreditedClosing {
  /** The quantities to close, of credited quantities by the order's lines: those that did not leave the warehouse. */
  readonly find: (
    tx: Db,
    order: OrderRow,
    credited: ReadonlyMap<number, number>,
  ) => Promise<ReadonlyMap<number, number> | { readonly error: 'goods_packed' }>
  readonly close: (
    tx: Db,
    quantities: ReadonlyMap<number, number>,
    closing: {
      readonly orderId: number
      readonly reason: string
      readonly by: StaffScope
      readonly now: Date
      readonly requestId: string
    },
  ) => Promise<void>
}

/** A credit note by finance. */
export type StaffCredit = Credit & {
  readonly reason: string
  readonly by: StaffScope
  /** Why a credit above the limit is to be approved; without it such a credit is refused. */
  readonly approvalReason?: string | undefined
  /** Set where another has approved it. */
  readonly isApproved?: true
}

type StaffCreditParts = DueParts & {
  readonly settings: { readonly staff_limits: StaffLimits }
  readonly creditedClosing: CreditedClosing
}

type StaffCreditResult = { readonly id: number } | CreditError | NotAlone | { readonly error: 'goods_packed' }

/**
 * Credits an invoice, never more than it has left; returns the credit note's id. Credited quantities that did not leave the
 * warehouse are closed. The goods of an invoice for a delivery left it: what comes back may be shipped again.
 */
export const creditInvoice = (parts: StaffCreditParts, credit: StaffCredit): Promise<StaffCreditResult> =>
  inTransaction(parts.db, (tx) => creditByStaff(tx, parts, credit))

const creditByStaff = async (
  tx: Db,
  parts: StaffCreditParts,
  credit: StaffCredit,
): Promise<StaffCreditResult> => {
  const locked = await lockInvoiceWithOrder(tx, credit.invoiceId, credit.now)
  if (!locked) return { error: 'not_found' }
  const closed = await parts.creditedClosing.find(
    tx,
    locked.order,
    await findCreditedQuantities(tx, locked, credit.credited),
  )
  if ('error' in closed) return closed
  const refused = credit.isApproved ? undefined : await checkCredit(tx, parts, locked, credit)
  if (refused) return refused
  const result = await creditIn(tx, parts, credit)
  if (!('error' in result) && closed.size > 0)
    await parts.creditedClosing.close(tx, closed, { ...credit, orderId: locked.order.id })
  return result
}

/** Requests approval of a credit with which more of its invoice is credited than the limit; undefined if none is needed. */
const checkCredit = async (
  tx: Db,
  parts: StaffCreditParts,
  locked: InvoiceWithOrder,
  { version, credited, reason, by, ...act }: StaffCredit,
): Promise<NotAlone | CreditError | undefined> => {
  const { invoice } = locked
  const conflict = versionConflict(invoice, { version })
  if (conflict) return conflict
  const creditable = await findCreditable(tx, locked)
  const lines = creditLines(creditable, credited)
  if ('error' in lines) return lines
  const { untaxed, tax } = sumAmounts(lines)
  const { id, number, company_id, amount_credited: before } = invoice
  if (!isOverLimit(parts.settings.staff_limits, by.staff, 'credit_note', before + untaxed + tax))
    return undefined
  const invoiced = new Map((await listInvoiceLines(tx, id)).map((line) => [line.id, line]))
  return requestApproval(
    tx,
    parts,
    {
      kind: 'credit_note',
      companyId: company_id,
      subjectId: id,
      number,
      amount: untaxed + tax,
      exceeded: ['credit_note'],
      document: {
        lines: lines.flatMap(({ line, quantity, untaxed: amount }) => {
          const of = line === null ? undefined : invoiced.get(line)
          return of && quantity !== null
            ? { sku: of.sku, name: of[`name_${invoice.language}`], quantity, amount }
            : []
        }),
        amount_before: before,
        text: reason,
      },
      command: { version: invoice.version, credited, reason },
    },
    { ...act, by },
  )
}

/** Issues a credit note that was approved, as long as its invoice is as it was. */
export const issueApprovedCreditNote = (parts: StaffCreditParts): ApprovedCommand => ({
  lock: (tx, invoiceId, now) => lockInvoiceWithOrder(tx, invoiceId, now),
  run: async (tx, { subject_id, command }, act) => {
    const approved = command as Pick<StaffCredit, 'version' | 'credited' | 'reason'>
    const result = await creditByStaff(tx, parts, {
      ...approved,
      ...act,
      invoiceId: subject_id,
      isApproved: true,
    })
    return 'error' in result ? result : {}
  },
})

/** The quantities that a credit note gives back, by the order's lines; an amount, or the goods of a delivery, have none. */
const findCreditedQuantities = async (
  tx: Db,
  { invoice }: InvoiceWithOrder,
  credited: Credited,
): Promise<ReadonlyMap<number, number>> => {
  if (invoice.delivery_id !== null || (credited !== 'all' && 'untaxed' in credited)) return new Map()
  const before = await creditedQuantities(tx, invoice.id)
  const sums = new Map<number, number>()
  for (const { id, order_line_id, quantity } of await listInvoiceLines(tx, invoice.id)) {
    const given =
      credited === 'all'
        ? quantity - (before.get(id) ?? 0)
        : (credited.lines.find(({ line }) => line === id)?.quantity ?? 0)
    sums.set(order_line_id, (sums.get(order_line_id) ?? 0) + given)
  }
  return sums
}

/** Like creditInvoice, in the caller's transaction. */
const creditIn = async (
  tx: Db,
  { sendEmail, settings, announce }: Omit<DueParts, 'db'>,
  { invoiceId, version, credited, reason, returnNumber, by, now, requestId }: Credit,
): Promise<{ readonly id: number } | CreditError> => {
  const locked = await lockInvoiceWithOrder(tx, invoiceId, now)
  if (!locked) return { error: 'not_found' }
  const { invoice, order } = locked
  const conflict = versionConflict(invoice, { version })
  if (conflict) return conflict
  const lines = creditLines(await findCreditable(tx, locked), credited)
  if ('error' in lines) return lines
  const { untaxed, tax } = sumAmounts(lines)
  const issued_on = jakartaDay(now)
  const year = Number(issued_on.slice(0, 4))
  const count = await takeNumber(tx, 'credit_note', year)
  const number = writtenNumber(settings.invoices.credit_note_number, year, count)
  const id = await insertCreditNote(tx, {
    number,
    invoice_id: invoice.id,
    issued_on,
    issued_at: now,
    issued_by: by?.staff.id ?? null,
    ...(typeof reason === 'string' ? { reason } : { reason: '', reason_code: reason.code }),
    return_number: returnNumber ?? null,
    amount_untaxed: untaxed,
    amount_tax: tax,
    amount_total: untaxed + tax,
    tax_base: computeTaxBase({ untaxed, tax }, invoice.tax_percent, invoice.tax_rate_percent),
  })
  await insertCreditLines(
    tx,
    id,
    lines.map((line, at) => ({
      place: at + 1,
      invoice_line_id: line.line,
      quantity: line.quantity,
      amount_untaxed: line.untaxed,
      amount_tax: line.tax,
    })),
  )
  await updateInvoice(tx, invoice.id, { amount_credited: invoice.amount_credited + untaxed + tax })
  await postCreditNote(tx, {
    id,
    invoiceId: invoice.id,
    company_id: invoice.company_id,
    order_id: order.id,
    isPrepaid: invoice.terms_days === null,
    untaxed,
    tax,
    // A first credit note of all gives back the delivery cost, too.
    deliveryCost: credited === 'all' && invoice.amount_credited === 0 ? invoice.delivery_cost : 0,
    now,
    staffId: by?.staff.id,
  })
  await announce(tx, { type: 'invoice_due_changed', invoice: invoice.id, order: order.id })
  await settleOrder(tx, { sendEmail, settings }, order.id, now, { method: order.payment_method })
  const act = { by: by ? { staff: by } : 'system', now, requestId } as const
  await noteOrderEvent(tx, order.id, act, 'invoice_credited', number)
  await writeAudit(tx, {
    at: now,
    who: by ? { kind: 'staff', id: by.staff.id } : { kind: 'system', id: null },
    action: 'invoice.credit',
    subject: 'invoice',
    subjectId: invoice.id,
    details: { credit_note: id, amount_total: untaxed + tax },
    requestId,
  })
  await notifyInvoiceEvent(
    tx,
    { sendEmail },
    {
      id: invoice.id,
      news: 'credited',
      text: typeof reason === 'string' ? reason : creditReasons[reason.code],
      now,
    },
  )
  return { id }
}

/** The fields of an invoice that decide what can still be credited. */
const findCreditable = async (tx: Db, { invoice }: InvoiceWithOrder): Promise<CreditableInvoice> => ({
  ...invoice,
  lines: await listInvoiceLines(tx, invoice.id),
  credited: await creditedSums(tx, invoice.id),
  creditedQuantities: await creditedQuantities(tx, invoice.id),
})

/** Credits what is left of the invoices of a cancelled order. Repeating it credits nothing more. */
export const creditOrder = (parts: DueParts, credit: OrderCredit): Promise<void> =>
  inTransaction(parts.db, (tx) => creditOrderIn(tx, parts, credit))

type OrderCredit = Omit<Credit, 'invoiceId' | 'credited' | 'reason'> & { readonly orderId: number }

/** Like creditOrder, in the caller's transaction. */
export const creditOrderIn = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, ...credit }: OrderCredit,
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.state !== 'cancelled') return
  const reason = { code: 'cancelled' } as const
  for (const { id } of await listInvoicesOfOrder(tx, orderId, jakartaDay(credit.now)))
    await creditIn(tx, parts, { ...credit, invoiceId: id, credited: 'all', reason })
}

/** Quantities of an order's lines to credit. */
interface CreditedLines extends Omit<Credit, 'invoiceId' | 'credited'> {
  readonly orderId: number
  /** Lines of the order by their ids. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}

/** What was credited of quantities. */
interface LinesCredited {
  /** Whole rupiah with tax. */
  readonly amount: number
  /** The part of their price that had been credited before, in whole rupiah with tax. */
  readonly creditedBefore: number
  /** The quantities that no invoice has left, by the order's lines. */
  readonly rest: ReadonlyMap<number, number>
}

/**
 * Credits quantities of an order's lines, in the caller's transaction: from its last invoice to its first, never more
 * than an invoice has left.
 */
const creditQuantities = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, lines, ...credit }: CreditedLines,
): Promise<LinesCredited> => {
  await lockOrder(tx, orderId)
  const rest = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  let [amount, creditedBefore] = [0, 0]
  for (const invoice of (await listInvoicesOfOrder(tx, orderId, jakartaDay(credit.now))).toReversed()) {
    const credited = await creditedQuantities(tx, invoice.id)
    const portions: (Amounts & { readonly line: number; readonly quantity: number })[] = []
    for (const line of await listInvoiceLines(tx, invoice.id)) {
      const wanted = rest.get(line.order_line_id) ?? 0
      const before = credited.get(line.id) ?? 0
      const quantity = Math.min(wanted, line.quantity - before)
      if (quantity <= 0) continue
      portions.push({ line: line.id, quantity, ...computePart(line, before, quantity, invoice.tax_percent) })
      rest.set(line.order_line_id, wanted - quantity)
    }
    if (portions.length === 0) continue
    const made = await creditIn(tx, parts, {
      ...credit,
      invoiceId: invoice.id,
      credited: { lines: portions, isUpToRest: true },
    })
    const given = 'error' in made ? { untaxed: 0, tax: 0 } : await creditedSums(tx, invoice.id, made.id)
    const price = sumAmounts(portions)
    amount += given.untaxed + given.tax
    // A difference of the tax alone is its rounding.
    if (given.untaxed < price.untaxed) creditedBefore += price.untaxed + price.tax - given.untaxed - given.tax
  }
  return { amount, creditedBefore, rest }
}

/** Credits what is invoiced of an order's lines beyond the quantities that will come, after some were closed. */
export const creditClosed = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, ...credit }: Omit<CreditedLines, 'lines'>,
): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const invoiced = await invoicedWithReturns(tx, orderId)
  const lines = (await listOrderLines(tx, orderId)).flatMap(({ id: line, quantity, closed }) => {
    const beyond = (invoiced.get(line) ?? 0) - (quantity - closed)
    return beyond > 0 ? { line, quantity: beyond } : []
  })
  await creditQuantities(tx, parts, { ...credit, orderId, lines })
  await settleOrder(tx, parts, orderId, credit.now, { method: order.payment_method })
}

/** Returned quantities to credit. */
type ReturnCredit = Omit<CreditedLines, 'reason' | 'returnNumber'> & {
  readonly reason: string
  readonly returnNumber: string
}

/**
 * Credits returned quantities, in the caller's transaction; finance is notified where the buyer has paid. Quantities in
 * `uninvoiced`, by the order's lines, wait for their invoice and are credited when it is issued.
 */
export const creditReturn = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { uninvoiced, ...credit }: ReturnCredit & { readonly uninvoiced: ReadonlyMap<number, number> },
): Promise<Omit<LinesCredited, 'rest'> & { readonly isWaiting: boolean }> => {
  const { orderId, returnNumber, reason, now } = credit
  const { rest, amount, ...credited } = await creditQuantities(tx, parts, credit)
  let { creditedBefore } = credited
  const waiting = await listWaitingCredits(tx, orderId)
  const added = [...rest].flatMap(([line, quantity]) => {
    const others = waiting.reduce((sum, one) => sum + (one.order_line_id === line ? one.quantity : 0), 0)
    const left = Math.min(quantity, (uninvoiced.get(line) ?? 0) - others)
    return left > 0
      ? { order_id: orderId, order_line_id: line, quantity: left, reason, return_number: returnNumber }
      : []
  })
  await insertWaitingCredits(tx, added)
  const order = await lockOrder(tx, orderId)
  for (const line of await listOrderLines(tx, orderId)) {
    const waits = added.find(({ order_line_id }) => order_line_id === line.id)?.quantity ?? 0
    const { untaxed, tax } = computePart(line, 0, (rest.get(line.id) ?? 0) - waits, order?.tax_percent ?? 0)
    creditedBefore += untaxed + tax
  }
  // For an unpaid order on terms, less is to be paid; otherwise finance refunds the amount.
  if (amount > 0 && (order?.payment_method !== 'terms' || (await sumOverpaid(tx, orderId, now)) > 0))
    await notifyOrderEvent(tx, parts, { id: orderId, news: 'payment_to_return', text: returnNumber })
  return { amount, creditedBefore, isWaiting: added.length > 0 }
}

/** Credits returned quantities that waited for their order's invoice, after it was issued. */
export const creditWaiting = async (
  tx: Db,
  parts: Omit<DueParts, 'db'>,
  { orderId, now, requestId }: Pick<ReturnCredit, 'orderId' | 'now' | 'requestId'>,
): Promise<void> => {
  const waiting = await listWaitingCredits(tx, orderId)
  await deleteWaitingCredits(tx, orderId)
  const uninvoiced = new Map(waiting.map(({ order_line_id }) => [order_line_id, Number.MAX_SAFE_INTEGER]))
  for (const { order_line_id: line, quantity, reason, return_number: returnNumber } of waiting)
    await creditReturn(tx, parts, {
      orderId,
      lines: [{ line, quantity }],
      reason,
      returnNumber,
      uninvoiced,
      now,
      requestId,
    })
}
