import { account_orders } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of a company's orders. */
export const orderEntries = {
  orders: {
    path: '/account/orders',
    label: account_orders,
    menus: ['pages', 'account', 'narrow', 'footer'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
