import { inTransaction, writeAudit, type Actor, type Db } from '../../platform/index.ts'
import { disableStaff, enableStaff, findStaff, insertStaff, proveTotp, type NewStaff } from './staff.store.ts'
import { newTotpSecret } from './totp.ts'

/** Under what a change is written into the audit log. */
interface Entry {
  readonly now: Date
  readonly requestId: string
}

/** Whoever runs a command on the shop's own machine is nobody of staff. */
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

/** Adds somebody of the supplier; false where the address is somebody's already. */
export const addStaff = (db: Db, staff: NewStaff, requestId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, staff)
    if (id !== undefined)
      await note(tx, 'add-staff', id, { now: staff.now, requestId }, { roles: staff.roles })
    return id !== undefined
  })

/** Shuts somebody out, at once and everywhere; false where nobody has the address. */
export const shutOutStaff = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await disableStaff(tx, email, entry.now)
    if (id !== undefined) await note(tx, 'disable-staff', id, entry)
    return id !== undefined
  })

/** Lets somebody in again who was shut out; false where nobody of these has the address. */
export const letStaffIn = (db: Db, email: string, entry: Entry): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const id = await enableStaff(tx, email)
    if (id !== undefined) await note(tx, 'enable-staff', id, entry)
    return id !== undefined
  })

/** Gives somebody's app another secret, which counts at once; undefined where nobody who may log in has the address. */
export const giveTotp = (db: Db, email: string, entry: Entry): Promise<string | undefined> =>
  inTransaction(db, async (tx) => {
    const row = await findStaff(tx, email)
    if (!row) return undefined
    const secret = newTotpSecret()
    await proveTotp(tx, row.id, secret, 0)
    await note(tx, 'totp', row.id, entry)
    return secret
  })
