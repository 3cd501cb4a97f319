import { expect, test } from './fixtures.ts'
import { switchLanguage } from './switch-language.ts'

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
        await page.getByRole('combobox').fill(SKU)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
        await expect(page.getByRole('main')).toContainText(SKU)

        if (phone) await page.getByRole('button', { name: /menu/ }).click()
        await page.getByRole('banner').locator(`a[href="${prefix}/shop"]:visible`).click()
        await page.locator('main article a').first().click()
        await expect(page.getByRole('table').first()).toBeVisible()
        // A new page takes the focus, which closes what is open.
        await expect(page.getByRole('main')).toBeFocused()
        await switchLanguage(page, other)
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        await expect(page.getByRole('table').first()).toBeVisible()
      })
    })
