import { expect, it } from 'vitest'
import { readiness } from '../index.ts'

it('is ready when the database answers and nothing is left to migrate', () => {
  expect(readiness({ unapplied: [] })).toEqual({ ready: true, database: 'reached', migrated: true })
})

it('is not ready before the migrations, nor without the database', () => {
  const behind = readiness({ unapplied: ['20261121T0900_platform_create.sql'] })
  expect(behind).toEqual({ ready: false, database: 'reached', migrated: false })
  expect(readiness('unreachable')).toEqual({ ready: false, database: 'unreachable', migrated: false })
})
