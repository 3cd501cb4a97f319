import { expect, test } from './support/fixtures.ts'

test.use({ settings: { header_layout: 'compact' }, as: 'buyer', javaScriptEnabled: false })

// @spec §3 Layout: header
test('a compact header has a search that is wide enough to type in, in Indonesian and for a buyer, too', async ({
  page,
}) => {
  await page.goto('/id/shop')
  await expect(page.locator('.nav-panel .cart-menu')).toHaveCount(1)
  await expect(page.locator('.main-header .top-bar')).toHaveCount(1)
  for (const width of [992, 1199, 1200, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const input = await page.locator('.search-bar input').boundingBox()
    expect(input?.width, `at ${width} pixels`).toBeGreaterThan(250)
    const bar = await page.locator('.top-bar').boundingBox()
    expect((bar?.x ?? 0) + (bar?.width ?? 0), `at ${width} pixels`).toBeLessThanOrEqual(width)
  }
})
