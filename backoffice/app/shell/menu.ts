import { can, type StaffMember, type StaffPermission } from '@pasok/contract'
import { staffRoleLabels, type Sentence } from '@pasok/words'
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

/** A part of the menu. */
export interface Section {
  /** Absent for what belongs to everybody. */
  readonly title?: Sentence
  readonly entries: readonly Entry[]
}

/** The back office's places, in the order of the menu. */
const sections: readonly Section[] = [
  {
    entries: [
      { to: '/', title: admin_home },
      { to: '/approvals', title: admin_approvals, needs: 'readApprovals' },
    ],
  },
  {
    title: staffRoleLabels.sales,
    entries: [
      { to: '/quotations', title: quotation_title, needs: 'readQuotations' },
      { to: '/orders', title: admin_orders, needs: 'readOrders' },
      { to: '/companies', title: customer_title, needs: 'readCompanies' },
      { to: '/registrations', title: admin_registrations, needs: 'reviewRegistrations' },
      { to: '/price-lists', title: pricelist_title, needs: 'readPrices' },
    ],
  },
  {
    title: staffRoleLabels.warehouse,
    entries: [
      { to: '/picking', title: admin_picking, needs: 'readDeliveries' },
      { to: '/deliveries', title: admin_deliveries, needs: 'readDeliveries' },
      { to: '/hand-over', title: admin_hand_over_title, needs: 'ship' },
      { to: '/returns', title: return_title, needs: 'handleReturns' },
      { to: '/delivery-rates', title: delivery_info_rates, needs: 'readDeliveryRates' },
    ],
  },
  {
    title: staffRoleLabels.finance,
    entries: [
      { to: '/invoices', title: account_invoices, needs: 'readMoney' },
      { to: '/proofs', title: admin_proofs, needs: 'manageMoney' },
      { to: '/payments', title: admin_payments, needs: 'manageMoney' },
      { to: '/bank-lines', title: admin_bank_lines, needs: 'manageMoney' },
      { to: '/refunds', title: admin_refunds, needs: 'manageMoney' },
      { to: '/withheld', title: admin_withheld, needs: 'manageMoney' },
      { to: '/ageing', title: admin_ageing, needs: 'readMoney' },
      { to: '/ledger', title: admin_ledger, needs: 'readMoney' },
      { to: '/tax-invoices', title: admin_tax_invoices, needs: 'manageMoney' },
    ],
  },
]

/** The parts of the menu that this person's roles may see. */
export const sectionsFor = (staff: StaffMember): readonly Section[] =>
  staff.needs_totp
    ? []
    : sections
        .map(({ entries, ...section }) => ({
          ...section,
          entries: entries.filter(({ needs }) => needs === undefined || can(staff, needs)),
        }))
        .filter(({ entries }) => entries.length > 0)

/** The places that this person's roles may see. */
export const entriesFor = (staff: StaffMember): readonly Entry[] =>
  sectionsFor(staff).flatMap(({ entries }) => entries)
