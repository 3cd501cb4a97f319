import { expect, NOT_FOUND, test } from './support/fixtures.ts'
import { longProduct } from './support/catalogue.ts'
import { switchLanguage } from './support/switch-language.ts'

test.use({ javaScriptEnabled: false, expectedPageError: NOT_FOUND })

test('the catalogue is browsed, turned over and put in order', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Fasteners', exact: true }).click()
  await main.getByRole('link', { name: 'Bolts & screws' }).click()
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await main.locator('table.variants tbody').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  await expect(main.getByRole('article')).toHaveCount(20)
  await page.getByLabel('Sort by').selectOption('Name A to Z')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\?sort=name_asc$/)
  const names = await page.locator('main article h2').allInnerTexts()
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
})

test('filters are one form, whose address is written as a link would write it', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Fasteners', exact: true }).click()
  const summary = (name: string) =>
    page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) })
  for (const name of ['Thread', 'Length (mm)'])
    if (!(await page.getByRole('group', { name, exact: true }).isVisible())) await summary(name).click()
  for (const value of ['M8', 'M10'])
    await page
      .getByRole('group', { name: 'Thread', exact: true })
      .locator('label', { has: page.getByText(value, { exact: true }) })
      .click()
  await page.getByLabel('Length, minimum', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(
    /\/shop\/category\/\d+\?title=fasteners&filter_[a-z_]+=[^&]+&filter_[a-z_]+=[^&]+$/,
  )
  await expect(page).toHaveURL(/filter_thread=m8,m10/)
  await expect(page).toHaveURL(/filter_length=20-/)
  await page.getByLabel('Sort by').selectOption('Name A to Z')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/filter_thread=m8,m10.*&sort=name_asc$/)
  await page.getByRole('link', { name: 'Remove filter Thread: M8' }).click()
  await expect(page).toHaveURL(/filter_thread=m10&/)
  await page.getByLabel('Length, minimum', { exact: true }).fill('long')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page.getByLabel('Length, minimum', { exact: true })).toHaveValue('long')
  await expect(page.getByText('Enter numbers, for example 20 or 41.5.', { exact: true })).toBeVisible()

  await page.goto('/shop')
  const more = page.getByRole('link', { name: /^Show all \d+$/ }).first()
  const all = Number((await more.innerText()).replaceAll(/\D/g, ''))
  await more.click()
  await expect(page).toHaveURL(/\/shop\?values=brand$/)
  await expect(page.locator('input[name=filter_brand]')).toHaveCount(all)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  // @spec §2 Listing: filter sidebar
  test('the filters open by the browser alone', async ({ page }) => {
    await page.goto('/shop')
    const panel = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(panel).toBeVisible()
    await page.getByRole('group', { name: 'Brand' }).locator('label').first().click()
    await panel.getByRole('button', { name: /^Show [\d,]+ products$/ }).click()
    await expect(page).toHaveURL(/\/shop\?filter_brand=[^&]+$/)
    await expect(panel).toBeHidden()
  })
})

test('a search finds, keeps its words, and says when it finds nothing', async ({ page }) => {
  await page.goto('/id')
  const search = page.getByRole('banner').getByRole('combobox')
  await search.fill('baut')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/id\/shop\?keyword=baut$/)
  await expect(search).toHaveValue('baut')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Baut')
  await search.fill('qqqqzz')
  await search.press('Enter')
  await expect(page.getByRole('main')).toContainText('Tidak ada hasil. Silakan coba pencarian lain.')
  await switchLanguage(page, 'en')
  await expect(page.getByRole('main')).toContainText('No results found. Please try another search.')
})

// @spec §2 Variant table: load more
test('Load More is a link to the page with the further rows', async ({ page }) => {
  await page.goto(`/shop?keyword=${longProduct.name}`)
  await page.getByRole('main').getByRole('heading', { name: longProduct.name }).getByRole('link').click()
  const rows = page.locator('table.variants .variant-item')
  await expect(rows).toHaveCount(20)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(rows).toHaveCount(40)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(rows).toHaveCount(longProduct.items)
})

test('the error page searches and leads home', async ({ page }) => {
  await page.goto('/fr/shop')
  const main = page.getByRole('main')
  await expect(main.getByText('This page could not be found.', { exact: true })).toBeVisible()
  await main.getByRole('combobox').fill('valve')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('article').first()).toContainText('valve')
  await page.goto('/nothing')
  await main.getByRole('link', { name: 'Go To Home Page' }).click()
  await expect(page).toHaveURL('/')
})
