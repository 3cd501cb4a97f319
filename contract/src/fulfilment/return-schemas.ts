import { z } from 'zod'
import { listed, listQuery } from '../list-query.ts'
import { returnList } from './lists.ts'
import type { ModuleSchemas } from '../endpoint.ts'
import { bytes, id, record, recordVersion } from '../envelope.ts'
import { optionalParagraph } from '../fields.ts'
import { LONGEST_MESSAGE, MOST_QUOTATION_LINES } from '../quotation/limits.ts'
import { returnReasons, returnWishes } from './return-life-cycle.ts'
import { returnable, returned, returnInList } from './return-records.ts'

const tag = 'Returns'
const params = z.object({ id })

const wantedLine = z.object({
  order_line_id: z.int().min(1).max(2_147_483_647),
  quantity: z.int().min(1).max(999_999),
  reason: z.enum(returnReasons),
  text: optionalParagraph(LONGEST_MESSAGE),
})
export type ReturnWantedLine = z.output<typeof wantedLine>

export const schemas = {
  listReturns: {
    tag,
    summary: "The returns of the asking member's company, the newest first",
    query: listQuery(returnList),
    answer: listed(returnInList),
  },
  showReturn: {
    tag,
    summary: 'One return with its lines, pictures and timeline',
    params,
    answer: record(returned),
  },
  listReturnable: {
    tag,
    summary:
      'What of an order may be sent back: what was delivered within the return window and is in no return yet',
    params,
    answer: record(returnable),
  },
  requestReturn: {
    tag,
    summary:
      'Asks to send lines of an order back, for a refund or a replacement, once for an Idempotency-Key',
    params,
    body: z.object({
      wish: z.enum(returnWishes),
      lines: z.array(wantedLine).min(1, { error: 'missing' }).max(MOST_QUOTATION_LINES),
    }),
    answer: record(returned),
  },
  withdrawReturn: {
    tag,
    summary: 'Takes a return back whose goods have not arrived',
    params,
    body: z.object({ version: recordVersion }),
    answer: record(returned),
  },
  addReturnPicture: {
    tag,
    summary: 'Adds a picture (JPEG or PNG) to an undecided return, up to five',
    params,
    form: z.object({ file: z.file().meta({ type: 'string', format: 'binary' }) }),
    answer: record(returned),
  },
  showReturnPicture: {
    tag,
    summary: 'A picture of a return, to be saved',
    params: z.object({ id, picture_id: id }),
    file: 'application/octet-stream',
    answer: bytes,
  },
} satisfies ModuleSchemas
