import { z } from 'zod'
import { problemCodes } from './problem-codes.ts'

/** RFC 9457, as `application/problem+json`; `errors` names the fields that were refused. */
export const problem = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.enum(problemCodes),
  title: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** What the record is now, where a change named an older version or came too late. */
  current: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.output<typeof problem>
