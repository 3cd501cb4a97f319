import { company } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { countedAccount, writeToAddress } from '../../identity/index.ts'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import {
  inTransaction,
  minimumDuration,
  clientOf,
  toNetwork,
  type Db,
  type Limits,
  type SendEmail,
  type Storage,
} from '../../platform/index.ts'
import { arrived } from '../../platform/http/request-context.ts'
import { keysOfClient, tooOften } from '../../platform/http/too-often.ts'
import { confirmRegistration } from './confirm-registration.ts'

export interface VerificationParts {
  readonly db: Db
  readonly storage: Storage
  readonly sendEmail: SendEmail
  readonly limits: Limits
  readonly now: () => Date
  /** In milliseconds: responses that must not reveal whether an address is known take at least this long. */
  readonly minimumResponseTime: number
}

const done = respondWith({})
/** The form of a link's token. */
const TOKEN = /^[\w-]{43}$/

/** Registers the endpoints that send a registration's link again and that use it. */
export const verificationRoutes = (app: App, parts: VerificationParts): void => {
  const { db, sendEmail, limits, now, minimumResponseTime } = parts
  serve(app, company.sendVerification, async ({ body, viewer }, c) => {
    const refused = await tooOften(limits, ...keysOfClient('resend address', clientOf(arrived(c))), [
      'resend',
      countedAccount('member', body.email),
    ])
    if (refused) return refused
    const network = toNetwork(clientOf(arrived(c)).address)
    // A logged-in user gets the link of their own registration.
    const own = viewer.kind === 'waiting' ? viewer.registration.registrationId : undefined
    await minimumDuration(minimumResponseTime, () =>
      inTransaction(db, (tx) => writeToAddress(tx, sendEmail, body.email, now(), { network, own })),
    )
    return done
  })

  serve(app, company.verifyEmail, async ({ body: { token } }, c) => {
    const refused = await tooOften(limits, ...keysOfClient('verify', clientOf(arrived(c))))
    if (refused) return refused
    const confirmed = TOKEN.test(token) ? await confirmRegistration(parts, token, now()) : undefined
    if (!confirmed) return refuse(404, 'link_used_up')
    return respondWith({ needs_password: confirmed.needsPassword })
  })
}
