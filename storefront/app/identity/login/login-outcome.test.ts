import { expect, test } from 'vitest'
import { findOutcome } from './login-outcome.ts'

test.each([
  [false, 'draft', 'unverified'],
  [false, 'reject', 'unverified'],
  [false, 'suspend', 'unverified'],
  [false, 'approve', 'approve'],
  [true, 'draft', 'draft'],
  [true, 'approve', 'approve'],
  [true, 'reject', 'reject'],
  [true, 'suspend', 'suspend'],
] as const)('verified %s and %s is %s', (is_email_verified, registration_status, outcome) => {
  expect(findOutcome({ is_email_verified, registration_status })).toBe(outcome)
})
