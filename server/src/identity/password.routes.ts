import { identity } from '@pasok/contract'
import { answer, refuse, serve, type App } from '../platform/http.ts'
import { clientOf, log, type Db, type Limits, type SendLetter } from '../platform/index.ts'
import { arrived } from '../platform/request-context.ts'
import { tooOften } from '../platform/too-often.ts'
import { sendReset } from './ask-reset.ts'
import { countedAccount } from './counted-account.ts'
import { changePassword, resetPassword } from './set-password.ts'
import { viewerOf } from './viewer-of.ts'

export interface PasswordParts {
  readonly db: Db
  readonly sendLetter: SendLetter
  readonly limits: Limits
  readonly now: () => Date
}

const done = answer(200, { status: 'OK', data: {} } as const)

/** Mounts what changes a member's password, and what sets one that was forgotten. */
export const passwordRoutes = (app: App, { db, sendLetter, limits, now }: PasswordParts): void => {
  serve(app, identity.changePassword, async ({ body }, c) => {
    c.header('cache-control', 'no-store')
    const viewer = viewerOf(c)
    if (viewer.kind !== 'member') return refuse(401, 'login_required')
    const changed = await changePassword({ db, sendLetter }, viewer.scope, body)
    if (changed === 'changed') return done
    return refuse(400, 'invalid_request', { [changed === 'wrong_password' ? 'old' : 'new']: changed })
  })

  serve(app, identity.askReset, async ({ body }, c) => {
    c.header('cache-control', 'no-store')
    const refused = await tooOften(
      limits,
      ['reset address', clientOf(arrived(c)).address],
      ['reset', countedAccount('member', body.email)],
    )
    if (refused) return refused
    // Answered first: how long it takes would tell who has an account, and so would a failure.
    void sendReset({ db, sendLetter }, body.email, now()).catch((err: unknown) =>
      log.error({ err, requestId: c.get('requestId') }, 'a letter for a new password was not sent'),
    )
    return done
  })

  serve(app, identity.resetPassword, async ({ params, body }, c) => {
    c.header('cache-control', 'no-store')
    const refused = await tooOften(limits, ['verify', clientOf(arrived(c)).address])
    if (refused) return refused
    const changed = await resetPassword({ db, sendLetter }, params.token, body.password, now())
    if (changed === 'link_ended') return refuse(410, 'link_ended')
    return changed === 'changed' ? done : refuse(400, 'invalid_request', { password: changed })
  })
}
