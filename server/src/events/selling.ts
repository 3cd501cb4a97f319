/** An order that is paid in advance has been paid in full. */
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

/** What is due of an invoice has changed by what finance did: a payment that it recorded, a credit note. */
export interface InvoiceDueChanged {
  readonly type: 'invoice_due_changed'
  /** Its id, and its order's. */
  readonly invoice: number
  readonly order: number
}

/** A delivery left the warehouse. What was picked up never changes. */
export interface DeliveryPickedUp {
  readonly type: 'delivery_picked_up'
  /** Its id. */
  readonly delivery: number
  /** The id of the order that it belongs to. */
  readonly order: number
  /** Lines of the order by their ids, each with the quantity that was picked up, in the line's uom. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
}
