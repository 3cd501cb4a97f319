import { PREFIXES } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { expectHydrated } from './support/hydrated.ts'
import { expect, test } from './support/fixtures.ts'

const BOLT = 'Hex bolt ISO 4017, stainless steel A2-70'

/** Products of many items: the rows that are shown at first, and the groups that their first attribute makes of them. */
const PRODUCTS: readonly (readonly [name: string, rows: number, groups: readonly string[]])[] = [
  [BOLT, 20, ['Thread M6', 'Thread M8', 'Thread M10']],
  [
    'SMC compact cylinder CDQ2B, double acting, with magnet',
    20,
    [20, 25, 32, 40].map((bore) => `Cylinder bore ${bore} mm`),
  ],
  [
    'Deep groove ball bearing, 62 series',
    18,
    [12, 15, 17, 20, 25, 30].map((bore) => `Inside diameter ${bore} mm`),
  ],
]

/** The address of a product, by its name. */
const findAddress = async (page: Page, name: string): Promise<string> => {
  await page.goto(`/shop?keyword=${encodeURIComponent(name)}`, { waitUntil: 'commit' })
  const link = page.getByRole('main').getByRole('link', { name, exact: true })
  return (await link.getAttribute('href')) ?? ''
}

/** Where the table begins, and which cells of its first row are not seen from edge to edge. */
const measure = (page: Page) =>
  page.locator('table.variants').evaluate((table) => {
    const top = table.getBoundingClientRect().top + window.scrollY
    const rows = [...table.querySelectorAll('.variant-item')]
    rows[0]?.scrollIntoView({ block: 'center' })
    const covered = [...(rows[0]?.children ?? [])].flatMap((cell) => {
      const { left, right, top, height, width } = cell.getBoundingClientRect()
      const isSeen = [left + 2, right - 2].every((x) =>
        cell.contains(document.elementFromPoint(x, top + height / 2)),
      )
      return width === 0 || isSeen ? [] : [cell.getAttribute('data-label') ?? '']
    })
    window.scrollTo(0, 0)
    return { top, heights: rows.map((row) => row.getBoundingClientRect().height), covered }
  })

for (const as of [undefined, 'buyer'] as const)
  test.describe(`for ${as ?? 'a guest'}`, () => {
    test.use({ as })

    for (const [product, rows, groups] of PRODUCTS)
      test(`the table of ${product} begins high, in low rows, with its key sizes in sight`, async ({
        page,
      }) => {
        const address = await findAddress(page, product)
        for (const prefix of PREFIXES)
          for (const [width, height, lowest] of [
            [375, 812, 700],
            [768, 1024, undefined],
            [1024, 768, undefined],
            [1440, 900, 520],
          ] as const) {
            await page.setViewportSize({ width, height })
            await page.goto(prefix + address)
            if (as) await expect(page.locator('.variant-item').first().locator('.button')).toBeVisible()
            const { top, heights, covered } = await measure(page)
            const at = `${prefix || '/en'} ${width}: the table at ${top}, rows of ${Math.max(...heights)}`
            expect(heights).toHaveLength(rows)
            if (lowest !== undefined) expect.soft(top, at).toBeLessThan(lowest)
            if (width === 1440) {
              expect.soft(Math.min(...heights), at).toBeGreaterThanOrEqual(36)
              expect.soft(Math.max(...heights), at).toBeLessThanOrEqual(40)
            }
            if (width >= 768) {
              const keys = await page
                .locator('.variant-item')
                .first()
                .locator(
                  '.variant-sku, .variant-summary + td, .variant-summary + td + td, .variant-availability',
                )
                .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label') ?? ''))
              expect(keys).toHaveLength(4)
              const hidden = covered.filter((label) => keys.includes(label))
              expect.soft(hidden, at).toEqual([])
            }
          }
        await page.goto(address)
        await expect(page.locator('.variant-group')).toHaveText([...groups])
      })
  })

test('every row has the drawing of its own item', async ({ page }) => {
  const address = await findAddress(page, BOLT)
  await page.goto(address)
  const rows = await page
    .locator('.variant-item')
    .evaluateAll((shown) =>
      shown.map((row) => [
        row.querySelector('.variant-sku')?.textContent ?? '',
        row.querySelector('.variant-name img')?.getAttribute('src') ?? '',
      ]),
    )
  expect(new Set(rows.map(([, src]) => src)).size).toBe(20)
  for (const [sku = '', src = ''] of rows.slice(0, 3)) {
    const size = /M(\d+)X(\d+)$/.exec(sku)
    expect(await (await page.request.get(src)).text()).toContain(`M${size?.[1]} × ${size?.[2]} ·`)
  }
})

test.describe('a buyer', () => {
  test.use({ as: 'buyer' })

  test('opens the rest of a price by key, and closes it', async ({ page }) => {
    await page.goto(await findAddress(page, BOLT))
    const price = page
      .locator('.variant-item')
      .first()
      .getByRole('button', { name: /Price details of/ })
    const details = page
      .locator('.variant-item')
      .first()
      .getByRole('group', { name: /Price details of/ })
    await expect(details).toBeHidden()
    await price.press('Enter')
    await expect(details).toBeVisible()
    await expect(details).toContainText('per box of 100 pcs')
    const [button, box] = [await price.boundingBox(), await details.boundingBox()]
    expect(Math.abs((box?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))).toBeLessThan(40)
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(price).toBeFocused()
  })

  test('can order no quantity of 0', async ({ page }) => {
    await page.goto(await findAddress(page, BOLT))
    const row = page.locator('.variant-item').first()
    const add = row.getByRole('button', { name: /^Add / })
    await expectHydrated(add)
    await row.getByRole('textbox').fill('0')
    await add.click()
    await expect(row).toContainText('The minimum is 1.')
    await expect(row.getByRole('textbox')).toHaveValue('0')
    await expect(row.locator('[data-in-cart]')).toHaveCount(0)
  })
})
