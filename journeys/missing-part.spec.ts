import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({
  expectedPageError: /status of 404|Error loading route module|Failed to fetch dynamically|ErrorResponse/,
})

const PART = '**/assets/product-page-*.js'
const aProduct = async (page: Page): Promise<string> => {
  await page.goto('/shop', { waitUntil: 'networkidle' })
  return (await page.locator('main article h2 a').first().getAttribute('href')) ?? ''
}

// @spec §4 Chunk failure
test('where a part of the shop is gone the wanted page is loaded whole, once in a minute', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  const product = await aProduct(page)
  documents.length = 0
  // Only what is imported later: the document itself comes from a server that has its own parts.
  let gone = true
  await page.route(PART, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))

  await page.locator('main article h2 a').first().click()
  await expect(page).toHaveURL(product)
  expect(documents).toEqual([product])

  // A second one within the minute is not answered by loading again: the error page stands there.
  await page.goBack({ waitUntil: 'networkidle' })
  documents.length = 0
  await page.locator('main article h2 a').first().click()
  await expect(page.getByRole('main')).toContainText('Oops! Error 500')
  expect(documents).toEqual([])

  // After it, it is.
  await page.evaluate(() => {
    const stored = Number(sessionStorage.getItem('reloaded-at'))
    sessionStorage.setItem('reloaded-at', String(stored - 60_000))
  })
  gone = false
  await page.goto('/shop', { waitUntil: 'networkidle' })
  documents.length = 0
  gone = true
  await page.locator('main article h2 a').first().click()
  await expect.poll(() => documents).toEqual([product])
})
