import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { allRecords, data, id, record } from './envelope.ts'
import { roles } from './identity.ts'
import { password } from './password.ts'
import { problem } from './problem.ts'
import { email, personName, version } from './registration-fields.ts'

/** In days: for how long the link in an invitation holds. */
export const INVITATION_DAYS = 7

const tag = 'Members'
const role = z.enum(roles)
const language = z.enum(['en', 'id'])

const member = z.object({
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

const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role,
  /** Of the letter. */
  language,
  invited_at: z.iso.datetime(),
  /** Its link works until then. */
  ends_at: z.iso.datetime(),
})
/** An invitation that was not accepted yet. */
export type Invitation = z.output<typeof invitation>

const refused = { 400: problem, 401: problem, 403: problem, 404: problem, 503: problem } as const
const nothing = data(z.object({}))
const one = z.object({ id })

export const listMembers = endpoint({
  method: 'get',
  path: '/v2/company/members',
  access: { member: 'viewer' },
  tag,
  summary: "The members of the asking member's company",
  answers: { 200: allRecords(member), 401: problem, 503: problem },
})

export const setMemberRole = endpoint({
  method: 'patch',
  path: '/v2/company/members/{id}',
  access: { member: 'owner' },
  tag,
  summary: 'Gives a member another role; owners may, and one owner stays',
  params: one,
  body: z.object({ role }),
  answers: { 200: record(member), ...refused, 409: problem, 413: problem, 415: problem },
})

export const removeMember = endpoint({
  method: 'delete',
  path: '/v2/company/members/{id}',
  access: { member: 'owner' },
  tag,
  summary: 'Removes a member, whose sessions end; owners may, and one owner stays',
  params: one,
  answers: { 200: nothing, ...refused, 409: problem },
})

export const listInvitations = endpoint({
  method: 'get',
  path: '/v2/company/invitations',
  access: { member: 'owner' },
  tag,
  summary: 'Invitations that nobody has accepted yet, for owners',
  answers: { 200: allRecords(invitation), 401: problem, 403: problem, 503: problem },
})

export const inviteMember = endpoint({
  method: 'post',
  path: '/v2/company/invitations',
  access: { member: 'owner' },
  tag,
  summary:
    'Invites somebody by mail, or anew whoever is invited already; that an address belongs to another company is not told',
  body: z.object({ email, role, language }),
  answers: {
    200: record(invitation),
    400: problem,
    401: problem,
    403: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})

export const renewInvitation = endpoint({
  method: 'post',
  path: '/v2/company/invitations/{id}/renew',
  access: { member: 'owner' },
  tag,
  summary: 'Sends the letter again with a new link; the old one works no longer',
  params: one,
  answers: { 200: record(invitation), ...refused, 429: problem },
})

export const withdrawInvitation = endpoint({
  method: 'delete',
  path: '/v2/company/invitations/{id}',
  access: { member: 'owner' },
  tag,
  summary: 'Withdraws an invitation: its link works no longer',
  params: one,
  answers: { 200: nothing, ...refused },
})

const token = z.object({ token: z.string().max(200) })

export const showInvitation = endpoint({
  method: 'get',
  path: '/v2/auth/invitation/{token}',
  access: 'public',
  tag,
  summary: 'What the link of an invitation leads to; it is not used up by that',
  params: token,
  answers: {
    200: record(
      z.object({
        company: z.string(),
        /** By name; absent where they do not act for the company any more. */
        invited_by: z.string().optional(),
        email: z.string(),
        role,
      }),
    ),
    400: problem,
    404: problem,
    410: problem,
    503: problem,
  },
})

export const acceptInvitation = endpoint({
  method: 'post',
  path: '/v2/auth/invitation/{token}',
  access: 'public',
  tag,
  summary: 'Makes the invited person a member, who can log in from then on, and uses the link up',
  params: token,
  body: z.object({
    name: personName,
    password,
    language,
    /** Which texts were shown. */
    terms_version: version,
    privacy_version: version,
    consent: z.literal(true, { error: 'consent_needed' }),
  }),
  answers: {
    200: nothing,
    400: problem,
    403: problem,
    404: problem,
    409: problem,
    410: problem,
    413: problem,
    415: problem,
    429: problem,
    503: problem,
  },
})
