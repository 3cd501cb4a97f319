import { AxeBuilder } from '@axe-core/playwright'
import { expect, NOT_FOUND, test } from './fixtures.ts'

/** One page of each kind. */
const pages = [
  '/',
  '/shop?page=2',
  '/shop?keyword=qqqqzz',
  '/shop/category/1',
  '/shop/products/1',
  '/shop/product/50',
  '/nothing/here',
]
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test.use({ expectedFault: NOT_FOUND })

for (const prefix of ['', '/id'])
  for (const width of [375, 1440])
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 900 } })

      test(`no page${prefix && ` below ${prefix}`} keeps anybody out`, async ({ page }) => {
        test.slow()
        for (const path of pages) {
          await page.goto(prefix + path)
          const { violations } = await new AxeBuilder({ page }).withTags(WCAG_2_2_AA).analyze()
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
          )
          expect([path, found]).toEqual([path, []])
        }
      })
    })
