import type { GatewayMethod, PayInstructions } from '@pasok/contract'

/** A charge to request from the gateway. */
export interface Charge {
  /** The attempt's unique name at the gateway: at most 50 letters, digits and dashes. */
  readonly orderId: string
  /** The idempotency key of the request. */
  readonly key: string
  readonly method: GatewayMethod
  /** Whole rupiah. */
  readonly amount: number
  /** The text that the buyer's bank displays. */
  readonly title: string
  readonly requestedAt: Date
  readonly minutes: number
}

/** The state of a transaction in terms of an attempt's life cycle; 'reversed' for money taken back. */
export const outcomes = [
  'pending',
  'paid',
  'denied',
  'cancelled',
  'expired',
  'failed',
  'reversed',
  'refunded',
  'partially_refunded',
] as const
export type Outcome = (typeof outcomes)[number]

/** A transaction at the gateway. */
export interface Transaction {
  readonly orderId: string
  readonly id: string
  /** Whole rupiah. */
  readonly amount: number
  readonly outcome: Outcome
  /** Refunded, in whole rupiah. */
  readonly refunded: number
  /** The refunds that the gateway names: those of the shop by their keys. */
  readonly refunds: readonly { readonly key: string; readonly amount: number }[]
  /** How to pay, if the gateway states it. */
  readonly instructions: PayInstructions | undefined
}

/** The signed texts of a notification, as received. */
export interface SignedNotification {
  readonly order_id: string
  readonly status_code: string
  readonly gross_amount: string
  readonly signature_key: string
}

/**
 * A payment gateway. Each call throws `GatewayUnavailable` if there is no answer or the answer asks for a retry; its
 * effect is then unknown. An answer about another transaction than was asked for throws `UnexpectedAnswer`.
 */
export interface Gateway {
  /** 'refused': the gateway does not charge this. 'known': it already has a transaction of this name. */
  charge(charge: Charge): Promise<Transaction | 'refused' | 'known'>
  /** Undefined if there is no transaction of this name. */
  status(orderId: string): Promise<Transaction | undefined>
  /** Cancels an unpaid transaction; `status` then returns its state. */
  cancel(orderId: string): Promise<void>
  /** Refunds money. `key` is the idempotency key, by which `status` names the refund. */
  refund(
    orderId: string,
    refund: { readonly key: string; readonly amount: number; readonly reason: string },
  ): Promise<'done' | 'refused'>
  /** The image of a QR code; undefined if it is no longer available. */
  picture(transactionId: string): Promise<{ readonly body: Uint8Array; readonly type: string } | undefined>
  /** Whether the gateway's signature is valid. */
  isSigned(notification: SignedNotification): boolean
}

/** Thrown if the gateway does not answer, or answers to try again. */
export class GatewayUnavailable extends Error {
  override readonly name: string = 'GatewayUnavailable'
}

/** Thrown if the gateway answers something that can't be understood, or about another payment than was asked for. */
export class UnexpectedAnswer extends GatewayUnavailable {
  override readonly name = 'UnexpectedAnswer'
}
