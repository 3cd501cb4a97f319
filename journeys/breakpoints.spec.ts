import { PREFIXES } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const columns = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate(
      (element) =>
        new Set(
          [...element.children].flatMap((child) => {
            const { left, width } = child.getBoundingClientRect()
            return width > 0 ? [Math.round(left)] : []
          }),
        ).size,
    )
const isShown = (page: Page, part: string) => page.locator(part).first().isVisible()
const CARDS = 'section.results ul:has(article)'
const CATEGORIES = 'section[aria-labelledby=categories] > ul'

/** What each of §9's breakpoints changes: its value one pixel below, and from there on. */
const breakpoints: readonly {
  readonly from: number
  readonly what: string
  readonly path: string
  readonly measure: (page: Page) => Promise<unknown>
  readonly values: readonly [unknown, unknown]
}[] = [
  {
    from: 375,
    what: 'the page’s margin',
    path: '/shop',
    measure: (page) =>
      page.locator('main .frame').evaluate((frame) => getComputedStyle(frame).paddingInlineStart),
    values: ['12px', '16px'],
  },
  {
    from: 420,
    what: 'the columns of cards',
    path: '/shop',
    measure: (page) => columns(page, CARDS),
    values: [1, 2],
  },
  {
    from: 480,
    what: 'the thumbnails at once',
    path: '/shop/products/1',
    measure: (page) =>
      page.locator('.gallery-thumbnails').evaluate((strip) => {
        const one = strip.querySelector('a')?.getBoundingClientRect().width ?? 0
        return Math.floor((strip.getBoundingClientRect().width + 8) / (one + 8))
      }),
    values: [3, 4],
  },
  {
    from: 576,
    what: 'the columns of categories',
    path: '/',
    measure: (page) => columns(page, CATEGORIES),
    values: [2, 3],
  },
  {
    from: 768,
    what: 'the columns of cards',
    path: '/shop',
    measure: (page) => columns(page, CARDS),
    values: [2, 3],
  },
  {
    from: 768,
    what: 'the rows of variants as a table',
    path: '/shop/products/1',
    measure: (page) => isShown(page, 'table.variants thead'),
    values: [false, true],
  },
  {
    from: 992,
    what: 'the filters beside the list',
    path: '/shop',
    measure: (page) => isShown(page, 'dialog.filters'),
    values: [false, true],
  },
  {
    from: 992,
    what: 'the header of a wide screen',
    path: '/shop',
    measure: async (page) => [
      await isShown(page, '.top-bar'),
      await isShown(page, '.nav-panel'),
      await isShown(page, 'header button[aria-label="Open the menu"]'),
    ],
    values: [
      [false, false, true],
      [true, true, false],
    ],
  },
  {
    from: 1200,
    what: 'the columns of categories',
    path: '/',
    measure: (page) => columns(page, CATEGORIES),
    values: [3, 5],
  },
]

for (const [path, changes] of Map.groupBy(breakpoints, ({ path }) => path))
  // @spec §9 Breakpoints
  test(`${path} changes at its breakpoints, and not one pixel earlier or later`, async ({ page }) => {
    await page.goto(path)
    for (const { from, what, measure, values } of changes) {
      const seen = []
      for (const width of [from - 1, from]) {
        await page.setViewportSize({ width, height: 700 })
        seen.push(await measure(page))
      }
      expect.soft(seen, `${what} at ${from} pixels`).toEqual(values)
    }
  })

for (const as of [undefined, 'buyer'] as const)
  test.describe(`for ${as ?? 'a guest'}`, () => {
    test.use({ as })

    test('the panel is one row in both languages', async ({ page }) => {
      for (const prefix of PREFIXES) {
        await page.goto(prefix || '/')
        await expect(page.locator('.nav-panel .cart-menu')).toHaveCount(as ? 1 : 0)
        for (const width of [992, 1200, 1280, 1440]) {
          await page.setViewportSize({ width, height: 700 })
          const { panel, right } = await page.locator('.nav-panel').evaluate((element) => ({
            panel: element.getBoundingClientRect().height,
            right: Math.max(
              ...[...element.querySelectorAll('a, summary')].map((one) => one.getBoundingClientRect().right),
            ),
          }))
          expect([prefix, width, panel, right <= width]).toEqual([prefix, width, 48, true])
        }
      }
    })
  })
