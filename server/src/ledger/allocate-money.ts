import type { AdjustmentKind } from '@pasok/contract'
import type { Db } from '../platform/index.ts'
import { advance, cash, receivable, takeFrom, type HeldPlace, type Place, type Posting } from './ledger.ts'
import {
  countJournals,
  findBalance,
  findLastJournal,
  findMoneyOfOrder,
  listOnAccount,
  listPaidOfOrder,
  listPostings,
  post,
  sumMoved,
  type Recorded,
} from './ledger.store.ts'
import { moveToAccount, type OrderOfMoney } from './refund-held.ts'

/** Part of a company's money for an invoice, or for an order that is paid in advance. */
export interface Allocation {
  readonly order_id: number
  /** Null for the order itself. */
  readonly invoice_id: number | null
  /** Whole rupiah. */
  readonly amount: number
}

/** Money of a company, and what it is for. */
interface Allocated extends Recorded {
  readonly company_id: number
  readonly allocations: readonly Allocation[]
}

/** More is allocated to an invoice than is still to be paid of it. */
export interface MoreThanOpen {
  readonly error: 'more_than_open'
}

/** Posts a transfer with what it is for; the rest is held for the company. The caller has locked the orders. */
export const receiveTransfer = async (
  tx: Db,
  {
    transferId,
    amount,
    company_id,
    allocations,
    ...recorded
  }: Allocated & { readonly transferId: number; readonly amount: number },
): Promise<MoreThanOpen | undefined> => {
  const sides = await creditAllocations(tx, company_id, allocations)
  if ('error' in sides) return sides
  const rest = allocations.reduce((left, one) => left - one.amount, amount)
  await post(tx, { kind: 'payment_received', source: 'transfer', source_id: transferId }, recorded, [
    ...allocations.map((one) => ({
      ...cash({ company_id, ...one, attempt_id: null, method: 'transfer' }),
      amount: one.amount,
    })),
    { account: 'cash', company_id, method: 'transfer', amount: rest },
    ...sides,
    { account: 'advance', company_id, amount: -rest },
  ])
  return undefined
}

/** Posts the use of money that is held for a company beside orders. The caller has locked the orders, those of the money too. */
export const useOnAccount = async (
  tx: Db,
  {
    allocationId,
    company_id,
    allocations,
    orderIds,
    ...recorded
  }: Allocated & {
    readonly allocationId: number
    /** The orders whose money may be used. */
    readonly orderIds: readonly number[]
  },
): Promise<MoreThanOpen | { readonly error: 'more_than_held' } | undefined> => {
  const sides = await creditAllocations(tx, company_id, allocations)
  if ('error' in sides) return sides
  const amount = allocations.reduce((sum, one) => sum + one.amount, 0)
  const { postings, missing } = takeFrom(await listOnAccount(tx, company_id, orderIds), amount)
  if (missing > 0) return { error: 'more_than_held' }
  const event = { kind: 'advance_used', source: 'allocation', source_id: allocationId } as const
  await post(tx, event, recorded, [...postings, ...sides])
  return undefined
}

/**
 * Posts that money of a cancelled order is on account again, as far as it came from there and is held for the order. The
 * caller has locked the order.
 */
export const returnToAccount = async (
  tx: Db,
  { id, company_id }: { readonly id: number; readonly company_id: number },
  recorded: Recorded,
): Promise<void> => {
  const { moved, held_for_order } = await findMoneyOfOrder(tx, id)
  const amount = Math.min(moved, held_for_order)
  if (amount <= 0) return
  const event = {
    kind: 'advance_returned',
    source: 'journal',
    source_id: await findLastJournal(tx, id),
  } as const
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [
    { ...advance({ company_id, order_id: id, invoice_id: null }), amount },
    { account: 'advance', company_id, amount: -amount },
  ])
}

const creditAllocations = async (
  tx: Db,
  company_id: number,
  allocations: readonly Allocation[],
): Promise<Posting[] | MoreThanOpen> => {
  const sides: Posting[] = []
  for (const { amount, ...to } of allocations) {
    const place = to.invoice_id === null ? advance({ company_id, ...to }) : receivable({ company_id, ...to })
    if (to.invoice_id !== null && amount > (await findBalance(tx, place))) return { error: 'more_than_open' }
    sides.push({ ...place, amount: -amount })
  }
  return sides
}

/**
 * Undoes a transfer or a proof's money that was recorded wrong: it is taken from where it is now, also where its buyer moved it from
 * an order to the account; returns the invoices that are open again. Refused where some of it was refunded or used for something
 * else. The caller has locked the company's money and the orders.
 */
