import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChromium } from './browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'browser-'))
afterAll(() => rmSync(folder, { recursive: true }))
const program = (name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}
const named = program('my-own-browser')
const installed = program('chromium')

test('the browser named in CHROMIUM_PATH goes before any other', () => {
  expect(findChromium({ CHROMIUM_PATH: named, PATH: folder }).executablePath).toBe(named)
})

test("npm's Chromium goes before an installed one where it runs, and brings its libraries", () => {
  const { executablePath, env } = findChromium({ PATH: folder }, 'linux x64')
  expect(executablePath).toMatch(/node_modules\/\.cache\/chromium-[\d.]+\/chromium$/)
  expect(env).toHaveProperty('LD_LIBRARY_PATH')
})

test('elsewhere an installed one is found on the PATH, and needs nothing in its environment', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` }, 'darwin arm64')).toMatchObject({
    executablePath: installed,
    env: {},
  })
})

test('a CHROMIUM_PATH that names no program is an error', () => {
  const gone = join(folder, 'gone')
  expect(() => findChromium({ CHROMIUM_PATH: gone, PATH: folder })).toThrow(gone)
})

test('whichever it is, it stays quiet on a closed network', () => {
  expect(findChromium({ CHROMIUM_PATH: named }).args).toContain('--disable-background-networking')
})
