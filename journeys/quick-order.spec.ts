import type { Page } from '@playwright/test'
import { shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { findViolations } from './support/violations.ts'

// A list that is refused is answered with 400.
test.use({ as: 'buyer', expectedPageError: /status of 400/ })

const box = (page: Page) => page.getByRole('textbox', { name: 'Part numbers and quantities' })
const row = (page: Page, number: number) =>
  page.getByRole('listitem', { name: new RegExp(`^Row ${number}:`) })
const check = (page: Page) => page.getByRole('button', { name: 'Check rows' }).click()

/** Part numbers of the demo whose items are sold one by one. */
const soldSingly = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v2/website/search?keyword=hose&limit=20')
  const { data } = (await answer.json()) as { data: { products: { records: { id: number }[] } } }
  const lists = await Promise.all(
    data.products.records.slice(0, 8).map(async ({ id }) => {
      const items = await page.request.get(`/api/v2/product/header/${id}/item?per_page=100`)
      const { data: listed } = (await items.json()) as {
        data?: {
          records: {
            sku_number: string
            min_qty: number
            multiple_qty: number
            display_add_to_cart: boolean
          }[]
        }
      }
      return listed?.records ?? []
    }),
  )
  return lists
    .flat()
    .filter((item) => item.display_add_to_cart && item.min_qty === 1 && item.multiple_qty === 1)
    .map(({ sku_number }) => sku_number)
}

test('a list is pasted, corrected and added to the cart as a whole', async ({ page }) => {
  const [one = '', other = ''] = await soldSingly(page)
  expect(other).not.toBe('')
  const before = await shopCart(page.request)
  await page.goto('/shop/quick-order')
  const typed = `Part Number\tQty\n${one}\t1.000\n${other.replaceAll('-', ' ')}\t2,5\nQX-998877-ZZ\t4\n${one.toLowerCase()}\t5`
  await box(page).fill(typed)
  await page.reload()
  await expect(box(page)).toHaveValue(typed)
  await check(page)
  await expect(row(page, 1)).toContainText('Ready')
  await expect(row(page, 1)).toContainText('1,005 in all')
  await expect(row(page, 2)).toContainText('Enter a whole number.')
  await expect(row(page, 3)).toContainText('Not found')
  await expect(page.getByRole('button', { name: '2 rows ready' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await row(page, 2).getByRole('textbox').fill('3')
  await expect(row(page, 2)).toContainText('Ready')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rows not found' }).click()
  expect((await saved).suggestedFilename()).toBe('rows-not-found.csv')
  await page.getByRole('button', { name: 'Add 3 rows to cart' }).click()
  await expect(page.getByText('3 rows are in your cart now.')).toBeVisible()
  expect(await shopCart(page.request)).toEqual({
    ...before,
    [one]: (before[one] ?? 0) + 1005,
    [other]: (before[other] ?? 0) + 3,
  })
  // What was not added is left to be looked at, also after the page was left.
  await expect(box(page)).toHaveValue('QX-998877-ZZ\t4')
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL('/shop/cart')
  await page.goBack()
  await expect(row(page, 3)).toContainText('Not found')
})

test('a file beside rows, or one that is no table, is refused, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/shop/quick-order')
  await box(page).fill('A-1;5')
  await page.getByLabel('Or a file').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\u0003\u0004 and nothing else'),
  })
  await check(page)
  await expect(page.getByText('Type rows or choose a file, not both.')).toBeVisible()
  await expect(box(page)).toHaveValue('A-1;5')
  await box(page).fill('')
  await check(page)
  await expect(page.getByText("This can't be read as a table")).toBeVisible()
})
