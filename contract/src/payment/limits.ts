/** The methods that go through the payment gateway. */
export const gatewayMethods = ['bca_va', 'bni_va', 'bri_va', 'permata_va', 'mandiri_bill', 'qris'] as const
export type GatewayMethod = (typeof gatewayMethods)[number]
/** How an order may be paid. */
export const paymentMethods = ['terms', 'transfer', ...gatewayMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]
/** Whether a method goes through the gateway. */
export const isGatewayMethod = (method: string): method is GatewayMethod =>
  (gatewayMethods as readonly string[]).includes(method)
/** What a method takes at least and at most, in whole rupiah, where the settings say nothing else. */
export const PAYMENT_LIMITS: Readonly<Record<GatewayMethod, { readonly min: number; readonly max: number }>> =
  {
    bca_va: { min: 10_000, max: 500_000_000 },
    bni_va: { min: 10_000, max: 500_000_000 },
    bri_va: { min: 10_000, max: 500_000_000 },
    permata_va: { min: 10_000, max: 500_000_000 },
    mandiri_bill: { min: 10_000, max: 500_000_000 },
    qris: { min: 1_500, max: 10_000_000 },
  }
/** How far an attempt to pay is. */
export const attemptStates = [
  'created',
  'pending',
  'paid',
  'expired',
  'denied',
  'cancelled',
  'failed',
  'needs_review',
  'reversed',
  'partially_refunded',
  'refunded',
] as const
export type AttemptState = (typeof attemptStates)[number]
/** In bytes, of the form that brings what shows that a transfer was made. */
export const LARGEST_PROOF_FORM = 10_500_000
/** What settles an invoice without money: tax that the payer withheld (PPh 22, 23), a bank's charge, a small difference. */
export const adjustmentKinds = ['tax_withheld', 'bank_charge', 'write_off'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]
/** Orders and invoices that one transfer is for. */
export const MOST_ALLOCATIONS = 100
/** Open documents in one answer. */
export const OPEN_DOCUMENTS_SHOWN = 100

/** What finance reverses: uses of money on account, and what settled an invoice without money. */
export const moneyEntryKinds = ['allocation', 'tax_withheld', 'bank_charge', 'write_off'] as const
export type MoneyEntryKind = (typeof moneyEntryKinds)[number]
/** Entries in one answer. */
export const MONEY_ENTRIES_SHOWN = 100

/** The events of a statement of account. */
export const statementEvents = [
  'invoice_issued',
  'credit_note_issued',
  'payment_received',
  'payment_accepted',
  'payment_taken_back',
  'transfer_corrected',
  'advance_used',
  'advance_moved',
  'advance_returned',
  'refund_requested',
  'refund_made',
  'refund_refused',
  'tax_withheld',
  'bank_charge',
  'write_off',
  'difference_decided',
] as const
export type StatementEvent = (typeof statementEvents)[number]
/** The events of a page of a statement, and of a statement as a file. */
export const STATEMENT_PAGE = 100
export const STATEMENT_FILE_ROWS = 5_000

/** Proofs of one order. */
export const MOST_PROOFS = 20

/** About sums from before the ledger: the ledger's sum stands, or it is made to agree with the document. */
export const differenceDecisions = ['ledger', 'document'] as const
export type DifferenceDecision = (typeof differenceDecisions)[number]
/** Differences in one answer. */
export const DIFFERENCES_SHOWN = 100

/** How far a refund of held money is. */
export const heldRefundStates = ['waiting', 'requested', 'done', 'refused'] as const
export type HeldRefundState = (typeof heldRefundStates)[number]
/** Refunds of held money in one answer. */
export const HELD_REFUNDS_SHOWN = 100

/** How money goes back: through the gateway, or by a transfer that finance makes and shows. */
export const refundWays = ['gateway', 'transfer'] as const
export type RefundWay = (typeof refundWays)[number]
/** How the gateway gives money back for each method that can; what went through a bank is transferred. */
export const waysToRefund = (method: PaymentMethod): readonly RefundWay[] =>
  method === 'qris' ? refundWays : ['transfer']

/** The layouts in which bank statements are read. */
export const bankLayouts = ['bca', 'bca_business', 'mandiri', 'mandiri_kopra', 'bri', 'bni', 'mt940'] as const
export type BankLayout = (typeof bankLayouts)[number]
/** In bytes, of the form with a bank statement; and the lines of one. */
export const LARGEST_BANK_FORM = 8_500_000
export const LARGEST_BANK_FILE = 8_000_000
export const MOST_BANK_LINES = 20_000
/** What was decided about a line of a bank statement; what left the account needs no decision. */
export const bankLineStates = ['open', 'posted', 'linked', 'ignored', 'outgoing'] as const
export type BankLineState = (typeof bankLineStates)[number]
/** How certain a proposal for a line is. */
export const bankConfidences = ['sure', 'likely', 'possible'] as const
export type BankConfidence = (typeof bankConfidences)[number]
/** Why documents are proposed for a line. */
export const bankReasons = [
  'number_in_text',
  'same_amount',
  'other_amount',
  'name_in_text',
  'proof_waits',
  'recorded',
  'same_reference',
] as const
export type BankReason = (typeof bankReasons)[number]
