import type { StaffRegistration } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { staffNames } from '../../identity/index.ts'
import { pick, readAudit, type Db } from '../../platform/index.ts'
import { nameIn, type ListName } from '../../reference/index.ts'
import { registeredFields } from '../company.store.ts'
import { stepsIn } from '../life-cycle.ts'
import { findRegisteredAddress, listAnswers, listDocuments } from './registration.store.ts'
import {
  findCompany,
  listConsents,
  listContacts,
  listSameNpwp,
  type CompanyRow,
  type ConsentRow,
  type ContactRow,
} from '../review.store.ts'
import { withAreas } from '../addresses/show-address.ts'

const toNamedEntry = (list: ListName, id: number, language: Language) => ({
  id,
  name: nameIn(list, id, language) ?? '',
})

/** A person of the company, with the department in the reader's language; invited people have named none. */
export const showContact = (
  { customer_department_id, last_login_at: _lastLogin, ...contact }: ContactRow,
  language: Language,
) => ({
  ...contact,
  ...(customer_department_id !== null && {
    customer_department: toNamedEntry('customer_department', customer_department_id, language),
  }),
})

/** The same with the texts that they agreed to. */
const showPerson = (
  contact: ContactRow,
  consents: readonly ConsentRow[],
  language: Language,
): StaffRegistration['members'][number] => ({
  ...showContact(contact, language),
  consents: consents
    .filter(({ member_id }) => member_id === contact.id)
    .map(({ text, version, language: readIn, given_at }) => ({
      text,
      version,
      language: readIn,
      given_at: given_at.toISOString(),
    })),
})

/** What staff see of a company, registered or registering. */
export const showDetails = async (db: Db, row: CompanyRow, language: Language) => {
  const { id } = row
  const [seat, same, documents, log] = await Promise.all([
    findRegisteredAddress(db, id),
    listSameNpwp(db, row),
    listDocuments(db, id),
    readAudit(db, 'company', id),
  ])
  const names = await staffNames(
    db,
    log.flatMap(({ who, who_id }) => (who === 'staff' && who_id !== null ? [who_id] : [])),
  )
  const {
    company_type_id,
    customer_classification_id,
    customer_industry_id,
    industrial_estate_id,
    ...company
  } = pick(row, registeredFields)
  return {
    id,
    version: row.version,
    registration_status: row.registration_status,
    ...(row.reason !== null && { reason: row.reason }),
    ...company,
    company_type: toNamedEntry('company_type', company_type_id, language),
    customer_classification: toNamedEntry('customer_classification', customer_classification_id, language),
    customer_industry: toNamedEntry('customer_industry', customer_industry_id, language),
    ...(industrial_estate_id !== null && {
      industrial_estate: toNamedEntry('industrial_estate', industrial_estate_id, language),
    }),
    ...(seat && { seat: await withAreas(seat) }),
    same_npwp: same,
    documents: documents.map((one) => ({
      id: one.id,
      kind: one.kind,
      filename: one.filename,
      content_type: one.content_type,
      size: one.size,
      uploaded_at: one.uploaded_at.toISOString(),
    })),
    history: log.map(({ at, who, who_id, action, details }) => ({
      at: at.toISOString(),
      by: (who_id !== null && who === 'staff' ? names.get(who_id) : undefined) ?? who,
      action,
      details,
    })),
    created_at: row.created_at.toISOString(),
  }
}

/** A registration as staff see it, with all details of the company. */
export const showForStaff = async (
  db: Db,
  id: number,
  language: Language,
): Promise<StaffRegistration | undefined> => {
  const row = await findCompany(db, id)
  if (!row) return undefined
  const [details, contacts, consents, answers] = await Promise.all([
    showDetails(db, row, language),
    listContacts(db, id),
    listConsents(db, id),
    listAnswers(db, id),
  ])
  return {
    ...details,
    ...(row.question !== null && { question: row.question }),
    steps: stepsIn(row.registration_status),
    members: contacts.map((one) => showPerson(one, consents, language)),
    answers: answers.map(({ answered_at, ...one }) => ({ ...one, answered_at: answered_at.toISOString() })),
  }
}
