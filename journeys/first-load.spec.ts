import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

/** A schema library's own name for the heart of a schema: it survives minifying. */
const ZOD = /\b_zod\b/
/** The budget of a first load, all that is ours and the libraries. */
const MOST_BYTES = 135_000

test('what a first page loads is small, and has no schema library in it', async ({ page }, info) => {
  const scripts = new Map<string, string>()
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), await response.text())
  })
  for (const path of [
    '/',
    '/shop',
    '/shop/category/1',
    '/shop?keyword=bolt',
    '/shop/products/1',
    '/shop/product/50',
  ]) {
    scripts.clear()
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts.size).toBeGreaterThan(3)
    const bytes = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
    console.log(`${path}: ${scripts.size} scripts, ${(bytes / 1000).toFixed(1)} kB gzipped`)
    info.annotations.push({ type: 'first load', description: `${path}: ${bytes} bytes of script, gzipped` })
    expect([...scripts].filter(([, text]) => ZOD.test(text)).map(([url]) => url)).toEqual([])
    expect(bytes).toBeLessThan(MOST_BYTES)
  }
})

test('that library would be seen', () => {
  const file = createRequire(import.meta.url).resolve('zod')
  expect(readFileSync(file.replace(/index\.cjs$/, 'v4/core/core.cjs'), 'utf8')).toMatch(ZOD)
})
