import { quick_title } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entry of the quick order, for members who may order. */
export const searchEntries = {
  quickOrder: {
    path: '/shop/quick-order',
    label: quick_title,
    menus: ['panel', 'narrow'],
    who: 'approved',
    isForBuyers: true,
  },
} as const satisfies Record<string, AccountEntry>
