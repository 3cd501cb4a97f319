import { account_wishlist, compare_title } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entries of a member's lists. */
export const cartEntries = {
  wishlist: {
    path: '/shop/wishlist',
    label: account_wishlist,
    menus: ['account', 'footer'],
    who: 'approved',
  },
  compare: {
    path: '/shop/compare',
    label: compare_title,
    counts: 'compare',
    menus: ['panel', 'narrow'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
