import type { MemberSession } from '@pasok/contract'
import { identity } from '@pasok/contract/endpoints'
import { refuse, respondWith, type App } from '../../platform/http/http.ts'
import { inTransaction, type Db } from '../../platform/index.ts'
import { parseDevice } from './device.ts'
import { clearSessionCookie } from './session-cookie.ts'
import {
  deleteMemberSession,
  deleteMemberSessions,
  listMemberSessions,
  type ListedSession,
} from './session.store.ts'
import { serve } from '../../kernel/index.ts'

interface Parts {
  readonly db: Db
  /** The shop's own origin. */
  readonly origin: string
  readonly now: () => Date
}

/** Registers the endpoints that list a member's sessions and end them. */
export const sessionsRoutes = (app: App, { db, origin, now }: Parts): void => {
  serve(app, identity.listSessions, async ({ scope: { memberId, sessionId } }) => {
    const records = (await listMemberSessions(db, memberId, now())).map((row) =>
      toMemberSession(row, sessionId),
    )
    records.sort((one, other) => Number(other.is_current) - Number(one.is_current))
    return respondWith({ records, total: records.length })
  })

  serve(app, identity.endSession, async ({ params: { id }, scope: { memberId, sessionId } }, c) => {
    if (!(await inTransaction(db, (tx) => deleteMemberSession(tx, memberId, id))))
      return refuse(404, 'not_found')
    if (id === sessionId) c.header('set-cookie', clearSessionCookie(origin))
    return respondWith({})
  })

  serve(app, identity.endOtherSessions, async ({ scope: { memberId, sessionId } }) => {
    const ended = await inTransaction(db, (tx) => deleteMemberSessions(tx, memberId, sessionId))
    return respondWith({ ended })
  })
}

const toMemberSession = (row: ListedSession, current: number): MemberSession => ({
  id: row.id,
  kind: row.kind,
  ...parseDevice(row.agent),
  began_at: row.began_at.toISOString(),
  used_at: row.used_at.toISOString(),
  is_current: row.id === current,
})
