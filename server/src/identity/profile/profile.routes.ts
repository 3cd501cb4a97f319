import { identity } from '@pasok/contract/endpoints'
import { refuse, respondVersionConflict, respondWith, type App } from '../../platform/http/http.ts'
import { SECONDS_TO_WAIT } from '../../platform/http/problem.ts'
import { findAvatar, removeAvatar, setAvatar, type AvatarParts } from './avatar.ts'
import { findProfile, updateProfile } from '../member.store.ts'
import { toProfile } from './profile.ts'
import { serve } from '../../kernel/index.ts'

/** Registers the endpoints that change a member's own profile. Every logged-in user can read theirs. */
export const profileRoutes = (app: App, parts: AvatarParts): void => {
  const { db } = parts

  const respondWithProfile = async (memberId: number) => {
    const row = await findProfile(db, memberId)
    return row ? respondWith({ record: toProfile(row) }) : refuse(401, 'login_required')
  }

  serve(app, identity.changeProfile, async ({ body: { version, ...fields }, scope: { memberId } }) => {
    if (await updateProfile(db, memberId, version, fields)) return respondWithProfile(memberId)
    const row = await findProfile(db, memberId)
    return row ? respondVersionConflict('version_conflict', toProfile(row)) : refuse(401, 'login_required')
  })

  serve(app, identity.setAvatar, async ({ form, scope }) => {
    const result = await setAvatar(parts, scope, form.avatar)
    if (result === 'set') return respondWithProfile(scope.memberId)
    if (result.error === 'busy') return { ...refuse(503, 'overloaded'), wait: Number(SECONDS_TO_WAIT) }
    return refuse(400, 'invalid_request', { avatar: result.error })
  })

  serve(app, identity.removeAvatar, async ({ scope }) => {
    await removeAvatar(parts, scope)
    return respondWithProfile(scope.memberId)
  })

  serve(app, identity.showAvatar, async ({ params: { name }, scope }) => {
    // A member waiting for approval sees only their own picture.
    const whose = 'role' in scope ? { companyId: scope.companyId } : scope
    const body = await findAvatar(parts, name, whose)
    if (!body) return refuse(404, 'not_found')
    return { body, contentType: 'image/webp', filename: 'avatar.webp', cacheSeconds: DAY_SECONDS }
  })
}

/** A changed picture has a new address. */
const DAY_SECONDS = 24 * 60 * 60
