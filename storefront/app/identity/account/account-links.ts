import {
  account_account,
  account_addresses,
  account_dashboard,
  account_discount,
  account_orders,
  account_password,
  account_profile,
  account_quotation,
  account_review,
  account_verification,
  account_wishlist,
} from '~words'
import { paths } from '../../routing/paths.ts'

const built = new Set(paths.flatMap(({ path, page }) => (page === undefined ? [] : [path])))
/** Is there a page for this path of the table yet? */
export const isBuilt = (path: string): boolean => built.has(path)

const labels = {
  '/account/dashboard': account_dashboard,
  '/account/profile': account_profile,
  '/account/quotation': account_quotation,
  '/account/orders': account_orders,
  '/account/addresses': account_addresses,
  '/account/password': account_password,
  '/discount': account_discount,
  '/shop/wishlist': account_wishlist,
  '/account/verification': account_verification,
  '/account/review': account_review,
} as const
type Linked = keyof typeof labels

/** A link of a member's menus: a path without a language, and what it is called. */
export interface AccountLink {
  readonly to: string
  readonly label: string
}

const linksTo = (...wanted: Linked[]): AccountLink[] =>
  wanted.filter(isBuilt).map((to) => ({ to, label: labels[to]() }))

/** Where each menu leads a member: to the pages that there are. */
export const memberLinks = () => ({
  /** The account menu's, wherever it opens. */
  account: linksTo(
    '/account/dashboard',
    '/account/profile',
    '/account/quotation',
    '/account/orders',
    '/account/addresses',
    '/account/password',
  ),
  panel: linksTo('/discount'),
  narrow: [
    ...linksTo('/account/profile').map(({ to }) => ({ to, label: account_account() })),
    ...linksTo('/discount'),
  ],
  footer: linksTo('/account/orders', '/shop/wishlist'),
})
export type MemberLinks = ReturnType<typeof memberLinks>

/** Where whoever waits for approval can go. */
export const limitedLinks = (isVerified: boolean): MemberLinks => {
  const links = linksTo(isVerified ? '/account/review' : '/account/verification')
  return { account: links, panel: [], narrow: links, footer: [] }
}
