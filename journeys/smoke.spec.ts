import { expect, test } from './support/fixtures.ts'
import { switchLanguage } from './support/switch-language.ts'

const SKU = 'CDQ2B20-10DMZ'

const languages = [
  { locale: 'en', prefix: '', other: 'id' },
  { locale: 'id', prefix: '/id', other: 'en' },
]

for (const { locale, prefix, other } of languages)
  for (const width of [375, 1440])
    test.describe(`in ${locale}, ${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('a buyer finds an item by its number and by the catalogue', async ({ page }) => {
        await page.goto(prefix || '/')
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        const phone = width < 992
        await page.getByRole('banner').getByRole('combobox').fill(SKU)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
        await expect(page.getByRole('main')).toContainText(SKU)

        if (phone) await page.getByRole('button', { name: /menu/ }).click()
        await page.getByRole('banner').locator(`a[href="${prefix}/shop"]:visible`).click()
        // The item's page has cards of its own, fewer.
        const cards = page.getByRole('main').getByRole('article')
        await expect(cards).toHaveCount(20)
        const heading = cards.first().getByRole('heading')
        const name = await heading.innerText()
        await heading.getByRole('link').click()
        await expect(page.getByRole('table').first()).toBeVisible()
        // A new page takes the focus, which closes open menus; its title is announced after that.
        await expect(page.getByRole('status').first()).toContainText(name)
        await switchLanguage(page, other)
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(page.getByRole('table').first()).toBeVisible()
      })
    })
