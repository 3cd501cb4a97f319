import { z } from 'zod'
import { named, place } from './address.ts'
import { answerRecord, documentRecord } from './company.ts'
import { endpoint } from './endpoint.ts'
import { data, id, paged, record, records } from './envelope.ts'
import { LONGEST_CREDENTIAL, registrationStatuses, roles } from './identity.ts'
import { problem } from './problem.ts'
import { paragraph } from './registration-fields.ts'
import { reviewers, staffRoles } from './roles.ts'
import { keyword, text } from './text.ts'

export { reviewers, staffRoles, type StaffRole } from './roles.ts'

/** How any call of staff may be refused; what takes input, and what takes a body, may be refused for that too. */
const refused = { 401: problem, 403: problem, 404: problem, 503: problem } as const
const refusedInput = { 400: problem, ...refused } as const
const refusedBody = { 413: problem, 415: problem, ...refusedInput } as const
const refusedTry = { 429: problem, ...refusedBody } as const

const credential = z.string().max(LONGEST_CREDENTIAL)
const code = z.string().regex(/^\d{6}$/)
const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  language: z.enum(['en', 'id']),
  /** Whether a code of an app is asked for at login. */
  has_totp: z.boolean(),
  /** Nothing else is answered until such an app is set up. */
  needs_totp: z.boolean(),
})
/** What staff see of themselves. */
export type StaffMember = z.output<typeof staffMember>

export const logInStaff = endpoint({
  method: 'post',
  path: '/staff/session',
  access: 'public',
  tag: 'Staff',
  summary: 'Logs staff in, with the code of their app where they have one',
  body: z.object({ login: text(LONGEST_CREDENTIAL), password: credential, code: code.optional() }),
  answers: { 200: record(staffMember), ...refusedTry },
})

export const logOutStaff = endpoint({
  method: 'delete',
  path: '/staff/session',
  access: 'public',
  tag: 'Staff',
  summary: 'Ends the session of staff; one that has ended already is no fault',
  answers: { 200: data(z.object({})), ...refused },
})

export const showStaff = endpoint({
  method: 'get',
  path: '/staff/me',
  access: { staff: staffRoles },
  tag: 'Staff',
  summary: 'The one of staff who asks',
  answers: { 200: record(staffMember), ...refused },
})

export const beginTotp = endpoint({
  method: 'post',
  path: '/staff/totp',
  access: { staff: staffRoles },
  tag: 'Staff',
  summary: 'A new secret for an app that shows codes; it counts once a first code has proven it',
  body: z.object({ password: credential }),
  answers: {
    200: data(z.object({ secret: z.string(), uri: z.string() })),
    ...refusedTry,
  },
})

export const proveTotp = endpoint({
  method: 'put',
  path: '/staff/totp',
  access: { staff: staffRoles },
  tag: 'Staff',
  summary: 'The first code of the new secret: from here on a login needs one',
  body: z.object({ code }),
  answers: { 200: record(staffMember), 409: problem, ...refusedTry },
})

const status = z.enum(registrationStatuses)
const registrationInList = z.object({
  id: z.int(),
  version: z.int(),
  registration_status: status,
  /** Whether staff asked something that is not answered yet. */
  is_asked: z.boolean(),
  legal_name: z.string(),
  npwp: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), is_email_verified: z.boolean() }).optional(),
  created_at: z.iso.datetime(),
})

const seat = z.object(place)
const consent = z.object({
  text: z.enum(['terms', 'privacy']),
  version: z.string(),
  language: z.enum(['en', 'id']),
  given_at: z.iso.datetime(),
})
const registration = z.object({
  id: z.int(),
  /** Raised by every change; a step names the one it saw. */
  version: z.int(),
  registration_status: status,
  question: z.string().optional(),
  reason: z.string().optional(),
  /** What may be done with it now. */
  steps: z.array(z.enum(['approve', 'reject', 'ask', 'suspend', 'join'])),
  legal_name: z.string(),
  trade_name: z.string(),
  npwp: z.string(),
  nitku: z.string(),
  nib: z.string(),
  is_pkp: z.boolean(),
  company_type: named,
  customer_classification: named,
  customer_industry: named,
  industrial_estate: named.optional(),
  /** Where it has its seat; absent for a company that did not register itself. */
  seat: seat.optional(),
  members: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      position: z.string(),
      mobile: z.string(),
      phone: z.string(),
      phone_extension: z.string(),
      role: z.enum(roles),
      language: z.enum(['en', 'id']),
      is_email_verified: z.boolean(),
      /** Absent for who was invited. */
      customer_department: named.optional(),
      /** Which version of which text they agreed to. */
      consents: z.array(consent),
    }),
  ),
  /** Other companies with this NPWP: perhaps the person belongs to one of them. */
  same_npwp: z.array(z.object({ id: z.int(), legal_name: z.string(), registration_status: status })),
  documents: z.array(documentRecord),
  answers: z.array(answerRecord),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      action: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
  created_at: z.iso.datetime(),
})
/** A company's registration as staff see it. */
export type StaffRegistration = z.output<typeof registration>

export const listRegistrations = endpoint({
  method: 'get',
  path: '/staff/registrations',
  access: { staff: reviewers },
  tag: 'Staff',
  summary: 'Registrations, those that wait longest first',
  query: paged(20, { status: status.optional(), keyword: keyword.optional() }),
  answers: { 200: records(registrationInList), ...refusedInput },
})

const one = z.object({ id })

export const showRegistration = endpoint({
  method: 'get',
  path: '/staff/registrations/{id}',
  access: { staff: reviewers },
  tag: 'Staff',
  summary: 'A registration with all that is known of the company',
  params: one,
  answers: { 200: record(registration), ...refusedInput },
})

export const showRegistrationDocument = endpoint({
  method: 'get',
  path: '/staff/registrations/{id}/documents/{document_id}',
  access: { staff: reviewers },
  tag: 'Staff',
  summary: 'A paper of a registration, to be saved; who looks at it is noted',
  params: z.object({ id, document_id: id }),
  file: 'application/octet-stream',
  answers: { 200: z.instanceof(Uint8Array), ...refusedInput },
})

const version = z.int().min(1).max(2_147_483_647)
const said = paragraph(3, 2000)
const step = <const Name extends string, B extends z.ZodType>(name: Name, summary: string, body: B) =>
  endpoint({
    method: 'post',
    path: `/staff/registrations/{id}/${name}`,
    access: { staff: reviewers },
    tag: 'Staff',
    summary,
    params: one,
    body,
    answers: { 200: record(registration), 409: problem, ...refusedBody },
  })

export const approveRegistration = step(
  'approve',
  'Approves a draft, or lifts a suspension',
  z.object({ version }),
)
export const rejectRegistration = step(
  'reject',
  'Rejects a draft; it may be sent again',
  z.object({ version, reason: said }),
)
export const askRegistration = step(
  'ask',
  'Asks something before a draft is decided',
  z.object({ version, question: said }),
)
export const suspendRegistration = step(
  'suspend',
  'Suspends an approved company from its next request on',
  z.object({ version, reason: said }),
)
export const joinRegistration = step(
  'join',
  'Moves the people of a draft to a company that is there already, which is then answered; the draft is gone',
  z.object({ version, company_id: z.int().min(1).max(2_147_483_647) }),
)
