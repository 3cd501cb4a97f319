import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox')
const searchFor = async (page: Page, text: string) => {
  await searchBox(page).fill(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?keyword=/)
}
const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')

// @spec §1 Guest: searches
// @spec §2 Route: shop keyword
test.describe('a part number typed whole leads to its item,', () => {
  for (const typed of ['CDQ2B20-10DMZ', 'cdq2b20 10dmz', 'cdq2b2010dmz', '  CDQ2B20-10DMZ '])
    test(`'${typed}' too`, async ({ page }) => {
      await page.goto('/')
      await searchBox(page).fill(typed)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
      await expect(main(page)).toContainText('CDQ2B20-10DMZ')
      // For who meant another one that begins so.
      await expect(searchBox(page)).toHaveValue(typed.trim())
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(searchBox(page)).toHaveValue('')
    })

  test('in Indonesian, too', async ({ page }) => {
    await page.goto('/id/shop?keyword=CDQ2B20-10DMZ')
    await expect(page).toHaveURL(/\/id\/shop\/product\/\d+$/)
    await expect(main(page)).toContainText('CDQ2B20-10DMZ')
  })

  test('and its beginning to all that begin so, each of which says why', async ({ page }) => {
    await page.goto('/')
    await searchFor(page, 'CDQ2B20-')
    // The page before has cards, too.
    await expect(cards(page).nth(1).locator('.part-number')).toHaveText(/^CDQ2B20-/)
    const numbers = await cards(page).locator('.part-number').allInnerTexts()
    expect(numbers.length).toBeGreaterThan(1)
    for (const number of numbers) expect(number).toMatch(/^CDQ2B20-/)
    await expect(cards(page).getByText('Matches the part number')).toHaveCount(numbers.length)
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  })

  test('unless all results are requested', async ({ page }) => {
    await page.goto('/shop?keyword=6204&all=1')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Search results for “6204”')
    const numbers = await cards(page).locator('.part-number').allInnerTexts()
    expect(numbers[0]).toBe('6204')
    expect(numbers.length).toBeGreaterThan(1)
  })
})

test('a search whose blank is written %20 comes to life, and its login leads back to it', async ({
  page,
}) => {
  await page.goto('/shop?keyword=hex%20bolt')
  // What the server and the browser write differently is an error on the console.
  await expectHydrated(main(page))
  await expect(page.locator('.account-menu-sheet a.button')).toHaveAttribute(
    'href',
    `/account/login?${new URLSearchParams({ next: '/shop?keyword=hex+bolt' })}`,
  )
})

test('a number that an item has replaced finds it, and the card says so', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'RDB6204N')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('6204-2RS')
  await expect(cards(page)).toContainText('Replaces RDB6204N')
})

test('an Indonesian word finds on an Indonesian page, and on an English one', async ({ page }) => {
  await page.goto('/id')
  await searchFor(page, 'baut segi enam')
  await expect(page).toHaveURL(/\/id\/shop\?keyword=baut\+segi\+enam$/)
  await expect(cards(page).first()).toContainText('Baut segi enam ulir penuh ISO 4017')
  await page.goto('/shop?keyword=baut')
  await expect(cards(page).first()).toContainText(/bolt|screw/)
})

test('a mistyped word finds what was meant, and the page says how it was read', async ({ page }) => {
  // The vocabulary is renewed by a job soon after the import.
  await expect(async () => {
    await page.goto('/shop?keyword=bearng')
    await expect(cards(page).first()).toContainText('bearing', { timeout: 500 })
  }).toPass()
  await expect(main(page)).toContainText('Showing results for “bearing” instead of “bearng”.')
  await page.goto('/id/shop?keyword=bearng')
  await expect(main(page)).toContainText('Menampilkan hasil untuk “bearing”, bukan “bearng”.')
  await page.goto('/shop?keyword=bearing')
  await expect(cards(page).first()).toBeVisible()
  await expect(main(page)).not.toContainText('instead of')
})

test('typed text is searched uncorrected where the visitor chooses so', async ({ page }) => {
  await expect(async () => {
    await page.goto('/shop?keyword=bearng')
    await expect(cards(page).first()).toContainText('bearing', { timeout: 500 })
  }).toPass()
  await main(page).getByRole('link', { name: 'Search for “bearng” instead' }).click()
  await expect(page).toHaveURL('/shop?keyword=bearng&exact=1')
  await expect(main(page)).toContainText('No results found. Please try another search.')
  await expect(cards(page)).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  // The way back is offered, too.
  await expect(main(page)).toContainText('Did you mean: bearing')

  await page.goto('/id/shop?keyword=bearng&view=list')
  await main(page).getByRole('link', { name: 'Tetap cari “bearng”' }).click()
  await expect(page).toHaveURL('/id/shop?keyword=bearng&view=list&exact=1')
  await expect(main(page)).toContainText('Mungkin maksud Anda: bearing')
  await main(page).getByRole('link', { name: 'bearing', exact: true }).click()
  await expect(page).toHaveURL('/id/shop?keyword=bearing')
  await expect(cards(page).first()).toBeVisible()

  // Filters and order go on with it.
  await page.goto('/shop?keyword=hex&exact=1')
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('name_desc')
  await expect(page).toHaveURL('/shop?keyword=hex&sort=name_desc&exact=1')
})

