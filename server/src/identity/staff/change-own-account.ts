import type { Language } from '@pasok/words'
import { inTransaction, sendNotice, writeAudit, type Db, type SendEmail } from '../../platform/index.ts'
import type { StaffScope } from '../../kernel/index.ts'
import { staffPasswordChangedEmail } from '../emails/emails.ts'
import { isOwnName } from '../passwords/own-name.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { deleteOtherStaffSessions } from './staff-session.store.ts'
import {
  findStaff,
  lockStaffPassword,
  updateRecoveryHashes,
  updateStaffLanguage,
  updateStaffPassword,
} from './staff.store.ts'

/** A change that one of staff makes of their own account. */
interface OwnChange {
  readonly by: StaffScope
  readonly now: Date
  readonly requestId: string
}

const noteOwn = (tx: Db, action: string, { by, now, requestId }: OwnChange) =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action: `identity.${action}`,
    subject: 'staff',
    subjectId: by.staff.id,
    requestId,
  })

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

/** New recovery codes for an account with an app; former ones count no more. */
export const renewRecoveryCodes = (db: Db, change: OwnChange): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const codes = newRecoveryCodes()
    await updateRecoveryHashes(tx, change.by.staff.id, codes.map(hashRecoveryCode))
    await noteOwn(tx, 'renew-recovery-codes', change)
    return codes
  })

/** Sets the language of the own pages and e-mails. */
export const setOwnLanguage = (db: Db, language: Language, change: OwnChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateStaffLanguage(tx, change.by.staff.id, language)
    await noteOwn(tx, 'set-language', change)
  })
