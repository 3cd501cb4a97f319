import {
  cart,
  order,
  payment,
  quotation,
  type Cart,
  type Order,
  type PaymentMethod,
  type Quotation,
} from '@pasok/contract'
import { expect, type APIRequestContext } from '@playwright/test'
import { BOUGHT, emptyCart, findItemId } from './cart.ts'

/** Sends a command as the page's browser does, and answers its record. */
const send = async <R>(
  request: APIRequestContext,
  path: string,
  data: object,
  idempotencyKey?: string,
): Promise<R> => {
  const answer = await request.post(`/api${path}`, {
    data,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
  })
  expect(answer.ok(), `${path} answers ${answer.status()}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { data: R }).data
}

const at = (path: string, id: number): string => path.replace('{id}', String(id))

/** Checks out a cart of one line: an offer that can be ordered. */
export const checkOut = async (
  request: APIRequestContext,
  quantity: number,
  sku: string = BOUGHT.sku,
): Promise<Quotation> => {
  await emptyCart(request)
  const { id } = await send<Cart>(request, cart.changeCart.path, {
    lines: [{ product_item_id: await findItemId(request, sku), new_qty: quantity }],
  })
  if (id === null) throw new Error('a cart with a line has no id')
  const made = await send<{ record: Quotation }>(request, at(quotation.checkOutCart.path, id), {
    is_document: true,
  })
  return made.record
}

/** Orders an offer, to be picked up and paid by transfer or another way; answers the order's id. */
export const placeOrder = async (
  request: APIRequestContext,
  offer: Quotation,
  payment_method: PaymentMethod = 'transfer',
): Promise<Order['id']> => {
  await send(request, at(quotation.setDeliveryMethod.path, offer.id), { delivery_method: 'pick_up' })
  const placed = await send<{ record: { order_id: number } }>(
    request,
    payment.process.path,
    {
      quotation_id: offer.id,
      version: offer.version,
      amount_total: offer.amount_total,
      payment_method,
      agree_terms: true,
    },
    `journey-${offer.id}`,
  )
  return placed.record.order_id
}

/** An order as the API shows it. */
export const shownOrder = async (request: APIRequestContext, id: number): Promise<Order> => {
  const answer = await request.get(`/api${at(order.showOrder.path, id)}`)
  return ((await answer.json()) as { data: { record: Order } }).data.record
}

/** A quotation as the API shows it. */
export const shownQuotation = async (request: APIRequestContext, id: number): Promise<Quotation> => {
  const answer = await request.get(`/api${at(quotation.showQuotation.path, id)}`)
  return ((await answer.json()) as { data: { record: Quotation } }).data.record
}

/** An amount as pages write it. */
export const rupiah = (amount: number): string => `Rp. ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, '.')}`
