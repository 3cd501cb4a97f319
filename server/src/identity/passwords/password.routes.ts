import { identity } from '@pasok/contract/endpoints'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { clientOf, inTransaction, log, toNetwork, type Db, type SendEmail } from '../../platform/index.ts'
import { arrived } from '../../platform/http/request-context.ts'
import { keysOfClient, tooMany, tooOften } from '../../platform/http/too-often.ts'
import { sendReset } from './ask-reset.ts'
import { countedAccount } from '../sessions/counted-account.ts'
import { limitedLogin, type LoginLimits } from '../sessions/limited-login.ts'
import { findCredentials, findProfile } from '../member.store.ts'
import type { Passwords } from './passwords.ts'
import { changePassword, resetPassword } from './set-password.ts'
import { serve } from '../../kernel/index.ts'

export interface PasswordParts extends LoginLimits {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly passwords: Passwords
  readonly now: () => Date
}

const done = respondWith({})

/** Registers the endpoints that change a member's password, and that reset a forgotten one. */
export const passwordRoutes = (app: App, parts: PasswordParts): void => {
  const { db, sendEmail, limits, now } = parts
  serve(app, identity.changePassword, async ({ body, scope }, c) => {
    const owner = await findProfile(db, scope.memberId)
    if (!owner) return refuse(401, 'login_required')
    const tried = await limitedLogin(parts, 'member', owner.email, clientOf(arrived(c)), async () => {
      const result = await changePassword(parts, scope, body)
      return result !== 'changed' && result.error === 'wrong_password' ? undefined : result
    })
    if ('error' in tried) return tooMany(tried.wait)
    const { found = { error: 'wrong_password' } as const } = tried
    if (found === 'changed') return done
    return refuse(400, 'invalid_request', { [found.error === 'wrong_password' ? 'old' : 'new']: found.error })
  })

  serve(app, identity.askReset, async ({ body }, c) => {
    const refused = await tooOften(limits, ...keysOfClient('reset address', clientOf(arrived(c))), [
      'reset',
      countedAccount('member', body.email),
    ])
    if (refused) return refused
    // Read first, so that a failing database is an error for every address.
    const member = await findCredentials(db, body.email)
    if (!member) return done
    const network = toNetwork(clientOf(arrived(c)).address)
    // After the response: its duration or a failure would reveal who has an account.
    setImmediate(() => {
      inTransaction(db, (tx) => sendReset(tx, sendEmail, member.id, now(), network)).catch((err: unknown) =>
        log.error({ err, requestId: c.get('requestId') }, 'an e-mail for a new password was not sent'),
      )
    })
    return done
  })

  serve(app, identity.resetPassword, async ({ params, body }, c) => {
    const refused = await tooOften(limits, ...keysOfClient('verify', clientOf(arrived(c))))
    if (refused) return refused
    const changed = await resetPassword(parts, params.token, body.password, now())
    if (changed === 'changed') return done
    if (changed.error === 'link_ended') return refuse(410, changed.error)
    return refuse(400, 'invalid_request', { password: changed.error })
  })
}
