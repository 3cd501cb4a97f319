import { expect, NOT_FOUND, test } from './support/fixtures.ts'

test.use({ expectedPageError: NOT_FOUND })

// @spec §2 Error page: 404 search
// @spec §2 Error page: 404 home link
test('a page that is not there says so, and offers a search and the way home', async ({ page }) => {
  await page.goto('/nothing/here')
  const main = page.getByRole('main')
  await expect(main).toContainText('Oops! Error 404')
  await expect(page).toHaveTitle(/Oops! Error 404/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(main).toContainText('This page could not be found')
  await expect(main).toContainText(
    "We can't seem to find the page you're looking for. Try to use the search.",
  )
  await main.getByRole('combobox').fill('hex bolt')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/shop\?keyword=hex\+bolt$/)
  await expect(main.getByRole('article').first()).toContainText('Hex bolt')
  await page.goBack()
  await main.getByRole('link', { name: 'Go To Home Page' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that is not there says so in Indonesian, too', async ({ page }) => {
  await page.goto('/id/nothing/here')
  const main = page.getByRole('main')
  await expect(main).toContainText('Ups! Kesalahan 404')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan')
  await main.getByRole('link', { name: 'Ke Beranda' }).click()
  await expect(page).toHaveURL('/id')
})

// @spec §2 Prefix: unsupported
test('a language that is not supported is not found', async ({ page }) => {
  await page.goto('/fr/shop')
  await expect(
    page.getByRole('main').getByText('This page could not be found.', { exact: true }),
  ).toBeVisible()
})

// @spec §8 Redirect is no error
test('a guest who opens a page for members stands on the home page of the same language', async ({
  page,
}) => {
  await page.goto('/id/account/orders?page=2')
  await expect(page).toHaveURL('/id?next=%2Fid%2Faccount%2Forders%3Fpage%3D2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Part dan perlengkapan industri, lengkap dengan nomor part',
  )
})

// @spec §2 Error page: other codes
// @spec §8 Navigation failure
for (const [name, code, error, answer] of [
  ['fails', 500, /status of 500 .*\/shop\.data/, { status: 500, body: 'no' }],
  ['is too busy', 503, /status of 503 .*\/shop\.data/, { status: 503, body: 'no' }],
] as const)
  test.describe(`where the server ${name} on the way`, () => {
    test.use({ expectedPageError: error })

    test(`the error page says ${code}, and the shop continues to work`, async ({ page }) => {
      await page.goto('/')
      await page.route('**/shop.data*', (route) => route.fulfill(answer))
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(`Oops! Error ${code}`)
      await expect(main).toContainText('Something went wrong on our end.')
      // Nothing around the page went with it.
      await expect(page).toHaveTitle(`Oops! Error ${code}`)
      await expect(page.getByRole('banner')).toContainText('Pasok Demo')
      await expect(page.getByRole('contentinfo')).toContainText('sales@demo.pasok.test')
      const nav = page.getByRole('navigation', { name: 'Main' })
      await nav.getByText('Shop By Category').click()
      await expect(nav.getByRole('link', { name: 'Fasteners', exact: true }).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.unroute('**/shop.data*')
      await main.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products')
      await page.getByRole('link', { name: 'Pasok Demo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial supplies by part number')
    })
  })

for (const [prefix, shop, title, retry, heading] of [
  ['', 'Shop', 'No connection to the shop', 'Try again', 'All products'],
  ['/id', 'Katalog', 'Tidak ada koneksi ke toko', 'Coba lagi', 'Semua produk'],
] as const)
  test.describe(`where nothing answers, at ${prefix || '/'}`, () => {
    test.use({ expectedPageError: /ERR_FAILED .*\/shop\.data|Failed to fetch/ })

    test('the page says that there is no connection, and tries again', async ({ page }) => {
      await page.goto(prefix || '/')
      await page.route('**/shop.data*', (route) => route.abort())
      await page.getByRole('banner').getByRole('link', { name: shop, exact: true }).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main).not.toContainText('500')
      await page.unroute('**/shop.data*')
      await main.getByRole('link', { name: retry }).click()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  })

test('an address with a slash too many leads to the page that it means', async ({ page, shop }) => {
  const answer = await page.request.get(`${shop.url}//shop?page=2`, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/shop?page=2'])
  await page.goto(`${shop.url}//id//shop`)
  await expect(page).toHaveURL(`${shop.url}/id/shop`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Semua produk')
})
