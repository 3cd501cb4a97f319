import type { NotAlone } from '../../approval/index.ts'
import type { Day } from '@pasok/contract'
import type { InvoiceDueChanged, OrderPaid, PaymentAttemptClosed } from '../../events/index.ts'
import type { StaffScope } from '../../kernel/index.ts'
import { findPayableInvoice, hasWaitingProof, settleOrder, type SettleParts } from '../../invoice/index.ts'
import { hasDifference, listBalancesOfOrder, lockCompanyMoney, type Allocation } from '../../ledger/index.ts'
import { lockOrder, type OrderRow } from '../../order/index.ts'
import { onceOnly, writeAudit, type Db } from '../../platform/index.ts'
import { followReceipt } from '../follow-receipt.ts'
import { isPrepaymentAwaited } from '../payment.ts'

/** What commands of finance about a company's money need. */
export interface MoneyParts extends SettleParts {
  readonly db: Db
  readonly announce: (tx: Db, event: OrderPaid | PaymentAttemptClosed | InvoiceDueChanged) => Promise<void>
}

/** The member of staff, and the request. */
export interface MoneyAct {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

/** A command as its endpoint received it. */
export interface OnceCommand {
  readonly key: string | undefined
  readonly route: string
  readonly request: unknown
}

/** Executes a command of staff about money once for a key; returns the id of its document. */
export const onceForStaff = <E extends { readonly error: string }>(
  db: Db,
  { command, by, now }: Pick<MoneyAct, 'by' | 'now'> & { readonly command: OnceCommand },
  work: (tx: Db) => Promise<{ readonly id: number } | E>,
) =>
  onceOnly<{ readonly status: 200; readonly body: { readonly id: number } }, E>(
    db,
    { principal: { kind: 'staff', id: by.staff.id }, ...command },
    now,
    async (tx) => {
      const result = await work(tx)
      return 'error' in result ? result : { status: 200, body: result }
    },
  )

/** A refund that began, or the request for approval that waits in its place. */
type RefundAnswer =
  | { readonly status: 200; readonly body: { readonly id: number } }
  | { readonly status: 202; readonly body: { readonly approval: number } }

/** Like onceForStaff, of a refund that may have to wait for approval: the request is stored as the command's answer. */
export const refundOnce = <E extends { readonly error: string }>(
  db: Db,
  { command, by, now }: Pick<MoneyAct, 'by' | 'now'> & { readonly command: OnceCommand },
  work: (tx: Db) => Promise<number | NotAlone | E>,
) =>
  onceOnly<RefundAnswer, NotAlone | E>(
    db,
    { principal: { kind: 'staff', id: by.staff.id }, ...command },
    now,
    async (tx) => {
      const result = await work(tx)
      if (typeof result === 'number') return { status: 200, body: { id: result } }
      return 'approvalId' in result ? { status: 202, body: { approval: result.approvalId } } : result
    },
  )

/** An order or an invoice that money is for, in whole rupiah. */
export type Wanted =
  | { readonly order_id: number; readonly amount: number }
  | { readonly invoice_id: number; readonly amount: number }

/** Why money can't be for an order or an invoice. */
export type WantedError =
  /** It is another company's, or unknown. */
  | 'unknown_allocation'
  /** The order is not to be paid in advance, or the invoice is paid with its order. */
  | 'not_payable'
  /** Sums of the order from before the ledger do not agree. */
  | 'frozen_money'
  /** Finance decides the buyer's proof of a transfer first. */
  | 'proof_waits'

/** Allocations, with their orders locked in the order of their ids. */
interface LockedMoney {
  readonly allocations: readonly Allocation[]
  readonly orders: readonly OrderRow[]
}

/** Finds what a company's money is for, and locks its orders together with further ones. */
const lockWanted = async (
  tx: Db,
  companyId: number,
  wanted: readonly Wanted[],
  now: Date,
  furtherOrders: readonly number[] = [],
): Promise<LockedMoney | { readonly error: WantedError; readonly at: number }> => {
  const found: Allocation[] = []
  for (const [at, one] of wanted.entries()) {
    if ('order_id' in one) {
      found.push({ ...one, invoice_id: null })
      continue
    }
    const invoice = await findPayableInvoice(tx, { companyId }, one.invoice_id, now)
    if (!invoice) return { error: 'unknown_allocation', at }
    found.push({ order_id: invoice.order_id, ...one })
  }
  const locked = await lockOrders(tx, [...furtherOrders, ...found.map(({ order_id }) => order_id)])
  const orders = locked.filter(({ id }) => found.some(({ order_id }) => order_id === id))
  for (const [at, { order_id, invoice_id }] of found.entries()) {
    const order = orders.find(({ id }) => id === order_id)
    if (order?.company_id !== companyId) return { error: 'unknown_allocation', at }
    const isPayable =
      invoice_id === null
        ? isPrepaymentAwaited(order) || (await owesForOrder(tx, order))
        : order.payment_method === 'terms'
    if (!isPayable) return { error: 'not_payable', at }
    if (await hasDifference(tx, order_id)) return { error: 'frozen_money', at }
    // The proof may show this very transfer.
    if (await hasWaitingProof(tx, order_id)) return { error: 'proof_waits', at }
  }
  return { allocations: found, orders }
}

/** Whether a company owes money for an order beside its invoices: what a bank took back after it was refunded. */
const owesForOrder = async (tx: Db, { id }: OrderRow): Promise<boolean> =>
  (await listBalancesOfOrder(tx, id)).some(
    ({ account, invoice_id, amount }) => account === 'receivable' && invoice_id === null && amount > 0,
  )

/** Locks orders in the order of their ids; unknown ones are absent. */
export const lockOrders = async (tx: Db, ids: readonly number[]): Promise<OrderRow[]> => {
  const orders: OrderRow[] = []
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    const order = await lockOrder(tx, id)
    if (order) orders.push(order)
  }
  return orders
}

