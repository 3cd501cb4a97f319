import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Page, Response, TestInfo } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** A schema library's own name for the heart of a schema: it survives minifying. */
const ZOD = /\b_zod\b/
/** The budgets of a first load, all that is ours and the libraries: a guest's home and other pages, and a member's pages. */
const MOST_BYTES_OF_HOME = 155_000
const MOST_BYTES = 160_000
const MOST_BYTES_OF_MEMBERS = 190_000

/** The scripts that a page loads, by their addresses. */
const collectScripts = async (
  page: Page,
  path: string,
): Promise<(readonly [url: string, text: string])[]> => {
  const loaded = new Set<string>()
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') loaded.add(response.url())
  }
  page.on('response', note)
  await page.goto(path, { waitUntil: 'networkidle' })
  page.off('response', note)
  // Asked for again: the browser may have dropped what it loaded, and an asset is the same each time.
  return Promise.all(
    [...loaded].map(async (url) => [url, await (await page.request.get(url)).text()] as const),
  )
}

/** Loads each page for the first time, and refuses one that loads more. */
const expectSmall = async (page: Page, info: TestInfo, paths: readonly string[], most: number) => {
  for (const path of paths) {
    const scripts = await collectScripts(page, path)
    expect(scripts.length).toBeGreaterThan(3)
    const bytes = scripts.reduce((sum, [, text]) => sum + gzipSync(text, { level: 9 }).length, 0)
    console.log(`${path}: ${scripts.length} scripts, ${(bytes / 1000).toFixed(1)} kB gzipped`)
    info.annotations.push({ type: 'first load', description: `${path}: ${bytes} bytes of script, gzipped` })
    expect(scripts.filter(([, text]) => ZOD.test(text)).map(([url]) => url)).toEqual([])
    expect(bytes).toBeLessThan(most)
  }
}

test('what a first page loads is small, and has no schema library in it', async ({ page }, info) => {
  await expectSmall(page, info, ['/'], MOST_BYTES_OF_HOME)
  const paths = ['/shop', '/shop/category/1', '/shop?keyword=bolt', '/shop/products/1', '/shop/product/50']
  await expectSmall(page, info, paths, MOST_BYTES)
})

test.describe('for members', () => {
  test.use({ as: 'owner' })
  test('it is small, too', async ({ page }, info) => {
    const paths = ['/shop/products/1', '/account/profile', '/account/addresses', '/account/members']
    await expectSmall(page, info, paths, MOST_BYTES_OF_MEMBERS)
  })
})

test('that library would be seen', () => {
  const file = createRequire(import.meta.url).resolve('zod')
  expect(readFileSync(file.replace(/index\.cjs$/, 'v4/core/core.cjs'), 'utf8')).toMatch(ZOD)
})
