import { lists_title } from '~words'
import type { AccountEntry } from '../../layout/account-entry.ts'

/** The entry of a company's saved lists. */
export const listsEntries = {
  lists: { path: '/account/lists', label: lists_title, menus: ['pages'], who: 'approved' },
} as const satisfies Record<string, AccountEntry>
