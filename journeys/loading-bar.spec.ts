import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

const YELLOW = 'rgb(255, 211, 51)'
const RED = 'rgb(179, 38, 30)'

const findBar = (page: Page) => page.getByRole('status').locator('div')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the home page and goes on to the shop, whose page comes once the answer is called. */
const setOut = async (page: Page, answer: { status: number; body: string } | undefined) => {
  await page.clock.install()
  await page.goto('/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' })
  await expectHydrated(link)
  const go = Promise.withResolvers<void>()
  await page.route('**/shop.data*', async (route) => {
    await go.promise
    await (answer ? route.fulfill(answer) : route.continue())
  })
  await expect(findBar(page)).toHaveCount(0)
  await link.click()
  await expect(findBar(page)).toHaveCSS('background-color', YELLOW)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  return go.resolve
}

// @spec §2 Loading bar: starts
// @spec §9 Delay: loading bar
test('a bar shows that a page is on its way, and goes 700 ms after it came', async ({ page }) => {
  const comes = await setOut(page, undefined)
  await expect(findBar(page)).toContainText('Loading')
  await expect(heading(page)).toHaveText('Industrial supplies by part number')

  comes()
  await expect(heading(page)).toHaveText('All products')
  // Set with the page, by what also sets the bar's end.
  await expect(page.getByRole('main')).toBeFocused()
  await page.clock.runFor(699)
  await expect(findBar(page)).toHaveCSS('background-color', YELLOW)
  await page.clock.runFor(1)
  await expect(findBar(page)).toHaveCount(0)
})

test.describe('where the page does not come', () => {
  test.use({ expectedPageError: /status of 500 .*\/shop\.data/ })

  // @spec §2 Loading bar: colours
  // @spec §9 Loading bar: colour
  test('the bar turns red before it goes', async ({ page }) => {
    const fails = await setOut(page, { status: 500, body: 'no' })
    fails()
    await expect(page.getByRole('main')).toContainText('Oops! Error 500')
    // The clock stands: the bar can't go.
    await expect(findBar(page)).toHaveCSS('background-color', RED)
    await page.clock.runFor(700)
    await expect(findBar(page)).toHaveCount(0)

    // On the way from the error to a page that comes it is yellow again.
    const home = Promise.withResolvers<void>()
    await page.route('**/_.data*', async (route) => {
      await home.promise
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Go To Home Page' }).click()
    await expect(findBar(page)).toHaveCSS('background-color', YELLOW)
    home.resolve()
    await expect(heading(page)).toHaveText('Industrial supplies by part number')
    await expect(findBar(page)).toHaveCSS('background-color', YELLOW)
  })
})
