import { balance_title } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of a company's balance. */
export const paymentEntries = {
  balance: {
    path: '/account/balance',
    label: balance_title,
    menus: ['pages'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
