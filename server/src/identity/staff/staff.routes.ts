import { identityStaff } from '@pasok/contract/endpoints'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { clientOf, inTransaction, writeAudit } from '../../platform/index.ts'
import { arrived } from '../../platform/http/request-context.ts'
import { tooMany } from '../../platform/http/too-often.ts'
import { limitedCode, limitedLogin, type LoginLimits } from '../sessions/limited-login.ts'
import { hashToken } from '../secret-token.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { serve, type StaffRow, type StaffScope } from '../../kernel/index.ts'
import { beginStaffSession } from './begin-staff-session.ts'
import { clearStaffCookie, setStaffCookie, staffCookieIn } from './staff-cookie.ts'
import type { StaffGateParts } from './staff-gate.routes.ts'
import { logInStaff, passesPassword } from './staff-login.ts'
import { setStaffAccess } from './manage-staff.ts'
import { staffAccount, staffRecord } from './staff-scope.ts'
import { deleteStaffSession } from './staff-session.store.ts'
import { beginTotp, listStaff, proveTotp } from './staff.store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

export interface StaffParts extends StaffGateParts, LoginLimits {
  readonly passwords: Passwords
  /** The account name that an authenticator shows. */
  readonly settings: { readonly name: string }
}

/** Registers the endpoints for staff's login and logout, and for their authenticator. */
export const staffRoutes = (app: App, parts: StaffParts): void => {
  const { db, adminOrigin, production, settings, trustedBrowsers, now } = parts
  const respondWithStaff = (row: StaffRow) => respondWith({ record: staffRecord(row, production) })

  serve(app, identityStaff.logIn, async ({ body }, c) => {
    const client = clientOf(arrived(c))
    const tried = await limitedLogin(parts, 'staff', body.login, client, () => logInStaff(parts, body))
    if ('error' in tried) return tooMany(tried.wait)
    const row = tried.found
    if (row === undefined) return refuse(401, 'login_failed')
    if ('error' in row) return row.error === 'code_required' ? refuse(401, row.error) : tooMany(row.wait)
    const before = staffCookieIn(c.req.header('cookie'))
    const time = now()
    const cookie = await inTransaction(db, async (tx) => {
      if (before !== undefined) await deleteStaffSession(tx, hashToken(before))
      return beginStaffSession(tx, row.id, time)
    })
    c.header('set-cookie', setStaffCookie(cookie, adminOrigin))
    c.header('set-cookie', trustedBrowsers.remember(client.known, 'staff', body.login, adminOrigin), {
      append: true,
    })
    return respondWithStaff(row)
  })

  serve(app, identityStaff.logOut, async (_, c) => {
    const cookie = staffCookieIn(c.req.header('cookie'))
    if (cookie !== undefined) await deleteStaffSession(db, hashToken(cookie))
    c.header('set-cookie', clearStaffCookie(adminOrigin))
    return respondWith({})
  })

  serve(app, identityStaff.showSelf, async ({ scope }) => respondWithStaff(scope.staff))

  serve(app, identityStaff.listAccounts, async () => {
    const records = (await listStaff(db)).map(staffAccount)
    return respondWith({ records, total: records.length })
  })

  const setAccess = async (id: number, access: 'disabled' | 'enabled', by: StaffScope, requestId: string) => {
    const row = await setStaffAccess(db, id, access, { by, now: now(), requestId })
    return 'error' in row ? row : respondWith({ record: staffAccount(row) })
  }
  serve(app, identityStaff.disableAccount, async ({ params, scope }, c) => {
    const result = await setAccess(params.id, 'disabled', scope, c.get('requestId'))
    if (!('error' in result)) return result
    if (result.error === 'own_account') return refuse(409, result.error)
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(403, result.error)
  })
  serve(app, identityStaff.enableAccount, async ({ params, scope }, c) => {
    const result = await setAccess(params.id, 'enabled', scope, c.get('requestId'))
    if (!('error' in result)) return result
    return result.error === 'not_found' ? refuse(404, result.error) : refuse(403, 'not_allowed')
  })

  serve(app, identityStaff.beginTotp, async ({ body, scope: { staff: row } }, c) => {
    const tried = await limitedLogin(parts, 'staff', row.email, clientOf(arrived(c)), () =>
      passesPassword(parts, row.email, body.password),
    )
    if ('error' in tried) return tooMany(tried.wait)
    if (!tried.found) return refuse(401, 'login_failed')
    const secret = newTotpSecret()
    await beginTotp(db, row.id, secret)
    return respondWith({ secret, uri: totpUri(secret, row.email, settings.name) })
  })

  serve(app, identityStaff.proveTotp, async ({ body, scope: { staff: row } }, c) => {
    const secret = row.totp_pending
    if (secret === null) return refuse(409, 'not_possible_now')
    const tried = await limitedCode(parts, row.email, async () => totpStep(secret, body.code, now()))
    if ('error' in tried) return tooMany(tried.wait)
    const step = tried.found
    if (step === undefined) return refuse(401, 'code_required')
    await inTransaction(db, async (tx) => {
      await proveTotp(tx, row.id, secret, step)
      await writeAudit(tx, {
        at: now(),
        who: { kind: 'staff', id: row.id },
        action: 'identity.totp',
        subject: 'staff',
        subjectId: row.id,
        requestId: c.get('requestId'),
      })
    })
    return respondWithStaff({ ...row, totp_secret: secret, totp_pending: null })
  })
}
