import { can, type StaffMember, type StaffPermission } from '@pasok/contract'
import {
  admin_deliveries,
  admin_home,
  admin_orders,
  admin_registrations,
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
  { to: '/returns', title: return_title, needs: 'handleReturns' },
  { to: '/registrations', title: admin_registrations, needs: 'reviewRegistrations' },
]

/** The places that this person's roles may see. */
export const entriesFor = (staff: StaffMember): readonly Entry[] =>
  staff.needs_totp ? [] : entries.filter(({ needs }) => needs === undefined || can(staff, needs))
