import { expect, test } from './support/fixtures.ts'
import { expectHydrated } from './support/hydrated.ts'

// Once a browser that has no service worker by itself allows one, the shop's is there.
test.use({ serviceWorkers: 'allow', expectedPageError: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('without a connection a page says so in its language, and nothing of the shop but assets is stored', async ({
  page,
  context,
}) => {
  await page.goto('/shop/products/1')
  // The service worker is installed at the first interaction.
  await expectHydrated(page.locator('footer'))
  await page.mouse.move(2, 4)
  await page.mouse.move(4, 4)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // Now that the worker is there, pages and assets go through it.
  await page.goto('/shop')
  await page.goto('/shop/products/1')
  const listStored = () =>
    page.evaluate(async () => {
      const paths: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
      return paths
    })
  await expect
    .poll(async () => (await listStored()).filter((path) => path.startsWith('/assets/')).length)
    .toBeGreaterThan(3)
  expect((await listStored()).filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/app/offline-en.html',
    '/app/offline-id.html',
  ])

  await context.setOffline(true)
  await page.goto('/shop/category/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection to the shop')
  await page.goto('/id/shop')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada sambungan ke toko')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Ke beranda' }).click()
  await expect(page).toHaveURL('/id')
  await expect(page.locator('header.site')).toBeVisible()
})
