/** The accounts of the ledger. */
export const ledgerAccounts = [
  'cash',
  'receivable',
  'advance',
  'suspense',
  'refund_in_transit',
  'sales',
  'delivery_income',
  'output_tax',
  'withheld',
  'bank_charge',
  'write_off',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
/** The days of one export of journals. */
export const MOST_JOURNAL_DAYS = 366
/** The postings of journals that are exported as a workbook. */
export const JOURNAL_WORKBOOK_ROWS = 50_000
