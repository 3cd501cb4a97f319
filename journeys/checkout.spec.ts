import { order, quotation, type Order } from '@pasok/contract'
import { openDatabase } from '@pasok/server'
import type { APIRequestContext, Page } from '@playwright/test'
import { emptyCart, expectSaved, shopCart } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'
import { checkOut, rupiah, shownQuotation } from './support/selling.ts'

const HERE = { 'sec-fetch-site': 'same-origin' }
const AREAS = [
  ['province_id', 'jawa bar', 'Jawa Barat'],
  ['city_id', 'kabupaten bek', 'Kabupaten Bekasi'],
  ['district_id', 'tambun sel', 'Tambun Selatan'],
  ['subdistrict_id', 'lambangs', 'Lambangsari'],
] as const
const main = (page: Page) => page.getByRole('main')

const field = (page: Page, name: string) => page.locator(`#delivery-${name}`)

/** Puts items into the cart past its pages, by part number. */
const fillCart = async (request: APIRequestContext, wanted: Readonly<Record<string, number>>) => {
  await emptyCart(request)
  const lines = []
  for (const [sku, new_qty] of Object.entries(wanted)) {
    const answer = await request.get(`/api/v2/website/search?keyword=${sku}`)
    const { data } = (await answer.json()) as {
      data: { products: { records: readonly { id: number; sku_number: string }[] } }
    }
    const found = data.products.records.find(({ sku_number }) => sku_number === sku)
    if (!found) throw new Error(`no item ${sku}`)
    lines.push({ product_item_id: found.id, new_qty })
  }
  const answer = await request.post('/api/v2/order/cart', { data: { lines }, headers: HERE })
  expect(answer.ok()).toBe(true)
}

const countOrders = async (request: APIRequestContext): Promise<number> => {
  const answer = await request.get(`/api${order.listOrders.path}`)
  return ((await answer.json()) as { data: { total: number } }).data.total
}

/** The order that the success page's address names, as the shop has it. */
const placedOrder = async (page: Page): Promise<Order> => {
  const id = new URL(page.url()).searchParams.get('order') ?? ''
  const answer = await page.request.get(`/api${order.showOrder.path.replace('{id}', id)}`)
  return ((await answer.json()) as { data: { record: Order } }).data.record
}

