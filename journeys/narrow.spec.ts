import { builtPages, expect, NOT_FOUND, test } from './fixtures.ts'

test.use({ viewport: { width: 375, height: 700 }, expectedFault: NOT_FOUND })

// @spec §9 Breakpoints
for (const prefix of ['', '/id'])
  test(`no page${prefix && ` below ${prefix}`} is wider than a phone`, async ({ page }) => {
    for (const path of [...builtPages, '/shop/product/50', '/shop?keyword=CDQ2B']) {
      await page.goto(prefix + path)
      const wide = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        // What sticks out, to name it.
        parts: [...document.querySelectorAll('body *')]
          .filter(
            (part) =>
              part.getBoundingClientRect().right > 376 &&
              // What scrolls sideways in its own box, and what is folded away.
              !part.closest('[tabindex="0"], .sideways, details:not([open]) > :not(summary)'),
          )
          .map((part) => part.outerHTML.slice(0, 100)),
      }))
      expect([path, wide]).toEqual([path, { page: 375, parts: [] }])
    }
  })
