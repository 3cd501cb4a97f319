import type { Day } from '@pasok/contract'
import type { documentTitles, Language, shipmentWords } from '@pasok/words'

/** The supplier, as every document names it. */
export interface Letterhead {
  readonly shopName: string
  readonly legalName: string
  readonly address: readonly string[]
  readonly npwp: string
  readonly phone: string
  readonly email: string
  readonly website?: string | undefined
  /** The path of a PNG or JPEG; it stands in the place of the shop's name. */
  readonly logo?: string | undefined
}

export interface BankAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
}

/** The company that a document is for. An address is given as its lines. */
export interface DocumentCustomer {
  readonly legalName: string
  readonly npwp?: string | undefined
  /** Of the place of business that its tax invoices name. */
  readonly nitku?: string | undefined
  readonly billingAddress: readonly string[]
  readonly deliveryAddress?: readonly string[] | undefined
  /** Who asked for it. */
  readonly attention?: string | undefined
  /** Where invoices are sent. */
  readonly accountsEmail?: string | undefined
}

export interface DocumentFacts {
  /** In words, where the document is not simply in force: expired, withdrawn. */
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
  /** Of the return whose goods are replaced. */
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
  /** How many there are. */
  readonly packages?: number | undefined
  /** With its unit. */
  readonly weight?: string | undefined
  readonly requestedDate?: Day | undefined
  readonly shipment?: keyof typeof shipmentWords | undefined
  readonly paymentMethod?: string | undefined
  readonly paymentTerms?: string | undefined
}

export interface DocumentLine {
  readonly place: number
  readonly sku?: string | undefined
  /** The item's name, or the text that the customer asked with. */
  readonly name: string
  /** In words: an alternative for what was asked, not available. */
  readonly status?: string | undefined
  readonly comments?: readonly string[] | undefined
  /** A text as the customer wrote it where no item was found for it; undefined where an item has no quantity yet. */
  readonly quantity?: number | string | undefined
  /** As it is written in the document's language. */
  readonly uom: string
  /** Whole rupiah for one uom; 'none' for a line that is not offered. A document without prices has none of it. */
  readonly unitPrice?: number | 'to_be_priced' | 'none' | undefined
  readonly discountPercent?: number | undefined
  /** Whole rupiah before tax. */
  readonly subtotal?: number | undefined
  readonly leadTime?: string | undefined
}

/** Whole rupiah. */
export interface DocumentTotals {
  readonly untaxed: number
  readonly deliveryCost?: number | undefined
  /** What the tax is taken of, where a document names it apart (DPP nilai lain). */
  readonly taxBase?: number | undefined
  readonly tax: number
  readonly taxPercent: number
  readonly total: number
  /** What was credited of it, by credit notes. */
  readonly credited?: readonly { readonly number: string; readonly amount: number }[] | undefined
  /** What came of it already, and what is still to be paid, or was paid too much. */
  readonly paid?: number | undefined
  readonly due?: number | undefined
  readonly over?: number | undefined
}

/** Where a document is signed. */
export interface DocumentSignature {
  readonly date: Day
  /** Whose signature it is. */
  readonly name: string
  /** Whether an e-meterai has its place there. */
  readonly hasStampDuty: boolean
}

/**
 * A quotation, an order confirmation, an invoice, with everything that is printed. The engine lays it out and computes
 * nothing: sums are those that the module stored.
 */
export interface CommercialDocument {
  readonly language: Language
  readonly kind: keyof typeof documentTitles
  readonly number: string
  readonly letterhead: Letterhead
  readonly customer: DocumentCustomer
  readonly facts: DocumentFacts
  readonly lines: readonly DocumentLine[]
  /** Without them no line has a price yet. */
  readonly totals?: DocumentTotals | undefined
  /** Its total, written out. */
  readonly amountInWords?: string | undefined
  /** Of a receipt: for what the money came. */
  readonly purpose?: string | undefined
  readonly signature?: DocumentSignature | undefined
  readonly notes?: string | undefined
  /** What the customer wrote. */
  readonly customerNotes?: string | undefined
  /** Where the customer may transfer to. */
  readonly bankAccounts?: readonly BankAccount[] | undefined
  /** A paragraph each. */
  readonly terms?: readonly string[] | undefined
  /** What is in which package, a line each. */
  readonly packages?: readonly string[] | undefined
  /** Who signs it by hand, beside each other. */
  readonly signatures?: readonly string[] | undefined
  /** Left of the page number. */
  readonly footer?: string | undefined
}