test.describe('a buyer checks out', () => {
  // A form with nothing agreed to is refused; quotations have no page of their own in the account yet.
  test.use({ as: 'buyer', expectedPageError: /status of 40[049]/ })

  // @spec §1 Member: checks out
  // @spec §2 Success page
  test('a cart becomes an order on terms, to a new address, with a purchase order', async ({
    page,
    context,
  }) => {
    await fillCart(page.request, { 'CDQ2B20-10DMZ': 2, '6204-2RS': 4 })
    await page.goto('/shop/cart')
    const other = await context.newPage()
    await other.goto('/shop/cart')
    await expectHydrated(other.getByLabel('Quantity of 6204-2RS'))
    // Sent with the checkout, though its five seconds are not over.
    const quantity = page.getByLabel('Quantity of 6204-2RS')
    await expectHydrated(quantity)
    await quantity.fill('6')
    await quantity.press('Tab')
    await expectHydrated(main(page).getByRole('button', { name: 'Checkout' }))
    await main(page).getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/shop\/checkout\/\d+$/)
    const summary = main(page).getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText('6 pcs')
    await expect(summary).toContainText('Not chosen yet')

    await main(page).getByLabel('Another address').check()
    await field(page, 'label').fill('Proyek Karawang')
    await field(page, 'recipient').fill('Gudang Proyek Contoh')
    await field(page, 'phone').fill('021 5550144')
    await field(page, 'street').fill('Jl. Rekaan Proyek No. 5')
    await field(page, 'postal_code').fill('17510')
    for (const [name, typed, found] of AREAS) {
      await expect(field(page, name)).toBeEnabled()
      await field(page, name).focus()
      await page.keyboard.type(typed)
      await expect(page.locator('div[role=option][aria-selected=true]:visible')).toHaveText(found)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('PO number').fill('PO-2026-0815')
    await page.getByRole('button', { name: 'Save this address' }).click()
    await expect(main(page).getByRole('radio', { name: /Proyek Karawang/ })).toBeChecked()
    await expect(page.getByLabel('PO number')).toHaveValue('PO-2026-0815')

    await main(page)
      .getByRole('radio', { name: /Our own fleet/ })
      .check()
    await expect(summary).not.toContainText('Not chosen yet')
    await page.getByRole('button', { name: 'Continue to payment' }).last().click()
    await expect(page).toHaveURL(/\/shop\/payment\/\d+$/)
    await expect(main(page)).toContainText('PO-2026-0815')
    await main(page)
      .getByRole('radio', { name: /Credit terms/ })
      .check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(main(page)).toContainText('This field is required.')
    const total = await main(page).locator('[data-total]').innerText()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/shop\/checkout\/success\?order=\d+$/)

    const placed = await placedOrder(page)
    expect(placed).toMatchObject({
      po_number: 'PO-2026-0815',
      payment_state: 'on_terms',
      delivery_address: { label: 'Proyek Karawang', city: { name: 'Kabupaten Bekasi' } },
    })
    expect(rupiah(placed.amount_total)).toBe(total)
    await expect(main(page)).toContainText(placed.number)
    expect(await shopCart(page.request)).toEqual({})
    // The other tab's cart is empty, too.
    await expect(main(other)).toContainText('Your cart is empty.')
    // Going back leads on to what was ordered.
    await page.goto(`/shop/payment/${placed.quotation_id}`)
    await expect(page).toHaveURL(`/shop/checkout/success?order=${placed.id}`)
  })

  test('a press that comes twice, a second tab and a form sent again place one order', async ({
    page,
    context,
  }) => {
    await fillCart(page.request, { 'CDQ2B20-10DMZ': 1 })
    const before = await countOrders(page.request)
    await page.goto('/shop/cart')
    await checkOutCart(page)
    await main(page)
      .getByRole('radio', { name: /Pick up/ })
      .check()
    await page.getByRole('button', { name: 'Continue to payment' }).last().click()
    await expect(page).toHaveURL(/\/shop\/payment\/\d+$/)
    const address = page.url()
    const other = await context.newPage()
    await other.goto(address)
    await agree(other)
    await agree(page)
    const [sent] = await Promise.all([
      page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes('/shop/payment/'),
      ),
      page.getByRole('button', { name: 'Place order' }).dblclick(),
    ])
    await expect(page).toHaveURL(/success\?order=\d+$/)
    await other.getByRole('button', { name: 'Place order' }).click()
    await expect(other).toHaveURL(page.url())
    // As a browser does that repeats a form whose answer it has lost.
    const again = await page.request.post(address, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...HERE },
      data: sent.postData() ?? '',
      maxRedirects: 0,
    })
    expect(again.headers()['location']).toBe(new URL(page.url()).pathname + new URL(page.url()).search)
    expect(await countOrders(page.request)).toBe(before + 1)
  })

  test('a total that changed since it was shown is shown before anything is ordered', async ({ page }) => {
    const before = await countOrders(page.request)
    const offer = await checkOut(page.request, 1)
    const choose = (delivery_method: string) =>
      page.request.post(`/api/v2/order/quotation/${offer.id}/delivery-method`, {
        headers: HERE,
        data: { delivery_method },
      })
    await choose('pick_up')
    await page.goto(`/shop/payment/${offer.id}`)
    await main(page)
      .getByRole('radio', { name: /Bank transfer/ })
      .check()
    await agree(page)
    // A colleague has it delivered meanwhile.
    const listed = await page.request.get(`/api/v2/order/quotation/${offer.id}/delivery-method`)
    const { data } = (await listed.json()) as { data: { records: { code: string; cost?: number }[] } }
    await choose(data.records.find(({ cost = 0 }) => cost > 0)?.code ?? '')
    const { amount_total } = await shownQuotation(page.request, offer.id)
    expect(amount_total).toBeGreaterThan(offer.amount_total)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(main(page)).toContainText(
      `The total changed from ${rupiah(offer.amount_total)} to ${rupiah(amount_total)}.`,
    )
    expect(await countOrders(page.request)).toBe(before)
    await expect(main(page).getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/success\?order=\d+$/)
    expect(await countOrders(page.request)).toBe(before + 1)
  })

  test('what has no price goes to sales first', async ({ page, shop }) => {
    await fillCart(page.request, { 'GN13-09': 12 })
    const database = await openDatabase(shop.database)
    const hide = (isShown: boolean) =>
      database.pool.query(
        'update catalogue.product p set display_price = $1 from catalogue.item i where i.product_id = p.id and i.sku = $2',
        [isShown, 'GN13-09'],
      )
    await hide(false)
    try {
      await page.goto('/shop/cart')
      const button = main(page).getByRole('button', { name: 'Send to sales for pricing' })
      await expectSaved(page)
      await expectHydrated(button)
      await button.click()
      await expect(page).toHaveURL(/\/account\/quotation\/\d+$/)
    } finally {
      await hide(true)
      await database.close()
    }
    const id = /\d+$/.exec(page.url())?.[0] ?? ''
    const answer = await page.request.get(`/api${quotation.showQuotation.path.replace('{id}', id)}`)
    expect(await answer.json()).toMatchObject({
      data: { record: { state: 'submitted', lines_without_price: 1 } },
    })
  })

  test('a better price is requested with a note, and the cart stays', async ({ page }) => {
    await fillCart(page.request, { '6204-2RS': 500 })
    await page.goto('/shop/cart')
    await expectSaved(page)
    await main(page).getByText('Request a better price').click()
    await page.getByLabel('What should sales know?').fill('Yearly demand: 6,000')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/\/account\/quotation\/\d+$/)
    const id = /\d+$/.exec(page.url())?.[0] ?? ''
    const answer = await page.request.get(`/api${quotation.showQuotation.path.replace('{id}', id)}`)
    expect(await answer.json()).toMatchObject({
      data: { record: { state: 'submitted', source: 'request', notes: 'Yearly demand: 6,000' } },
    })
    expect(await shopCart(page.request)).toEqual({ '6204-2RS': 500 })
  })
})

