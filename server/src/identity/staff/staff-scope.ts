import type { StaffAccount, StaffMember, StaffRole } from '@pasok/contract'
import type { Context } from 'hono'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import type { StaffRow } from './staff.store.ts'

declare const minted: unique symbol

/** Staff who are logged in. Only their gate makes one, so a function that takes it can't be called for others. */
export interface StaffScope {
  readonly [minted]: true
  readonly staff: StaffRow
}

/** Kept beside the request, where nothing that a client sends can reach. */
const scopes = new WeakMap<Request, StaffScope>()

/** Says which one of staff asks: their gate alone does. */
export const mintStaff = (request: Request, staff: StaffRow): void =>
  void scopes.set(request, { staff } as StaffScope)

/** Which one of staff asks; undefined for everybody else, members too. */
export const staffOf = (c: Context<Http>): StaffScope | undefined => scopes.get(arrived(c))

/** Roles that production lets in with an app's code only. */
const GUARDED: readonly StaffRole[] = ['admin', 'finance']

/** Whether somebody must set up such an app before anything else. */
export const needsTotp = ({ roles, totp_secret }: StaffRow, production: boolean): boolean =>
  production && totp_secret === null && GUARDED.some((role) => roles.includes(role))

/** Staff as they see themselves. */
export const staffRecord = (row: StaffRow, production: boolean): StaffMember => ({
  ...sharedFields(row),
  needs_totp: needsTotp(row, production),
})

/** An account of staff as admins see it. */
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
  has_totp: row.totp_secret !== null,
})
