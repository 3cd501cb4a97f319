import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, bytes, data, id, language, nothing, record, recordVersion } from '../envelope.ts'
import { contactFields, extensionOrEmpty, phoneFits, phoneMissing, phoneOrEmpty } from '../fields.ts'
import { LONGEST_EMAIL } from '../limits.ts'
import { password } from '../password.ts'
import { secret, text } from '../text.ts'
import { LONGEST_CREDENTIAL } from './limits.ts'
import { profile, session, tokens } from './records.ts'

const credential = secret(LONGEST_CREDENTIAL)
const login = z.object({ login: text(LONGEST_CREDENTIAL), password: credential })
const { name, mobile } = contactFields.shape

export const schemas = {
  giveTokens: {
    tag: 'Authentication',
    summary: 'Tokens for a login and its password, for programs: with the cookie of a session it is refused',
    body: login,
    answer: data(tokens),
  },
  refreshTokens: {
    tag: 'Authentication',
    summary:
      'New tokens for a refresh token, which is sent as the bearer; refused with the cookie of a session',
    answer: data(tokens),
  },
  logInBrowser: {
    tag: 'Authentication',
    summary:
      "Logs a browser in: its session is a cookie that no script reads, the answer the member's profile",
    body: login,
    answer: record(profile),
  },
  renewBrowser: {
    tag: 'Authentication',
    summary: "Renews a browser's session in place",
    answer: record(profile),
  },
  logOut: {
    tag: 'Authentication',
    summary:
      'Ends the session that asks, of a browser or of a bearer; one that has ended already is no error',
    answer: nothing,
  },
  changePassword: {
    tag: 'Account',
    summary: "Changes the member's password; every other session of theirs ends",
    body: z.object({ old: credential, new: password }),
    answer: nothing,
  },
  askReset: {
    tag: 'Account',
    summary: 'Sends an e-mail to set a new password; answers the same whether or not the address is known',
    body: z.object({ email: text(LONGEST_EMAIL).min(3) }),
    answer: nothing,
  },
  resetPassword: {
    tag: 'Account',
    summary: "Sets a new password with an e-mail's token, once; every session of the member ends",
    params: z.object({ token: secret(LONGEST_CREDENTIAL) }),
    body: z.object({ password }),
    answer: nothing,
  },
  showProfile: {
    tag: 'Account',
    summary: 'The profile of the caller, or of a registration that waits for its link',
    answer: record(profile),
  },
  changeProfile: {
    tag: 'Account',
    summary:
      'Changes the profile of the member who asks; the address they log in with stays, and so does every field but the ' +
      'name that is not given. With a version that is not the latest the answer is 409',
    body: z
      .object({
        /** The one that the change is made to: 409 where there is another by now. Without it the last change wins. */
        version: recordVersion.optional(),
        name,
        position: text(100).optional(),
        /** Absent for an invited person without one. */
        mobile: text(60)
          .pipe(z.union([z.literal(''), mobile], { error: 'invalid_mobile' }))
          .optional(),
        phone: phoneOrEmpty.optional(),
        phone_extension: extensionOrEmpty.optional(),
        language: language.optional(),
      })
      .refine(phoneFits, phoneMissing),
    answer: record(profile),
  },
  setAvatar: {
    tag: 'Account',
    summary: "Sets the member's picture: JPEG, PNG, WebP or AVIF, at most 5 MB and 50 megapixels",
    form: z.object({
      avatar: z.file({ error: 'picture_missing' }).meta({ type: 'string', format: 'binary' }),
    }),
    answer: record(profile),
  },
  removeAvatar: {
    tag: 'Account',
    summary: "Deletes the member's picture, if there is one",
    answer: record(profile),
  },
  showAvatar: {
    tag: 'Account',
    summary: 'The picture of a member of the same company, at the address that a profile gives',
    params: z.object({ name: text(100) }),
    file: 'application/octet-stream',
    answer: bytes,
  },
  listSessions: {
    tag: 'Account',
    summary: 'The sessions of the member: the current one first, then the most recently used',
    answer: allRecords(session),
  },
  endSession: {
    tag: 'Account',
    summary: "Ends one of the member's sessions: its next call is refused",
    params: z.object({ id }),
    answer: nothing,
  },
  endOtherSessions: {
    tag: 'Account',
    summary: "Ends all the member's sessions except the current one",
    answer: data(z.object({ ended: z.int() })),
  },
} satisfies ModuleSchemas
