import { AxeBuilder } from '@axe-core/playwright'
import { builtPages, type BuiltPage } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from './support/fixtures.ts'
import { open, opened } from './support/opened.ts'
import { visit } from './support/visit.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The page that fails is one of those looked at, and forms that are refused. */
const FAILED = /status of 500 .*\.data|status of 400/
/** A telephone, a tablet, the narrowest screen with the header and the filters of a wide one, a desktop. */
const WIDTHS = [375, 768, 992, 1440]

const violationsOf = async (page: Page): Promise<string[]> => {
  // The shop has no frames; looking for them opens a page of its own each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA)
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

/** What reaches beyond a screen of this width; not what scrolls sideways in its own box, is folded away or cut off by a drawing. */
const partsBeyond = (width: number) => {
  const scrolls = (box: Element | null): boolean =>
    box !== null &&
    box !== document.body &&
    (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) || scrolls(box.parentElement))
  const parts = [...document.querySelectorAll('body *')].filter(
    (part) =>
      part.getBoundingClientRect().right > width + 1 &&
      !part.closest('details:not([open]) > :not(summary)') &&
      !part.parentElement?.closest('svg') &&
      !scrolls(part),
  )
  return {
    page: document.documentElement.scrollWidth,
    parts: parts.map((part) => part.outerHTML.slice(0, 100)),
  }
}

/** Puts as many products side by side as are wider than a phone. */
const compareFive = async (page: Page) => {
  await page.evaluate(() =>
    localStorage.setItem(
      'pasok.compare',
      JSON.stringify({ owner: null, products: [1, 2, 3, 4, 5].map((id) => ({ id })) }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('columnheader')).toHaveCount(6)
}

const expectToFit = async (page: Page, { name, path }: BuiltPage) => {
  if (path === '/shop/compare') await compareFive(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const wide = await page.evaluate(partsBeyond, width)
    expect([name, width, wide]).toEqual([name, width, { page: width, parts: [] }])
  }
}

const HEIGHT = 900
test.use({
  expectedPageError: new RegExp(`${NOT_FOUND.source}|${FAILED.source}`),
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * Where what is laid out, hidden or folded differs. What needs no layout is proven of every page in both languages in
 * host/tests/web.every-page.shop.test.ts; so each page and each part that opens is looked at once, and these take turns.
 */
const looks = [
  { prefix: '', width: 375 },
  { prefix: '/id', width: 1440 },
  { prefix: '/id', width: 375 },
  { prefix: '', width: 1440 },
] as const
const inTurns = <T>(list: readonly T[], widthsOf: (one: T) => readonly number[]) =>
  list.map((one, i) => {
    const possible = looks.filter(({ width }) => widthsOf(one).includes(width))
    return { one, look: possible[i % possible.length] }
  })
const pages = inTurns(
  builtPages.filter(({ like }) => like === undefined),
  () => WIDTHS,
)
const parts = inTurns(
  opened.filter(({ like }) => like === undefined),
  ({ widths }) => widths,
)
/** What opens is looked at by axe together with the page that it opens on. */
const isSeenWithPart = ({ path, as }: BuiltPage): boolean =>
  parts.some(({ one }) => one.path === path && one.as === as)

for (const look of looks)
  test.describe(`${look.width} pixels wide, at ${look.prefix || '/'}`, () => {
    test.use({ viewport: { width: look.width, height: HEIGHT } })

    for (const [as, theirs] of Map.groupBy(
      pages.filter((page) => page.look === look),
      ({ one }) => one.as,
    ))
      test(`the pages of ${as ?? 'a guest'} meet WCAG 2.2 AA, and fit on every screen`, async ({ page }) => {
        for (const { one } of theirs) {
          await page.setViewportSize({ width: look.width, height: HEIGHT })
          await visit(page, one, look.prefix)
          if (!isSeenWithPart(one)) expect([one.name, await violationsOf(page)]).toEqual([one.name, []])
          await expectToFit(page, one)
        }
      })

    for (const { one: part } of parts.filter((one) => one.look === look))
      test(`${part.name}, once open, meets WCAG 2.2 AA`, async ({ page }) => {
        await visit(page, part, look.prefix)
        await open(page, part)
        expect(await violationsOf(page)).toEqual([])
      })
  })

test('what does not meet it, or does not fit, would be seen', async ({ page }) => {
  await page.goto('/shop')
  const link = page.locator('main a').first()
  await link.evaluate((one) => one.append(document.createElement('button')))
  expect(await violationsOf(page)).not.toEqual([])
  await link.evaluate((one) => Object.assign(one.style, { display: 'block', width: '2000px' }))
  const { parts } = await page.evaluate(partsBeyond, 1440)
  expect(parts.join()).toContain('<a ')
})
