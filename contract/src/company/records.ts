import { z } from 'zod'
import { language } from '../envelope.ts'
import { registrationStatuses, roles } from '../roles.ts'
import { documentTypes } from './limits.ts'
import type { fields } from './address-schemas.ts'

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
  question: z.string(),
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
const registeredAddressIds = z.object({
  street: z.string(),
  rt: z.string(),
  rw: z.string(),
  province_id: z.int(),
  city_id: z.int(),
  district_id: z.int(),
  subdistrict_id: z.int(),
  postal_code: z.string(),
})

export const registration = z.object({
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
  /** Its registered address; absent for a company that did not register itself. */
  seat: registeredAddressIds.optional(),
  documents: z.array(documentRecord),
  /** What the company has answered so far, and to what. */
  answers: z.array(answerRecord),
})
/** A company's registration, as its own people see it. */
export type Registration = z.output<typeof registration>

/** A reference list's entry, or an area. */
export const named = z.object({ id: z.int(), name: z.string() })

/** Where something stands, as it is shown. */
export const place = {
  street: z.string(),
  /** Three digits, or empty. */
  rt: z.string(),
  rw: z.string(),
  province: named,
  city: named,
  district: named,
  subdistrict: named,
  postal_code: z.string(),
}

export const address = z.object({
  id: z.int(),
  /** Raised by every change of its fields; a change names the one it saw. */
  version: z.int(),
  label: z.string(),
  recipient: z.string(),
  /** As +62…. */
  phone: z.string(),
  ...place,
  note: z.string(),
  is_default_delivery: z.boolean(),
  is_default_billing: z.boolean(),
})
/** A company's address, as its people see it. */
export type Address = z.output<typeof address>

/** What an address says, checked for its form. */
export type AddressFields = z.output<typeof fields>

const role = z.enum(roles)

export const member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  role,
  /** Since when they act for the company. */
  since: z.iso.datetime(),
  /** Whether it is the member who asks. */
  is_self: z.boolean(),
})
/** A member of a company, as the others see them. */
export type Member = z.output<typeof member>

export const salesperson = z.object({
  name: z.string(),
  /** As +62…; absent where they gave none. */
  phone: z.string().optional(),
})
/** Who of the shop looks after a company, as its members are told. */
export type Salesperson = z.output<typeof salesperson>

export const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role,
  /** Of the e-mail. */
  language,
  invited_at: z.iso.datetime(),
  /** Its link works until then. */
  ends_at: z.iso.datetime(),
})
/** An invitation that was not accepted yet. */
export type Invitation = z.output<typeof invitation>

export const registrationInList = z.object({
  id: z.int(),
  version: z.int(),
  registration_status: z.enum(registrationStatuses),
  /** Whether a question of staff waits for its answer. */
  has_question: z.boolean(),
  legal_name: z.string(),
  npwp: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), is_email_verified: z.boolean() }).optional(),
  created_at: z.iso.datetime(),
})

const registeredAddress = z.object(place)
const consent = z.object({
  text: z.enum(['terms', 'privacy']),
  version: z.string(),
  language,
  given_at: z.iso.datetime(),
})
export const staffRegistration = z.object({
  id: z.int(),
  /** Raised by every change; a step names the one it saw. */
  version: z.int(),
  registration_status: z.enum(registrationStatuses),
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
  /** Its registered address; absent for a company that did not register itself. */
  seat: registeredAddress.optional(),
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
      language,
      is_email_verified: z.boolean(),
      /** Absent for who was invited. */
      customer_department: named.optional(),
      /** Which version of which text they agreed to. */
      consents: z.array(consent),
    }),
  ),
  /** Other companies with this NPWP: perhaps the person belongs to one of them. */
  same_npwp: z.array(
    z.object({ id: z.int(), legal_name: z.string(), registration_status: z.enum(registrationStatuses) }),
  ),
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
export type StaffRegistration = z.output<typeof staffRegistration>
