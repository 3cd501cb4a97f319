import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('combobox')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => list(page).locator('[aria-selected=true]')
const said = (page: Page) => page.getByRole('search').getByRole('status')
const NOTHING = 'No results found. Please try another search.'
const SUGGESTIONS = '**/api/v2/website/suggestions?*'
const askedFor = (route: Route) => new URL(route.request().url()).searchParams.get('query')

/** Types as people do. */
const type = (page: Page, text: string) => box(page).pressSequentially(text, { delay: 20 })

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
  await expect(options(page).first()).toContainText('Found by “bearing”')
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

// @spec §2 Suggestions: close on outside click
// @spec §2 Suggestions: close on focus leaving
// @spec §2 Suggestions: close on selecting
test('the list closes when somebody is done with it, and what was typed stays', async ({ page }) => {
  await page.goto('/shop')
  const open = async () => {
    await box(page).focus()
    await expect(list(page)).toBeVisible()
  }
  await type(page, 'bolt')
  await expect(list(page)).toBeVisible()
  await page.mouse.click(8, 600)
  await expect(list(page)).toBeHidden()
  await open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeFocused()
  await expect(list(page)).toBeHidden()
  await open()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('bolt')
  await box(page).click()
  await expect(list(page)).toBeVisible()
  await options(page).first().click()
  await expect(list(page)).toBeHidden()
  await expect(page).not.toHaveURL(/\/shop$/)
})

test('the arrow keys, Home and End go through the list, and Enter opens what they reached', async ({
  page,
}) => {
  await page.goto('/')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await type(page, '6204')
  await expect(options(page).last()).toHaveText('See all results')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  const count = await options(page).count()
  const reached = async (place: number) => {
    const option = options(page).nth(place)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(active(page)).toHaveCount(1)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  }
  await page.keyboard.press('ArrowDown')
  await reached(0)
  await page.keyboard.press('ArrowDown')
  await reached(1)
  await page.keyboard.press('End')
  await reached(count - 1)
  await page.keyboard.press('Home')
  await reached(0)
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveCount(0)
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  // In the box they are the caret's.
  await page.keyboard.press('Home')
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await page.keyboard.press('ArrowUp')
  await reached(count - 1)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await active(page).locator('.part-number').innerText()
  expect(chosen).not.toBe('6204')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(page.getByRole('main')).toContainText(chosen)
})

test('typing on takes a choice back: Enter searches for what is typed', async ({ page }) => {
  await page.goto('/')
  await type(page, 'hex bol')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveCount(1)
  await page.keyboard.type('t')
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?keyword=hex+bolt')
})

test('Enter without a choice searches', async ({ page }) => {
  await page.goto('/')
  await type(page, 'ball valve')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/shop?keyword=ball+valve')
  await expect(list(page)).toBeHidden()
})

// @spec §2 Suggestions: nothing found
// @spec §8 Search empty
test('where nothing is found the list says so, in either language', async ({ page }) => {
  await page.goto('/')
  await type(page, 'qqqqzz')
  await expect(page.getByRole('search').getByText(NOTHING).first()).toBeVisible()
  await expect(said(page)).toHaveText(NOTHING)
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await page.goto('/id')
  await type(page, 'qqqqzz')
  await expect(said(page)).toHaveText('Tidak ada hasil. Silakan coba pencarian lain.')
  await box(page).fill('bantalan')
  const indonesian = page.getByRole('listbox', { name: 'Saran' })
  await expect(indonesian.getByRole('option').first()).toContainText('Bantalan')
  await indonesian.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/id\/shop\/category\//)
})

