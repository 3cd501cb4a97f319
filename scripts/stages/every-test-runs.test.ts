import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'

test('Vitest runs every test file there is', () => {
  const files = globSync('**/*.test.{ts,tsx}', {
    cwd: join(import.meta.dirname, '../..'),
    exclude: (path) => /(^|\/)(node_modules|build[^/]*|var)$/.test(path),
  })
  const patterns = config.test?.include ?? []
  expect(files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([])
  expect(files.length).toBeGreaterThan(5)
})