/** A company's money, and what it is for. */
interface Giving extends MoneyAct {
  readonly company_id: number
  readonly wanted: readonly Wanted[]
  /** Finds further orders to lock, once the company's money is locked. */
  readonly findSources?: () => Promise<readonly number[]>
  /** The transfer by which the money came. */
  readonly transfer?: { readonly reference: string; readonly paidOn: Day }
  /** For the audit log. */
  readonly action: string
  readonly details: (id: number) => Readonly<Record<string, unknown>>
}

/**
 * Gives a company's money to orders and invoices: locks all of them, runs `work`, which posts it and returns the id of its
 * document, does what follows, and records it in the audit log.
 */
export const giveMoney = async <E extends { readonly error: string }>(
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  { company_id, wanted, findSources, transfer, action, details, ...act }: Giving,
  work: (
    allocations: readonly Allocation[],
    sources: readonly number[],
  ) => Promise<{ readonly id: number } | E>,
): Promise<{ readonly id: number } | E | { readonly error: WantedError; readonly at: number }> => {
  await lockCompanyMoney(tx, company_id)
  const sources = (await findSources?.()) ?? []
  const locked = await lockWanted(tx, company_id, wanted, act.now, sources)
  if ('error' in locked) return locked
  const done = await work(locked.allocations, sources)
  if ('error' in done) return done
  await followAllocations(tx, parts, locked, act, transfer)
  await writeAudit(tx, {
    at: act.now,
    who: { kind: 'staff', id: act.by.staff.id },
    action,
    subject: 'company',
    subjectId: company_id,
    details: details(done.id),
    requestId: act.requestId,
  })
  return done
}

/** What follows once money was given to orders and invoices: their states, receipts, e-mails and attempts. */
const followAllocations = async (
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  { allocations, orders }: LockedMoney,
  { by, now, requestId }: MoneyAct,
  transfer: { readonly reference?: string; readonly paidOn?: Day } = {},
): Promise<void> => {
  for (const order of orders)
    if (order.payment_method === 'terms' || order.state === 'cancelled')
      await settleOrder(tx, parts, order.id, now, { method: 'transfer', ...transfer, staffId: by.staff.id })
    else
      await followReceipt(tx, parts, order, {
        by: { staff: by },
        now,
        requestId,
        method: 'transfer',
        transfer,
      })
  for (const { invoice_id, order_id } of allocations)
    if (invoice_id !== null)
      await parts.announce(tx, { type: 'invoice_due_changed', invoice: invoice_id, order: order_id })
}
