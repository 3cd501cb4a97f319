import type { GatewayMethod, PayInstructions } from '@pasok/contract'

/** What the gateway is asked to charge. */
export interface Charge {
  /** Names the attempt at the gateway: letters, digits and dashes, 50 at most, each once. */
  readonly orderId: string
  /** Names the request, so that a repeated one charges once. */
  readonly key: string
  readonly method: GatewayMethod
  /** Whole rupiah. */
  readonly amount: number
  /** What the buyer's bank shows. */
  readonly title: string
  readonly askedAt: Date
  readonly minutes: number
}

/** What became of a transaction, in the words of an attempt's life cycle; 'reversed' for money that was taken back. */
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

/** A transaction as the gateway has it. */
export interface Transaction {
  readonly orderId: string
  readonly id: string
  /** Whole rupiah. */
  readonly amount: number
  readonly outcome: Outcome
  /** Whole rupiah that went back. */
  readonly refunded: number
  /** Where it is paid, where the gateway says so. */
  readonly instructions: PayInstructions | undefined
}

/** What signs a notification: texts as they were received. */
export interface SignedNotification {
  readonly order_id: string
  readonly status_code: string
  readonly gross_amount: string
  readonly signature_key: string
}

/**
 * A payment gateway. Each call throws `GatewayUnavailable` where no answer came, or one that says to try again later;
 * then nothing is known of what it did.
 */
export interface Gateway {
  /** 'refused': it will not charge this. 'known': it has a transaction of this name already. */
  charge(charge: Charge): Promise<Transaction | 'refused' | 'known'>
  /** Undefined where it has no transaction of this name. */
  status(orderId: string): Promise<Transaction | undefined>
  /** Cancels an unpaid transaction; `status` then returns its state. */
  cancel(orderId: string): Promise<void>
  /** Sends money back; `key` names the refund, so that a repeated request pays once. */
  refund(
    orderId: string,
    refund: { readonly key: string; readonly amount: number; readonly reason: string },
  ): Promise<'done' | 'refused'>
  /** The picture of a QR code; undefined where there is none any more. */
  picture(transactionId: string): Promise<{ readonly body: Uint8Array; readonly type: string } | undefined>
  /** Whether the gateway itself signed it. */
  isSigned(notification: SignedNotification): boolean
}

/** No answer came from the gateway, or one that says to try again. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable'
}
