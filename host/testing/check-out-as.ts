import type { RequestInput, Reply } from './ask.ts'

interface Shop {
  ask(path: string, input?: RequestInput): Promise<Reply>
}
type Headers = Readonly<Record<string, string>>

/** Sends JSON to the API and answers the record, or the data, of its success. */
const post = async (shop: Shop, session: Headers, path: string, body: object, key?: string) => {
  const text = JSON.stringify(body)
  const reply = await shop.ask(`/api${path}`, {
    method: 'POST',
    body: text,
    headers: {
      ...session,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      'sec-fetch-site': 'same-origin',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  })
  if (reply.status !== 200) throw new Error(`${path} answers ${reply.status}: ${reply.text}`)
  const { data } = JSON.parse(reply.text) as {
    data: { id: number; record?: { id: number; order_id: number } }
  }
  return data
}

/** Checks out a cart with one item with a session, to be picked up; returns the quotation's id. */
export const checkOutAs = async (shop: Shop, session: Headers): Promise<number> => {
  const { text } = await shop.ask('/api/v2/website/search?keyword=6204-2RS')
  const { data } = JSON.parse(text) as {
    data: { products: { records: readonly { id: number; min_qty?: number; parent_id?: number }[] } }
  }
  const item = data.products.records.find(({ parent_id }) => parent_id !== undefined)
  if (!item) throw new Error('there is no item to be ordered')
  const cart = await post(shop, session, '/v2/order/cart', {
    product_item_id: item.id,
    new_qty: item.min_qty ?? 1,
  })
  const made = await post(shop, session, `/v1/order/cart/${cart.id}/checkout`, {})
  const id = made.record?.id ?? 0
  await post(shop, session, `/v2/order/quotation/${id}/delivery-method`, { delivery_method: 'pick_up' })
  return id
}

/** Does the same and orders it by transfer; returns the order's id. */
export const placeOrderAs = async (shop: Shop, session: Headers): Promise<number> => {
  const id = await checkOutAs(shop, session)
  const { text } = await shop.ask(`/api/v2/order/quotation/${id}`, { headers: session })
  const { data } = JSON.parse(text) as { data: { record: { amount_total: number } } }
  const { amount_total } = data.record
  const order = { quotation_id: id, version: 1, amount_total, payment_method: 'transfer', agree_terms: true }
  const { record } = await post(shop, session, '/v2/payment/process', order, `order-${id}`)
  return record?.order_id ?? 0
}
