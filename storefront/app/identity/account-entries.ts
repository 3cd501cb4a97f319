import { account_account, account_password, account_profile, account_sessions } from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entries of a member's own pages. */
export const identityEntries = {
  profile: {
    path: '/account/profile',
    label: account_profile,
    menus: ['pages', 'account'],
    who: 'approved',
  },
  password: {
    path: '/account/password',
    label: account_password,
    menus: ['pages', 'account'],
    who: 'approved',
  },
  sessions: { path: '/account/sessions', label: account_sessions, menus: ['pages'], who: 'approved' },
  /** A phone has one entry for the account, which leads to the others. */
  account: { path: '/account/profile', label: account_account, menus: ['narrow'], who: 'approved' },
} as const satisfies Record<string, AccountEntry>
