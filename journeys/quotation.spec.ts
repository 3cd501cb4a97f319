import { openDatabase } from '@pasok/server'
import type { Page } from '@playwright/test'
import { BOUGHT, findItemId } from './support/cart.ts'
import { expect, test } from './support/fixtures.ts'
import { checkOut, rupiah, shownOrder, shownQuotation } from './support/selling.ts'
import type { Shop } from './support/shop.ts'
import { sendOffer } from './support/staff-selling.ts'
import { workbook } from './support/workbook.ts'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Baris ${number}`, exact: true })
const idInAddress = (page: Page): number => Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
const orderInAddress = (page: Page): number => Number(new URL(page.url()).searchParams.get('order'))

// @spec §1 Member: sees quotations
// @spec §1 Member: sees orders
test.describe('daftar pembeli', () => {
  test.use({ as: 'buyer' })

  test('diunggah, diberi harga, diubah, dibandingkan, lalu dipesan dengan tempo', async ({ page, shop }) => {
    test.slow()
    const [alternative, helmet] = await Promise.all([
      findItemId(page.request, BOUGHT.sku),
      findItemId(page.request, 'SH-ABS-WH'),
    ])
    await page.goto('/id/account/quotation/upload')
    await page.getByLabel('File permintaan').setInputFiles(
      await workbook('kebutuhan.xlsx', [
        ['Nomor part', 'Jumlah'],
        ['6204-2RS', 20],
        ['QX-998877-ZZ', 4],
        ['VB-A42', 'banyak'],
        ['braket sesuai gambar', 2],
      ]),
    )
    await page.getByRole('button', { name: 'Unggah' }).click()
    await expect(page).toHaveURL(/\/id\/account\/quotation\/upload\/\d+$/)
    const id = idInAddress(page)
    await expect(row(page, 2)).toContainText('Tidak ditemukan')
    await row(page, 2)
      .getByLabel(/^Permintaan/)
      .fill('SH-ABS-WH')
    await row(page, 3)
      .getByLabel(/^Jumlah/)
      .fill('3')
    await page.getByRole('button', { name: 'Simpan perubahan' }).click()
    await expect(page.getByText('Perubahan disimpan')).toBeVisible()
    await page.getByRole('button', { name: 'Kirim permintaan penawaran' }).click()
    await expect(page).toHaveURL(new RegExp(`/id/account/quotation/${id}$`))
    await expect(main(page)).toContainText('Terkirim')
    await expect(main(page).getByRole('link', { name: 'Pesan sekarang' })).toHaveCount(0)

    const first = await sendOffer(
      shop,
      id,
      ({ place }) =>
        place === 4
          ? { status: 'not_available', staff_comment: 'Mohon kirim gambarnya.' }
          : { status: 'quoted', ...(place === 1 && { unit_price: 36_000, discount_percent: 5 }) },
      'Harga berlaku untuk pengiriman sekaligus.',
    )
    expect(first).toMatchObject({ state: 'quoted', version: 1 })
    expect(first.order_line.map(({ product }) => product?.id)).toMatchObject({ 1: helmet })
    await page.reload()
    await expect(main(page)).toContainText('Penawaran siap')
    await expect(main(page)).toContainText('Harga berlaku untuk pengiriman sekaligus.')
    await expect(main(page)).toContainText('Tim sales: Mohon kirim gambarnya.')
    await expect(main(page)).toContainText(rupiah(684_000))

    await page.getByRole('link', { name: 'Minta perubahan' }).click()
    await page.getByLabel('Apa yang perlu diubah?').fill('Bearing 40 pcs; braket boleh silinder standar.')
    await page.getByRole('button', { name: 'Minta perubahan' }).click()
    await expect(page.getByText('Permintaan perubahan terkirim.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Pesan sekarang' })).toHaveCount(0)

    const second = await sendOffer(shop, id, ({ place, price_unit = 0 }) => {
      if (place === 1) return { status: 'quoted', quantity: 40, unit_price: 34_500 }
      if (place === 4) return { status: 'alternative', product_item_id: alternative, quantity: 2 }
      return { status: 'quoted', unit_price: price_unit }
    })
    expect(second).toMatchObject({ state: 'quoted', version: 2 })
    await page.reload()
    await page.getByRole('button', { name: 'Bandingkan' }).click()
    await expect(page).toHaveURL(`/id/account/quotation/${id}?from=1&to=2#versions`)
    const compared = page.getByRole('region', { name: 'Bandingkan versi' }).getByRole('table')
    await expect(main(page)).toContainText('2 barang berbeda; perubahannya ditandai.')
    await expect(compared.locator('mark')).toContainText(['40 pcs', rupiah(34_500), rupiah(1_380_000)])
    await expect(compared.locator('mark').filter({ hasText: BOUGHT.sku })).toHaveCount(1)
    await expect(compared).toContainText(rupiah(684_000))

    await page.getByRole('link', { name: 'Pesan sekarang' }).click()
    await main(page)
      .getByRole('radio', { name: /Ambil di gudang/ })
      .check()
    await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).last().click()
    await expect(page).toHaveURL(`/id/shop/payment/${id}`)
    await main(page).getByRole('radio', { name: /Tempo/ }).check()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Buat pesanan' }).click()
    await expect(page).toHaveURL(/\/id\/shop\/checkout\/success\?order=\d+$/)

    const placed = await shownOrder(page.request, orderInAddress(page))
    expect(placed).toMatchObject({
      quotation_version: 2,
      payment_state: 'on_terms',
      amount_total: second.amount_total,
    })
    expect(placed.order_line.map((line) => [line.product.sku_number, line.product_uom_qty])).toEqual([
      ['6204-2RS', 40],
      ['SH-ABS-WH', 4],
      ['VB-A42', 3],
      [BOUGHT.sku, 2],
    ])
    await page.getByRole('link', { name: 'Lihat pesanan' }).click()
    await expect(page.getByRole('heading', { name: `Pesanan ${placed.number}`, level: 1 })).toBeVisible()
    await expect(main(page)).toContainText(`${second.number}, versi 2`)
    await expect(main(page)).toContainText('Tempo 30 hari')
    await expect(main(page)).toContainText(rupiah(placed.amount_total))
    await page.goto(`/id/account/quotation/${id}`)
    await expect(main(page)).toContainText('Sudah dipesan')
  })
})

