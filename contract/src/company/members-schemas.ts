import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, data, id, language, nothing, record } from '../envelope.ts'
import { email, personName, version } from '../fields.ts'
import { password } from '../password.ts'
import { roles } from '../roles.ts'
import { invitation, member, salesperson } from './records.ts'
import { secret } from '../text.ts'

const tag = 'Members'
const role = z.enum(roles)

const one = z.object({ id })

const token = z.object({ token: secret(200) })

export const memberSchemas = {
  listMembers: {
    tag,
    summary: "The members of the asking member's company",
    answer: allRecords(member),
  },
  setMemberRole: {
    tag,
    summary: 'Changes the role of a member, for owners; the last owner keeps it',
    params: one,
    body: z.object({ role }),
    answer: record(member),
  },
  removeMember: {
    tag,
    summary: 'Removes a member and ends their sessions, for owners; the last owner can not be removed',
    params: one,
    answer: nothing,
  },
  showSalesperson: {
    tag,
    summary: "Who looks after the asking member's company; absent where no one does",
    answer: data(z.object({ salesperson: salesperson.optional() })),
  },
  listInvitations: {
    tag,
    summary: 'Open invitations, for owners',
    answer: allRecords(invitation),
  },
  inviteMember: {
    tag,
    summary:
      'Invites a person by e-mail, or renews their invitation; does not reveal that an address belongs to another company',
    body: z.object({ email, role, language }),
    answer: record(invitation),
  },
  renewInvitation: {
    tag,
    summary: 'Sends the e-mail again with a new link; the old one works no longer',
    params: one,
    answer: record(invitation),
  },
  withdrawInvitation: {
    tag,
    summary: 'Withdraws an invitation: its link works no longer',
    params: one,
    answer: nothing,
  },
  showInvitation: {
    tag,
    summary: 'What the link of an invitation leads to; it is not used up by that',
    params: token,
    answer: record(
      z.object({
        company: z.string(),
        /** By name; absent where they do not act for the company any more. */
        invited_by: z.string().optional(),
        email: z.string(),
        role,
      }),
    ),
  },
  acceptInvitation: {
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
    answer: nothing,
  },
} satisfies ModuleSchemas
