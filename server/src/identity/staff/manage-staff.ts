import { inTransaction, writeAudit, type Actor, type Db } from '../../platform/index.ts'
import type { StaffRow, StaffScope } from '../../kernel/index.ts'
import {
  disableStaff,
  enableStaff,
  findAnyStaff,
  findStaff,
  insertStaff,
  lockAdmins,
  proveTotp,
  type NewStaff,
} from './staff.store.ts'
import { newTotpSecret } from './totp.ts'

/** The time, request id and acting admin of an audit entry; without an admin the operator acts. */
interface Entry {
  readonly now: Date
  readonly requestId: string
  readonly by?: StaffScope
}

/** The actor of commands run on the shop's own machine, without a staff account. */
const OPERATOR: Actor = { kind: 'system', id: null }

const note = (tx: Db, action: string, staffId: number, { now, requestId, by }: Entry, details = {}) =>
  writeAudit(tx, {
    at: now,
    who: by ? { kind: 'staff', id: by.staff.id } : OPERATOR,
    action: `identity.${action}`,
    subject: 'staff',
    subjectId: staffId,
    details,
    requestId,
  })

/** Adds a staff account; false if the address has one already. */
export const addStaff = (db: Db, staff: NewStaff, requestId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, staff)
    if (id !== undefined)
      await note(tx, 'add-staff', id, { now: staff.now, requestId }, { roles: staff.roles })
    return id !== undefined
  })

/** Disables a staff account and ends its sessions; false if no enabled account has the address. */
export const shutOutStaff = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await findAnyStaff(tx, email)
    if (row && (await disableStaff(tx, row.id, entry.now))) await note(tx, 'disable-staff', row.id, entry)
    return row !== undefined
  })

/** Enables a disabled staff account; false if no disabled account has the address. */
export const letStaffIn = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await findAnyStaff(tx, email)
    if (!row || !(await enableStaff(tx, row.id))) return false
    await note(tx, 'enable-staff', row.id, entry)
    return true
  })

/**
 * Disables or enables a staff account on behalf of an admin, and returns the account. Admins can't disable themselves
 * and must still be enabled under the lock, so one enabled admin remains even if two disable each other at once.
 */
export const setStaffAccess = (
  db: Db,
  id: number,
  access: 'disabled' | 'enabled',
  entry: Required<Entry>,
): Promise<StaffRow | { readonly error: 'not_allowed' | 'own_account' | 'not_found' }> =>
  inTransaction(db, async (tx) => {
    const admins = await lockAdmins(tx)
    if (!admins.includes(entry.by.staff.id)) return { error: 'not_allowed' }
    const isDisabling = access === 'disabled'
    if (isDisabling && id === entry.by.staff.id) return { error: 'own_account' }
    const isChanged = isDisabling ? await disableStaff(tx, id, entry.now) : await enableStaff(tx, id)
    if (isChanged) await note(tx, isDisabling ? 'disable-staff' : 'enable-staff', id, entry)
    return (await findAnyStaff(tx, id)) ?? { error: 'not_found' }
  })

/** Replaces the TOTP secret of a staff account at once; undefined if no enabled account has the address. */
export const giveTotp = (db: Db, email: string, entry: Entry): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await findStaff(tx, email)
    if (!row) return undefined
    const secret = newTotpSecret()
    await proveTotp(tx, row.id, secret, 0)
    await note(tx, 'totp', row.id, entry)
    return secret
  })
