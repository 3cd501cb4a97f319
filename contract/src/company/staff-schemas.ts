import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { registrationList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { paragraph } from '../fields.ts'
import { registrationInList, staffRegistration } from './records.ts'

const tag = 'Staff'
const one = z.object({ id })
const message = paragraph(3, 2000)

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
} satisfies ModuleSchemas
