import { expect, test } from './support/fixtures.ts'
import { box, list, NOTHING, options, status, type } from './support/suggestion-box.ts'

// @spec §2 Suggestions: product row
// @spec §2 Suggestions: open on focus
test('a part number finds its item first, with its name, number and picture', async ({ page }) => {
  await page.goto('/')
  await type(page, '6204-2')
  const first = options(page).first()
  await expect(first).toContainText('Deep groove ball bearing')
  await expect(first).toContainText('6204-2RS')
  await expect(first).toContainText('Matches the part number')
  const picture = first.locator('img')
  await expect(picture).toHaveAttribute('src', /^\/media\//)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // A guest sees no price and can't buy.
  await expect(list(page)).not.toContainText('Rp.')
  await expect(list(page).getByRole('button')).toHaveCount(0)

  await box(page).blur()
  await expect(list(page)).toBeHidden()
  await box(page).focus()
  await first.click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(page.getByRole('main')).toContainText('6204-2RS')
})

test('a replaced number and a mistyped word say why they found something', async ({ page }) => {
  await page.goto('/')
  await type(page, 'RDB6204N')
  await expect(options(page).first()).toContainText('6204-2RS')
  await expect(options(page).first()).toContainText('Replaces RDB6204N')
  await box(page).fill('bearng')
  await expect(options(page).first()).toContainText('Matched as “bearing”')
})

// @spec §2 Suggestions: brands
test('words mean categories first, then products, then brands', async ({ page }) => {
  await page.goto('/')
  await type(page, 'bear')
  await expect(list(page).getByRole('group')).toHaveCount(3)
  const groups = await list(page)
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))
  expect(groups).toEqual(['Categories', 'Products', 'See all results'])
  await box(page).fill('rodal')
  const brands = list(page).getByRole('group', { name: 'Brands' })
  await brands.getByRole('option', { name: 'Rodalka' }).click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=Rodalka_\d+$/)
  await expect(list(page)).toBeHidden()
  await box(page).fill('bear')
  await options(page).getByText('Bearings', { exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=bearings$/)
})

test('all that a part number finds is one choice further', async ({ page }) => {
  await page.goto('/')
  await type(page, '6204')
  await options(page).getByText('See all results').click()
  await expect(page).toHaveURL('/shop?keyword=6204&all=1')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

// @spec §2 Suggestions: nothing found
// @spec §8 Search empty
test('where nothing is found the list says so, in either language', async ({ page }) => {
  await page.goto('/')
  await type(page, 'qqqqzz')
  await expect(page.getByRole('search').getByText(NOTHING).first()).toBeVisible()
  await expect(status(page)).toHaveText(NOTHING)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.goto('/id')
  await type(page, 'qqqqzz')
  await expect(status(page)).toHaveText('Tidak ada hasil. Silakan coba pencarian lain.')
  await box(page).fill('sarung tangan')
  const indonesian = page.getByRole('listbox', { name: 'Saran' })
  await expect(indonesian.getByRole('option').first()).toContainText('Sarung tangan')
  await indonesian.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/id\/shop\/category\//)
})

test('in a category its own products are one tick away', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  const category = /category\/(\d+)/.exec(page.url())?.[1]
  await type(page, 'bearing')
  const products = list(page).getByRole('group', { name: 'Products' })
  await expect(products).toContainText('Deep groove ball bearing')
  const only = page.getByRole('checkbox', { name: 'Only in this category' })
  const requested = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('category') === category,
  )
  // It lies on the keyboard's way.
  await page.keyboard.press('Tab')
  await expect(only).toBeFocused()
  await page.keyboard.press('Space')
  await requested
  await expect(status(page)).toHaveText(NOTHING)
  await box(page).fill('washer')
  await expect(products).toContainText('Washer', { ignoreCase: true })
  await only.focus()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  await expect(only).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/shop/category/${category}?keyword=washer`)
})

test.describe('on the error page', () => {
  test.use({ expectedPageError: /status of 404/ })

  test('both boxes suggest, each for itself', async ({ page }) => {
    await page.goto('/nothing/here', { waitUntil: 'networkidle' })
    const boxes = page.getByRole('combobox')
    await expect(boxes).toHaveCount(2)
    for (const one of await boxes.all()) {
      await one.fill('6204-2')
      await expect(options(page).first()).toContainText('6204-2RS')
      await expect(list(page)).toHaveCount(1)
      const expanded = await boxes.evaluateAll((all) =>
        all.map((input) => input.getAttribute('aria-expanded')),
      )
      expect(expanded.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['false', 'true'])
    }
    const ids = await page.locator('[id]').evaluateAll((all) => all.map((part) => part.id))
    expect(new Set(ids).size).toBe(ids.length)
    await options(page).first().click()
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('a suggestion is tapped', async ({ page }) => {
    await page.goto('/id')
    await box(page).tap()
    await expect(box(page)).toBeFocused()
    await type(page, '6204-2')
    const first = page.getByRole('option').first()
    await expect(first).toContainText('6204-2RS')
    const { height = 0, x = -1, width = 0 } = (await first.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(375)
    await first.tap()
    await expect(page).toHaveURL(/\/id\/shop\/product\/\d+$/)
  })
})

test('a brand that is not stocked is named above the suggestions, and to a screen reader', async ({
  page,
}) => {
  await page.goto('/')
  await type(page, 'SKF 6204')
  const missing = "We don't stock SKF. These results match the rest of your search."
  await expect(options(page).first()).toContainText('6204')
  await expect(page.getByRole('search').getByText(missing).last()).toBeVisible()
  await expect(status(page)).toHaveText(new RegExp(`^${missing} \\d+ suggestions`))
  await box(page).fill('NSK')
  await expect(status(page)).toHaveText(`We don't stock NSK. ${NOTHING}`)
  await expect(options(page)).toHaveCount(0)
})

test('a size is found however it is written', async ({ page }) => {
  await page.goto('/')
  for (const size of ['m8 x 30', 'M8×30', 'M8*30']) {
    await box(page).fill(size)
    await expect(options(page).first()).toContainText('M8 × 30')
    await box(page).fill('')
    await expect(options(page)).toHaveCount(0)
  }
})
