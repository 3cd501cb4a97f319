import { cart, search, type Cart } from '@pasok/contract'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The item that the journeys of the cart buy, on a product's page of few items. */
export const BOUGHT = { sku: 'CDQ2B20-10DMZ' } as const

const address = `/api${cart.showCart.path}`
interface SearchRecord {
  readonly id: number
  readonly sku_number?: string
}
const HERE = { 'sec-fetch-site': 'same-origin' }

/** The cart as the shop has it: how much of each part number. */
export const shopCart = async (request: APIRequestContext): Promise<Readonly<Record<string, number>>> => {
  const answer = await request.get(address)
  const { data } = (await answer.json()) as { data: Cart }
  return Object.fromEntries(
    data.order_line.map(({ product, product_uom_qty }) => [product.sku_number, product_uom_qty]),
  )
}

/** Begins with an empty cart. */
export const emptyCart = async (request: APIRequestContext): Promise<void> => {
  const { data } = (await (await request.get(address)).json()) as { data: Cart }
  if (data.order_line.length === 0) return
  const lines = data.order_line.map(({ product }) => ({ product_item_id: product.id, new_qty: 0 }))
  const answer = await request.post(address, { data: { lines }, headers: HERE })
  expect(answer.ok()).toBe(true)
}

/** The id of an item, by its part number. */
export const findItemId = async (request: APIRequestContext, sku: string): Promise<number> => {
  const answer = await request.get(`/api${search.searchSite.path}`, {
    params: { keyword: sku, exact: 'true' },
  })
  const { data } = (await answer.json()) as { data: { products: { records: SearchRecord[] } } }
  const found = data.products.records.find(({ sku_number }) => sku_number === sku)
  if (!found) throw new Error(`no item has the part number ${sku}`)
  return found.id
}

/** Puts one of an item into the cart of somebody who was shown this price, in rupiah, or today's. */
export const addOne = async (request: APIRequestContext, itemId: number, price?: number): Promise<void> => {
  const data = { product_item_id: itemId, new_qty: 1, price_shown: price }
  expect((await request.post(address, { data, headers: HERE })).ok()).toBe(true)
}

/** The cart's button in the head of a wide screen. */
export const indicator = (page: Page) => page.getByRole('banner').locator('.cart-menu > summary')

/** Waits until the page says that the shop has its cart. */
export const expectSaved = async (page: Page): Promise<void> =>
  expect(page.getByRole('main').locator('[data-sync]')).toHaveText('Saved', { timeout: 10_000 })

/** Searches the item by its part number, which leads to its page, and waits for its way into the cart. */
export const findItem = async (page: Page, sku: string): Promise<void> => {
  await page.goto(`/shop?keyword=${sku}`)
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
}
