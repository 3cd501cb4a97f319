import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

// The browser of the journeys calls itself headless, which the shop takes for a bot.
test.use({
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
})

test('a product that was looked at for a second is counted once, without a cookie', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/product/view')) sent.push(request.postDataJSON())
  })
  await page.clock.install()
  await page.goto('/shop/products/1')
  await expectHydrated(page.locator('main table.variants'))
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await expect.poll(() => sent).toEqual([{ id: 1 }])
  await page.clock.runFor(60_000)
  expect(sent).toHaveLength(1)

  const item = page.locator('main table.variants tbody a').first()
  const id = Number(/\/(\d+)$/.exec((await item.getAttribute('href')) ?? '')?.[1])
  await item.click()
  await expect(page).toHaveURL(`/shop/product/${id}`)
  await expect(page.locator('main .part-number').first()).toBeVisible()
  await page.clock.runFor(999)
  expect(sent).toHaveLength(1)
  const answered = page.waitForResponse('**/api/v2/product/view')
  await page.clock.runFor(1)
  const answer = await answered
  expect(answer.status()).toBe(200)
  expect(await answer.request().headerValue('cookie')).toBeNull()
  expect(sent).toEqual([{ id: 1 }, { id }])
})
