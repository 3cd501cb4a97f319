import { untranslatedProduct } from './support/catalogue.ts'
import { expect, test } from './support/fixtures.ts'

const { name, material, sku } = untranslatedProduct

test('a text that only the other language has says which it is, wherever it stands', async ({ page }) => {
  await page.goto(`/shop?keyword=${encodeURIComponent(name)}`)
  const main = page.getByRole('main')
  await main.getByRole('heading', { name }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toHaveAttribute('lang', 'id')
  const row = page.getByRole('row', { name: sku })
  await expect(row.getByText(name)).toHaveAttribute('lang', 'id')
  // Once in its column, once in what a phone shows instead.
  for (const text of await row.getByText(material).all()) await expect(text).toHaveAttribute('lang', 'id')
  await row.getByRole('link', { name: sku }).click()

  await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
  await expect(main.getByRole('link', { name, exact: true }).last()).toHaveAttribute('lang', 'id')
  await expect(main.locator('dt', { hasText: 'Part of' }).locator('+ dd a')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('cell', { name: material })).toHaveAttribute('lang', 'id')

  // In its own language it is the page's, and says nothing.
  await page.goto(page.url().replace('/shop/', '/id/shop/'))
  const parentLink = main.locator('dt', { hasText: 'Varian dari' }).locator('+ dd a')
  await expect(parentLink).toHaveText(name)
  await expect(page.getByRole('cell', { name: material })).toBeVisible()
  await expect(main.locator('[lang]').filter({ hasText: new RegExp(`${name}|${material}`) })).toHaveCount(0)
})

test('a photograph is called one, and a drawing a drawing', async ({ page }) => {
  for (const [prefix, photograph, drawing] of [
    ['', 'photograph 1', 'drawing 1'],
    ['/id', 'foto 1', 'gambar teknik 1'],
  ] as const) {
    await page.goto(`${prefix}/shop?keyword=${sku}`)
    await expect(page).toHaveURL(/\/shop\/product\/\d+$/)
    await expect(page.getByRole('img', { name: `${name}, ${photograph}` })).toBeVisible()
    await page.locator('.gallery a[aria-haspopup=dialog]').click()
    await expect(page.locator('.pswp__item[aria-hidden=false] img.pswp__img')).toHaveAttribute(
      'alt',
      `${name}, ${photograph}`,
    )
    await page.goto(`${prefix}/shop/products/1`)
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await expect(page.getByRole('img', { name: `${title}, ${drawing}` })).toBeVisible()
  }
})
