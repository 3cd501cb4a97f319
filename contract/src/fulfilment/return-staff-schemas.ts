import { z } from 'zod'
import { listed, staffListQuery } from '../list-query.ts'
import { staffReturnList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { optionalParagraph } from '../fields.ts'
import { LONGEST_MESSAGE, MOST_QUOTATION_LINES } from '../quotation/limits.ts'
import { staffReturnSteps } from './return-life-cycle.ts'
import { returned, returnInList } from './return-records.ts'

const tag = 'Staff'
const params = z.object({ id })
const company = z.object({ id: z.int(), name: z.string() })

export const staffReturn = returned.extend({
  company,
  /** What the one who asks may do with it now. */
  steps: z.array(z.enum(staffReturnSteps)),
})
export type StaffReturn = z.output<typeof staffReturn>

export const schemas = {
  listStaffReturns: {
    tag,
    summary: 'Returns of all companies, those that wait for staff first',
    query: staffListQuery(staffReturnList),
    answer: listed(returnInList.extend({ company })),
  },
  showStaffReturn: { tag, summary: 'One return as staff see it', params, answer: record(staffReturn) },
  applyReturnStep: {
    tag,
    summary:
      'Takes a step with a return: sales approves or rejects it, the warehouse receives all or a part of it, finance refunds it with a credit ' +
      'note, or a delivery replaces it',
    params,
    body: z.object({
      step: z.enum(staffReturnSteps),
      version: recordVersion,
      /** The explanation for the buyer; required for a rejection. */
      text: optionalParagraph(LONGEST_MESSAGE),
      /** Lines of which less came back than was requested; all others came back whole. */
      lines: z
        .array(z.object({ order_line_id: z.int(), quantity: z.int().min(0).max(999_999) }))
        .max(MOST_QUOTATION_LINES)
        .optional(),
    }),
    answer: record(staffReturn),
  },
  showStaffReturnPicture: {
    tag,
    summary: 'A picture of a return; each view is recorded',
    params: z.object({ id, picture_id: id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas
