import { cart, type Cart } from '@pasok/contract'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The item that the journeys of the cart buy, on a product's page of few items. */
export const BOUGHT = { sku: 'CDQ2B20-10DMZ' } as const

const address = `/api${cart.showCart.path}`
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
