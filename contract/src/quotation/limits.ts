import { documentTypes } from '../company/limits.ts'

/** Lines of a quotation: as many as a cart has. */
export const MOST_QUOTATION_LINES = 5_000
/** Rows of an uploaded sheet that are read, empty ones too: a longer one is refused. */
export const MOST_SHEET_ROWS = 100_000
/** In bytes, of the form that brings a buyer's purchase order. */
export const LARGEST_PO_FORM = 10_500_000
/** What a purchase order's file may be, by what it holds. */
export const poFileTypes = documentTypes
/** Characters of a message, a note, and of a remark on a line. */
export const LONGEST_MESSAGE = 2_000
export const LONGEST_COMMENT = 500
/** Characters of what a line asks for in the buyer's words. */
export const LONGEST_REQUEST = 500
/** In bytes, of staff's change of a quotation with as many lines as there may be. */
export const LARGEST_QUOTATION_CHANGE = 4_000_000
/** In days: for how long an offer can be ordered, where the settings say nothing else. */
export const QUOTATION_VALID_DAYS = 14
/** In days from today: as far ahead as a buyer may ask for a ship date. */
export const FURTHEST_SHIP_DAYS = 730
/** In days: so long before it ends its buyer is reminded of an offer, where the settings say nothing else. */
export const QUOTATION_REMINDER_DAYS = 3
/** Lines whose facts staff read at a time. */
export const MOST_LINE_FACTS = 500