export const correctReceipt = async (
  tx: Db,
  {
    source: of,
    source_id,
    ...recorded
  }: Recorded & { readonly source: 'transfer' | 'proof'; readonly source_id: number },
): Promise<{ readonly invoices: readonly number[] } | { readonly error: 'money_spent' }> => {
  const source = { source: of, source_id } as const
  const sides = await listPostings(tx, 'payment_received', source)
  const undone: Posting[] = []
  const movedBack: { readonly order: OrderOfMoney; readonly amount: number }[] = []
  for (const { order_id = null, invoice_id = null, attempt_id = null, company_id, amount } of sides.filter(
    ({ account }) => account === 'cash',
  )) {
    const places = await listPlaces(tx, { company_id, order_id, invoice_id, attempt_id })
    const { postings, missing } = takeFrom(places, amount)
    undone.push(...postings)
    if (missing === 0) continue
    if (order_id === null || missing > (await sumMoved(tx, order_id))) return { error: 'money_spent' }
    // The buyer kept it on account.
    movedBack.push({ order: { id: order_id, company_id }, amount: missing })
    undone.push({ ...advance({ company_id, order_id, invoice_id: null }), amount: missing })
  }
  const [{ company_id } = { company_id: 0 }] = sides
  const onAccount = { account: 'advance', company_id } as const
  const needed =
    movedBack.reduce((sum, one) => sum + one.amount, 0) +
    undone.reduce((sum, one) => sum + (isOnAccount(one) ? one.amount : 0), 0)
  if (needed > -(await findBalance(tx, onAccount))) return { error: 'money_spent' }
  for (const { order, amount } of movedBack) await moveToAccount(tx, { order, amount: -amount }, recorded)
  const back = sides
    .filter(({ account }) => account === 'cash')
    .map((side) => ({ ...side, amount: -side.amount }))
  const event = { kind: 'transfer_corrected', ...source } as const
  const occurrence = 1 + (await countJournals(tx, event.kind, event))
  await post(tx, { ...event, occurrence }, recorded, [...undone, ...back])
  return {
    invoices: undone.flatMap(({ account, invoice_id, amount }) =>
      account === 'receivable' && amount > 0 ? (invoice_id ?? []) : [],
    ),
  }
}

const isOnAccount = ({ account, order_id = null, invoice_id = null }: Posting) =>
  account === 'advance' && order_id === null && invoice_id === null

/** Where the money of a transfer or a proof can be now: in review, held, or used for the invoice or for those of the order. */
export const listPlaces = async (
  tx: Db,
  { company_id, order_id, invoice_id, attempt_id }: HeldPlace & { readonly attempt_id: number | null },
) => {
  const held =
    order_id === null
      ? ({ account: 'advance', company_id } as const)
      : advance({ company_id, order_id, invoice_id })
  const paid = order_id === null ? [] : await listPaidOfOrder(tx, order_id)
  const inReview: readonly Place[] =
    attempt_id === null ? [] : [{ account: 'suspense', company_id, order_id, invoice_id, attempt_id }]
  return [
    ...(await Promise.all(
      inReview.map(async (place) => ({ place, amount: -(await findBalance(tx, place)) })),
    )),
    { place: held, amount: -(await findBalance(tx, held)) },
    ...paid
      .filter((one) => invoice_id === null || one.invoice_id === invoice_id)
      .map((one) => ({
        place: receivable({ company_id, order_id: order_id ?? 0, invoice_id: one.invoice_id }),
        amount: one.amount,
      })),
  ]
}

const adjustmentAccounts = {
  tax_withheld: 'withheld',
  bank_charge: 'bank_charge',
  write_off: 'write_off',
} as const

/** Posts what settles part of an invoice without money; never more than is still to be paid of it. */
export const adjustInvoice = async (
  tx: Db,
  {
    adjustmentId,
    kind,
    company_id,
    order_id,
    invoice_id,
    amount,
    ...recorded
  }: Recorded & {
    readonly adjustmentId: number
    readonly kind: AdjustmentKind
    readonly company_id: number
    readonly order_id: number
    readonly invoice_id: number
    readonly amount: number
  },
): Promise<MoreThanOpen | undefined> => {
  const place = receivable({ company_id, order_id, invoice_id })
  if (amount > (await findBalance(tx, place))) return { error: 'more_than_open' }
  await post(tx, { kind, source: 'adjustment', source_id: adjustmentId }, recorded, [
    { account: adjustmentAccounts[kind], company_id, order_id, invoice_id, amount },
    { ...place, amount: -amount },
  ])
  return undefined
}
