import { staffRolesWith } from '@pasok/contract'
import { staffWith } from '../identity/index.ts'
import type { Db, SendEmail } from '../platform/index.ts'
import { newRegistrationEmail } from './emails/new-registration.ts'
import { findCompany, listContacts, listSameNpwp } from './review.store.ts'

/** Tells those of staff who look at registrations that one waits, or what it answered, each in their language. */
export const tellStaffOfRegistration = async (
  tx: Db,
  sendEmail: SendEmail,
  companyId: number,
  answer?: string,
): Promise<void> => {
  const company = await findCompany(tx, companyId)
  if (!company) return
  const [contact] = await listContacts(tx, companyId)
  const isNpwpKnown = (await listSameNpwp(tx, company)).length > 0
  for (const { email, language } of await staffWith(tx, staffRolesWith('reviewRegistrations')))
    await sendEmail(
      tx,
      newRegistrationEmail({
        to: email,
        language,
        company: company.legal_name,
        npwp: company.npwp,
        contact: contact ? `${contact.name}, ${contact.email}` : '',
        isNpwpKnown,
        answer,
      }),
    )
}
