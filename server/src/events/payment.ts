/** A payment attempt through the gateway began and must be charged there. */
export interface PaymentAttemptMade {
  readonly type: 'payment_attempt_made'
  /** Its id. */
  readonly attempt: number
}

/** A payment attempt through the gateway was closed before it was paid and must be closed there too. */
export interface PaymentAttemptClosed {
  readonly type: 'payment_attempt_closed'
  /** Its id. */
  readonly attempt: number
}

/** A payment through the gateway must be refunded there. */
export interface PaymentRefundRequested {
  readonly type: 'payment_refund_requested'
  /** Its id. */
  readonly refund: number
}
