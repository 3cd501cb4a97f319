import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, NOT_FOUND, test } from './fixtures.ts'
import { open, opened } from './opened.ts'
import { builtPages, inParts } from './pages.ts'
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
  expectedFault: new RegExp(`${NOT_FOUND.source}|${FAILED.source}`),
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * Each width adds what is laid out, hidden or folded otherwise, Indonesian its own names and the languages that texts are
 * marked with. So every page is looked at on every width and in both languages, without each of the six.
 */
const looks = [
  { prefix: '', width: 375 },
  { prefix: '/id', width: 768 },
  { prefix: '', width: 1440 },
] as const

for (const { prefix, width } of looks)
  test.describe(`${width} pixels wide, at ${prefix || '/'}`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [i, some] of inParts(builtPages).entries())
      test(`no page keeps anybody out, part ${i + 1}`, async ({ page }) => {
        test.slow()
        for (const built of some) {
          await visit(page, built, prefix)
          expect([built.name, await violationsOf(page)]).toEqual([built.name, []])
        }
      })

    for (const [i, some] of inParts(opened.filter(({ widths }) => widths.includes(width))).entries())
      test(`nothing that opens keeps anybody out, part ${i + 1}`, async ({ page }) => {
        test.slow()
        for (const part of some) {
          await visit(page, part, prefix)
          await open(page, part)
          expect([part.name, await violationsOf(page)]).toEqual([part.name, []])
        }
      })
  })

test('what keeps somebody out would be seen', async ({ page }) => {
  await page.goto('/shop')
  const link = page.locator('main a').first()
  await link.evaluate((one) => one.append(document.createElement('button')))
  expect(await violationsOf(page)).not.toEqual([])
})
