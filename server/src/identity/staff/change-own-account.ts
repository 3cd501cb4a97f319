import type { Language } from '@pasok/words'
import { inTransaction, sendNotice, writeAudit, type Db, type SendEmail } from '../../platform/index.ts'
import type { StaffRow, StaffScope } from '../../kernel/index.ts'
import { staffLoginChangedEmail, staffPasswordChangedEmail } from '../emails/emails.ts'
import { isOwnName } from '../passwords/own-name.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { deleteOtherStaffSessions } from './staff-session.store.ts'
import {
  findStaff,
  lockStaffPassword,
  proveTotp,
  updateRecoveryHashes,
  updateStaffLanguage,
  updateStaffPassword,
  updateStaffPhone,
} from './staff.store.ts'

/** A change that one of staff makes of their own account. */
interface OwnChange {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

const noteOf = (tx: Db, action: string, id: number, { now, requestId }: Omit<OwnChange, 'by'>) =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id },
    action: `identity.${action}`,
    subject: 'staff',
    subjectId: id,
    requestId,
  })

const noteOwn = (tx: Db, action: string, change: OwnChange) => noteOf(tx, action, change.by.staff.id, change)

interface PasswordParts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly passwords: Passwords
  /** The shop's name, which is no password. */
  readonly settings: { readonly name: string }
}

/** Changes the own password, ends the other sessions and says so by e-mail. `session` is the hash of the one that asks. */
export const changeOwnPassword = async (
  { db, sendEmail, passwords, settings }: PasswordParts,
  entered: { readonly old: string; readonly new: string },
  session: Buffer,
  change: OwnChange,
): Promise<'changed' | { readonly error: 'wrong_password' | 'own_name_password' }> => {
  const { id, email, language } = change.by.staff
  // Checked and hashed before any lock, because hashing is slow.
  const before = (await findStaff(db, email))?.password_hash
  if (before === undefined || !(await passwords.isRight(before, entered.old)))
    return { error: 'wrong_password' }
  if (isOwnName(entered.new, { email, company: settings.name })) return { error: 'own_name_password' }
  const hash = await passwords.hash(entered.new)
  return inTransaction(db, async (tx) => {
    if ((await lockStaffPassword(tx, id, 'update')) !== before) return { error: 'wrong_password' }
    await updateStaffPassword(tx, id, hash)
    await deleteOtherStaffSessions(tx, id, session)
    await noteOwn(tx, 'change-password', change)
    await sendNotice(tx, sendEmail, [{ email, language }], staffPasswordChangedEmail)
    return 'changed'
  })
}

type NoticeParts = Pick<PasswordParts, 'db' | 'sendEmail'>

/** New recovery codes for an account with an app; former ones count no more. Its owner is told by e-mail. */
export const renewRecoveryCodes = ({ db, sendEmail }: NoticeParts, change: OwnChange): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const codes = await writeRecoveryCodes(tx, change.by.staff.id)
    await noteOwn(tx, 'renew-recovery-codes', change)
    await sendNotice(tx, sendEmail, [change.by.staff], staffLoginChangedEmail('codes'))
    return codes
  })

const writeRecoveryCodes = async (tx: Db, staffId: number): Promise<string[]> => {
  const codes = newRecoveryCodes()
  await updateRecoveryHashes(tx, staffId, codes.map(hashRecoveryCode))
  return codes
}

/**
 * Makes an app with this secret the account's own, used up to this step; returns its recovery codes. Other sessions end, and
 * its owner is told by e-mail. `session` is the hash of the one that asks.
 */
export const setOwnApp = (
  { db, sendEmail }: NoticeParts,
  { secret, step }: { readonly secret: string; readonly step: number },
  session: Buffer,
  change: OwnChange,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const { staff } = change.by
    await proveTotp(tx, staff.id, secret, step)
    const codes = await writeRecoveryCodes(tx, staff.id)
    await deleteOtherStaffSessions(tx, staff.id, session)
    await noteOwn(tx, 'totp', change)
    await sendNotice(tx, sendEmail, [staff], staffLoginChangedEmail('app'))
    return codes
  })

/** Records a login by a recovery code, and tells its owner by e-mail. */
export const noteRecovery = async (
  tx: Db,
  sendEmail: SendEmail,
  staff: Pick<StaffRow, 'id' | 'email' | 'language'>,
  change: Omit<OwnChange, 'by'>,
): Promise<void> => {
  await noteOf(tx, 'use-recovery-code', staff.id, change)
  await sendNotice(tx, sendEmail, [staff], staffLoginChangedEmail('used'))
}

/** Sets the language of the own pages and e-mails. */
export const setOwnLanguage = (db: Db, language: Language, change: OwnChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateStaffLanguage(tx, change.by.staff.id, language)
    await noteOwn(tx, 'set-language', change)
  })

/** Sets the own phone, which the companies that one looks after are told. */
export const setOwnPhone = (db: Db, phone: string, change: OwnChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateStaffPhone(tx, change.by.staff.id, phone)
    await noteOwn(tx, 'set-phone', change)
  })
