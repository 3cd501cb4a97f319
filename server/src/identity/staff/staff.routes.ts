import type { StaffSession } from '@pasok/contract'
import { identityStaff } from '@pasok/contract/endpoints'
import type { Context } from 'hono'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { clientOf, inTransaction, type SendEmail } from '../../platform/index.ts'
import { arrived, type Http } from '../../platform/http/request-context.ts'
import { tooMany } from '../../platform/http/too-often.ts'
import { limitedCode, limitedLogin, type LoginLimits } from '../sessions/limited-login.ts'
import { parseDevice } from '../sessions/device.ts'
import { hashToken } from '../secret-token.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { serve, type StaffRow, type StaffScope } from '../../kernel/index.ts'
import { beginStaffSession } from './begin-staff-session.ts'
import {
  changeOwnPassword,
  noteRecovery,
  renewRecoveryCodes,
  setOwnApp,
  setOwnLanguage,
  setOwnPhone,
} from './change-own-account.ts'
import { isRecoveryCode } from './recovery-codes.ts'
import { clearStaffCookie, setStaffCookie, staffCookieIn } from './staff-cookie.ts'
import { idleSince, type StaffGateParts } from './staff-gate.routes.ts'
import { logInStaff, passesPassword } from './staff-login.ts'
import { setStaffAccess } from './manage-staff.ts'
import { staffAccount, staffRecord } from './staff-scope.ts'
import {
  deleteOtherStaffSessions,
  deleteStaffSession,
  deleteStaffSessionById,
  listStaffSessions,
  type ListedStaffSession,
} from './staff-session.store.ts'
import { beginTotp, listStaff, lockStaffPassword } from './staff.store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

export interface StaffParts extends StaffGateParts, LoginLimits {
  readonly passwords: Passwords
  readonly sendEmail: SendEmail
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
      // Whoever changes the password meanwhile ends all sessions, and so this one must not begin after it.
      if ((await lockStaffPassword(tx, row.id, 'share')) !== row.password_hash) return undefined
      if (before !== undefined) await deleteStaffSession(tx, hashToken(before))
      if (row.totp_secret !== null && body.code !== undefined && isRecoveryCode(body.code))
        await noteRecovery(tx, parts.sendEmail, row, { now: time, requestId: c.get('requestId') })
      return beginStaffSession(tx, row.id, time, c.req.header('user-agent'))
    })
    if (cookie === undefined) return refuse(401, 'login_failed')
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

  const changeBy = (by: StaffScope, c: Context<Http>) => ({ by, now: now(), requestId: c.get('requestId') })
  /** The hash by which the session that asks is stored. */
  const sessionHash = (c: Context<Http>) => hashToken(staffCookieIn(c.req.header('cookie')) ?? '')

  serve(app, identityStaff.changeSelf, async ({ body, scope }, c) => {
    const { language = scope.staff.language, phone = scope.staff.phone } = body
    if (body.language !== undefined) await setOwnLanguage(db, language, changeBy(scope, c))
    if (body.phone !== undefined) await setOwnPhone(db, phone, changeBy(scope, c))
    return respondWithStaff({ ...scope.staff, language, phone })
  })

  serve(app, identityStaff.changeStaffPassword, async ({ body, scope }, c) => {
    const tried = await limitedLogin(parts, 'staff', scope.staff.email, clientOf(arrived(c)), async () => {
      const result = await changeOwnPassword(parts, body, sessionHash(c), changeBy(scope, c))
      return result !== 'changed' && result.error === 'wrong_password' ? undefined : result
    })
    if ('error' in tried) return tooMany(tried.wait)
    const { found = { error: 'wrong_password' } as const } = tried
    if (found === 'changed') return respondWith({})
    return refuse(400, 'invalid_request', { [found.error === 'wrong_password' ? 'old' : 'new']: found.error })
  })

  serve(app, identityStaff.listStaffSessions, async ({ scope: { staff: row } }, c) => {
    const time = now()
    const rows = await listStaffSessions(db, row.id, sessionHash(c), {
      now: time,
      idleSince: idleSince(time),
    })
    return respondWith({ records: rows.map(toStaffSession), total: rows.length })
  })

  serve(app, identityStaff.endStaffSession, async ({ params, scope: { staff: row } }) =>
    (await deleteStaffSessionById(db, row.id, params.id)) ? respondWith({}) : refuse(404, 'not_found'),
  )

  serve(app, identityStaff.endOtherStaffSessions, async ({ scope: { staff: row } }, c) =>
    respondWith({ ended: await deleteOtherStaffSessions(db, row.id, sessionHash(c)) }),
  )

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

  serve(app, identityStaff.proveTotp, async ({ body, scope }, c) => {
    const { staff: row } = scope
    const secret = row.totp_pending
    if (secret === null) return refuse(409, 'not_possible_now')
    const tried = await limitedCode(parts, row.email, async () => totpStep(secret, body.code, now()))
    if ('error' in tried) return tooMany(tried.wait)
    const step = tried.found
    if (step === undefined) return refuse(401, 'code_required')
    const codes = await setOwnApp(parts, { secret, step }, sessionHash(c), changeBy(scope, c))
    const enrolled = { ...row, totp_secret: secret, totp_pending: null, recovery_codes: codes.length }
    return respondWith({ record: staffRecord(enrolled, production), recovery_codes: codes })
  })

  serve(app, identityStaff.renewRecoveryCodes, async ({ body, scope }, c) => {
    const { staff: row } = scope
    if (row.totp_secret === null) return refuse(409, 'not_possible_now')
    const tried = await limitedLogin(parts, 'staff', row.email, clientOf(arrived(c)), () =>
      passesPassword(parts, row.email, body.password),
    )
    if ('error' in tried) return tooMany(tried.wait)
    if (!tried.found) return refuse(401, 'login_failed')
    const codes = await renewRecoveryCodes(parts, changeBy(scope, c))
    return respondWith({
      record: staffRecord({ ...row, recovery_codes: codes.length }, production),
      recovery_codes: codes,
    })
  })
}

const toStaffSession = ({ id, agent, began_at, used_at, is_current }: ListedStaffSession): StaffSession => ({
  id,
  ...parseDevice(agent),
  began_at: began_at.toISOString(),
  used_at: used_at.toISOString(),
  is_current,
})
