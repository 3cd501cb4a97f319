import { roles, staffRoles, type Access, type Role, type StaffRole } from '@pasok/contract'
import { endpoint, record } from '@pasok/contract/endpoints'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer, newApp } from '../platform/http/http.ts'
import { setViewer, setStaff } from './callers.ts'
import { guest, type MemberScope, type StaffScope, type Viewer } from './scopes.ts'
import { serve } from './serve.ts'

const member = { sessionId: 1, memberId: 2, companyId: 3 } as const
const memberAs = (role: Role): Viewer => ({ kind: 'member', scope: { ...member, role } as MemberScope })
const limited: Viewer = { kind: 'limited', member: { ...member, accessDenied: 'draft' } }
const waiting: Viewer = { kind: 'waiting', registration: { registrationId: 7, sessionId: 1 } }

type Caller = Viewer | { readonly staff: readonly StaffRole[] }

/** An endpoint's response to a caller, by its access, and the caller that its handler gets. */
const ask = async (access: Access, who: Caller, method: 'get' | 'post' = 'get') => {
  const app = newApp('/api')
  app.use(async (c, next) => {
    c.set('language', 'en')
    if ('staff' in who) setStaff(c.req.raw, { staff: { roles: who.staff } } as StaffScope)
    else setViewer(c.req.raw, who)
    await next()
  })
  const of = endpoint({
    method,
    path: '/thing',
    access,
    summary: 'A thing',
    tag: 'Things',
    answer: record(z.object({ caller: z.unknown() })),
  })
  serve(app, of, async (context) => {
    const { scope, viewer } = context as { scope?: unknown; viewer?: unknown }
    return answer(200, { status: 'OK', data: { record: { caller: scope ?? viewer } } } as const)
  })
  const response = await app.request('/api/thing', { method })
  const body = (await response.json()) as { code?: string; data?: { record: { caller: unknown } } }
  return {
    status: response.status,
    code: body.code,
    caller: body.data?.record.caller,
    cache: response.headers.get('cache-control'),
  }
}

const members: readonly (readonly [string, Caller])[] = [
  ['a guest', guest],
  ['a waiting registration', waiting],
  ['a limited member', limited],
  ...roles.map((role) => [role, memberAs(role)] as const),
]
const staff = staffRoles.map((role) => [role, { staff: [role] }] as const)
const everybody = [...members, ...staff]

/** The status for each caller, in their order. */
const walk = async (access: Access) =>
  Object.fromEntries(
    await Promise.all(everybody.map(async ([name, who]) => [name, (await ask(access, who)).status])),
  )

const nobody = Object.fromEntries(everybody.map(([name]) => [name, 401]))

describe('an endpoint lets in', () => {
  it('everybody where it is public', async () => {
    expect(await walk('public')).toEqual(Object.fromEntries(everybody.map(([name]) => [name, 200])))
  })
  it('the logged-in user for a session', async () => {
    expect(await walk('session')).toEqual({
      ...nobody,
      'a waiting registration': 200,
      'a limited member': 200,
      viewer: 200,
      buyer: 200,
      owner: 200,
    })
  })
  it('members of any company for limited', async () => {
    expect(await walk({ member: 'limited' })).toEqual({
      ...nobody,
      'a limited member': 200,
      viewer: 200,
      buyer: 200,
      owner: 200,
    })
  })
  it.each([
    ['readRecords', { viewer: 200, buyer: 200, owner: 200 }],
    ['placeOrder', { viewer: 403, buyer: 200, owner: 200 }],
    ['manageMembers', { viewer: 403, buyer: 403, owner: 200 }],
  ] as const)('members of an approved company who may %s', async (permission, statuses) => {
    expect(await walk({ member: permission })).toEqual({ ...nobody, ...statuses })
  })
  it('staff with its permission and an admin, and no member', async () => {
    expect(await walk({ staff: 'readQuotations' })).toEqual({
      ...nobody,
      admin: 200,
      sales: 200,
      finance: 200,
      warehouse: 403,
      content: 403,
    })
  })
})

describe('who is not let in', () => {
  it('logs in, or lacks the role', async () => {
    expect(await ask('session', guest)).toMatchObject({ status: 401, code: 'login_required' })
    expect(await ask({ member: 'placeOrder' }, limited)).toMatchObject({
      status: 401,
      code: 'login_required',
    })
    expect(await ask({ staff: 'sell' }, guest)).toMatchObject({ status: 401, code: 'login_required' })
    expect(await ask({ member: 'manageMembers' }, memberAs('buyer'))).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
    expect(await ask({ staff: 'sell' }, { staff: ['content'] })).toMatchObject({
      status: 403,
      code: 'not_allowed',
    })
  })
})

describe('a handler gets', () => {
  it('the person whose request it is', async () => {
    expect((await ask('public', guest)).caller).toEqual(guest)
    expect((await ask('session', waiting)).caller).toEqual(waiting)
    expect((await ask({ member: 'limited' }, limited)).caller).toMatchObject({ accessDenied: 'draft' })
    expect((await ask({ member: 'limited' }, memberAs('viewer'))).caller).toMatchObject({ role: 'viewer' })
    expect((await ask({ member: 'placeOrder' }, memberAs('owner'))).caller).toMatchObject({ role: 'owner' })
    expect((await ask({ staff: 'sell' }, { staff: ['finance', 'sales'] })).caller).toEqual({
      staff: { roles: ['finance', 'sales'] },
    })
  })
})

describe('an answer', () => {
  it('may be cached where everybody may read it, else not', async () => {
    expect((await ask('public', guest)).cache).toBeNull()
    expect((await ask('public', guest, 'post')).cache).toBe('private, no-store')
    expect((await ask('session', waiting)).cache).toBe('private, no-store')
    expect((await ask({ member: 'readRecords' }, memberAs('viewer'))).cache).toBe('private, no-store')
  })
})
