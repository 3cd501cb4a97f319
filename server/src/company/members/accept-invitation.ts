import type { company } from '@pasok/contract/endpoints'
import type { FieldErrorCode } from '@pasok/words'
import type { z } from 'zod'
import { hashToken, insertMember, isOwnName, type Passwords } from '../../identity/index.ts'
import { inTransaction, writeAudit, type Db, type ValidationErrors } from '../../platform/index.ts'
import { deleteInvitation, findOpenInvitation, lockOpenInvitation } from './invitation.store.ts'
import { insertConsent } from '../registration/registration.store.ts'
import type { TextVersions } from '../registration/sign-up.ts'

interface Parts {
  readonly db: Db
  readonly versions: TextVersions
  readonly passwords: Passwords
}
type Accepted = z.output<typeof company.acceptInvitation.body>
type Outcome = 'joined' | ValidationErrors | { readonly error: 'link_ended' | 'address_taken' }

/**
 * Makes the invited person a member and uses the link up. The link was e-mailed, so the address is verified. Returns
 * the errors of fields, or why it failed: the address may have an account by now.
 */
export const acceptInvitation = async (
  { db, versions, passwords }: Parts,
  token: string,
  form: Accepted,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<Outcome> => {
  const hash = hashToken(token)
  const invited = await findOpenInvitation(db, hash, now)
  if (!invited) return { error: 'link_ended' }
  const isOwn = isOwnName(form.password, { email: invited.email, company: invited.legal_name })
  const errors: Readonly<Record<string, FieldErrorCode>> = {
    ...(isOwn && { password: 'own_name_password' }),
    ...(form.terms_version !== versions.terms && { terms_version: 'text_changed' }),
    ...(form.privacy_version !== versions.privacy && { privacy_version: 'text_changed' }),
  }
  if (Object.keys(errors).length > 0) return { error: 'invalid_request', errors }

  // Hashed before any lock, because hashing is slow.
  const passwordHash = await passwords.hash(form.password)
  return inTransaction(db, async (tx) => {
    const open = await lockOpenInvitation(tx, hash, now)
    if (!open) return { error: 'link_ended' }
    const { company_id: companyId, email, role } = open
    const { name, language } = form
    const memberId = await insertMember(tx, {
      company_id: companyId,
      email,
      name,
      role,
      language,
      password_hash: passwordHash,
      email_verified_at: now,
      created_at: now,
    })
    if (memberId === undefined) return { error: 'address_taken' }
    await deleteInvitation(tx, companyId, open.id)
    await insertConsent(tx, { memberId, text: 'terms', version: form.terms_version, language, now })
    await insertConsent(tx, { memberId, text: 'privacy', version: form.privacy_version, language, now })
    await writeAudit(tx, {
      at: now,
      who: { kind: 'member', id: memberId },
      action: 'company.accept-invitation',
      subject: 'company',
      subjectId: companyId,
      details: { invitation: open.id, role },
      requestId,
    })
    return 'joined'
  })
}
