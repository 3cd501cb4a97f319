import type { CatalogueChanged, PictureAdded } from './catalogue.ts'
import type { ContentChanged, ContentScheduled } from './content.ts'
import type { DocumentLate } from './documents.ts'
import type { EmailWritten } from './mail.ts'
import type { PaymentAttemptClosed, PaymentAttemptMade, PaymentRefundRequested } from './payment.ts'
import type { DeliveryPickedUp, InvoiceDueChanged, OrderCancelled, OrderPaid } from './selling.ts'

/** All events that modules announce to each other. */
export type Event =
  | CatalogueChanged
  | ContentChanged
  | ContentScheduled
  | PictureAdded
  | EmailWritten
  | DocumentLate
  | OrderPaid
  | OrderCancelled
  | DeliveryPickedUp
  | InvoiceDueChanged
  | PaymentAttemptMade
  | PaymentAttemptClosed
  | PaymentRefundRequested
export type {
  CatalogueChanged,
  ContentChanged,
  ContentScheduled,
  DeliveryPickedUp,
  DocumentLate,
  EmailWritten,
  OrderCancelled,
  OrderPaid,
  PictureAdded,
}
export type { InvoiceDueChanged }
export type { PaymentAttemptClosed, PaymentAttemptMade, PaymentRefundRequested }
