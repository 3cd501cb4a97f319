import { emptyCart, shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { active, box, list, options, status, type } from './support/suggestion-box.ts'

// @spec §2 Suggestions: close on outside click
// @spec §2 Suggestions: close on focus leaving
test('the list closes on Escape, Tab and a click elsewhere, and the typed text stays', async ({ page }) => {
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
})

// @spec §2 Suggestions: close on selecting
test('the list closes when a suggestion is selected', async ({ page }) => {
  await page.goto('/shop')
  await type(page, 'bolt')
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
  // What was typed on the way there may have been answered, too, with more.
  const answered = page.waitForResponse(/[?&]query=6204(?:&|$)/)
  await type(page, '6204')
  await (await answered).finished()
  await expect(list(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(options(page).last()).toHaveText('See all results')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  const count = await options(page).count()
  const expectActive = async (place: number) => {
    const option = options(page).nth(place)
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(active(page)).toHaveCount(1)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  }
  await page.keyboard.press('ArrowDown')
  await expectActive(0)
  await page.keyboard.press('ArrowDown')
  await expectActive(1)
  await page.keyboard.press('End')
  await expectActive(count - 1)
  await page.keyboard.press('Home')
  await expectActive(0)
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveCount(0)
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  // In the box they are the caret's.
  await page.keyboard.press('Home')
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await page.keyboard.press('ArrowUp')
  await expectActive(count - 1)
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

test('a screen reader hears how many suggestions there are, and nothing while typing', async ({ page }) => {
  await page.goto('/')
  await expect(box(page)).toHaveAttribute('aria-autocomplete', 'list')
  // Somebody slow is answered before they have typed all of it.
  const answered = page.waitForResponse((one) => new URL(one.url()).searchParams.get('query') === '6204')
  await type(page, '6204')
  await answered
  await expect(async () => {
    const count = await options(page).count()
    expect(count).toBeGreaterThan(0)
    expect(await status(page).textContent()).toBe(`${count} suggestions. Use the arrow keys to choose.`)
  }).toPass()
  await expect(box(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '')
  await box(page).press('-')
  await expect(status(page)).toHaveText('')
})

test.describe('a buyer', () => {
  test.use({ as: 'buyer' })

  test('puts an item into the cart by keyboard alone: words, arrow, quantity, Enter', async ({ page }) => {
    await emptyCart(page.request)
    await page.goto('/shop')
    await expectHydrated(box(page))
    await type(page, 'HB4017-A2-M6X16')
    await expect(options(page).first()).toContainText('HB4017-A2-M6X16')
    await expect(list(page).getByRole('button', { includeHidden: true }).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('12')
    await expect(status(page)).toContainText('Quantity 12. Press Enter to add it to the cart.')
    await page.keyboard.press('Enter')
    await expect.poll(() => shopCart(page.request)).toEqual({ 'HB4017-A2-M6X16': 12 })
    await expect(page).toHaveURL(/\/shop$/)
  })
})
