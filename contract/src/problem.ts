import { z } from 'zod'

/** Every refusal's stable code. `words` has a sentence for each, in both languages. */
export const problemCodes = [
  'invalid_request',
  'not_found',
  'product_not_found',
  'category_not_found',
  'login_failed',
  'session_expired',
  'token_invalid',
  'login_required',
  'read_only',
  'body_too_large',
  'overloaded',
  'internal',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** RFC 9457, as `application/problem+json`; `errors` names the fields that were refused. */
export const problem = z.object({
  type: z.literal('about:blank'),
  status: z.int(),
  code: z.enum(problemCodes),
  title: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.output<typeof problem>
