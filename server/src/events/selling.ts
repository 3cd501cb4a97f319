/** A prepaid order has been paid in full. */
export interface OrderPaid {
  readonly type: 'order_paid'
  /** Its id. */
  readonly order: number
}

/** An order was cancelled, by its buyer or by staff. */
export interface OrderCancelled {
  readonly type: 'order_cancelled'
  /** Its id. */
  readonly order: number
}

/** Finance changed the amount due of an invoice, by recording a payment or a credit note. */
export interface InvoiceDueChanged {
  readonly type: 'invoice_due_changed'
  /** Its id, and its order's. */
  readonly invoice: number
  readonly order: number
}

/** A delivery left the warehouse. Its quantities never change afterwards. */
export interface DeliveryPickedUp {
  readonly type: 'delivery_picked_up'
  /** Its id. */
  readonly delivery: number
  /** The id of its order. */
  readonly order: number
  /** The order's lines by id, each with the quantity picked up, in the line's uom. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}
