import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, data, id, language, nothing, record } from '../envelope.ts'
import { password } from '../password.ts'
import { phoneOrEmpty } from '../fields.ts'
import { secret, text } from '../text.ts'
import { LONGEST_CREDENTIAL } from './limits.ts'
import { staffAccount, staffMember, staffSession } from './records.ts'

const tag = 'Staff'
const credential = secret(LONGEST_CREDENTIAL)
const code = z.string().regex(/^\d{6}$/)
/** A recovery code as it was shown, 'ABCD-EFGH-JKLM-NPQR'. */
const recoveryCode = z.string().regex(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
const recoveryCodes = z.array(recoveryCode)

export const schemas = {
  logIn: {
    tag,
    summary:
      'Logs staff in, with the code of their app where they have one; a recovery code stands in for it once',
    body: z.object({
      login: text(LONGEST_CREDENTIAL),
      password: credential,
      code: z.union([code, recoveryCode]).optional(),
    }),
    answer: record(staffMember),
  },
  logOut: {
    tag,
    summary: 'Ends the session of staff; one that has ended already is no error',
    answer: nothing,
  },
  showSelf: {
    tag,
    summary: 'The profile of the calling staff user',
    answer: record(staffMember),
  },
  beginTotp: {
    tag,
    summary: 'A new secret for an app that shows codes; it counts once a first code has proven it',
    body: z.object({ password: credential }),
    answer: data(z.object({ secret: z.string(), uri: z.string() })),
  },
  proveTotp: {
    tag,
    summary:
      'The first code of the new secret: from here on a login needs one. The answer alone has the new recovery codes; former ' +
      'ones count no more',
    body: z.object({ code }),
    answer: data(z.object({ record: staffMember, recovery_codes: recoveryCodes })),
  },
  renewRecoveryCodes: {
    tag,
    summary:
      'New recovery codes of an account with an app, which the answer alone has; former ones count no more',
    body: z.object({ password: credential }),
    answer: data(z.object({ record: staffMember, recovery_codes: recoveryCodes })),
  },
  changeSelf: {
    tag,
    summary:
      'Changes what is given of the calling staff user: the language of pages and e-mails, and the phone that their companies are told',
    body: z.object({ language: language.optional(), phone: phoneOrEmpty.optional() }),
    answer: record(staffMember),
  },
  changeStaffPassword: {
    tag,
    summary: 'Changes the password of the calling staff user; every other session of theirs ends',
    body: z.object({ old: credential, new: password }),
    answer: nothing,
  },
  listStaffSessions: {
    tag,
    summary: 'The sessions of the calling staff user: the current one first, then the most recently used',
    answer: allRecords(staffSession),
  },
  endStaffSession: {
    tag,
    summary: 'Ends one of the sessions of the calling staff user: its next call is refused',
    params: z.object({ id }),
    answer: nothing,
  },
  endOtherStaffSessions: {
    tag,
    summary: 'Ends all sessions of the calling staff user except the current one',
    answer: data(z.object({ ended: z.int() })),
  },
  listAccounts: {
    tag,
    summary: 'All accounts of staff, disabled ones included',
    answer: allRecords(staffAccount),
  },
  disableAccount: {
    tag,
    summary:
      'Disables an account of staff and ends its sessions; one that is disabled is no error. Admins cannot disable their own',
    params: z.object({ id }),
    answer: record(staffAccount),
  },
  enableAccount: {
    tag,
    summary: 'Enables a disabled account of staff, with the password and the app that it had',
    params: z.object({ id }),
    answer: record(staffAccount),
  },
} satisfies ModuleSchemas