// @spec §5 Search: empty
// @spec §5 Search: trimmed
// @spec §5 Search: debounced
// @spec §9 Delay: search
test('what is asked for is trimmed, and only when nobody has typed for a moment', async ({ page }) => {
  await page.goto('/')
  const asked: { text: string | null; at: number }[] = []
  await page.route(SUGGESTIONS, async (route) => {
    asked.push({ text: askedFor(route), at: Date.now() })
    await route.continue()
  })
  await type(page, '   ')
  await box(page).pressSequentially('hex bol', { delay: 60 })
  const lastAt = Date.now()
  await box(page).press('t')
  await box(page).press(' ')
  await expect(options(page).first()).toBeVisible()
  expect(asked.map(({ text }) => text)).toEqual(['hex bolt'])
  expect((asked[0]?.at ?? 0) - lastAt).toBeGreaterThanOrEqual(300)
  await box(page).fill('   ')
  await expect(list(page)).toBeHidden()
  // A letter taken back is known already.
  await box(page).fill('hex bolt')
  await expect(options(page).first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  const late: Promise<void>[] = []
  await page.route(SUGGESTIONS, (route) => {
    if (askedFor(route) !== 'valve') return route.continue()
    isAsked()
    // The browser gave it up: what goes on then may never end.
    late.push(held.then(() => void route.continue().catch(() => undefined)))
    return undefined
  })
  await type(page, 'valve')
  await asked
  await box(page).fill('bearing')
  await expect(options(page).first()).toContainText('Bearing')
  release()
  await Promise.all(late)
  await page.waitForLoadState('networkidle')
  await expect(options(page).first()).toContainText('Bearing')
  await expect(list(page)).not.toContainText('valve')
})

test('while the answer is on its way the list has its form', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SUGGESTIONS, async (route) => {
    await held
    await route.continue()
  })
  await type(page, 'valve')
  const rows = page.getByRole('search').locator('[aria-hidden=true] > div')
  await expect(rows).toHaveCount(5)
  release()
  await expect(options(page).first()).toContainText('valve', { ignoreCase: true })
  await expect(rows).toHaveCount(0)
})

test.describe('where the API fails', () => {
  test.use({ expectedFault: /status of 503/ })

  test('the list says so, the search works, and the next try does', async ({ page }) => {
    await page.goto('/')
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503, body: 'no' }))
    await type(page, 'valve')
    await expect(said(page)).toContainText('Suggestions are not available just now.')
    await page.unroute(SUGGESTIONS)
    await box(page).press('s')
    await expect(options(page).first()).toContainText('valve', { ignoreCase: true })
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503, body: 'no' }))
    await box(page).fill('ball valve')
    await expect(said(page)).toContainText('Suggestions are not available just now.')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?keyword=ball+valve')
  })
})

test.describe('where the code of the list does not come', () => {
  test.use({ expectedFault: /Failed to load resource|dynamically imported module|ERR_FAILED/ })

  test('the box searches', async ({ page }) => {
    await page.route('**/assets/suggestions-*.js', (route) => route.abort())
    await page.goto('/')
    await type(page, 'ball valve')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?keyword=ball+valve')
  })
})

test('its code comes with the first use of the box, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([])
  await box(page).focus()
  await expect.poll(() => scripts.filter((url) => url.includes('suggestions')).length).toBe(1)
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
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).searchParams.get('category') === category,
  )
  // It lies on the keyboard's way.
  await page.keyboard.press('Tab')
  await expect(only).toBeFocused()
  await page.keyboard.press('Space')
  await asked
  await expect(said(page)).toHaveText(NOTHING)
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
  test.use({ expectedFault: /status of 404/ })

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

test('a screen reader is told how many there are, and nothing while somebody types', async ({ page }) => {
  await page.goto('/')
  await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list')
  await type(page, '6204')
  await expect(options(page).first()).toBeVisible()
  const count = await options(page).count()
  await expect(said(page)).toHaveText(`${count} suggestions. Use the arrow keys to choose.`)
  await expect(box(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '')
  await box(page).press('-')
  await expect(said(page)).toHaveText('')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })

  test('a suggestion is tapped', async ({ page }) => {
    await page.goto('/id')
    await page.getByRole('button', { name: 'Buka pencarian' }).tap()
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

for (const width of [375, 1440])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the open list keeps nobody out', async ({ page }) => {
      await page.goto('/shop/category/1')
      if (width === 375) await page.getByRole('button', { name: 'Open the search' }).click()
      for (const text of ['bolt', '6204', 'qqqqzz']) {
        await box(page).fill(text)
        await expect(said(page)).not.toHaveText('')
        await page.keyboard.press('ArrowDown')
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [text, id, nodes.map(({ html }) => html)])).toEqual([])
      }
    })
  })
