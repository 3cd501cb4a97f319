import { can, type Profile } from '@pasok/contract'
import { listsEntries } from '../cart/lists/account-entries.ts'
import { cartEntries } from '../cart/account-entries.ts'
import { catalogueEntries } from '../catalogue/account-entries.ts'
import { companyEntries } from '../company/account-entries.ts'
import { fulfilmentEntries } from '../fulfilment/account-entries.ts'
import { identityEntries } from '../identity/account-entries.ts'
import { seesPrices } from '../identity/sees-prices.ts'
import type { AccountEntry, MemberLinks } from '../layout/account-entry.ts'
import { uploadEntries } from '../quotation/upload/account-entries.ts'
import { invoiceEntries } from '../invoice/account-entries.ts'
import { orderEntries } from '../order/account-entries.ts'
import { paymentEntries } from '../payment/account-entries.ts'
import { quotationEntries } from '../quotation/account-entries.ts'
import { searchEntries } from '../search/account-entries.ts'

/** Every entry of the modules, in the order that the menus list them. Each menu takes its own. */
export const accountEntries: readonly AccountEntry[] = [
  companyEntries.dashboard,
  identityEntries.profile,
  identityEntries.account,
  quotationEntries.quotations,
  orderEntries.orders,
  invoiceEntries.invoices,
  paymentEntries.balance,
  fulfilmentEntries.track,
  fulfilmentEntries.returns,
  listsEntries.lists,
  companyEntries.partNumbers,
  companyEntries.addresses,
  cartEntries.wishlist,
  companyEntries.members,
  identityEntries.password,
  identityEntries.sessions,
  catalogueEntries.discount,
  searchEntries.quickOrder,
  uploadEntries.upload,
  cartEntries.compare,
  companyEntries.review,
  companyEntries.verification,
]

/** Where each menu leads this member. */
export const memberLinks = (profile: Profile): MemberLinks => {
  const isApproved: boolean = seesPrices(profile)
  const who = isApproved ? 'approved' : profile.is_email_verified ? 'waiting' : 'unverified'
  const linksIn = (menu: keyof MemberLinks) =>
    accountEntries
      .filter((entry) => entry.who === who && entry.menus.includes(menu))
      .filter(({ isForBuyers }) => !isForBuyers || can(profile, 'placeOrder'))
      .map(({ path, label, counts }) => ({ to: path, label: label(), ...(counts && { counts }) }))
  return {
    account: linksIn('account'),
    panel: linksIn('panel'),
    narrow: linksIn('narrow'),
    footer: linksIn('footer'),
  }
}
