import { can, type StaffMember, type StaffPermission } from '@pasok/contract'
import {
  account_invoices,
  admin_ageing,
  admin_approvals,
  admin_bank_lines,
  admin_deliveries,
  admin_hand_over_title,
  admin_home,
  admin_ledger,
  admin_orders,
  admin_payments,
  admin_picking,
  admin_proofs,
  admin_refunds,
  admin_registrations,
  admin_tax_invoices,
  admin_withheld,
  delivery_info_rates,
  customer_title,
  pricelist_title,
  quotation_title,
  return_title,
} from '~words'

/** A place of the back office. */
interface Entry {
  readonly to: string
  readonly title: () => string
  /** What its page's endpoint asks for; the home page is everybody's. */
  readonly needs?: StaffPermission
}

/** The back office's places, in the order of the menu. */
const entries: readonly Entry[] = [
  { to: '/', title: admin_home },
  { to: '/quotations', title: quotation_title, needs: 'readQuotations' },
  { to: '/orders', title: admin_orders, needs: 'readOrders' },
  { to: '/deliveries', title: admin_deliveries, needs: 'readDeliveries' },
  { to: '/picking', title: admin_picking, needs: 'readDeliveries' },
  { to: '/hand-over', title: admin_hand_over_title, needs: 'ship' },
  { to: '/delivery-rates', title: delivery_info_rates, needs: 'readDeliveryRates' },
  { to: '/returns', title: return_title, needs: 'handleReturns' },
  { to: '/companies', title: customer_title, needs: 'readCompanies' },
  { to: '/price-lists', title: pricelist_title, needs: 'readPrices' },
  { to: '/approvals', title: admin_approvals, needs: 'readApprovals' },
  { to: '/invoices', title: account_invoices, needs: 'readMoney' },
  { to: '/proofs', title: admin_proofs, needs: 'manageMoney' },
  { to: '/payments', title: admin_payments, needs: 'manageMoney' },
  { to: '/bank-lines', title: admin_bank_lines, needs: 'manageMoney' },
  { to: '/refunds', title: admin_refunds, needs: 'manageMoney' },
  { to: '/withheld', title: admin_withheld, needs: 'manageMoney' },
  { to: '/ledger', title: admin_ledger, needs: 'readMoney' },
  { to: '/ageing', title: admin_ageing, needs: 'readMoney' },
  { to: '/tax-invoices', title: admin_tax_invoices, needs: 'manageMoney' },
  { to: '/registrations', title: admin_registrations, needs: 'reviewRegistrations' },
]

/** The places that this person's roles may see. */
export const entriesFor = (staff: StaffMember): readonly Entry[] =>
  staff.needs_totp ? [] : entries.filter(({ needs }) => needs === undefined || can(staff, needs))
