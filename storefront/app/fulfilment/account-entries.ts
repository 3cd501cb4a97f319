import { return_title, track_title } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entries of a company's deliveries and returns. */
export const fulfilmentEntries = {
  track: {
    path: '/account/trackorder',
    label: track_title,
    menus: ['pages', 'narrow'],
    who: 'approved',
  },
  returns: {
    path: '/account/returns',
    label: return_title,
    menus: ['pages', 'narrow', 'footer'],
    who: 'approved',
  },
} as const satisfies Record<string, AccountEntry>
