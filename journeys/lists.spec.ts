import type { Page } from '@playwright/test'
import { findItemId, shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { findViolations } from './support/violations.ts'

const ITEMS = ['6204-2RS', 'VB-A42', 'SH-ABS-WH'] as const
const [BEARING, BELT, HELMET] = ITEMS
const w = {
  addTo: 'Tambahkan ke daftar',
  which: 'Daftar belanja',
  newList: 'Daftar baru',
  newName: 'Nama daftar baru',
  quantity: 'Jumlah',
  put: 'Tambahkan',
  up: 'Naikkan',
  addAll: 'Masukkan semua ke keranjang',
} as const
const NAME = 'Belanja lini 7'

test.use({ as: 'buyer' })

const itemPage = async (page: Page, number: string) => {
  await page.goto(`/id/shop/product/${await findItemId(page.request, number)}`)
  await expect(page.getByRole('main')).toContainText(number)
}
const numbers = (page: Page) => page.locator('ol > li .part-number')

test('the demo’s buyer has two lists, of which everything can be ordered', async ({ page }) => {
  const read = async <D>(path: string) => ((await (await page.request.get(path)).json()) as { data: D }).data
  const { records } = await read<{ records: { id: number; name: string; line_count: number }[] }>(
    '/api/v2/lists',
  )
  for (const [name, count] of [
    ['APD bulanan', 3],
    ['Suku cadang konveyor lini 2', 5],
  ] as const) {
    const list = records.find((one) => one.name === name)
    expect(list).toMatchObject({ line_count: count })
    const { record } = await read<{ record: { lines: { problem?: string }[] } }>(`/api/v2/lists/${list?.id}`)
    expect(record.lines.flatMap(({ problem }) => problem ?? [])).toEqual([])
  }
})

test('a list is made from items’ pages, put in order by keyboard, and added to the cart', async ({
  page,
}) => {
  test.slow()
  for (const [at, number] of ITEMS.entries()) {
    await itemPage(page, number)
    const open = page.getByRole('link', { name: `${w.addTo} ${number}` })
    await expectHydrated(open)
    await open.press('Enter')
    const dialog = page.getByRole('dialog', { name: w.addTo })
    await dialog.getByLabel(w.which, { exact: true }).selectOption({ label: at === 0 ? w.newList : NAME })
    if (at === 0) {
      expect(await findViolations(page)).toEqual([])
      await dialog.getByLabel(w.newName).fill(NAME)
    }
    await dialog.getByLabel(w.quantity).fill(String(2 + at))
    await dialog.getByRole('button', { name: w.put, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${number} ada di daftar “${NAME}”, jumlah ${2 + at}.`)).toBeVisible()
    await expect(open).toBeFocused()
  }

  await page.goto('/id/account/lists')
  await page.getByRole('link', { name: NAME, exact: true }).click()
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible()
  await expect(numbers(page)).toHaveText([...ITEMS])
  expect(await findViolations(page)).toEqual([])
  const up = page.getByRole('button', { name: `${w.up} ${HELMET}` })
  await up.press('Enter')
  await expect(numbers(page)).toHaveText([BEARING, HELMET, BELT])
  await expect(page.getByText(`${HELMET} sekarang di urutan 2 dari 3.`)).toBeAttached()
  // The keyboard goes on where it was.
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(numbers(page)).toHaveText([HELMET, BEARING, BELT])
  await expect(up).toBeDisabled()

  const before = await shopCart(page.request)
  await page.getByRole('button', { name: w.addAll }).click()
  await expect(page.getByText('3 barang dimasukkan ke keranjang Anda.')).toBeVisible()
  expect(await shopCart(page.request)).toEqual({
    ...before,
    [HELMET]: (before[HELMET] ?? 0) + 4,
    [BEARING]: (before[BEARING] ?? 0) + 2,
    [BELT]: (before[BELT] ?? 0) + 3,
  })
})
