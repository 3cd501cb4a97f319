import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { buildStorefront, builtFolder } from '../build-storefront.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pasok-build-'))
  mkdirSync(join(root, 'storefront'))
  onTestFinished(() => rm(root, { recursive: true }))
})

const write = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.js'), text)
}
const builds = (text: string) => (_: string, folder: string) => write(join(root, 'storefront', folder), text)
const readServedPage = () => readFileSync(join(root, 'storefront/build/page.js'), 'utf8')

it('a build replaces the one before, which stays whole for a shop that serves it', async () => {
  await buildStorefront(root, undefined, builds('second'))
  const running = await builtFolder(root)
  await buildStorefront(root, undefined, builds('third'))
  expect(readServedPage()).toBe('third')
  expect(readFileSync(join(running, 'page.js'), 'utf8')).toBe('second')
  await buildStorefront(root, undefined, builds('fourth'))
  expect(readServedPage()).toBe('fourth')
  expect(existsSync(running)).toBe(false)
})

it('a build leaves the folder that earlier versions built into until the build after the next', async () => {
  write(join(root, 'storefront/build'), 'first')
  const before = join(root, 'storefront/builds/0-before')
  await buildStorefront(root, undefined, builds('second'))
  expect([readServedPage(), readFileSync(join(before, 'page.js'), 'utf8')]).toEqual(['second', 'first'])
  await buildStorefront(root, undefined, builds('third'))
  expect([readServedPage(), existsSync(before)]).toEqual(['third', false])
})

it('a build that fails leaves the one before in its place', async () => {
  await buildStorefront(root, undefined, builds('good'))
  const fails = (_: string, folder: string) => {
    write(join(root, 'storefront', folder), 'half')
    throw new Error('a type is missing')
  }
  await expect(buildStorefront(root, undefined, fails)).rejects.toThrow('a type is missing')
  expect(readServedPage()).toBe('good')
  expect((await readdir(join(root, 'storefront/builds'))).filter((name) => /^\d/.test(name))).toHaveLength(1)
})

it('two builds take turns: the second builds nothing where the first has done it', async () => {
  let made = 0
  const isWanted = () => !existsSync(join(root, 'storefront/build'))
  const build = (_: string, folder: string) => {
    made++
    builds('once')(_, folder)
  }
  await Promise.all([buildStorefront(root, isWanted, build), buildStorefront(root, isWanted, build)])
  expect([made, readServedPage()]).toEqual([1, 'once'])
})
