import { z } from 'zod'

/** Every refusal's stable code. `words` has a sentence for each, in both languages. */
export const problemCodes = [
  'invalid_request',
  'not_found',
  'product_not_found',
  'category_not_found',
  'area_not_found',
  'login_failed',
  'session_expired',
  'session_stale',
  'token_invalid',
  'login_required',
  'read_only',
  'not_for_browsers',
  'not_allowed',
  'code_required',
  'totp_required',
  'too_many_attempts',
  'changed_meanwhile',
  'idempotency_key_reused',
  'not_possible_now',
  'cross_site',
  'link_used_up',
  'nothing_awaited',
  'default_address',
  'too_many_addresses',
  'link_ended',
  'last_owner',
  'address_taken',
  'body_too_large',
  'unsupported_type',
  'overloaded',
  'unavailable',
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
  /** What the record is now, where a change named an older version or came too late. */
  current: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.output<typeof problem>
