import { buildPath, cart, quotation } from '@pasok/contract'
import { orderableItems } from './orderable-items.ts'

interface Answered {
  readonly data: { readonly id?: number; readonly record?: { readonly id: number } }
}

/** Checks out a cart of a given number of lines; returns the quotation's id. Throws where the shop refuses. */
export const checkOut = async (
  origin: string,
  cookie: string,
  database: string,
  lines: number,
): Promise<number> => {
  const post = async (path: string, body: object): Promise<Answered> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`)
    return (await answer.json()) as Answered
  }
  const ids = await orderableItems(database, lines)
  const filled = await post(buildPath(cart.changeCart), {
    lines: ids.map((product_item_id) => ({ product_item_id, new_qty: 100_000 })),
  })
  const made = await post(buildPath(quotation.checkOutCart, { params: { id: filled.data.id } }), {})
  if (!made.data.record) throw new Error('a checkout made no quotation')
  return made.data.record.id
}