test('words mean categories and brands first', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'bearings')
  const meant = main(page).getByRole('navigation', { name: 'Categories and brands for “bearings”' })
  await meant.getByRole('link', { name: 'Bearings', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=bearings$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Bearings')
  await searchFor(page, 'rodalka')
  await main(page).getByRole('link', { name: 'Rodalka', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\?filter_brand=Rodalka_\d+$/)
})

test('a number one typing error away is suggested', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, '6204-2RT')
  await expect(main(page)).toContainText('Did you mean: 6204-2RS')
  await main(page).getByRole('link', { name: '6204-2RS' }).click()
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(main(page)).toContainText('6204-2RS')
})

// @spec §8 Search empty
test('where nothing is found the page says so and leads on', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'qqqqzz')
  await expect(main(page)).toContainText('No results found. Please try another search.')
  await expect(searchBox(page)).toHaveValue('qqqqzz')
  await main(page).getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?title=fasteners$/)
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('qqqqzz')
  await main(page).getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(cards(page)).toHaveCount(20)
  await expect(searchBox(page)).toHaveValue('')
})

test('what is looked for is text, whatever it holds', async ({ page }) => {
  const typed = `"><img src=x onerror=alert(1)> & 1/2"`
  await page.goto('/')
  await searchFor(page, typed)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(typed)
  await page.reload()
  await expect(searchBox(page)).toHaveValue(typed)
})

test.describe('while the next page is slow', () => {
  /** The page, from which the listing's data is held back until it is released. */
  const openBeforeAnswer = async (page: Page, address: string) => {
    await page.goto(address)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/shop.data*', async (route) => {
      await released
      await route.continue()
    })
    await page.waitForLoadState('networkidle')
    return release
  }
  for (const [where, address] of [
    ['on the list', '/shop?keyword=bolt'],
    ['on another page', '/'],
  ] as const)
    test(`what is typed meanwhile ${where} stays, and so does the focus`, async ({ page }) => {
      const release = await openBeforeAnswer(page, address)
      await searchBox(page).fill('valve')
      await page.keyboard.press('Enter')
      await searchBox(page).fill('hose 1/2')
      release()
      await expect(page).toHaveURL(/keyword=valve$/)
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('valve')
      await expect(page).toHaveTitle(/valve/)
      await expect(searchBox(page)).toHaveValue('hose 1/2')
      await expect(searchBox(page)).toBeFocused()
    })
})

test('back and forward the box shows what each page was searched for', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'bolt')
  await expect(page).toHaveURL(/keyword=bolt$/)
  await searchFor(page, 'valve')
  await expect(page).toHaveURL(/keyword=valve$/)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(searchBox(page)).toHaveValue('')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('valve')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue('bolt')
  await page.goForward()
  await expect(searchBox(page)).toHaveValue('valve')
})

// @spec §5 Search: trimmed
test('what is sent is trimmed', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, '  ball  valve ')
  await expect(page).toHaveURL('/shop?keyword=ball++valve')
  await expect(searchBox(page)).toHaveValue('ball  valve')
})

test('a search in a category stays there, and leads to the whole catalogue', async ({ page }) => {
  await page.goto('/')
  await main(page).getByRole('link', { name: 'Fasteners', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Fasteners')
  await searchBox(page).fill('qqqqzz')
  await page.getByLabel('Only in this category').check()
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL(/\/shop\/category\/\d+\?keyword=qqqqzz$/)
  await expect(main(page)).toContainText('No results found. Please try another search.')
  await main(page).getByRole('link', { name: 'Search the whole catalogue for “qqqqzz”' }).click()
  await expect(page).toHaveURL(/\/shop\?keyword=qqqqzz$/)
})

test('a brand that is not stocked is never corrected: the page says so and shows what fits the rest', async ({
  page,
}) => {
  await page.goto('/shop?keyword=SKF+6204')
  await expect(main(page)).toContainText("We don't stock SKF. These results match the rest of your search.")
  await expect(cards(page).first()).toContainText('6204')
  await page.goto('/id/shop?keyword=SKF+6204')
  await expect(main(page)).toContainText(
    'Kami tidak menyediakan SKF. Berikut hasil untuk kata pencarian lainnya.',
  )
})

// @spec §8 Search empty
test('of a brand alone that is not stocked nothing is shown, and how to go on', async ({ page }) => {
  await page.goto('/shop?keyword=NSK')
  await expect(cards(page)).toHaveCount(0)
  await expect(main(page)).toContainText("We don't stock NSK.")
  await expect(main(page)).not.toContainText('These fit the rest')
  await expect(main(page)).toContainText('No results found. Please try another search.')
  await expect(main(page)).toContainText('Try the part number, size or product type, without the brand.')
  await page.goto('/id/shop?keyword=Festo')
  await expect(main(page)).toContainText('Kami tidak menyediakan Festo.')
  await expect(main(page)).toContainText('Coba cari nomor part, ukuran, atau jenis produknya tanpa merek.')
})
