import { roles, type Role, type StaffRole } from './roles.ts'

/** The role that a member needs at least for each action; `roles` lists them from the least to the most. */
export const memberPermissions = {
  /** Prices, the company's records, and what is the member's own: profile, lists, wish list. */
  readRecords: 'viewer',
  /** Cart, quotations, orders, payments, receipts, returns. */
  placeOrder: 'buyer',
  editAddresses: 'buyer',
  /** The company's own numbers of our items. */
  editPartNumbers: 'buyer',
  manageMembers: 'owner',
} as const satisfies Readonly<Record<string, Role>>
export type MemberPermission = keyof typeof memberPermissions

/** Who of staff may take each action; an admin may take them all. */
export const staffPermissions = {
  /** Their own profile and session. */
  logIn: ['sales', 'finance', 'warehouse', 'content'],
  manageStaff: [],
  reviewRegistrations: ['sales'],
  readCompanies: ['sales', 'finance'],
  /** Registered details, members, the salesperson. */
  editCompanies: ['sales'],
  readPrices: ['sales', 'finance'],
  /** Price lists and their rules. Admins alone: a rule below the limits of a discount would need no approval. */
  editPrices: [],
  readQuotations: ['sales', 'finance'],
  /** Price and send quotations, confirm and change orders. */
  sell: ['sales'],
  readOrders: ['sales', 'finance', 'warehouse'],
  /** Invoices, terms and credit. */
  readMoney: ['finance', 'sales'],
  /** Payments, refunds, invoices, credit. */
  manageMoney: ['finance'],
  readDeliveries: ['warehouse', 'sales', 'finance'],
  ship: ['warehouse', 'sales'],
  readDeliveryRates: ['warehouse', 'sales'],
  editDeliveryRates: ['warehouse'],
  handleReturns: ['sales', 'warehouse', 'finance'],
  decideReturns: ['sales'],
  receiveReturns: ['warehouse'],
  refundReturns: ['finance'],
  replaceReturns: ['sales', 'warehouse'],
  editCatalogue: ['content'],
  editContent: ['content'],
  handleContactMessages: ['sales'],
  /** Their own requests for approval, and those that they decide about. */
  readApprovals: ['sales', 'finance'],
  /** Whom each kind of request waits for: `approversOf`. */
  decideApprovals: ['finance'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type StaffPermission = keyof typeof staffPermissions

/** Roles of staff that have a permission, admins among them. */
export const staffRolesWith = (permission: StaffPermission): readonly StaffRole[] => [
  'admin',
  ...staffPermissions[permission],
]

/** Roles of members that have a permission, from the least to the most. */
export const memberRolesWith = (permission: MemberPermission): readonly Role[] =>
  roles.slice(roles.indexOf(memberPermissions[permission]))

/** Whether a member of an approved company, or a person of staff, may take an action: the rule of §6 for the API and the pages. */
export function can(member: { readonly role: Role }, permission: MemberPermission): boolean
export function can(staff: { readonly roles: readonly StaffRole[] }, permission: StaffPermission): boolean
export function can(
  who: { readonly role: Role } | { readonly roles: readonly StaffRole[] },
  permission: MemberPermission | StaffPermission,
): boolean {
  if ('role' in who) return memberRolesWith(permission as MemberPermission).includes(who.role)
  return who.roles.some((role) => staffRolesWith(permission as StaffPermission).includes(role))
}
