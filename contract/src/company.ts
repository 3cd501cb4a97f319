import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { data, id, record } from './envelope.ts'
import { registrationStatuses } from './identity.ts'
import { password } from './password.ts'
import { problem } from './problem.ts'
import {
  addressFields,
  companyFields,
  contactFields,
  nitkuElsewhere,
  nitkuFits,
  paragraph,
  phoneFits,
  phoneMissing,
  version,
} from './registration-fields.ts'

export * from './address.ts'
export * from './members.ts'
export { hasUsualCheckDigit, nitkuOf } from './npwp.ts'

/** In bytes: a document, and a form with all it brings. */
export const LARGEST_DOCUMENT = 10_000_000
export const LARGEST_FORM = 22_000_000
/** What a document may be, by what it holds. */
export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type DocumentType = (typeof documentTypes)[number]

const document = z.file({ error: 'document_missing' }).meta({ type: 'string', format: 'binary' })

/** What a form is told besides its faults: it may be sent all the same. */
const checked = z.object({ warnings: z.record(z.string(), z.array(z.string())) })

const registering = 'Registration'
const check = <const P extends `/auth/signup/check/${string}`, B extends z.ZodType>(
  path: P,
  body: B,
  what: string,
) =>
  endpoint({
    method: 'post',
    path,
    access: 'public',
    tag: registering,
    summary: `Checks ${what} of a registration, and keeps nothing`,
    body,
    answers: { 200: data(checked), 400: problem, 403: problem, 413: problem, 415: problem, 503: problem },
  })

export const checkCompany = check('/auth/signup/check/company', companyFields, 'the company')
export const checkAddress = check('/auth/signup/check/address', addressFields, 'the address')
export const checkContact = check('/auth/signup/check/contact', contactFields, 'the person')

export const signUp = endpoint({
  method: 'post',
  path: '/auth/signup',
  largest: LARGEST_FORM,
  access: 'public',
  tag: registering,
  summary:
    'Keeps the registration of a company and its first member, and sends the letter with the link that makes them; an address that is known already is answered in the same way',
  form: z
    .object({
      ...companyFields.shape,
      ...addressFields.shape,
      ...contactFields.shape,
      password,
      language: z.enum(['en', 'id']),
      /** Which texts were shown. */
      terms_version: version,
      privacy_version: version,
      consent: z.literal('true', { error: 'consent_needed' }),
      npwp_document: document,
      nib_document: document,
    })
    .refine(nitkuFits, nitkuElsewhere)
    .refine(phoneFits, phoneMissing),
  answers: {
    200: data(z.object({})),
    400: problem,
    403: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})

export const documentRecord = z.object({
  id: z.int(),
  kind: z.enum(['npwp', 'nib', 'answer']),
  filename: z.string(),
  content_type: z.enum(documentTypes),
  /** In bytes. */
  size: z.int(),
  uploaded_at: z.iso.datetime(),
})

export const answerRecord = z.object({
  id: z.int(),
  asked: z.string(),
  text: z.string(),
  answered_at: z.iso.datetime(),
})

/** What a company is registered with, as its form takes it. */
const registered = z.object({
  company_type_id: z.int(),
  trade_name: z.string(),
  npwp: z.string(),
  nitku: z.string(),
  is_pkp: z.boolean(),
  nib: z.string(),
  customer_classification_id: z.int(),
  customer_industry_id: z.int(),
  industrial_estate_id: z.int().nullable(),
})
const seat = z.object({
  street: z.string(),
  rt: z.string(),
  rw: z.string(),
  province_id: z.int(),
  city_id: z.int(),
  district_id: z.int(),
  subdistrict_id: z.int(),
  postal_code: z.string(),
})

const registration = z.object({
  legal_name: z.string(),
  registration_status: z.enum(registrationStatuses),
  /** What is to happen next, and by whom: the company in the first two cases, staff in the third. */
  awaits: z.enum(['answer', 'correction', 'review', 'nothing']),
  /** What staff ask; absent where they ask nothing. */
  question: z.string().optional(),
  /** Why it was rejected or suspended. */
  reason: z.string().optional(),
  submitted_at: z.iso.datetime(),
  company: registered,
  /** Where it has its seat; absent for a company that did not register itself. */
  seat: seat.optional(),
  documents: z.array(documentRecord),
  /** What the company has answered so far, and to what. */
  answers: z.array(answerRecord),
})
/** A company's registration, as its own people see it. */
export type Registration = z.output<typeof registration>

export const showRegistration = endpoint({
  method: 'get',
  path: '/v2/company/registration',
  access: { member: 'limited' },
  tag: registering,
  summary: "How far the registration of the asking member's company is, and what is awaited",
  answers: { 200: record(registration), 401: problem, 503: problem },
})

/** An answer brings at most so many documents. */
export const MOST_DOCUMENTS = 2

const answering = {
  text: paragraph(3, 2_000),
  document: document.optional(),
  other_document: document.optional(),
}
const reviewedAgain = {
  200: record(registration),
  400: problem,
  401: problem,
  403: problem,
  409: problem,
  413: problem,
  415: problem,
  503: problem,
}

export const answerRegistration = endpoint({
  method: 'post',
  path: '/v2/company/registration/answer',
  largest: LARGEST_FORM,
  access: { member: 'limited' },
  tag: registering,
  summary: 'Answers what staff asked, or why they rejected: the registration is reviewed again',
  form: z.object(answering),
  answers: reviewedAgain,
})

export const correctRegistration = endpoint({
  method: 'post',
  path: '/v2/company/registration/correction',
  largest: LARGEST_FORM,
  access: { member: 'limited' },
  tag: registering,
  summary: 'The same, with what the company is registered with from then on',
  form: z
    .object({ ...answering, ...companyFields.shape, ...addressFields.shape })
    .refine(nitkuFits, nitkuElsewhere),
  answers: reviewedAgain,
})

export const showDocument = endpoint({
  method: 'get',
  path: '/v2/company/documents/{id}',
  access: { member: 'limited' },
  tag: registering,
  summary: "A document of the asking member's own company, to be saved",
  params: z.object({ id }),
  file: 'application/octet-stream',
  answers: { 200: z.instanceof(Uint8Array), 400: problem, 401: problem, 404: problem, 503: problem },
})
