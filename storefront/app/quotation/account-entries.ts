import { account_quotation } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of a company's quotations. */
export const quotationEntries = {
  quotations: {
    path: '/account/quotation',
    label: account_quotation,
    menus: ['pages', 'account', 'narrow', 'footer'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
