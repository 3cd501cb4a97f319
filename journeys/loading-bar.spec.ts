import { expect, test } from './fixtures.ts'

const YELLOW = 'rgb(255, 211, 51)'
const RED = 'rgb(179, 38, 30)'

// @spec §2 Loading bar: starts
// @spec §2 Loading bar: stops
// @spec §9 Delay: loading bar
// @spec §4 Navigation: states
test('a bar shows that a page is on its way, and goes 700 ms after it came', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('status').locator('div')
  const go = Promise.withResolvers<void>()
  await page.route('**/shop.data*', async (route) => {
    await go.promise
    await route.continue()
  })
  await expect(bar).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS('background-color', YELLOW)
  await expect(bar).toContainText('Loading')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial supplies by part number')

  // In the browser, where no message between two processes stands between what is measured.
  const lingered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const title = document.querySelector('h1')?.textContent
        let came: number | undefined
        const look = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== title) came ??= performance.now()
          if (came === undefined || document.querySelector('[role=status] div')) return
          look.disconnect()
          resolve(performance.now() - came)
        })
        look.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
      }),
  )
  go.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
  expect(await lingered).toBeGreaterThan(650)
  expect(await lingered).toBeLessThan(1_500)
})

test.describe('where the page does not come', () => {
  test.use({ expectedFault: /status of 500 .*\/shop\.data/ })

  // @spec §2 Loading bar: colours
  // @spec §4 Navigation: states
  // @spec §9 Loading bar: colour
  test('the bar turns red before it goes', async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('status').locator('div').first()
    const go = Promise.withResolvers<void>()
    await page.route('**/shop.data*', async (route) => {
      await go.promise
      await route.fulfill({ status: 500, body: 'no' })
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
    await expect(bar).toHaveCSS('background-color', YELLOW)
    go.resolve()
    await expect(bar).toHaveCSS('background-color', RED)
    await expect(page.getByRole('main')).toContainText('Oops! Error 500')
    await expect(bar).toHaveCount(0)

    // On the way from the error to a page that comes it is yellow again.
    const home = Promise.withResolvers<void>()
    await page.route('**/_.data*', async (route) => {
      await home.promise
      await route.continue()
    })
    await page.getByRole('main').getByRole('link', { name: 'Go To Home Page' }).click()
    await expect(bar).toHaveCSS('background-color', YELLOW)
    home.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial supplies by part number')
    await expect(bar).toHaveCSS('background-color', YELLOW)
  })
})
