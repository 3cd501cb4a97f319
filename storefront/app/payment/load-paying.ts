import {
  isGatewayMethod,
  order,
  payment,
  type Attempt,
  type Call,
  type PaymentChoice,
  type PaymentOfInvoice,
} from '@pasok/contract'
import type { AccountUse } from './on-account.tsx'

/** What is paid: an order in advance, or an invoice on terms. */
export interface Paid {
  readonly what: 'order' | 'invoice'
  readonly id: number
}

/** How something is paid through the gateway, or could be. */
export interface PayingData {
  readonly paid: Paid
  /** The order's or the invoice's. */
  readonly number: string
  /** The quotation's, of an order. */
  readonly version?: number
  /** Whole rupiah. */
  readonly due: number
  /** The last one. */
  readonly attempt:
    | {
        readonly number: number
        readonly state: Attempt['state']
        readonly amount: number
        readonly expiresAt: string | undefined
        readonly instructions: Attempt['instructions']
      }
    | undefined
  readonly isOpen: boolean
  /** Whether money that came waits for finance. */
  readonly isUnderReview: boolean
  readonly account: AccountUse
  readonly methods: readonly PaymentChoice[]
  readonly canChange: boolean
  readonly isChanging: boolean
  /** One for each time the page is shown: whatever is sent from it twice is one command. */
  readonly commandKey: string
}

/** How its reader wants to pay. */
export interface Chosen {
  /** Another way than the open attempt. */
  readonly isChanging: boolean
  /** With money on account first. */
  readonly usesAccount: boolean
}

/** What an address asks for. */
export const chosenIn = ({ searchParams }: URL): Chosen => ({
  isChanging: searchParams.has('change') || searchParams.has('account'),
  usesAccount: searchParams.has('account'),
})

/** The address of what is shown, after its path. */
export const payingQuery = ({ account, isChanging }: Pick<PayingData, 'account' | 'isChanging'>): string => {
  if (account.isUsed) return '?account'
  return isChanging ? '?change' : ''
}

const OPEN = new Set(['created', 'pending'])

/**
 * How an order that was placed is paid through the gateway, or could be; undefined where nothing is to be paid so: it is
 * paid, on terms, or by transfer without another way being asked for.
 */
export const loadPaying = async (
  call: Call,
  orderId: number,
  chosen: Chosen,
): Promise<PayingData | undefined> => {
  const params = { id: String(orderId) }
  const [{ body }, paid] = await Promise.all([
    call(order.showOrder, { params }),
    call(payment.showOrderPayment, { params }),
  ])
  if (!('data' in body) || !('data' in paid.body)) throw new Response(null, { status: 503 })
  const { number, quotation_version: version, payment_method } = body.data.record
  const { amount_due: due, payment_methods: methods } = paid.body.data.record
  const isHere = isGatewayMethod(payment_method) || (methods.length > 0 && chosen.isChanging)
  if (due === 0 || !isHere) return undefined
  return {
    paid: { what: 'order', id: orderId },
    number,
    version,
    due,
    methods,
    ...chooseState(paid.body.data.record, chosen),
  }
}

/** The same of an invoice on terms; undefined where nothing is due, and null where there is no such invoice. */
export const loadPayingInvoice = async (
  call: Call,
  id: string,
  chosen: Chosen,
): Promise<PayingData | undefined | null> => {
  const { status, body } = await call(payment.showInvoicePayment, { params: { id } })
  if (!('data' in body)) {
    if (status === 503) throw new Response(null, { status })
    return null
  }
  const { invoice_id, invoice_number: number, amount_due: due } = body.data.record
  const methods = body.data.record.payment_methods
  if (due === 0) return undefined
  return {
    paid: { what: 'invoice', id: invoice_id },
    number,
    due,
    methods,
    ...chooseState(body.data.record, chosen),
  }
}

const chooseState = (
  {
    attempts,
    payment_methods: methods,
    is_under_review: isUnderReview,
    on_account: usable,
  }: Pick<PaymentOfInvoice, 'attempts' | 'payment_methods' | 'is_under_review' | 'on_account'>,
  { isChanging, usesAccount }: Chosen,
) => {
  const attempt = attempts.at(-1)
  const isOpen = attempt !== undefined && OPEN.has(attempt.state)
  const canChange = methods.length > 0 || usable > 0
  return {
    attempt: attempt && {
      number: attempt.number,
      state: attempt.state,
      amount: attempt.amount,
      expiresAt: attempt.expires_at,
      instructions: attempt.instructions,
    },
    isOpen,
    isUnderReview,
    account: { usable, isUsed: usesAccount && usable > 0 },
    canChange,
    isChanging: isOpen && canChange && isChanging,
    commandKey: crypto.randomUUID(),
  }
}
