import { account_discount } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of the special offers, which members alone see. */
export const catalogueEntries = {
  discount: { path: '/discount', label: account_discount, menus: ['panel', 'narrow'], who: 'approved' },
} as const satisfies Record<string, AccountEntry>
