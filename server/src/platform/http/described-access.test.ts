import { expect, it } from 'vitest'
import { describedAccess } from './described-access.ts'

const member = [{ bearer: [] }, { session: [] }]

it('says who may call: by what they log in, and with which roles', () => {
  expect(describedAccess('public')).toEqual({ description: 'For everybody.' })
  expect(describedAccess('session')).toMatchObject({ security: member })
  expect(describedAccess({ member: 'limited' })).toMatchObject({
    security: member,
    'x-roles': ['viewer', 'buyer', 'owner'],
  })
  expect(describedAccess({ member: 'placeOrder' })).toEqual({
    description: 'For members of an approved company with the role buyer or owner.',
    security: member,
    'x-roles': ['buyer', 'owner'],
  })
  expect(describedAccess({ staff: 'sell' })).toEqual({
    description: 'For staff with the role admin or sales.',
    security: [{ staff: [] }],
    'x-roles': ['admin', 'sales'],
  })
})
