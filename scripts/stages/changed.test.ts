import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasChanged } from './changed.ts'

let folder: string
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Uji', '-c', 'user.email=uji@uji.test', ...args], {
    cwd: folder,
    stdio: 'ignore',
  })
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const commit = () => git('commit', '--quiet', '--all', '--message', 'x')
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'))
  mkdirSync(join(folder, 'demo'))
  write('demo/items.csv', 'one')
  write('shop.ts', 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A branch with a commit of its own, in which the demo is that of `origin/main`. */
const branchOff = () => {
  git('init', '--quiet')
  git('add', '.')
  commit()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  write('shop.ts', 'two')
  commit()
}

test('a folder has changed on a branch by a commit, by an edit and by a new file', () => {
  branchOff()
  expect(hasChanged(['demo'], folder)).toBe(false)
  write('demo/new.csv', 'new')
  expect(hasChanged(['demo'], folder)).toBe(true)
  rmSync(join(folder, 'demo/new.csv'))
  write('demo/items.csv', 'two')
  expect(hasChanged(['demo'], folder)).toBe(true)
  commit()
  expect(hasChanged(['demo'], folder)).toBe(true)
})

test('what main got after the branch left it is no change of the branch', () => {
  branchOff()
  git('checkout', '--quiet', '-b', 'later', 'origin/main')
  write('demo/items.csv', 'of main')
  commit()
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('checkout', '--quiet', '-')
  expect(hasChanged(['demo'], folder)).toBe(false)
})

test('a folder counts as changed without git, without origin/main, and on origin/main itself', () => {
  expect(hasChanged(['demo'], folder)).toBe(true)
  branchOff()
  git('update-ref', '-d', 'refs/remotes/origin/main')
  expect(hasChanged(['demo'], folder)).toBe(true)
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  expect(hasChanged(['demo'], folder)).toBe(true)
})
