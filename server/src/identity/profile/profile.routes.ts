import { identity } from '@pasok/contract'
import { answer, refuse, serve, serveDownload, type App } from '../../platform/http/http.ts'
import { SECONDS_TO_WAIT } from '../../platform/http/problem.ts'
import { serveForm } from '../../platform/http/serve-form.ts'
import { findAvatar, removeAvatar, setAvatar, type AvatarParts } from './avatar.ts'
import { findProfile, updateProfile } from '../member.store.ts'
import { profileOf } from './profile.ts'
import { viewerOf } from '../sessions/viewer-of.ts'

/** Mounts what a member changes of their own profile. Reading it is for everybody who is logged in. */
export const profileRoutes = (app: App, parts: AvatarParts): void => {
  const { db } = parts

  const shown = async (memberId: number) => {
    const row = await findProfile(db, memberId)
    return row
      ? answer(200, { status: 'OK', data: { record: profileOf(row) } } as const)
      : refuse(401, 'login_required')
  }

  serve(app, identity.changeProfile, async ({ body: { version, ...fields } }, c) => {
    c.header('cache-control', 'no-store')
    const viewer = viewerOf(c)
    if (viewer.kind !== 'member') return refuse(401, 'login_required')
    const { memberId } = viewer.scope
    if (await updateProfile(db, memberId, version, fields)) return shown(memberId)
    const row = await findProfile(db, memberId)
    return row
      ? { ...refuse(409, 'changed_meanwhile'), current: { ...profileOf(row) } }
      : refuse(401, 'login_required')
  })

  serveForm(
    app,
    identity.setAvatar,
    identity.LARGEST_AVATAR_FORM,
    async ({ form }, c) => {
      c.header('cache-control', 'no-store')
      const viewer = viewerOf(c)
      if (viewer.kind !== 'member') return refuse(401, 'login_required')
      const taken = await setAvatar(parts, viewer.scope, form.avatar)
      if (taken === 'set') return shown(viewer.scope.memberId)
      if (taken === 'busy') return { ...refuse(503, 'overloaded'), wait: Number(SECONDS_TO_WAIT) }
      return refuse(400, 'invalid_request', { avatar: taken })
    },
    (c) => (viewerOf(c).kind === 'member' ? undefined : refuse(401, 'login_required')),
  )

  serve(app, identity.removeAvatar, async (_, c) => {
    c.header('cache-control', 'no-store')
    const viewer = viewerOf(c)
    if (viewer.kind !== 'member') return refuse(401, 'login_required')
    await removeAvatar(parts, viewer.scope)
    return shown(viewer.scope.memberId)
  })

  serveDownload(app, identity.showAvatar, async ({ params: { name } }, c) => {
    const viewer = viewerOf(c)
    if (viewer.kind === 'guest' || viewer.kind === 'waiting') return refuse(401, 'login_required')
    // Whoever waits for approval sees their own alone.
    const whose = viewer.kind === 'member' ? { companyId: viewer.scope.companyId } : viewer.member
    const body = await findAvatar(parts, name, whose)
    if (!body) return refuse(404, 'not_found')
    return { body, contentType: 'image/webp', filename: 'avatar.webp', keptSeconds: DAY_SECONDS }
  })
}

/** Another picture has another address. */
const DAY_SECONDS = 24 * 60 * 60
