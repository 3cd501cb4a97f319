import { expect, test } from './support/fixtures.ts'
import { singleItem } from './support/catalogue.ts'

const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'

// @spec §1 Guest: browses catalogue
// @spec §2 Route: single item
test('a visitor goes from the home page through categories and a product to an item, and to all of its brand', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=fasteners$/)
  await main.getByRole('link', { name: 'Bolts & screws' }).click()
  await main.getByRole('link', { name: 'Hex bolts' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hex bolts')
  await expect(main.getByRole('navigation', { name: 'You are here' })).toContainText(
    /Shop.*Fasteners.*Bolts & screws/,
  )

  // Its products as cards; a table of their part numbers comes first.
  await main.getByRole('link', { name: 'Grid', exact: true }).click()
  await main.getByRole('heading', { name: BOLT }).getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(BOLT)
  await expect(page).toHaveTitle(`${BOLT} | Pasok Demo`)

  await main.getByRole('link', { name: 'HB4017-A2-M6X16' }).click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(main).toContainText('HB4017-A2-M6X16')
  await main.getByRole('link', { name: BOLT }).click()
  await expect(page).toHaveURL(/\/shop\/products\/\d+$/)
  await main.locator('h1 + p').getByRole('link', { name: 'Kencara' }).click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=Kencara_\d+$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kencara')
  await expect(main.getByRole('heading', { name: BOLT })).toBeVisible()
})

// @spec §4 Listing: stale category
test('a category that comes after another was chosen is ignored', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  const [path = ''] = ((await link('Fasteners').getAttribute('href')) ?? '').split('?')
  const release = Promise.withResolvers<void>()
  await page.route(new RegExp(`${path}\\.data`), async (route) => {
    await release.promise
    // By now the browser may have given it up.
    await route.continue().catch(() => {})
  })
  const requested = page.waitForRequest(new RegExp(`${path}\\.data`))
  await link('Fasteners').click()
  await requested
  await expect(page.getByRole('status').locator('div')).toBeVisible()
  await link('Hydraulics').click()
  await expect(heading).toHaveText('Hydraulics')
  release.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForLoadState('networkidle')
  await expect(heading).toHaveText('Hydraulics')
  await expect(page).toHaveURL(/title=hydraulics$/)
})

test('a product with one item leads to that item', async ({ page }) => {
  await page.goto(`/shop?keyword=${singleItem.name}`)
  await page.getByRole('main').getByRole('heading', { name: singleItem.name }).getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(page.getByRole('main')).toContainText(singleItem.sku)
})

// @spec §2 Listing: pagination
// @spec §9 Page size
test('pages lead through the whole catalogue, and back leads to where one was', async ({ page }) => {
  const cards = page.locator('main article')
  await page.goto('/shop')
  await expect(cards).toHaveCount(20)
  const first = await cards.first().innerText()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  await expect(cards.first()).not.toHaveText(first)
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/\/shop\?page=3$/)
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
  const last = await cards.count()
  await expect(page.getByRole('main')).toContainText(`${40 + last} products`)

  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(cards).toHaveCount(20)
  await cards.nth(17).scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(300)
  const name = await cards.nth(17).getByRole('heading').getByRole('link').innerText()
  await cards.nth(17).getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position)
})

// @spec §2 Listing: sort
// @spec §4 Listing: option or filter
test('the chosen sort order stays from page to page', async ({ page }) => {
  const names = page.locator('main article h2')
  await page.goto('/shop?page=2')
  await page.getByLabel('Sort by').selectOption('Name A to Z')
  await expect(page).toHaveURL(/\/shop\?sort=name_asc$/)
  let ascending: string[] = []
  // The address stands a moment before what it lists.
  await expect(async () => {
    ascending = await names.allInnerTexts()
    expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b)))
  }).toPass({ timeout: 5_000 })
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/shop\?sort=name_asc&page=2$/)

  await page.getByLabel('Sort by').selectOption('Name Z to A')
  await expect(page).toHaveURL(/\/shop\?sort=name_desc$/)
  await expect(names.first()).not.toHaveText(ascending[0] ?? '')
  await page.goBack()
  await expect(page.getByLabel('Sort by')).toHaveValue('name_asc')
})

// @spec §2 Product: brand link
// @spec §2 Route: shop brand filter
test("a product's brand leads to all of that brand, in any order, until it is taken away", async ({
  page,
}) => {
  await page.goto('/shop?keyword=CDQ2B20-10DMZ')
  await page.getByRole('main').getByRole('link', { name: 'SMC', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=SMC_\d+$/)
  await expect(page.locator('main article')).toHaveCount(2)
  await page.getByLabel('Sort by').selectOption('Name Z to A')
  await expect(page).toHaveURL(/\/shop\?filter_brand=SMC_\d+&sort=name_desc$/)
  await expect(page.locator('main article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Remove filter Brand: SMC' }).click()
  await expect(page).toHaveURL(/\/shop\?sort=name_desc$/)
  await expect(page.locator('main article')).toHaveCount(20)
})

// @spec §1 Contact: phone in header
// @spec §2 Footer: contact details
test('every page says who runs the shop and how to reach them', async ({ page }) => {
  await page.goto('/shop/category/1')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Pasok Demo' })).toHaveAttribute('href', '/')
  await expect(header.getByPlaceholder(/^Search [\d,]+ part numbers$/)).toBeVisible()
  await expect(header.getByRole('link', { name: '+62 21 5550 0100' })).toHaveAttribute(
    'href',
    'tel:+622155500100',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('PT Pasok Contoh Niaga')
  await expect(footer).toContainText('Jl. Contoh Industri No. 1')
  await expect(footer).toContainText('Bekasi 17530, Indonesia')
  await expect(footer.getByRole('link', { name: '+62 21 5550 0100' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'sales@demo.pasok.test' })).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Pasok Demo`)
})
