import type { Locator, Page } from '@playwright/test'
import { byRouter } from './support/by-router.ts'
import { BOUGHT, emptyCart, shopCart } from './support/cart.ts'
import { expect, NOT_FOUND, test } from './support/fixtures.ts'

/** Presses Tab, or what leads back, until the keyboard stands on that part of the page. */
const tabTo = async (page: Page, part: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(part).toBeVisible()
  for (let stops = 0; stops < 100; stops++) {
    if (await part.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(part).toBeFocused()
}

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/shop')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const box = await skip.boundingBox()
  expect(box?.width).toBeGreaterThan(50)
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inMain).toBe(true)
})

test('wherever the keyboard stops, it shows', async ({ page }) => {
  await page.goto('/shop')
  const unseen: string[] = []
  let stops = 0
  for (let last = ''; ; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return {
        html: element.outerHTML,
        shows: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      }
    })
    if (!stop || stop.html === last || stops > 100) break
    last = stop.html
    if (!stop.shows) unseen.push(stop.html)
  }
  expect(stops).toBeGreaterThan(30)
  expect(unseen).toEqual([])
})

test('an item is found, opened and left by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('combobox')
  while (!(await search.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type('6204-2')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=6204-2/)
  const found = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link')
  await expect(found).toBeVisible()
  while (!(await found.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  // The page changed under the keyboard: it goes on from the new content.
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('what a screen reader hears of the way through the shop:', () => {
  test.use({ expectedPageError: NOT_FOUND })

  test('the title of each new page, and nothing where a list only changes', async ({ page }) => {
    await page.goto('/shop')
    const region = page.locator('body > [role=status]')
    await expect(region).toHaveCount(1)
    const heard: string[] = []
    await page.exposeFunction('hear', (text: string) => void heard.push(text))
    const listen = () =>
      page.evaluate(() => {
        const { hear } = window as unknown as { hear: (text: string) => void }
        const readStatus = () => document.querySelector('body > [role=status]')?.textContent?.trim() ?? ''
        // The page that an error brings has a region of its own.
        new MutationObserver(() => hear(readStatus())).observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
        })
      })
    await listen()
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/shop\/products?\/\d+$/)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).not.toHaveText('All products')
    await expect(region).toHaveText(await page.title())
    expect(await page.title()).toContain(await heading.innerText())
    await page.goBack()
    await expect(region).toHaveText(/^All products \|/)

    heard.length = 0
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name_desc')
    await expect(page).toHaveURL('/shop?sort=name_desc')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    // The bar stays longer than it takes to say something.
    await expect(region.locator('div')).toHaveCount(0)
    await expect(region).toHaveText('')
    // The title before it may stand there until the way begins; it never comes again, nor does another.
    const changes = heard.filter((text, i) => text !== '' && text !== 'Loading' && text !== heard[i - 1])
    expect(changes.length).toBeLessThanOrEqual(1)

    await byRouter(page, '/shop/products/99999999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(region).toHaveCount(1)
    await expect(region).toHaveText('Oops! Error 404')
  })
})

test.describe('a buyer who uses the keyboard alone', () => {
  test.use({ as: 'buyer' })
  const { sku } = BOUGHT
  test.beforeEach(({ page }) => emptyCart(page.request))

  test('checks rows of a quick order, corrects one and adds all', async ({ page }) => {
    await page.goto('/shop/quick-order')
    await tabTo(page, page.getByRole('textbox', { name: 'Part numbers and quantities' }))
    await page.keyboard.type(`${sku};2\nVB-A42;2,5`)
    await tabTo(page, page.getByRole('button', { name: 'Check rows' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Checked rows' })).toBeFocused()
    const row = page.getByRole('listitem', { name: /^Row 2:/ })
    await tabTo(page, row.getByRole('textbox'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('6')
    await expect(row).toContainText('Ready')
    await tabTo(page, page.getByRole('button', { name: 'Add 2 rows to cart' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 rows are in your cart now.')).toBeVisible()
    expect(await shopCart(page.request)).toEqual({ [sku]: 2, 'VB-A42': 6 })
  })

  test('makes a saved list, puts an item into it and the list into the cart', async ({ page }) => {
    await page.goto('/account/lists')
    await tabTo(page, page.getByRole('textbox', { name: 'List name' }))
    await page.keyboard.type('By keyboard')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'By keyboard', level: 1 })).toBeVisible()
    await tabTo(page, page.getByRole('textbox', { name: 'Part number' }))
    await page.keyboard.type(sku)
    await tabTo(page, page.getByRole('textbox', { name: 'Quantity' }))
    await page.keyboard.type('1.000')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(`Quantity of ${sku}`)).toHaveValue('1000')
    await tabTo(page, page.getByRole('button', { name: 'Add all to cart' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 item was added to your cart.')).toBeVisible()
    expect(await shopCart(page.request)).toEqual({ [sku]: 1000 })
  })
})
