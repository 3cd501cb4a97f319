import type { Profile } from '@pasok/contract'
import { expect, test } from 'vitest'
import { canBuy } from './can-buy.ts'

const buyer = {
  role: 'buyer',
  is_email_verified: true,
  registration_status: 'approve',
} as Profile

test.each<[who: string, Profile | undefined, can: boolean]>([
  ['a buyer', buyer, true],
  ['an owner', { ...buyer, role: 'owner' }, true],
  ['a viewer', { ...buyer, role: 'viewer' }, false],
  ['a buyer of a suspended company', { ...buyer, registration_status: 'suspend' }, false],
  ['a buyer whose address is not verified', { ...buyer, is_email_verified: false }, false],
  ['a guest', undefined, false],
])('may %s order?', (_, profile, can) => {
  expect(canBuy(profile)).toBe(can)
})
