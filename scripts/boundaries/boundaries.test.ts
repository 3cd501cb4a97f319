import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBoundaries } from './check.ts'
import { plants } from './plants.ts'

const root = join(import.meta.dirname, '../..')

/** All findings of the tools for each file. */
type Findings = Map<string, string[]>

const tree = mkdtempSync(join(tmpdir(), 'boundaries-'))
const boundaries: Findings = new Map()
const oxlint: Findings = new Map()
const hear = (findings: Findings, path: string, message: string): void => {
  findings.set(path, [...(findings.get(path) ?? []), message])
}

interface Diagnostic {
  readonly filename: string
  readonly message: string
  readonly help?: string
}

beforeAll(() => {
  for (const { path, code } of plants) {
    mkdirSync(join(tree, dirname(path)), { recursive: true })
    writeFileSync(join(tree, path), code)
  }
  const config = pathToFileURL(join(root, 'oxlint.config.ts')).href
  writeFileSync(join(tree, 'oxlint.config.ts'), `export { default } from '${config}'\n`)
  const bin = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [bin, '--format', 'json'], { cwd: tree, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  for (const { filename, message, help } of diagnostics) hear(oxlint, filename, `${message} ${help ?? ''}`)
  for (const { path, message } of checkBoundaries(tree).crossings) hear(boundaries, path, message)
})
afterAll(() => rmSync(tree, { recursive: true }))

const importMessages = (messages: string[] | undefined): string[] =>
  (messages ?? []).filter((message) => /restricted|cycle/.test(message))

const containing = (message: string): unknown => expect.arrayContaining([expect.stringContaining(message)])

describe('a planted violation is refused with our message', () => {
  for (const { boundary, path, message, by } of plants) {
    if (message === undefined) continue
    const tools = by === 'boundaries' ? { boundaries } : { oxlint }
    for (const [tool, findings] of Object.entries(tools)) {
      test(`${boundary}: ${path} by ${tool}`, () => {
        const place = path.replace(/(server\/src\/warehouse)\/.*/, '$1')
        expect(findings.get(place) ?? []).toEqual(containing(message))
      })
    }
  }
})

describe('what is meant to pass, passes', () => {
  for (const { boundary, path, message } of plants) {
    if (message !== undefined) continue
    test(`${boundary}: ${path}`, () => {
      expect(importMessages(oxlint.get(path))).toEqual([])
      expect(boundaries.get(path) ?? []).toEqual([])
    })
  }
})

test('the repository itself crosses no boundary', () => {
  expect(checkBoundaries(root).crossings).toEqual([])
})
