import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { registrationList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { day, optionalDay, paragraph } from '../fields.ts'
import { text } from '../text.ts'
import { taxKinds } from './tax-kinds.ts'
import { registrationInList, staffRegistration } from './records.ts'

const tag = 'Staff'
const one = z.object({ id })
const message = paragraph(3, 2000)

/** A company's kind of buyer, and the rule that follows from it. */
const taxKind = z.object({
  company: z.object({ id: z.int(), name: z.string() }),
  kind: z.enum(taxKinds),
  /** 0 until it is set. */
  version: z.int(),
  /** The transaction code of its tax invoices; absent where none is made. */
  trx_code: z.string().optional(),
  /** Whether its invoices charge VAT. */
  is_tax_charged: z.boolean(),
  /** The regulations of the rule. */
  source: z.string(),
  facility: z.object({ code: z.string(), name: z.string() }).optional(),
  /** The document that grants the facility. */
  document: z
    .object({ number: z.string(), on: day, valid_until: day.optional(), filename: z.string() })
    .optional(),
})
export type StaffTaxKind = z.output<typeof taxKind>

const step = <B extends z.ZodType>(summary: string, body: B) => ({
  tag,
  summary,
  params: one,
  body,
  answer: record(staffRegistration),
})

export const schemas = {
  listRegistrations: {
    tag,
    summary: 'Registrations, those that wait longest first',
    query: staffListQuery(registrationList),
    answer: listed(registrationInList),
  },
  showRegistration: {
    tag,
    summary: 'A registration with all details of the company',
    params: one,
    answer: record(staffRegistration),
  },
  showDocument: {
    tag,
    summary: 'A document of a registration, to be saved; each view is recorded',
    params: z.object({ id, document_id: id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  approveRegistration: step('Approves a draft, or lifts a suspension', z.object({ version: recordVersion })),
  rejectRegistration: step(
    'Rejects a draft; it may be sent again',
    z.object({ version: recordVersion, reason: message }),
  ),
  askRegistration: step(
    'Asks something before a draft is decided',
    z.object({ version: recordVersion, question: message }),
  ),
  suspendRegistration: step(
    'Suspends an approved company from its next request on',
    z.object({ version: recordVersion, reason: message }),
  ),
  joinRegistration: step(
    'Moves the people of a draft to a company that is there already, which is then answered; the draft is gone',
    z.object({ version: recordVersion, company_id: z.int().min(1).max(2_147_483_647) }),
  ),
  showTaxKind: {
    tag,
    summary: 'What kind of buyer a company is for VAT, with the rule and its source',
    params: one,
    answer: record(taxKind),
  },
  setTaxKind: {
    tag,
    summary:
      'Sets what kind of buyer a company is. A kind with a facility (not_collected, exempt) needs its code and the document ' +
      'that grants it: number, day and file',
    params: one,
    form: z.object({
      kind: z.enum(taxKinds),
      /** As Coretax numbers it: 02 for bonded storage. */
      facility: text(2).optional().default(''),
      document_number: text(100).optional().default(''),
      document_on: optionalDay,
      /** Its last day. */
      valid_until: optionalDay,
      file: z.file().meta({ type: 'string', format: 'binary' }).optional(),
      /** The one that was seen; 0 where there was none. */
      version: z
        .string()
        .regex(/^(?:0|[1-9]\d{0,8})$/, { error: 'wrong_form' })
        .transform(Number),
    }),
    answer: record(taxKind),
  },
  showTaxKindDocument: {
    tag,
    summary: "The document of a company's facility, to be saved; each view is recorded",
    params: one,
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas
