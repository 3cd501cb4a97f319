import type { StaffAccount, StaffMember, StaffRole } from '@pasok/contract'
import { setStaff, type StaffRow, type StaffScope } from '../../kernel/index.ts'

/** Sets the request's staff member; only the staff gate calls it. */
export const mintStaff = (request: Request, staff: StaffRow): void =>
  setStaff(request, { staff } as StaffScope)

/** Roles that need an authenticator code in production. */
const GUARDED: readonly StaffRole[] = ['admin', 'finance']

/** Whether a member of staff must set up an authenticator first. */
export const needsTotp = ({ roles, totp_secret }: StaffRow, production: boolean): boolean =>
  production && totp_secret === null && GUARDED.some((role) => roles.includes(role))

/** Staff as they see themselves. */
export const staffRecord = (row: StaffRow, production: boolean): StaffMember => ({
  ...sharedFields(row),
  recovery_codes: row.recovery_codes,
  needs_totp: needsTotp(row, production),
})

/** A staff account as admins see it. */
export const staffAccount = (row: StaffRow): StaffAccount => ({
  ...sharedFields(row),
  disabled_at: row.disabled_at?.toISOString() ?? null,
})

const sharedFields = (row: StaffRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  roles: row.roles,
  language: row.language,
  phone: row.phone,
  has_totp: row.totp_secret !== null,
})
