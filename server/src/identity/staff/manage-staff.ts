import { inTransaction, writeAudit, type Actor, type Db } from '../../platform/index.ts'
import { disableStaff, enableStaff, findStaff, insertStaff, proveTotp, type NewStaff } from './staff.store.ts'
import { newTotpSecret } from './totp.ts'

/** Time and request id of a change's entry in the audit log. */
interface Entry {
  readonly now: Date
  readonly requestId: string
}

/** The author of commands that run on the shop's own machine, without a staff account. */
const OPERATOR: Actor = { kind: 'system', id: null }

const note = (tx: Db, action: string, staffId: number, { now, requestId }: Entry, details = {}) =>
  writeAudit(tx, {
    at: now,
    who: OPERATOR,
    action: `identity.${action}`,
    subject: 'staff',
    subjectId: staffId,
    details,
    requestId,
  })

/** Adds a staff account; false where the address has one already. */
export const addStaff = (db: Db, staff: NewStaff, requestId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, staff)
    if (id !== undefined)
      await note(tx, 'add-staff', id, { now: staff.now, requestId }, { roles: staff.roles })
    return id !== undefined
  })

/** Disables a staff account and ends its sessions; false where no account has the address. */
export const shutOutStaff = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await disableStaff(tx, email, entry.now)
    if (id !== undefined) await note(tx, 'disable-staff', id, entry)
    return id !== undefined
  })

/** Enables a disabled staff account; false where no disabled account has the address. */
export const letStaffIn = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await enableStaff(tx, email)
    if (id !== undefined) await note(tx, 'enable-staff', id, entry)
    return id !== undefined
  })

/** Replaces the TOTP secret of a staff account at once; undefined where no enabled account has the address. */
export const giveTotp = (db: Db, email: string, entry: Entry): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await findStaff(tx, email)
    if (!row) return undefined
    const secret = newTotpSecret()
    await proveTotp(tx, row.id, secret, 0)
    await note(tx, 'totp', row.id, entry)
    return secret
  })