/** Presses the cart's Checkout button once scripts are there, and waits for the delivery. */
const checkOutCart = async (page: Page) => {
  const button = main(page).getByRole('button', { name: 'Checkout' })
  await expectSaved(page)
  await expectHydrated(button)
  await button.click()
  await expect(page).toHaveURL(/\/shop\/checkout\/\d+$/)
}

const agree = async (page: Page) => {
  await expectHydrated(page.getByRole('button', { name: 'Place order' }))
  await main(page).getByRole('checkbox').check()
}

test.describe('without scripts', () => {
  test.use({ as: 'buyer', javaScriptEnabled: false, expectedPageError: /status of 400/ })

  // @spec §2 Route: shop checkout
  test('a cart becomes an order by transfer, in Indonesian', async ({ page }) => {
    await fillCart(page.request, { '6204-2RS': 4 })
    await page.goto('/id/shop/cart')
    await page.getByLabel('Jumlah 6204-2RS').fill('5')
    await main(page).getByRole('button', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/id\/shop\/checkout\/\d+$/)
    const address = page.url()
    await expect(main(page)).toContainText('5 pcs')
    await main(page).getByLabel('Nomor PO').fill('PO-77')
    await main(page).getByRole('button', { name: 'Lanjut ke pembayaran' }).last().click()
    await expect(main(page)).toContainText('Pilih metode pengiriman.')
    await expect(main(page).getByLabel('Nomor PO')).toHaveValue('PO-77')
    // Coming back later continues at the same step.
    await page.goto('/id/shop/checkout')
    await expect(page).toHaveURL(address)
    await main(page)
      .getByRole('radio', { name: /Kantor Jakarta/ })
      .check()
    await main(page)
      .getByRole('radio', { name: /Ekspedisi/ })
      .check()
    await main(page).getByRole('button', { name: 'Perbarui ongkos kirim' }).click()
    await expect(main(page).getByRole('radio', { name: /Ekspedisi/ })).toBeChecked()
    await main(page).getByRole('button', { name: 'Lanjut ke pembayaran' }).last().click()
    await expect(page).toHaveURL(/\/id\/shop\/payment\/\d+$/)
    await main(page)
      .getByRole('radio', { name: /Transfer bank/ })
      .check()
    await main(page).getByRole('checkbox').check()
    await main(page).getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(page).toHaveURL(/\/id\/shop\/checkout\/success\?order=\d+$/)
    const placed = await placedOrder(page)
    expect(placed).toMatchObject({
      po_number: 'PO-77',
      payment_method: 'transfer',
      payment_state: 'unpaid',
      delivery_method: { code: 'courier' },
      delivery_address: { label: 'Kantor Jakarta' },
    })
    await expect(main(page)).toContainText(placed.number)
    expect(await shopCart(page.request)).toEqual({})
  })
})
