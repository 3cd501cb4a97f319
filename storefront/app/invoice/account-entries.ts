import { account_invoices } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of a company's invoices. */
export const invoiceEntries = {
  invoices: {
    path: '/account/invoices',
    label: account_invoices,
    menus: ['pages'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
