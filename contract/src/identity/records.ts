import { z } from 'zod'
import { language } from '../envelope.ts'
import { registrationStatuses, roles, staffRoles } from '../roles.ts'

export const profile = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** As +62…, or empty. */
  mobile: z.string(),
  phone: z.string(),
  phone_extension: z.string(),
  position: z.string(),
  /** False for a registration that waits for its link, which may do no more than read this. */
  is_email_verified: z.boolean(),
  registration_status: z.enum(registrationStatuses),
  /** The address of a picture, for members of the same company; null without one. */
  avatar: z.string().nullable(),
  role: z.enum(roles),
  /** Of the e-mails that they get. */
  language,
  /** Its id is 0 as long as a registration waits for its link. */
  company: z.object({ id: z.int(), name: z.string() }),
  /** Raised by every change; a change names the one it saw. */
  version: z.int(),
})
/** What a member sees of themselves. */
export type Profile = z.output<typeof profile>

/** What a client sends as `Authorization: Bearer …`; `expires_in` are the seconds that the access token holds. */
export const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
})
export type Tokens = z.output<typeof tokens>

export const session = z.object({
  id: z.int(),
  /** With a cookie, or with tokens. */
  kind: z.enum(['browser', 'bearer']),
  /** The browser or program and its operating system, read from the user agent at login, where they are known. */
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

export const staffSession = session.omit({ kind: true })
/** A browser in which somebody of staff is logged in. */
export type StaffSession = z.output<typeof staffSession>

export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  language,
  /** As +62…, or empty. The companies that they look after are told it. */
  phone: z.string(),
  /** Whether login requires a code from an authenticator app. */
  has_totp: z.boolean(),
  /** How many of the codes are left that each stand in for the app's code once. */
  recovery_codes: z.int(),
  /** Nothing else is answered until such an app is set up. */
  needs_totp: z.boolean(),
})
/** What staff see of themselves. */
export type StaffMember = z.output<typeof staffMember>

export const staffAccount = staffMember
  .omit({ needs_totp: true, recovery_codes: true })
  .extend({ disabled_at: z.iso.datetime().nullable() })
/** An account of staff as admins see it. */
export type StaffAccount = z.output<typeof staffAccount>
