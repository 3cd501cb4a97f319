import { quotation, quotationStaff, type Quotation, type StaffQuotation } from '@pasok/contract'
import { toDemoEmail, PASSWORD } from '@pasok/demo'
import type { APIRequestContext, Page } from '@playwright/test'
import { BOUGHT, findItemId } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import type { Shop } from './support/shop.ts'
import { asStaff } from './support/staff.ts'
import { findViolations } from './support/violations.ts'

// Staff who are not logged in yet are asked for who they are: the API says 401. A conflict is answered 409.
test.use({ as: 'buyer', expectedPageError: /status of (401|409)/ })

/** A buyer asks for a price of an item in many lines, and sales takes the request into review. */
const requestLines = async (request: APIRequestContext, shop: Shop, count: number): Promise<number> => {
  const product_item_id = await findItemId(request, BOUGHT.sku)
  const answer = await request.post(`/api${quotation.requestQuotation.path}`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `desk-${count}-${Date.now()}` },
    data: { lines: Array.from({ length: count }, (_, at) => ({ product_item_id, quantity: at + 1 })) },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { record: Quotation } }
  const { id } = data.record
  await asStaff(shop, 'sales', async (api) => {
    const path = `/api${quotationStaff.showStaffQuotation.path.replace('{id}', String(id))}`
    const shown = (await (await api.get(path)).json()) as { data: { record: StaffQuotation } }
    const { revision } = shown.data.record
    const taken = await api.post(`${path}/step`, { data: { step: 'take', revision, text: '' } })
    expect(taken.status()).toBe(200)
  })
  return id
}

/** Logs in to the back office by keyboard, at an address of it. */
const logIn = async (page: Page, who: 'sales' | 'admin', address: string) => {
  await page.goto(`/admin${address}`)
  await page.getByLabel('Email').focus()
  await page.keyboard.type(toDemoEmail(who))
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Log out|Keluar/ })).toBeVisible()
  const english = page.getByRole('button', { name: 'English' })
  if (await english.count()) await english.press('Enter')
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Lines with their prices' })
/** The cell with the focus. */
const focused = (page: Page) =>
  grid(page).evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant') ?? ''
    const found = document.getElementById(id)
    return [found?.dataset['row'], found?.dataset['column']]
  })

test('somebody of sales prices 200 lines by keyboard alone and sends them, and the buyer sees the prices', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  const id = await requestLines(page.request, shop, 200)
  const staff = await browser.newPage({ baseURL: shop.url })
  await logIn(staff, 'sales', `/quotations/${id}/desk`)
  await expect(grid(staff)).toBeVisible()
  expect(await findViolations(staff)).toEqual([])

  await grid(staff).focus()
  await staff.keyboard.press('Control+Home')
  // To the price: its column is found by the name of its head.
  const heads = await grid(staff).getByRole('columnheader').allTextContents()
  for (let at = 0; at < heads.indexOf('Unit price'); at += 1) await staff.keyboard.press('ArrowRight')
  const began = Date.now()
  for (let line = 1; line <= 200; line += 1) {
    await staff.keyboard.type(String(9_000_000 + line))
    await staff.keyboard.press('Enter')
  }
  expect(await focused(staff)).toEqual(['199', String(heads.indexOf('Unit price'))])
  await staff.keyboard.press('Control+s')
  await expect(staff.getByText('Everything is saved.')).toBeVisible()
  // The promise is two minutes for a person; the keys themselves take a fraction of it.
  expect(Date.now() - began).toBeLessThan(60_000)

  await staff.getByRole('link', { name: 'Back to the quotation' }).press('Enter')
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(/^Quotation Q/)
  expect(await findViolations(staff)).toEqual([])
  await staff.getByRole('button', { name: 'Send the offer' }).press('Enter')
  await staff.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).press('Enter')
  await expect(staff.getByRole('heading', { level: 1 }).locator('..')).toContainText('Offer ready')

  await page.goto(`/account/quotation/${id}`)
  await expect(page.getByRole('main')).toContainText('Rp. 9.000.001')
  await expect(page.getByRole('main')).toContainText('Rp. 9.000.100')
  await staff.goto('/admin/quotations')
  await expect(staff.getByRole('table')).toBeVisible()
  expect(await findViolations(staff)).toEqual([])
  await staff.close()
})

test('of two people who price one quotation nobody loses anything', async ({ page, shop, browser }) => {
  const id = await requestLines(page.request, shop, 3)
  const [first, second] = await Promise.all(
    (['sales', 'admin'] as const).map(async (who) => {
      const opened = await browser.newPage({ baseURL: shop.url })
      await logIn(opened, who, `/quotations/${id}/desk`)
      await expect(grid(opened)).toBeVisible()
      return opened
    }),
  )
  if (!first || !second) throw new Error('two pages are open')
  const write = async (staff: Page, line: number, text: string) => {
    const heads = await grid(staff).getByRole('columnheader').allTextContents()
    await grid(staff).focus()
    await staff.keyboard.press('Control+Home')
    for (let at = 1; at < line; at += 1) await staff.keyboard.press('ArrowDown')
    for (let at = 0; at < heads.indexOf('Unit price'); at += 1) await staff.keyboard.press('ArrowRight')
    await staff.keyboard.type(text)
    await staff.keyboard.press('Enter')
  }
  await write(first, 1, '9100000')
  await write(first, 2, '9200000')
  await write(second, 2, '9900000')
  await write(second, 3, '9300000')
  await first.keyboard.press('Control+s')
  await expect(first.getByText('Everything is saved.')).toBeVisible()
  await second.keyboard.press('Control+s')
  await expect(second.getByRole('alert')).toContainText('Somebody else has changed this quotation')
  await expect(grid(second)).toContainText('Rp. 9.100.000')
  await expect(grid(second).getByTitle(/^Somebody else set: 9200000/)).toContainText('Rp. 9.900.000')
  await second.keyboard.press('Control+s')
  await expect(second.getByText('Everything is saved.')).toBeVisible()
  await second.reload()
  for (const price of ['9.100.000', '9.900.000', '9.300.000'])
    await expect(grid(second)).toContainText(`Rp. ${price}`)
  await Promise.all([first.close(), second.close()])
})
