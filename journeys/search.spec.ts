import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const searchFor = async (page: Page, text: string) => {
  await page.getByRole('banner').getByRole('searchbox').fill(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?keyword=/)
}
const cards = (page: Page) => page.getByRole('main').getByRole('article')

// @spec §1 Guest: searches
// @spec §2 Route: shop keyword
for (const typed of ['CDQ2B20-10DMZ', 'cdq2b20 10dmz', 'cdq2b2010dmz', '  CDQ2B20-10DMZ '])
  test(`the part number '${typed}' finds the item itself`, async ({ page }) => {
    await page.goto('/')
    await searchFor(page, typed)
    await expect(cards(page).first()).toContainText('CDQ2B20-10DMZ')
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue(typed.trim())
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
    await expect(page.getByRole('main')).toContainText('CDQ2B20-10DMZ')
  })

test('an Indonesian word finds on an Indonesian page, and on an English one', async ({ page }) => {
  await page.goto('/id')
  await searchFor(page, 'baut segi enam')
  await expect(page).toHaveURL(/\/id\/shop\?keyword=baut\+segi\+enam$/)
  await expect(cards(page).first()).toContainText('Baut segi enam ulir penuh ISO 4017')
  await page.goto('/shop?keyword=baut')
  await expect(cards(page).first()).toContainText(/bolt|screw/)
})

test('a mistyped word finds what was meant', async ({ page }) => {
  // The vocabulary is renewed by a job soon after the import.
  await expect(async () => {
    await page.goto('/shop?keyword=bearng')
    await expect(cards(page).first()).toContainText('bearing', { timeout: 500 })
  }).toPass()
})

// @spec §8 Search empty
test('where nothing is found the page says so and leads on', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'qqqqzz')
  const main = page.getByRole('main')
  await expect(main).toContainText('No results found. Please try another search.')
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('qqqqzz')
  await main.getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('')
})

test('what is looked for is text, whatever it holds', async ({ page }) => {
  const typed = `"><img src=x onerror=alert(1)> & 1/2"`
  await page.goto('/')
  await searchFor(page, typed)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(typed)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue(typed)
})
