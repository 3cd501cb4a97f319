import {
  can,
  gatewayMethods,
  type Attempt,
  type PaymentOfInvoice,
  type OrderPayment,
  type Proof,
  type Refund,
  type StaffAttempt,
  type StaffCredit,
  type StaffProof,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { MemberScope } from '../kernel/index.ts'
import { findOrders, type OrderRow } from '../order/index.ts'
import type { Db } from '../platform/index.ts'
import { findPayableInvoice, companyExposure } from '../invoice/index.ts'
import { listAcceptable } from './accept-payment.ts'
import { isOpen } from './attempt-life-cycle.ts'
import type { Gateway } from './gateway/gateway.ts'
import { invoiceFigures, type InvoiceParts } from './pay-invoice.ts'
import { prepaidFigures } from './pay-again.ts'
import { paymentChoices, prepaidMethods } from './payment-choices.ts'
import {
  computeBalance,
  computeCredit,
  isPrepaymentAwaited,
  isTransferAwaited,
  isUnderReview,
  type MethodLimits,
} from './payment.ts'
import {
  findCompanyCredit,
  listAttempts,
  listOrderProofs,
  type AttemptRow,
  type ProofRow,
} from './payment.store.ts'
import { listRefundable } from './find-refundable.ts'
import { findOrderSums, findSumsOfOrders, type OrderSums } from './refresh-payment-state.ts'
import { listRefundWays } from './refund.ts'
import { usableOnAccount } from './use-on-account.ts'
import { listAttemptRefunds, type RefundRow } from './refund.store.ts'

/** The bank accounts for transfers. */
export type BankAccounts = readonly {
  readonly bank: string
  readonly number: string
  readonly holder: string
}[]

export interface ShowParts {
  readonly db: Db
  readonly gateway?: Gateway | undefined
  readonly settings: { readonly bank_accounts: BankAccounts; readonly payment_limits: MethodLimits }
}

/** The payment of an order as a member of its company sees it. */
export const showOrderPayment = async (
  { db, gateway, settings }: ShowParts,
  order: OrderRow,
  member: Pick<MemberScope, 'role'>,
  language: Language,
): Promise<OrderPayment> => {
  const [attempts, proofs] = await Promise.all([listAttempts(db, order.id), listOrderProofs(db, order.id)])
  const { owed, received } = await findOrderSums(db, order)
  const { due, over } = computeBalance(order, { owed, received })
  const isAwaited = isTransferAwaited(order)
  const open = attempts.find(({ state }) => isOpen(state))
  const isProofWaiting = proofs.some(
    ({ attempt_id, state }) => attempt_id === open?.id && state === 'waiting',
  )
  const isFixed = open && (open.received > 0 || isProofWaiting)
  const is_under_review = isUnderReview(attempts)
  const mayPay = can(member, 'placeOrder')
  const canPay = mayPay && isPrepaymentAwaited(order) && due > 0 && !isFixed && !is_under_review
  return {
    order_id: order.id,
    order_number: order.number,
    amount_total: order.amount_total,
    amount_credited: order.amount_total - owed,
    amount_paid: received,
    amount_due: due,
    amount_over: over,
    attempts: attempts.map((attempt) => ({
      ...showAttempt(attempt),
      proofs: proofs.filter(({ attempt_id }) => attempt_id === attempt.id).map(showProof),
    })),
    is_under_review,
    ...(isAwaited && !is_under_review && { bank_accounts: [...settings.bank_accounts] }),
    awaits_proof: isAwaited && open !== undefined && !isProofWaiting && mayPay,
    on_account: canPay ? await usableOnAccount(db, order.company_id, due) : 0,
    payment_methods: canPay
      ? paymentChoices(
          prepaidFigures({ gateway, settings }, due),
          open?.method ?? order.payment_method,
          language,
          prepaidMethods,
        )
      : [],
  }
}

const showAttempt = (attempt: AttemptRow): Omit<Attempt, 'proofs'> => ({
  number: attempt.number,
  method: attempt.method,
  amount: attempt.amount,
  received: attempt.received,
  refunded: attempt.refunded,
  state: attempt.state,
  created_at: attempt.created_at.toISOString(),
  ...(attempt.expires_at && { expires_at: attempt.expires_at.toISOString() }),
  ...(attempt.instructions && { instructions: attempt.instructions }),
})

const showProof = (row: ProofRow): Proof => ({
  id: row.id,
  filename: row.file_name,
  content_type: row.file_type,
  amount: row.amount,
  transferred_on: row.transferred_on,
  uploaded_at: row.uploaded_at.toISOString(),
  state: row.state,
  ...(row.received !== null && { received: row.received }),
  ...(row.reason !== '' && { reason: row.reason }),
})

/** The payment of an invoice of the member's company; undefined for another company's. */
export const showInvoicePayment = async (
  parts: InvoiceParts,
  {
    scope,
    invoiceId,
    language,
    now,
  }: {
    readonly scope: MemberScope
    readonly invoiceId: number
    readonly language: Language
    readonly now: Date
  },
): Promise<PaymentOfInvoice | undefined> => {
  const invoice = await findPayableInvoice(parts.db, scope, invoiceId, now)
  if (!invoice) return undefined
  const attempts = await listAttempts(parts.db, invoice.order_id, invoiceId)
  const due = invoice.is_on_terms ? invoice.amount_due : 0
  const last = attempts.at(-1)?.method
  const is_under_review = isUnderReview(attempts)
  const canPay = due > 0 && !is_under_review && can(scope, 'placeOrder')
  return {
    invoice_id: invoiceId,
    invoice_number: invoice.number,
    order_id: invoice.order_id,
    amount_total: invoice.amount_total,
    amount_due: due,
    attempts: attempts.map(showAttempt),
    is_under_review,
    on_account: canPay ? await usableOnAccount(parts.db, scope.companyId, due) : 0,
    payment_methods: canPay ? paymentChoices(invoiceFigures(parts, due), last, language, gatewayMethods) : [],
  }
}

/** An order with its payment data, as finance sees it. */
const showPaidOrder = (order: OrderRow, sums: OrderSums): StaffProof['order'] => ({
  id: order.id,
  number: order.number,
  state: order.state,
  payment_state: order.payment_state,
  amount_total: order.amount_total,
  amount_paid: sums.received,
  amount_over: computeBalance(order, sums).over,
})

/** Orders by their ids, each with what it owes and has. */
const findPaidOrders = async (db: Db, ids: readonly number[]) => {
  const orders = await findOrders(db, ids)
  const sums = await findSumsOfOrders(db, [...orders.values()])
  return (id: number) => {
    const [order, own] = [orders.get(id), sums.get(id)]
    if (!order || !own) throw new Error(`there is no order ${id}`)
    return { order, shown: showPaidOrder(order, own) }
  }
}

/** Attempts as finance sees them, in the same order, each with its order, company and refunds. */
export const showStaffAttempts = async (
  db: Db,
  rows: readonly AttemptRow[],
  now: Date,
): Promise<StaffAttempt[]> => {
  const findPaidOrder = await findPaidOrders(
    db,
    rows.map(({ order_id }) => order_id),
  )
  const allRefunds = await listAttemptRefunds(
    db,
    rows.map(({ id }) => id),
  )
  const attempts = rows.map((attempt) => ({
    ...findPaidOrder(attempt.order_id),
    attempt,
    refunds: allRefunds.filter(({ attempt_id }) => attempt_id === attempt.id),
  }))
  const [refundable, acceptable] = [
    await listRefundable(db, attempts),
    await listAcceptable(db, attempts, now),
  ]
  return attempts.map(({ order, shown, attempt: row, refunds }, at) => {
    const { instructions: _, ...attempt } = showAttempt(row)
    return {
      ...attempt,
      id: row.id,
      version: row.version,
      order: shown,
      company: { id: order.company_id, name: order.company_name },
      can_accept: acceptable.has(row.id),
      ...(row.invoice_id !== null && { invoice_id: row.invoice_id }),
      refundable: refundable[at] ?? 0,
      refund_ways: listRefundWays(row.method, refundable[at] ?? 0),
      refunds: refunds.map(showRefund),
    }
  })
}

const showRefund = (row: RefundRow): Refund => ({
  id: row.id,
  number: row.number,
  amount: row.amount,
  way: row.way,
  state: row.state,
  reason: row.reason,
  requested_at: row.requested_at.toISOString(),
  ...(row.ended_at && { ended_at: row.ended_at.toISOString() }),
})

/** Proofs as staff see them, in the same order, each with its order and company. */
export const showStaffProofs = async (db: Db, rows: readonly ProofRow[]): Promise<StaffProof[]> => {
  const findPaidOrder = await findPaidOrders(
    db,
    rows.map(({ order_id }) => order_id),
  )
  return rows.map((row) => {
    const { order, shown } = findPaidOrder(row.order_id)
    return {
      ...showProof(row),
      order: shown,
      attempt_state: row.attempt_state,
      company: { id: order.company_id, name: order.company_name },
    }
  })
}

/** A company's credit and debt; undefined if there is no such company. */
export const showStaffCredit = async (db: Db, companyId: number): Promise<StaffCredit | undefined> => {
  const row = await findCompanyCredit(db, companyId)
  if (!row) return undefined
  return {
    ...computeCredit(row, await companyExposure(db, companyId)),
    company: { id: row.company_id, name: row.company_name },
    version: row.version,
  }
}
