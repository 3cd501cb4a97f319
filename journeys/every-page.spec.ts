import { below, builtPages, PREFIXES, type BuiltPage } from '@pasok/demo'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, NOT_FOUND, test } from './support/fixtures.ts'
import { open, opened } from './support/opened.ts'
import { checkOut, placeOrder } from './support/selling.ts'
import { ship } from './support/staff-selling.ts'
import { visit } from './support/visit.ts'
import { WIDTHS } from './support/widths.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The page that fails is one of those looked at, and forms that are refused. */
const FAILED = /status of 500 .*\.data|status of 400/
/** What else a screen changes for somebody on a page that met all rules on another. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable', 'aria-hidden-focus']
/** Beside the screens that axe looks at, the narrowest with the header and the filters of a wide one. */
const FITTING = [...WIDTHS, 992]

const findViolations = async (page: Page, rules = WCAG_2_2_AA): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { axe: there } = window as unknown as { readonly axe: typeof axe }
    const { violations } = await there.run(document, { runOnly, reporter: 'no-passes' })
    // A heading may lie partly behind the columns that stay in view while their table scrolls.
    const isBehind = (target: string) =>
      document.querySelector(target)?.closest('.variants-box thead') != null
    return violations.flatMap(({ id, nodes }) => {
      const found = nodes.filter(({ target }) => id !== 'target-size' || !isBehind(String(target)))
      return found.length === 0 ? [] : [`${id}: ${found.map(({ html }) => html).join('\n')}`]
    })
  }, rules)
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

/** Looks at an open page on every screen: by all rules on the one that it was loaded on. */
const expectToMeet = async (page: Page, { name, path }: BuiltPage) => {
  if (path === '/shop/compare') await compareFive(page)
  expect([name, await findViolations(page)]).toEqual([name, []])
  const loadedOn = page.viewportSize()?.width
  for (const width of FITTING) {
    await page.setViewportSize({ width, height: HEIGHT })
    // The browser lays the page out for its new width a moment after the viewport has it.
    const wide = async () => [name, width, await page.evaluate(partsBeyond, width)]
    await expect.poll(wide).toEqual([name, width, { page: width, parts: [] }])
    if (width !== 992 && width !== loadedOn)
      expect([name, width, await findViolations(page, OF_LAYOUT)]).toEqual([name, width, []])
  }
}

const HEIGHT = 900
test.use({
  expectedPageError: new RegExp(`${NOT_FOUND.source}|${FAILED.source}`),
  contextOptions: { reducedMotion: 'reduce' },
})

/**
 * What needs no layout is proven of every page in both languages in host/tests/web.every-page.shop.test.ts. So each page is
 * loaded in one language and on one screen, in which they take turns, and then looked at on all of them; what opens is looked
 * at on the screen that it was opened on.
 */
const looks = PREFIXES.flatMap((prefix) => WIDTHS.map((width) => ({ prefix, width })))
const inTurns = <T>(list: readonly T[], listWidths: (one: T) => readonly number[]) =>
  list.map((one, i) => {
    const possible = looks.filter(({ width }) => listWidths(one).includes(width))
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
          await expectToMeet(page, one)
        }
      })

    for (const { one: part } of parts.filter((one) => one.look === look))
      test(`${part.name}, once open, meets WCAG 2.2 AA`, async ({ page }) => {
        await visit(page, part, look.prefix)
        await open(page, part)
        expect(await findViolations(page)).toEqual([])
      })
  })

test.describe('what was sold', () => {
  test.use({ as: 'buyer' })

  test('its pages meet WCAG 2.2 AA, and fit on every screen', async ({ page, shop }) => {
    const offer = await checkOut(page.request, 2)
    const paid = await checkOut(page.request, 3)
    const order = await placeOrder(page.request, paid, 'terms')
    const delivery = await ship(shop, order, { steps: ['ready', 'picked_up'] })
    const invoice = page.getByRole('main').locator('a[href*="/account/invoices/"]').first()
    await expect(async () => {
      await page.goto('/account/invoices')
      await expect(invoice).toBeVisible({ timeout: 500 })
    }).toPass()
    const ofInvoice = (await invoice.getAttribute('href')) ?? ''
    const waiting = await checkOut(page.request, 4)
    await placeOrder(page.request, waiting, 'bca_va')
    const paths = [
      `/account/quotation/${offer.id}`,
      `/shop/checkout/${offer.id}`,
      `/shop/payment/${offer.id}`,
      `/shop/payment/${waiting.id}`,
      `/shop/checkout/success?order=${order}`,
      '/account/orders',
      `/account/orders/${order}`,
      `/account/trackorder/${delivery.id}`,
      '/account/balance',
      '/account/invoices',
      ofInvoice,
      `${ofInvoice}/pay`,
    ]
    for (const [i, path] of paths.entries()) {
      const { prefix, width } = looks[i % looks.length] ?? { prefix: '', width: 375 }
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(below(prefix, path))
      await expectToMeet(page, { name: path, path })
    }
  })
})

test('what does not meet it, or does not fit, would be seen', async ({ page }) => {
  await page.goto('/shop')
  const link = page.locator('main a').first()
  await link.evaluate((one) => one.append(document.createElement('button')))
  expect(await findViolations(page)).not.toEqual([])
  await link.evaluate((one) => Object.assign(one.style, { display: 'block', width: '2000px' }))
  const { parts } = await page.evaluate(partsBeyond, 1440)
  expect(parts.join()).toContain('<a ')
})
