import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWalls } from './check.ts'
import { plants } from './plants.ts'

const root = join(import.meta.dirname, '../..')

/** All that the tools said of each file. */
type Said = Map<string, string[]>

const tree = mkdtempSync(join(tmpdir(), 'walls-'))
const walls: Said = new Map()
const oxlint: Said = new Map()
const hear = (said: Said, path: string, message: string): void => {
  said.set(path, [...(said.get(path) ?? []), message])
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
  for (const { path, message } of checkWalls(tree).crossings) hear(walls, path, message)
})
afterAll(() => rmSync(tree, { recursive: true }))

const wallsOnly = (messages: string[] | undefined): string[] =>
  (messages ?? []).filter((message) => /restricted|cycle/.test(message))

const containing = (message: string): unknown => expect.arrayContaining([expect.stringContaining(message)])

describe('a planted violation is refused with our message', () => {
  for (const { wall, path, message, by } of plants) {
    if (message === undefined) continue
    const tools = by === 'both' ? { oxlint, walls } : by === 'walls' ? { walls } : { oxlint }
    for (const [tool, said] of Object.entries(tools)) {
      test(`${wall}: ${path} by ${tool}`, () => {
        const place = path.replace(/(server\/src\/warehouse)\/.*/, '$1')
        expect(said.get(place) ?? []).toEqual(containing(message))
      })
    }
  }
})

describe('what is meant to pass, passes', () => {
  for (const { wall, path, message } of plants) {
    if (message !== undefined) continue
    test(`${wall}: ${path}`, () => {
      expect(wallsOnly(oxlint.get(path))).toEqual([])
      expect(walls.get(path) ?? []).toEqual([])
    })
  }
})

test('the repository itself crosses no wall', () => {
  expect(checkWalls(root).crossings).toEqual([])
})
