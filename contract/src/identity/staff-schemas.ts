import { z } from 'zod'
import type { ModuleSchemas } from '../endpoint.ts'
import { allRecords, data, id, nothing, record } from '../envelope.ts'
import { secret, text } from '../text.ts'
import { LONGEST_CREDENTIAL } from './limits.ts'
import { staffAccount, staffMember } from './records.ts'

const tag = 'Staff'
const credential = secret(LONGEST_CREDENTIAL)
const code = z.string().regex(/^\d{6}$/)

export const schemas = {
  logIn: {
    tag,
    summary: 'Logs staff in, with the code of their app where they have one',
    body: z.object({ login: text(LONGEST_CREDENTIAL), password: credential, code: code.optional() }),
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
    summary: 'The first code of the new secret: from here on a login needs one',
    body: z.object({ code }),
    answer: record(staffMember),
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
