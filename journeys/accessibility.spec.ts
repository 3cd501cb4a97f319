import { AxeBuilder } from '@axe-core/playwright'
import { builtPages } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from './fixtures.ts'
import { open, opened } from './opened.ts'
import { visit } from './visit.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The page that fails is one of those looked at, and forms that are refused. */
const FAILED = /status of 500 .*\.data|status of 400/

const violationsOf = async (page: Page): Promise<string[]> => {
  // The shop has no frames; looking for them opens a page of its own each time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG_2_2_AA)
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}

test.use({
  expectedPageError: new RegExp(`${NOT_FOUND.source}|${FAILED.source}`),
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * Where what is laid out, hidden or folded differs. What needs no layout is proven of every page in both languages in
 * host/web.every-page.shop.test.ts; so each page and each part that opens is looked at once, and these take turns.
 */
const looks = [
  { prefix: '', width: 375 },
  { prefix: '/id', width: 1440 },
  { prefix: '/id', width: 375 },
  { prefix: '', width: 1440 },
] as const
const parts = opened
  .filter(({ like }) => like === undefined)
  .map((part, i) => {
    const possible = looks.filter(({ width }) => part.widths.includes(width))
    return { part, look: possible[i % possible.length] }
  })
/** What opens is looked at together with the page that it opens on. */
const pages = builtPages
  .filter(({ like }) => like === undefined)
  .filter(({ path, as }) => !parts.some(({ part }) => part.path === path && part.as === as))
  .map((page, i) => ({ page, look: looks[i % looks.length] }))

for (const look of looks)
  test.describe(`${look.width} pixels wide, at ${look.prefix || '/'}`, () => {
    test.use({ viewport: { width: look.width, height: 900 } })

    for (const [as, theirs] of Map.groupBy(
      pages.filter((one) => one.look === look),
      ({ page }) => page.as,
    ))
      test(`the pages of ${as ?? 'a guest'} meet WCAG 2.2 AA`, async ({ page }) => {
        for (const { page: built } of theirs) {
          await visit(page, built, look.prefix)
          expect([built.name, await violationsOf(page)]).toEqual([built.name, []])
        }
      })

    for (const { part } of parts.filter((one) => one.look === look))
      test(`${part.name}, once open, meets WCAG 2.2 AA`, async ({ page }) => {
        await visit(page, part, look.prefix)
        await open(page, part)
        expect(await violationsOf(page)).toEqual([])
      })
  })

test('what does not meet it would be seen', async ({ page }) => {
  await page.goto('/shop')
  const link = page.locator('main a').first()
  await link.evaluate((one) => one.append(document.createElement('button')))
  expect(await violationsOf(page)).not.toEqual([])
})
