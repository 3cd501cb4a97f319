import { roles } from '@pasok/contract'
import { expect, it } from 'vitest'
import { guest } from '../../kernel/index.ts'
import { toViewer } from './viewer.ts'

const member = { session_id: 1, registration_id: null, member_id: 2, company_id: 3, role: 'buyer' } as const

it.each(roles)('a %s of an approved company acts for it', (role) => {
  expect(toViewer({ ...member, role, registration_status: 'approve' })).toEqual({
    kind: 'member',
    scope: { companyId: 3, memberId: 2, sessionId: 1, role },
  })
})

it.each(['draft', 'reject', 'suspend'] as const)('a member of a company in %s is limited', (status) => {
  expect(toViewer({ ...member, registration_status: status })).toEqual({
    kind: 'limited',
    member: { companyId: 3, memberId: 2, sessionId: 1, accessDenied: status },
  })
})

it('a registration waits for its link', () => {
  expect(toViewer({ session_id: 1, registration_id: 7 })).toEqual({
    kind: 'waiting',
    registration: { registrationId: 7, sessionId: 1 },
  })
})

it('without a session everybody is a guest', () => {
  expect(guest).toEqual({ kind: 'guest' })
})
