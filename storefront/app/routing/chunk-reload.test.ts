import { beforeEach, expect, test, vi } from 'vitest'
import { mayReload } from './chunk-reload.ts'

const NOW = 1_800_000_000_000
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

// @spec §4 Chunk failure
// @spec §9 Delay: chunk guard
test('the page is loaded again for a missing part once in 60 seconds, to the millisecond', () => {
  expect(mayReload(NOW)).toBe(true)
  expect(mayReload(NOW + 1)).toBe(false)
  expect(mayReload(NOW + 59_999)).toBe(false)
  expect(mayReload(NOW + 60_000)).toBe(true)
  // What was refused does not count, what was done does.
  expect(mayReload(NOW + 119_999)).toBe(false)
  expect(mayReload(NOW + 120_000)).toBe(true)
})

test('offline it stays, and that does not count', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(mayReload(NOW)).toBe(false)
  vi.stubGlobal('navigator', { onLine: true })
  expect(mayReload(NOW + 1)).toBe(true)
})

test('where nothing can be stored it is never loaded again: it could go on for ever', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(mayReload(NOW)).toBe(false)
})
