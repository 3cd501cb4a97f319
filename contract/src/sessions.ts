import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { allRecords, data, id } from './envelope.ts'
import { problem } from './problem.ts'

const session = z.object({
  id: z.int(),
  /** With a cookie, or with tokens. */
  kind: z.enum(['browser', 'bearer']),
  /** What it said of itself when it logged in, as far as that is known: a browser or another program, and what it runs on. */
  program: z.string().optional(),
  system: z.string().optional(),
  began_at: z.iso.datetime(),
  /** To the quarter of an hour. */
  used_at: z.iso.datetime(),
  /** The one that asks. */
  is_current: z.boolean(),
})
/** Somewhere a member is logged in. */
export type MemberSession = z.output<typeof session>

export const listSessions = endpoint({
  method: 'get',
  path: '/v2/user/sessions',
  access: { member: 'viewer' },
  tag: 'Account',
  summary: 'Where the member is logged in: the session that asks first, then the last used',
  answers: { 200: allRecords(session), 401: problem, 503: problem },
})

export const endSession = endpoint({
  method: 'delete',
  path: '/v2/user/sessions/{id}',
  access: { member: 'viewer' },
  tag: 'Account',
  summary: "Ends one of the member's sessions: its next call is refused",
  params: z.object({ id }),
  answers: {
    200: data(z.object({})),
    400: problem,
    401: problem,
    403: problem,
    404: problem,
    503: problem,
  },
})

export const endOtherSessions = endpoint({
  method: 'delete',
  path: '/v2/user/sessions',
  access: { member: 'viewer' },
  tag: 'Account',
  summary: "Ends all the member's sessions but the one that asks",
  answers: { 200: data(z.object({ ended: z.int() })), 401: problem, 403: problem, 503: problem },
})
