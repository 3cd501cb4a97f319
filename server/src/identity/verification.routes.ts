import { identity } from '@pasok/contract'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { atLeast, clientOf, type Db, type Limits, type SendLetter } from '../platform/index.ts'
import { arrived } from '../platform/request-context.ts'
import { tooOften } from '../platform/too-often.ts'
import { countedAccount } from './counted-account.ts'
import { verifyEmail, writeToAddress } from './verification.ts'

export interface VerificationParts {
  readonly db: Db
  readonly sendLetter: SendLetter
  readonly limits: Limits
  readonly now: () => Date
  /** In milliseconds: no answer that must not tell whether an address is known comes sooner. */
  readonly patience: number
}

const done = answer(200, { status: 'OK', data: {} } as const)
/** What a link carries. */
const TOKEN = /^[\w-]{43}$/

/** Mounts what confirms an address. */
export const verificationRoutes = (app: App, parts: VerificationParts): void => {
  const { db, sendLetter, limits, now, patience } = parts
  serve(app, identity.sendVerification, async ({ body }, c) => {
    c.header('cache-control', 'no-store')
    const refused = await tooOften(
      limits,
      ['resend address', clientOf(arrived(c)).address],
      ['resend', countedAccount('member', body.email)],
    )
    if (refused) return refused
    await atLeast(patience, () =>
      db.transaction().execute((tx) => writeToAddress(tx, sendLetter, body.email, now())),
    )
    return done
  })

  serve(app, identity.verifyEmail, async ({ body: { token } }, c) => {
    c.header('cache-control', 'no-store')
    const refused = await tooOften(limits, ['verify', clientOf(arrived(c)).address])
    if (refused) return refused
    if (!TOKEN.test(token) || !(await verifyEmail(db, token, now()))) return refuse(404, 'link_used_up')
    return done
  })
}
