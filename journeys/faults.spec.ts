import { test } from './fixtures.ts'

// What every journey watches for: each of these must fail it.

test.fail('an error on the console', async ({ page }) => {
  await page.goto('/shop')
  await page.evaluate(() => console.error('something is wrong'))
})

test.fail('an exception that nobody catches', async ({ page }) => {
  await page.goto('/shop')
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('nobody catches this')
    }),
  )
  await page.waitForLoadState('networkidle')
})

test.fail('a page that the browser makes otherwise than the server', async ({ page }) => {
  await page.route('**/shop', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('>All products</h1>', '>Something else</h1>')
    await route.fulfill({ response, body })
  })
  await page.goto('/shop', { waitUntil: 'networkidle' })
})

test.fail('a style that the policy refuses', async ({ page }) => {
  await page.goto('/shop')
  await page.evaluate(() =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
  )
  await page.waitForLoadState('networkidle')
})
