import { inTransaction, sendNotice, type Db, type SendEmail } from '../../platform/index.ts'
import { passwordChangedEmail } from '../emails/emails.ts'
import { findPasswordHash, lockPasswordOwner, updatePassword } from '../member.store.ts'
import { deleteMemberResets, findReset, useReset } from './password-reset.store.ts'
import { isOwnName } from './own-name.ts'
import type { Passwords } from './passwords.ts'
import { hashToken } from '../secret-token.ts'
import { deleteMemberSessions } from '../sessions/session.store.ts'
import type { MemberScope } from '../../kernel/index.ts'

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly passwords: Passwords
}

/** Changes a member's password, ends their other sessions and notifies them by e-mail. */
export const changePassword = async (
  { db, sendEmail, passwords }: Parts,
  scope: MemberScope,
  entered: { old: string; new: string },
): Promise<'changed' | { readonly error: 'wrong_password' | 'own_name_password' }> => {
  // Checked and hashed before any lock, because hashing is slow.
  const before = await findPasswordHash(db, scope.memberId)
  if (!(await passwords.isRight(before, entered.old))) return { error: 'wrong_password' }
  const hash = await passwords.hash(entered.new)
  return inTransaction(db, async (tx) => {
    const owner = await lockPasswordOwner(tx, scope.memberId)
    if (!owner || owner.password_hash !== before) return { error: 'wrong_password' }
    if (isOwnName(entered.new, owner)) return { error: 'own_name_password' }
    await updatePassword(tx, owner.id, hash)
    await deleteMemberSessions(tx, owner.id, scope.sessionId)
    await deleteMemberResets(tx, owner.id)
    await sendNotice(tx, sendEmail, [{ email: owner.email, language: owner.language }], passwordChangedEmail)
    return 'changed'
  })
}

/** Sets a new password by a reset link's token and ends all sessions of the member. Only success uses the token up. */
export const resetPassword = async (
  { db, sendEmail, passwords }: Parts,
  token: string,
  password: string,
  now: Date,
): Promise<'changed' | { readonly error: 'link_ended' | 'own_name_password' }> => {
  const link = hashToken(token)
  const memberId = await findReset(db, link, now)
  if (memberId === undefined) return { error: 'link_ended' }
  const hash = await passwords.hash(password)
  return inTransaction(db, async (tx) => {
    const owner = await lockPasswordOwner(tx, memberId)
    if (!owner) return { error: 'link_ended' }
    if (isOwnName(password, owner)) return { error: 'own_name_password' }
    if (!(await useReset(tx, link, now))) return { error: 'link_ended' }
    await updatePassword(tx, owner.id, hash)
    await deleteMemberSessions(tx, owner.id)
    await sendNotice(tx, sendEmail, [{ email: owner.email, language: owner.language }], passwordChangedEmail)
    return 'changed'
  })
}
