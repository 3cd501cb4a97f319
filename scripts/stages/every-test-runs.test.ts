import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { projects } from '../../vitest.config.ts'
import { all } from './stages.ts'

test('every test file belongs to one project', () => {
  const files = globSync('**/*.test.{ts,tsx}', {
    cwd: join(import.meta.dirname, '../..'),
    exclude: (path) => /(^|\/)(node_modules|build[^/]*|var)$/.test(path),
  })
  const isIn = (file: string, patterns: readonly string[] = []) =>
    patterns.some((pattern) => matchesGlob(file, pattern))
  const homes = (file: string) =>
    Object.values(projects).filter(
      (project) => isIn(file, project.include) && !isIn(file, 'exclude' in project ? project.exclude : []),
    )
  expect(files.filter((file) => homes(file).length !== 1)).toEqual([])
  expect(files.length).toBeGreaterThan(200)
})

test('every project but the demo, which runs where it changed, belongs to a stage', () => {
  const words = all.flat().flatMap(({ commands }) => commands.flat())
  const inStages = words.flatMap((word) => /^--project=(.+)/.exec(word)?.[1] ?? [])
  expect(new Set([...inStages, 'demo'])).toEqual(new Set(Object.keys(projects)))
})
