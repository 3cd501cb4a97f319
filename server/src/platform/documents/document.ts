import type { Day } from '@pasok/contract'
import type { documentTitles, Language, shipmentWords } from '@pasok/words'

/** The supplier as documents show it. */
export interface Letterhead {
  readonly shopName: string
  readonly legalName: string
  readonly address: readonly string[]
  readonly npwp: string
  readonly phone: string
  readonly email: string
  readonly website?: string | undefined
  /** The path of a PNG or JPEG, shown instead of the shop's name. */
  readonly logo?: string | undefined
}

export interface BankAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** The recipient of a document. Addresses are given as lines. */
export interface DocumentCustomer {
  readonly legalName: string
  readonly npwp?: string | undefined
  /** The tax number of the place of business on its tax invoices. */
  readonly nitku?: string | undefined
  readonly billingAddress: readonly string[]
  readonly deliveryAddress?: readonly string[] | undefined
  /** The person who requested it. */
  readonly attention?: string | undefined
  /** The email address for invoices. */
  readonly accountsEmail?: string | undefined
}

export interface DocumentFacts {
  /** The status in words if the document is not in force: expired, withdrawn. */
  readonly status?: string | undefined
  readonly version?: number | undefined
  readonly date: Day
  readonly validUntil?: Day | undefined
  readonly dueDate?: Day | undefined
  readonly quotationNumber?: string | undefined
  readonly invoiceNumber?: string | undefined
  readonly taxInvoiceNumber?: string | undefined
  readonly returnNoteNumber?: string | undefined
  readonly orderNumber?: string | undefined
  /** The number of the return whose goods are replaced. */
  readonly replacedReturn?: string | undefined
  readonly customerReference?: string | undefined
  readonly poNumber?: string | undefined
  readonly salesperson?: string | undefined
  readonly deliveryMethod?: string | undefined
  readonly courier?: string | undefined
  readonly airwayBill?: string | undefined
  readonly driver?: string | undefined
  readonly plate?: string | undefined
  readonly eta?: Day | undefined
  /** The number of packages. */
  readonly packages?: number | undefined
  /** Includes the unit. */
  readonly weight?: string | undefined
  readonly requestedDate?: Day | undefined
  readonly shipment?: keyof typeof shipmentWords | undefined
  readonly paymentMethod?: string | undefined
  readonly paymentTerms?: string | undefined
}

export interface DocumentLine {
  readonly place: number
  readonly sku?: string | undefined
  /** The number that the customer gives the item. */
  readonly ownNumber?: string | undefined
  /** The item's name, or the customer's request. */
  readonly name: string
  /** The status in words: an alternative to the request, not available. */
  readonly status?: string | undefined
  readonly comments?: readonly string[] | undefined
  /** The customer's own text if no item was found; undefined if an item has no quantity yet. */
  readonly quantity?: number | string | undefined
  /** In the document's language. */
  readonly uom: string
  /** The unit price in whole rupiah; 'none' for a line that is not offered; undefined in documents without prices. */
  readonly unitPrice?: number | 'to_be_priced' | 'none' | undefined
  readonly discountPercent?: number | undefined
  /** Whole rupiah before tax. */
  readonly subtotal?: number | undefined
  readonly leadTime?: string | undefined
}

/** An event of a statement of account, in whole rupiah. */
export interface DocumentEntry {
  readonly day: Day
  readonly name: string
  /** Numbers of documents. */
  readonly documents: readonly string[]
  readonly reference: string
  readonly debit: number
  readonly credit: number
  /** After the event. */
  readonly balance: number
}

/** The events of a statement of account with their sums, in whole rupiah. */
export interface DocumentEntries {
  readonly opening: number
  readonly debit: number
  readonly credit: number
  readonly closing: number
  readonly rows: readonly DocumentEntry[]
}

/** What companies owe by the days since it was due, in whole rupiah. */
export interface DocumentAgeing {
  /** Of the company's column, and of those of amounts. */
  readonly headings: readonly string[]
  /** The last one has the sums. */
  readonly rows: readonly { readonly name: string; readonly amounts: readonly number[] }[]
}

/** Whole rupiah. */
export interface DocumentTotals {
  readonly untaxed: number
  readonly deliveryCost?: number | undefined
  /** The tax base, if the document shows it separately (DPP nilai lain). */
  readonly taxBase?: number | undefined
  readonly tax: number
  readonly taxPercent: number
  readonly total: number
  /** What is not charged of an order: closed short, credited, and the rest of a cancelled one. */
  readonly closed?: number | undefined
  readonly credited_sum?: number | undefined
  readonly cancelled?: number | undefined
  readonly to_pay?: number | undefined
  /** The credited amount. */
  readonly credited?: readonly { readonly number: string; readonly amount: number }[] | undefined
  /** The amounts paid, due, to be refunded and overpaid. */
  readonly paid?: number | undefined
  readonly due?: number | undefined
  readonly refund_due?: number | undefined
  readonly over?: number | undefined
}

/** The signature of a document. */
export interface DocumentSignature {
  readonly date: Day
  /** The signatory. */
  readonly name: string
  /** Whether there is space for an e-meterai. */
  readonly hasStampDuty: boolean
}

/**
 * The content of a printed document: a quotation, an order confirmation, an invoice. The layout engine computes
 * nothing: sums are those that the module stored.
 */
export interface CommercialDocument {
  readonly language: Language
  readonly kind: keyof typeof documentTitles
  readonly number: string
  readonly letterhead: Letterhead
  /** Undefined in a document for the shop itself. */
  readonly customer?: DocumentCustomer | undefined
  readonly facts: DocumentFacts
  readonly lines: readonly DocumentLine[]
  /** Of a statement of account, which has no lines. */
  readonly entries?: DocumentEntries | undefined
  /** Of an ageing list, which has no lines. */
  readonly ageing?: DocumentAgeing | undefined
  /** Undefined while no line has a price. */
  readonly totals?: DocumentTotals | undefined
  /** The total in words. */
  readonly amountInWords?: string | undefined
  /** For a receipt: the purpose of the payment. */
  readonly purpose?: string | undefined
  readonly signature?: DocumentSignature | undefined
  readonly notes?: string | undefined
  /** The customer's note. */
  readonly customerNotes?: string | undefined
  /** The bank accounts for a transfer. */
  readonly bankAccounts?: readonly BankAccount[] | undefined
  /** One paragraph each. */
  readonly terms?: readonly string[] | undefined
  /** The content of each package, one line each. */
  readonly packages?: readonly string[] | undefined
  /** The signatories by hand, side by side. */
  readonly signatures?: readonly string[] | undefined
  /** Printed to the left of the page number. */
  readonly footer?: string | undefined
}
