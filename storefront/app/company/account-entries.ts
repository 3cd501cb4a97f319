import {
  account_addresses,
  account_dashboard,
  account_review,
  account_verification,
  members_title,
  own_numbers_title,
} from '~words'
import type { AccountEntry } from '../layout/account-entry.ts'

/** The entries of a company's pages, and of its registration. */
export const companyEntries = {
  dashboard: {
    path: '/account/dashboard',
    label: account_dashboard,
    menus: ['pages', 'account'],
    who: 'approved',
  },
  addresses: {
    path: '/account/addresses',
    label: account_addresses,
    menus: ['pages', 'account'],
    who: 'approved',
  },
  partNumbers: {
    path: '/account/part-numbers',
    label: own_numbers_title,
    menus: ['pages'],
    who: 'approved',
  },
  members: { path: '/account/members', label: members_title, menus: ['pages'], who: 'approved' },
  review: { path: '/account/review', label: account_review, menus: ['account', 'narrow'], who: 'waiting' },
  verification: {
    path: '/account/verification',
    label: account_verification,
    menus: ['account', 'narrow'],
    who: 'unverified',
  },
} as const satisfies Record<string, AccountEntry>
