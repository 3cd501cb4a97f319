import { expect, NOT_FOUND, test } from './fixtures.ts'

test.use({ expectedFault: NOT_FOUND })

// @spec §2 Error page: code
// @spec §2 Error page: 404 texts
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

test('it says so in Indonesian, too', async ({ page }) => {
  await page.goto('/id/nothing/here')
  const main = page.getByRole('main')
  await expect(main).toContainText('Ups! Kesalahan 404')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Halaman Tidak Ditemukan')
  await main.getByRole('link', { name: 'Ke Halaman Beranda' }).click()
  await expect(page).toHaveURL('/id')
})

// @spec §2 Prefix: unsupported
test('a language that is not supported is not found', async ({ page }) => {
  await page.goto('/fr/shop')
  await expect(
    page.getByRole('main').getByText('This page could not be found.', { exact: true }),
  ).toBeVisible()
})

// @spec §6 Guest: elsewhere
test('a guest who opens a page for members stands on the home page of the same language', async ({
  page,
}) => {
  await page.goto('/id/account/orders?page=2')
  await expect(page).toHaveURL('/id?next=%2Fid%2Faccount%2Forders%3Fpage%3D2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasokan industri menurut nomor part')
})

// @spec §8 Navigation failure
test.describe('where the server fails on the way', () => {
  test.use({ expectedFault: /status of 500|500|ErrorResponse/ })

  test('the error page says its code, and the shop goes on', async ({ page }) => {
    await page.goto('/')
    await page.route('**/shop.data*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('Oops! Error 500')
    await expect(main).toContainText('Something went wrong on our side.')
    await main.getByRole('link', { name: 'Go To Home Page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industrial supplies by part number')
  })
})
