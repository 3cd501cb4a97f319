import { expect, test } from 'vitest'
import { can, memberPermissions, staffPermissions } from './permissions.ts'

const listKeys = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]

test.each([
  ['viewer', ['readRecords']],
  ['buyer', ['readRecords', 'placeOrder', 'editAddresses', 'editPartNumbers']],
  ['owner', ['readRecords', 'placeOrder', 'editAddresses', 'editPartNumbers', 'manageMembers']],
] as const)('a %s may take these actions and no other', (role, permitted) => {
  expect(listKeys(memberPermissions).filter((one) => can({ role }, one))).toEqual(permitted)
})

const OF_EVERYBODY = ['logIn']
test.each([
  [
    'sales',
    [
      'reviewRegistrations',
      'readCompanies',
      'editCompanies',
      'readPrices',
      'readQuotations',
      'sell',
      'readOrders',
      'readMoney',
      'readDeliveries',
      'ship',
      'readDeliveryRates',
      'handleReturns',
      'decideReturns',
      'replaceReturns',
      'handleContactMessages',
      'readApprovals',
    ],
  ],
  [
    'finance',
    [
      'readCompanies',
      'readPrices',
      'readQuotations',
      'readOrders',
      'readMoney',
      'manageMoney',
      'readDeliveries',
      'handleReturns',
      'refundReturns',
      'readApprovals',
      'decideApprovals',
    ],
  ],
  [
    'warehouse',
    [
      'readOrders',
      'readDeliveries',
      'ship',
      'readDeliveryRates',
      'editDeliveryRates',
      'handleReturns',
      'receiveReturns',
      'replaceReturns',
    ],
  ],
  ['content', ['editCatalogue', 'editContent']],
] as const)('staff with the role %s may take these actions and no other', (role, permitted) => {
  expect(listKeys(staffPermissions).filter((one) => can({ roles: [role] }, one))).toEqual([
    ...OF_EVERYBODY,
    ...permitted,
  ])
})

test('an admin may take all actions of staff, somebody of several roles those of each, somebody of none nothing', () => {
  for (const one of listKeys(staffPermissions)) {
    expect(can({ roles: ['admin'] }, one)).toBe(true)
    expect(can({ roles: [] }, one)).toBe(false)
    expect(can({ roles: ['content', 'warehouse'] }, one)).toBe(
      can({ roles: ['content'] }, one) || can({ roles: ['warehouse'] }, one),
    )
  }
})
