import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const BREAKER = 'Miniature circuit breaker, 1 pole, curve C, 6 kA'
const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'

/** The others are hidden until the browser's own search finds something in them. */
const SHOWN = '[role=tabpanel]:not([hidden])'

const open = async (page: Page, keyword: string) => {
  await page.goto(`/shop?keyword=${encodeURIComponent(keyword)}`)
  // A whole part number leads to its item by itself.
  if (!new URL(page.url()).pathname.startsWith('/shop/product/'))
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/products?\/\d+$/)
  return page.getByRole('main')
}

// @spec §3 Product: tabs
test('the chapters of a product are tabs, by hand and by key, and have addresses', async ({ page }) => {
  const main = await open(page, BREAKER)
  const tab = (name: string) => main.getByRole('tab', { name })
  await expect(tab('Description')).toHaveAttribute('aria-selected', 'true')
  const panel = main.locator(SHOWN)
  await expect(panel).toHaveCount(1)
  await expect(panel).toHaveAccessibleName('Description')
  await tab('Description').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Choosing the curve')).toBeFocused()
  await expect(panel).toHaveAccessibleName('Choosing the curve')
  await expect(panel.getByRole('row').first()).toBeVisible()
  await expect(page).toHaveURL(/#chapter-1$/)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Description')).toBeFocused()
  // One stop of the keyboard for all of them.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')

  const { pathname } = new URL(page.url())
  await page.goto('/')
  await page.goto(`${pathname}#chapter-1`)
  await expect(tab('Choosing the curve')).toHaveAttribute('aria-selected', 'true')
  await expect(panel).toHaveAccessibleName('Choosing the curve')
})

test("an item's data come first among its chapters", async ({ page }) => {
  const main = await open(page, 'GN13-08')
  await expect(main.getByRole('tab')).toHaveText(['Technical data', 'Description'])
  await expect(main.locator(SHOWN)).toHaveAccessibleName('Technical data')
})

test('other products of the category stand below, the product itself not among them', async ({ page }) => {
  const main = await open(page, BOLT)
  const { pathname } = new URL(page.url())
  const id = pathname.split('/').at(-1)
  const related = main.getByRole('region', { name: 'Related products' })
  const cards = related.getByRole('article')
  const product = (await (await page.request.get(`/api/v2/product/header/${id}`)).json()) as {
    data: { record: { category_ids: number[] } }
  }
  const category = product.data.record.category_ids.at(-1)
  const answer = await page.request.get(`/api/v2/homepage/popular-product?category_id=${category}&limit=17`)
  const { data } = (await answer.json()) as { data: { records: { id: number; name: string }[] } }
  const expected = data.records.filter((card) => String(card.id) !== id).map(({ name }) => name)
  expect(expected.length).toBeGreaterThan(0)
  await expect(cards.getByRole('heading')).toHaveText(expected)
  await expect(related.getByRole('link', { name: BOLT, exact: true })).toHaveCount(0)
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[0] ?? '')
})

test.describe('the part number', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied by a button', async ({ page }) => {
    const main = await open(page, 'GN13-08')
    await main.getByRole('button', { name: 'Copy the part number' }).click()
    await expect(main.getByText('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GN13-08')
  })
})

test('part numbers are drawn and marked as what they are: with plain hyphens', async ({ page }) => {
  const main = await open(page, BOLT)
  const number = main.locator('table.variants .part-number').first()
  const link = main.locator('table.variants tbody a').first()
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url())
  const item = (await (
    await page.request.get(`/api/v2/product/item/${pathname.split('/').at(-1)}`)
  ).json()) as {
    data: { record: { sku_number: string } }
  }
  const marked = await number.evaluate((cell) => {
    getSelection()?.selectAllChildren(cell)
    return getSelection()?.toString()
  })
  expect(marked?.trim()).toBe(item.data.record.sku_number)
  expect(marked).toContain('-')
  // A hyphen is narrower than a figure, and all figures are as wide as each other.
  const [hyphen = 0, one, eight = 0] = await number.evaluate((cell) =>
    ['-', '1', '8'].map((text) => {
      const sample = cell.appendChild(document.createElement('span'))
      sample.textContent = text.repeat(20)
      const { width } = sample.getBoundingClientRect()
      sample.remove()
      return Math.round(width)
    }),
  )
  expect(one).toBe(eight)
  expect(hyphen).toBeLessThan(eight * 0.85)
})

test('printed, a page shows all its chapters and pictures, and nothing to press', async ({ page }) => {
  const main = await open(page, BREAKER)
  await expect(main.getByRole('tab').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 1000 })
  await expect(main.getByRole('heading', { name: 'Choosing the curve' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible()
  await expect(main.getByRole('tab')).toHaveCount(0)
  await expect(main.getByRole('columnheader', { name: 'SKU NUMBER' })).toBeVisible()
  for (const name of ['Enlarge the picture', 'Log in to see prices', 'Show picture 1'])
    await expect(main.getByRole('link', { name })).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Related products' })).toHaveCount(0)
  const pictures = main.locator('.gallery-slides > li')
  for (const picture of await pictures.all())
    expect((await picture.boundingBox())?.width).toBeGreaterThan(250)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the chapters stand one after the other', async ({ page }) => {
    const main = await open(page, BREAKER)
    await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Choosing the curve' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Choosing the curve' })).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Copy the part number' })).toHaveCount(0)
  })
})

test('an item’s page shows its own drawings first, and says what its product’s show', async ({ page }) => {
  for (const [sku, name] of [
    ['6204', 'Deep groove ball bearing 6204 open'],
    ['6204-ZZ', 'Deep groove ball bearing 6204-ZZ'],
    ['6204-2RS', 'Deep groove ball bearing 6204-2RS'],
  ] as const) {
    const main = await open(page, sku)
    const drawing = main.getByRole('img', { name: `${name}, drawing 1` })
    const file = await page.request.get((await drawing.getAttribute('src')) ?? '')
    expect(await file.text()).toContain(`<title>${sku}</title>`)
    await expect(main).not.toContainText('Picture shows')
  }
  const bolt = await open(page, 'HB4017-A2-M8X35')
  const [drawing, other] = [1, 2].map((number) => bolt.getByRole('img', { name: `drawing ${number}` }))
  const file = await page.request.get((await drawing?.getAttribute('src')) ?? '')
  expect(await file.text()).toContain('<title>ISO 4017 · M8 × 35 · A2-70</title>')
  await expect(bolt).not.toContainText('Picture shows')
  await expect(other ?? bolt).toHaveAttribute('alt', 'ISO 4017 · M8 × 30 · A2-70, drawing 2')
  const main = await open(page, 'PST06-01')
  const own = main.getByRole('img', { name: 'drawing 1' })
  const fitting = await page.request.get((await own.getAttribute('src')) ?? '')
  expect(await fitting.text()).toContain('<title>Ø 6 · R1/8</title>')
  await expect(main).not.toContainText('Picture shows')
  await main.getByRole('link', { name: 'Next picture' }).click()
  await expect(main).toContainText('Picture shows Ø 8 · R1/4.')
  await page.goto(`/id${new URL(page.url()).pathname}`)
  await page.getByRole('main').getByRole('link', { name: 'Gambar berikutnya' }).click()
  await expect(page.getByRole('main')).toContainText('Gambar menampilkan Ø 8 · R1/4.')
})
