/** An attempt to pay through the gateway began: the gateway is to charge it. */
export interface PaymentAttemptMade {
  readonly type: 'payment_attempt_made'
  /** Its id. */
  readonly attempt: number
}

/** An attempt through the gateway was closed before it was paid: it is to be closed at the gateway too. */
export interface PaymentAttemptClosed {
  readonly type: 'payment_attempt_closed'
  /** Its id. */
  readonly attempt: number
}

/** Money that came through the gateway is to go back by it. */
export interface PaymentRefundAsked {
  readonly type: 'payment_refund_asked'
  /** Its id. */
  readonly refund: number
}
