import {
  deleteRegistrations,
  hashToken,
  lockEndedRegistrations,
  lockRegistrationOfLink,
  makeMember,
  sendReset,
} from '../../identity/index.ts'
import {
  inTransaction,
  type Db,
  type SendEmail,
  type Storage,
  deleteDocuments,
} from '../../platform/index.ts'

import { flagKnownNpwp } from './registration.store.ts'
import { notifyStaffOfRegistration } from '../notify-staff.ts'
import {
  moveDocuments,
  insertCompanyFromRegistration,
  listPendingKeys,
} from './pending-registration.store.ts'

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
}

/** The address belongs to a member: from an invitation, or since before the sign-up. */
class Taken extends Error {
  override readonly name = 'Taken'
}

/** The result of using a valid link. */
export interface Confirmed {
  /** Whether the owner must set a password; an e-mail for it has been sent. */
  readonly needsPassword: boolean
}

/**
 * Makes a company and its owner from a link's registration, notifies staff, and ends all other registrations with this
 * address. Undefined if the link is not valid. If there were others, one of them may be a stranger's that looks exactly
 * like the owner's own: then neither its password nor its sessions are taken over, and an e-mail lets the owner set a
 * password.
 */
export const confirmRegistration = async (
  { db, storage, sendEmail }: Parts,
  token: string,
  now: Date,
): Promise<Confirmed | undefined> => {
  const confirmed = inTransaction(db, async (tx) => {
    const found = await lockRegistrationOfLink(tx, hashToken(token), now)
    if (!found) return undefined
    const { id, language, created_at: sentAt, others } = found
    const companyId = await insertCompanyFromRegistration(tx, id, sentAt)
    const isTrusted = others.length === 0
    if (!(await makeMember(tx, { id, companyId, isTrusted }, now))) throw new Taken()
    await flagKnownNpwp(tx, companyId)
    await moveDocuments(tx, { registrationId: id, companyId, memberId: id, language, sentAt })
    const orphans = await listPendingKeys(tx, others)
    await deleteRegistrations(tx, [id, ...others])
    if (!isTrusted) await sendReset(tx, sendEmail, id, now)
    await notifyStaffOfRegistration(tx, sendEmail, companyId)
    return { orphans, needsPassword: !isTrusted }
  })
  const done = await confirmed.catch((error: unknown) => {
    if (error instanceof Taken) return undefined
    throw error
  })
  if (!done) return undefined
  await deleteDocuments(storage, done.orphans)
  return { needsPassword: done.needsPassword }
}

/** Deletes expired registrations with their documents; returns how many. */
export const endRegistrations = async (
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  now: Date,
): Promise<number> => {
  const { ended, orphans } = await inTransaction(db, async (tx) => {
    const ids = await lockEndedRegistrations(tx, now)
    const keys = await listPendingKeys(tx, ids)
    await deleteRegistrations(tx, ids)
    return { ended: ids.length, orphans: keys }
  })
  await deleteDocuments(storage, orphans)
  return ended
}
