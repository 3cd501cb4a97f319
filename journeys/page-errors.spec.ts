import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** What every journey watches for: each of these must fail it, and for this reason. */
const planted: readonly { name: string; says: RegExp; plant: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'an error on the console',
    says: /something is wrong/,
    plant: async (page) => {
      await page.goto('/shop')
      await page.evaluate(() => console.error('something is wrong'))
    },
  },
  {
    name: 'an exception that nobody catches',
    says: /nobody catches this/,
    plant: async (page) => {
      await page.goto('/shop')
      await page.evaluate(() =>
        setTimeout(() => {
          throw new Error('nobody catches this')
        }),
      )
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'a page that the browser makes otherwise than the server',
    says: /React error #418/,
    plant: async (page) => {
      await page.route('**/shop', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('>All products</h1>', '>Something else</h1>')
        await route.fulfill({ response, body })
      })
      await page.goto('/shop', { waitUntil: 'networkidle' })
    },
  },
  {
    name: 'a style that the policy refuses',
    says: /style-src/,
    plant: async (page) => {
      await page.goto('/shop')
      await page.evaluate(() =>
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
      )
      await page.waitForLoadState('networkidle')
    },
  },
]

for (const { name, says, plant } of planted) {
  test.fail(name, ({ page }) => plant(page))

  test.describe('is seen, and nothing else:', () => {
    test.use({ expectedPageError: says })

    test(name, async ({ page, errors }) => {
      await plant(page)
      await expect.poll(() => errors.join(' ')).toMatch(says)
    })
  })
}
