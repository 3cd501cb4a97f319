import { expect, it } from 'vitest'
import { UnusableEnvironment } from '../environment/env.ts'
import { userFacingError } from '../user-facing-error.ts'

const makeError = (message: string, fields: object = {}): Error => Object.assign(new Error(message), fields)

it.each([
  [
    makeError('could not extend file', { code: '53100' }),
    "The database's disk is full: could not extend file.",
  ],
  [
    makeError('permission denied for schema catalogue', { code: '42501' }),
    /^The database's role may not do this; npm run migrate, .*: permission denied for schema catalogue\.$/,
  ],
  [
    makeError('read-only transaction', { code: '25006' }),
    'The database takes no changes now: read-only transaction.',
  ],
  [makeError('terminating', { code: '57P01' }), "The database can't be reached: terminating."],
  [
    makeError('write', { code: 'ENOSPC', path: '/var/shop/x' }),
    "/var/shop/x can't be written: the disk is full.",
  ],
])('what can be mended is a sentence: %s', (error, message) => {
  expect(userFacingError(error)).toEqual(
    typeof message === 'string' ? message : expect.stringMatching(message),
  )
  // A migration, an import or a start may have failed of it.
  expect(userFacingError(new Error('20261121T1200_catalogue_create.sql failed', { cause: error }))).toBe(
    userFacingError(error),
  )
})

it('what only a change of the program mends is shown whole', () => {
  expect(userFacingError(new TypeError('x is not a function'))).toBeUndefined()
  expect(userFacingError(makeError('syntax error', { code: '42601' }))).toBeUndefined()
  expect(userFacingError('no error')).toBeUndefined()
})

it('an unusable environment is shown with every reason', () => {
  expect(userFacingError(new UnusableEnvironment(['PORT: is taken.', 'VAR_DIR: is read-only.']))).toContain(
    'PORT: is taken.\n  VAR_DIR: is read-only.',
  )
})
