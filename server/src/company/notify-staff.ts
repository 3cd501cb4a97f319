import { staffRolesWith } from '@pasok/contract'
import { newRegistrationWords as words } from '@pasok/words'
import { staffWith } from '../identity/index.ts'
import { sendNotice, type Db, type SendEmail } from '../platform/index.ts'
import { findCompany, listContacts, listSameNpwp } from './review.store.ts'

/** E-mails the staff who review registrations about a new registration or a company's answer. */
export const notifyStaffOfRegistration = async (
  tx: Db,
  sendEmail: SendEmail,
  companyId: number,
  /** The company's answer to a question or a rejection. */
  answer?: string,
): Promise<void> => {
  const company = await findCompany(tx, companyId)
  if (!company) return
  const [contact] = await listContacts(tx, companyId)
  const isNpwpKnown = (await listSameNpwp(tx, company)).length > 0
  const isNew = answer === undefined
  const readers = await staffWith(tx, staffRolesWith('reviewRegistrations'))
  await sendNotice(tx, sendEmail, readers, {
    kind: isNew ? 'company.new-registration' : 'company.answered',
    subject: isNew ? words.subject : words.answered_subject,
    body: (language) => [
      { paragraph: (isNew ? words.text : words.answered_text)[language] },
      { paragraph: answer ?? '' },
      {
        facts: [
          [words.company[language], company.legal_name],
          [words.npwp[language], company.npwp],
          [words.contact[language], contact ? `${contact.name}, ${contact.email}` : ''],
        ],
      },
      { paragraph: isNpwpKnown ? words.npwp_known[language] : '' },
    ],
  })
}
