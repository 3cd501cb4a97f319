import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { addressFields, companyFields, nitkuElsewhere, nitkuFits, paragraph } from '../fields.ts'
import { listed, staffListQuery } from '../list-query.ts'
import { registrationStatuses, roles } from '../roles.ts'
import { LONGEST_STAFF_NOTE } from './limits.ts'
import { companyList } from './lists.ts'
import { address, staffRegistration } from './records.ts'
import { taxKinds } from './tax-kinds.ts'

const tag = 'Staff customers'
const one = z.object({ id })
const person = z.object({ id: z.int(), name: z.string() })

const companyInList = z.object({
  id: z.int(),
  legal_name: z.string(),
  trade_name: z.string(),
  npwp: z.string(),
  registration_status: z.enum(registrationStatuses),
  tax_kind: z.enum(taxKinds),
  /** Who of staff looks after it. */
  salesperson: person.optional(),
  created_at: z.iso.datetime(),
})
export type StaffCompanyInList = z.output<typeof companyInList>

const staffCompany = staffRegistration
  .pick({
    id: true,
    version: true,
    registration_status: true,
    reason: true,
    legal_name: true,
    trade_name: true,
    npwp: true,
    nitku: true,
    nib: true,
    is_pkp: true,
    company_type: true,
    customer_classification: true,
    customer_industry: true,
    industrial_estate: true,
    seat: true,
    same_npwp: true,
    documents: true,
    history: true,
    created_at: true,
  })
  .extend({
    members: z.array(
      staffRegistration.shape.members.element.omit({ consents: true }).extend({
        role: z.enum(roles),
        /** Absent for a member who has not logged in yet. */
        last_login_at: z.iso.datetime().optional(),
      }),
    ),
    addresses: z.array(address),
    tax_kind: z.enum(taxKinds),
    salesperson: person.optional(),
    /** Who may become its salesperson. */
    salespeople: z.array(person),
    /** What staff wrote down about it, the newest first. Members never read it. */
    notes: z.array(z.object({ id: z.int(), by: z.string(), at: z.iso.datetime(), text: z.string() })),
  })
/** A company as staff see it. */
export type StaffCompany = z.output<typeof staffCompany>

const answer = record(staffCompany)
const ofMember = z.object({ id, member_id: id })

export const schemas = {
  listCompanies: {
    tag,
    summary: 'Companies, the newest first',
    query: staffListQuery(companyList),
    answer: listed(companyInList),
  },
  showCompany: {
    tag,
    summary: 'A company with its addresses, members, documents and notes of staff',
    params: one,
    answer,
  },
  showCompanyDocument: {
    tag,
    summary: 'A document of a company, to be saved; each view is recorded',
    params: z.object({ id, document_id: id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  changeCompany: {
    tag,
    summary: "Changes a company's registered details and address; checked as a registration is",
    params: one,
    body: z
      .object({ ...companyFields.shape, ...addressFields.shape, version: recordVersion })
      .refine(nitkuFits, nitkuElsewhere),
    answer,
  },
  setSalesperson: {
    tag,
    summary: 'Says who of staff looks after a company; null for no one',
    params: one,
    body: z.object({
      salesperson_id: z.int().min(1).max(2_147_483_647).nullable(),
      version: recordVersion,
    }),
    answer,
  },
  addCompanyNote: {
    tag,
    summary: 'Adds a note that only staff read',
    params: one,
    body: z.object({ text: paragraph(1, LONGEST_STAFF_NOTE) }),
    answer,
  },
  setCompanyMemberRole: {
    tag,
    summary: 'Gives a member another role; the last owner stays one',
    params: ofMember,
    body: z.object({ role: z.enum(roles) }),
    answer,
  },
  removeCompanyMember: {
    tag,
    summary: 'Removes a member and ends their sessions; the last owner stays',
    params: ofMember,
    answer,
  },
} satisfies ModuleSchemas
