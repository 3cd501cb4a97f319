import { gatewayMethods, isGatewayMethod, type Inquiry, type PaymentMethod } from '@pasok/contract'
import type { Language } from '@pasok/words'
import type { InvoiceDueChanged } from '../events/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import { findPayableInvoice, lockPayableInvoice, type PayableInvoice } from '../invoice/index.ts'
import { findAnyOrder, noteOrderEvent } from '../order/index.ts'
import { onceOnly, type Db } from '../platform/index.ts'
import { isOpen } from './attempt-life-cycle.ts'
import { beginAttempt, type AnnounceAttempt } from './begin-attempt.ts'
import type { Gateway } from './gateway/gateway.ts'
import { paymentChoices } from './payment-choices.ts'
import { isUnderReview, methodProblem, type MethodLimits, type PaymentFigures } from './payment.ts'
import { listAttempts, updateAttempt } from './payment.store.ts'
import { lockOnAccount, payFromAccount, usableOnAccount, type UseParts } from './use-on-account.ts'

/** The data that decides how an invoice can be paid. */
export interface InvoiceParts {
  readonly db: Db
  readonly gateway?: Gateway | undefined
  readonly settings: { readonly payment_limits: MethodLimits }
}

/** Whether an invoice can be paid separately; one of a prepaid order is paid with the order. */
const isPayable = ({ is_on_terms, amount_due }: PayableInvoice): boolean => is_on_terms && amount_due > 0

/** The data that decides which gateway methods can take the amount due. */
export const invoiceFigures = (
  { gateway, settings }: Pick<InvoiceParts, 'gateway' | 'settings'>,
  total: number,
): PaymentFigures => ({
  credit: undefined,
  exposure: 0,
  isOverdue: false,
  hasBankAccount: false,
  hasGateway: gateway !== undefined,
  limits: settings.payment_limits,
  total,
})

/**
 * The amount due of an invoice of the company, and its payment methods; undefined for another company's. Changes
 * nothing.
 */
export const inquireInvoice = async (
  parts: InvoiceParts,
  {
    scope,
    invoiceId,
    method,
    usesAccount,
    language,
    now,
  }: {
    readonly scope: MemberScope
    readonly invoiceId: number
    /** Whether money on account is used first. */
    readonly usesAccount: boolean
    /** The method chosen on the page. */
    readonly method?: string | undefined
    readonly language: Language
    readonly now: Date
  },
): Promise<Inquiry | undefined> => {
  const invoice = await findPayableInvoice(parts.db, scope, invoiceId, now)
  if (!invoice) return undefined
  const due = isPayable(invoice) ? invoice.amount_due : 0
  const attempts = await listAttempts(parts.db, invoice.order_id, invoiceId)
  const canPay = due > 0 && !isUnderReview(attempts)
  const on_account = canPay ? await usableOnAccount(parts.db, scope.companyId, due) : 0
  const figures = invoiceFigures(parts, due - (usesAccount ? on_account : 0))
  const methods = canPay && figures.total > 0 ? paymentChoices(figures, method, language, gatewayMethods) : []
  return {
    invoice_id: invoiceId,
    amount_untaxed: invoice.amount_untaxed,
    amount_tax: invoice.amount_tax,
    amount_total: due,
    on_account,
    payment_methods: methods,
    problems: [],
  }
}

/** What paying an invoice needs. */
export type PayInvoiceParts = InvoiceParts &
  UseParts & {
    readonly announce: AnnounceAttempt &
      UseParts['announce'] &
      ((tx: Db, event: InvoiceDueChanged) => Promise<void>)
  }

/** A member's request to pay an invoice. */
export interface InvoicePaying {
  readonly scope: MemberScope
  readonly invoiceId: number
  /** Undefined where only money on account is used. */
  readonly method: PaymentMethod | undefined
  /** The amount due that the buyer saw, in whole rupiah. */
  readonly amountDue: number
  /** What is used of the company's money on account, in whole rupiah. */
  readonly onAccount: number | undefined
  /** The number of the open attempt that is replaced. */
  readonly insteadOf: number | undefined
  readonly command: { readonly key: string | undefined; readonly route: string; readonly request: unknown }
  readonly now: Date
  readonly requestId: string
}

/** The invoice, and its order. */
interface PaidInvoice {
  readonly order_id: number
  readonly order_number: string
  readonly quotation_id: number
  readonly invoice_id: number
}

/** Why an invoice is not paid. */
type PayInvoiceError =
  | 'not_found'
  | 'not_possible_now'
  | 'payment_not_possible'
  | 'payment_under_review'
  | 'total_changed'
  | 'on_account_changed'

/**
 * Uses money on account for an invoice on terms, and begins a gateway attempt for what is left, once for a key, if none is
 * open or the open one is to be replaced. Refused where another amount is due than was seen. No new payment during a review.
 */
export const payInvoice = (
  parts: PayInvoiceParts,
  { scope, invoiceId, method, amountDue, onAccount = 0, insteadOf, command, now, requestId }: InvoicePaying,
) =>
  onceOnly<{ readonly status: 200; readonly body: PaidInvoice }, { readonly error: PayInvoiceError }>(
    parts.db,
    { principal: { kind: 'member', id: scope.memberId }, ...command },
    now,
    async (tx) => {
      const found = onAccount > 0 ? await findPayableInvoice(tx, scope, invoiceId, now) : undefined
      const sources = found ? await lockOnAccount(tx, scope.companyId, [found.order_id]) : []
      const invoice = await lockPayableInvoice(tx, scope, invoiceId, now)
      const order = invoice && (await findAnyOrder(tx, invoice.order_id))
      if (!order) return { error: 'not_found' }
      const { id: order_id, number: order_number, quotation_id } = order
      const paid = {
        status: 200,
        body: { order_id, order_number, quotation_id, invoice_id: invoiceId },
      } as const
      if (!isPayable(invoice)) return { error: 'not_possible_now' }
      if (invoice.amount_due !== amountDue) return { error: 'total_changed' }
      const attempts = await listAttempts(tx, order_id, invoiceId)
      if (isUnderReview(attempts)) return { error: 'payment_under_review' }
      const open = attempts.find(({ state }) => isOpen(state))
      if (open && open.number !== insteadOf) return paid
      const amount = amountDue - onAccount
      const isForMethod = amount > 0 && method !== undefined
      if (isForMethod ? !canPayBy(parts, method, amount) : onAccount === 0)
        return { error: 'payment_not_possible' }
      if (open) {
        await updateAttempt(tx, open.id, { state: 'cancelled', ended_at: now })
        await parts.announce(tx, { type: 'payment_attempt_closed', attempt: open.id })
      }
      if (onAccount > 0) {
        const place = { order_id, invoice_id: invoiceId, due: amountDue }
        const use = { amount: onAccount, sources, scope, now, requestId }
        const refused = await payFromAccount(tx, parts, place, use)
        if (refused) return refused
        await parts.announce(tx, { type: 'invoice_due_changed', invoice: invoiceId, order: order_id })
      }
      if (!isForMethod) return paid
      const act = { by: { member: scope }, now, requestId }
      await noteOrderEvent(tx, order_id, act, 'payment_of_invoice', invoice.number)
      await beginAttempt(tx, parts, order, { method, amount, invoiceId, now })
      return paid
    },
  )

const canPayBy = (parts: InvoiceParts, method: PaymentMethod, amount: number): boolean =>
  isGatewayMethod(method) && methodProblem(method, invoiceFigures(parts, amount)) === undefined