/** Moves the last day on which an offer can be ordered into the past. */
const letExpire = async ({ database }: Shop, id: number): Promise<void> => {
  const { pool, close } = await openDatabase(database, { role: 'batch' })
  try {
    await pool.query('update quotation.quotation set valid_until = current_date - 3 where id = $1', [id])
  } finally {
    await close()
  }
}

test.describe('an offer that has expired', () => {
  test.use({ as: 'buyer', javaScriptEnabled: false, expectedPageError: /status of 409/ })

  test('is not ordered, is renewed, and is ordered as it is offered again', async ({ page, shop }) => {
    test.slow()
    const { id, number } = await checkOut(page.request, 7)
    await page.goto(`/shop/checkout/${id}`)
    await main(page)
      .getByRole('radio', { name: /Pick up/ })
      .check()
    await page.getByRole('button', { name: 'Continue to payment' }).last().click()
    await main(page)
      .getByRole('radio', { name: /Bank transfer/ })
      .check()
    await main(page).getByRole('checkbox').check()
    await letExpire(shop, id)
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(main(page)).toContainText(`Quotation ${number} has expired.`)
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0)
    expect((await shownQuotation(page.request, id)).order_id).toBeUndefined()

    await page.getByRole('link', { name: 'Renew the quotation' }).click()
    await expect(main(page)).toContainText('The offer has expired.')
    await expect(main(page).getByRole('link', { name: 'Order now' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Ask for a renewal' }).click()
    await page.getByLabel('Message to sales').fill('We order this week.')
    await page.getByRole('button', { name: 'Ask for a renewal' }).click()
    await expect(page.getByText('Your renewal request was sent.')).toBeVisible()
    await expect(main(page)).toContainText('Version 1 expired')
    await expect(main(page)).toContainText('We order this week.')
    // A quotation in the work of sales can't be ordered.
    await page.goto(`/shop/checkout/${id}`)
    await expect(main(page)).toContainText(`Quotation ${number} can't be ordered now.`)

    const offered = await sendOffer(shop, id, () => ({ status: 'quoted', unit_price: 500_000 }))
    expect(offered).toMatchObject({ state: 'quoted', version: 2 })
    await page.goto(`/account/quotation/${id}`)
    await expect(main(page)).toContainText('Offer ready')
    await page.getByRole('link', { name: 'Order now' }).click()
    await main(page)
      .getByRole('radio', { name: /Pick up/ })
      .check()
    await page.getByRole('button', { name: 'Continue to payment' }).last().click()
    await main(page)
      .getByRole('radio', { name: /Bank transfer/ })
      .check()
    await main(page).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page).toHaveURL(/\/shop\/checkout\/success\?order=\d+$/)
    expect(await shownOrder(page.request, orderInAddress(page))).toMatchObject({
      quotation_id: id,
      quotation_version: 2,
      order_line: [{ price_unit: 500_000, product_uom_qty: 7 }],
    })
  })
})
