import { expect, NOT_FOUND, test } from './fixtures.ts'
import { builtPages, inParts, PREFIXES } from './pages.ts'
import { visit } from './visit.ts'

/** Where the layout changes, and the screens on either side of that. */
const WIDTHS = [375, 420, 480, 575, 576, 767, 768, 991, 992, 1199, 1200]

test.describe.configure({ timeout: 60_000 })
test.use({ expectedFault: NOT_FOUND })

// @spec §9 Breakpoints
for (const prefix of PREFIXES)
  for (const [i, some] of inParts(builtPages).entries())
    test(`no page${prefix && ` below ${prefix}`} is wider than its screen, whichever that is, part ${i + 1}`, async ({
      page,
    }) => {
      for (const built of some) {
        await visit(page, built, prefix)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 700 })
          const wide = await page.evaluate((right) => {
            // What sticks out, to name it; not what scrolls sideways in its own box, nor what is folded away.
            const scrolls = (box: Element | null): boolean =>
              box !== null &&
              box !== document.body &&
              (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
            const parts = [...document.querySelectorAll('body *')].filter(
              (part) =>
                part.getBoundingClientRect().right > right + 1 &&
                !part.closest('details:not([open]) > :not(summary)') &&
                !scrolls(part),
            )
            return {
              page: document.documentElement.scrollWidth,
              parts: parts.map((part) => part.outerHTML.slice(0, 100)),
            }
          }, width)
          expect([built.name, width, wide]).toEqual([built.name, width, { page: width, parts: [] }])
        }
      }
    })
