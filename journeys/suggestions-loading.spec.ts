import { expect, test } from './support/fixtures.ts'
import { readQuery, box, list, options, status, SUGGESTIONS, type } from './support/suggestion-box.ts'

// @spec §5 Search: debounced
// @spec §9 Delay: search
test('the query is trimmed, and sent once typing has paused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const queries: (string | null)[] = []
  await page.route(SUGGESTIONS, async (route) => {
    queries.push(readQuery(route))
    await route.continue()
  })
  await type(page, '   ')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  for (const key of 'hex bol') {
    await box(page).press(key === ' ' ? 'Space' : key)
    await page.clock.runFor(60)
  }
  await box(page).press('t')
  await box(page).press('Space')
  await page.clock.runFor(299)
  expect(queries).toEqual([])
  await page.clock.runFor(1)
  await expect(options(page).first()).toBeVisible()
  expect(queries).toEqual(['hex bolt'])
  await page.clock.resume()
  await box(page).fill('   ')
  await expect(list(page)).toBeHidden()
  // Deleting a character shows suggestions that are known already.
  await box(page).fill('hex bolt')
  await expect(options(page).first()).toBeVisible()
  expect(queries).toHaveLength(1)
})

test('an answer that comes late never replaces a newer one', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  let onRequest = () => {}
  const requested = new Promise<void>((resolve) => (onRequest = resolve))
  const late: Promise<void>[] = []
  await page.route(SUGGESTIONS, (route) => {
    if (readQuery(route) !== 'valve') return route.continue()
    onRequest()
    // The browser gave it up: what goes on then may never end.
    late.push(released.then(() => void route.continue().catch(() => undefined)))
    return undefined
  })
  await type(page, 'valve')
  await requested
  await box(page).fill('bearing')
  await expect(list(page)).toContainText('Bearing')
  release()
  await Promise.all(late)
  await page.waitForLoadState('networkidle')
  await expect(list(page)).toContainText('Bearing')
  await expect(list(page)).not.toContainText('valve')
})

test('while the answer is on its way the list has its form', async ({ page }) => {
  await page.goto('/')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SUGGESTIONS, async (route) => {
    await released
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
  test.use({ expectedPageError: /status of 503/ })

  test('the list says so, the search works, and the next try does', async ({ page }) => {
    await page.goto('/')
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503, body: 'no' }))
    await type(page, 'valve')
    await expect(status(page)).toContainText("Suggestions aren't available right now.")
    await page.unroute(SUGGESTIONS)
    await box(page).press('s')
    await expect(options(page).first()).toContainText('valve', { ignoreCase: true })
    await page.route(SUGGESTIONS, (route) => route.fulfill({ status: 503, body: 'no' }))
    await box(page).fill('ball valve')
    await expect(status(page)).toContainText("Suggestions aren't available right now.")
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?keyword=ball+valve')
  })
})

test.describe('where the code of the list does not come', () => {
  test.use({ expectedPageError: /Failed to load resource|dynamically imported module|ERR_FAILED/ })

  test('the box searches', async ({ page }) => {
    await page.route('**/assets/suggestions-*.js', (route) => route.abort())
    await page.goto('/')
    await type(page, 'ball valve')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/shop?keyword=ball+valve')
  })
})

test('text typed before the scripts loaded is searched as soon as they are there', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await type(page, '6204-2')
  await expect(box(page)).toHaveValue('6204-2')
  release()
  await expect(options(page).first()).toContainText('6204-2RS')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('6204-2')
})

test('the code of the suggestions comes with the first use of the box, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('suggestions'))).toEqual([])
  await box(page).focus()
  await expect.poll(() => scripts.filter((url) => url.includes('suggestions')).length).toBe(1)
})
