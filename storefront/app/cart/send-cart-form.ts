import { cart, LARGEST_QUANTITY, quantityIn, type Call } from '@pasok/contract'
import { cart_not_number } from '~words'
import { fieldText } from '../api-client/field-text.ts'
import { sendForm, type Refused } from '../api-client/send-form.ts'

const QUANTITY = /^quantity-(\d{1,10})$/
/** An item as the page shows it: its price and how many pieces its unit holds, where it has them, and the unit. */
const ACCEPTED = /^accept-(\d{1,10})-(\d{0,12})-(\d{0,10})-(.*)$/

/**
 * Sends a cart's form that came without scripts: `intent` says whether an item is added to what lies there, a line is
 * removed, all of them are, an item is accepted as it is now, or the quantities are as they stand in the form. Undefined
 * where the API took it.
 */
export const sendCartForm = async (call: Call, form: FormData): Promise<Refused | undefined> => {
  const wanted = await quantitiesIn(call, form)
  if (wanted === undefined)
    return { status: 400, detail: cart_not_number(), errors: {}, refused: cart_not_number() }
  if (wanted.length === 0) return undefined
  const sent = await sendForm(call, cart.changeCart, { body: { lines: wanted } })
  if (!('refused' in sent)) return undefined
  const [why] = Object.values(sent.refused.errors).flat()
  return { ...sent.refused, errors: {}, refused: why ?? sent.refused.detail }
}

/** Undefined where a quantity is none. */
const quantitiesIn = async (call: Call, form: FormData) => {
  const intent = fieldText(form, 'intent')
  if (intent === 'add') {
    const item = Number(fieldText(form, 'item'))
    const quantity = quantityIn(fieldText(form, 'quantity'))
    if (quantity === undefined) return undefined
    const before = (await linesOf(call)).find(({ product }) => product.id === item)?.product_uom_qty ?? 0
    return [{ product_item_id: item, new_qty: Math.min(before + quantity, LARGEST_QUANTITY) }]
  }
  if (intent === 'clear')
    return (await linesOf(call)).map(({ product }) => ({ product_item_id: product.id, new_qty: 0 }))
  const removed = /^remove-(\d{1,10})$/.exec(intent)?.[1]
  if (removed !== undefined) return [{ product_item_id: Number(removed), new_qty: 0 }]
  const accepted = ACCEPTED.exec(intent)
  if (accepted) {
    const [item, price, pieces, uom = ''] = accepted.slice(1)
    return (await linesOf(call))
      .filter(({ product }) => product.id === Number(item))
      .map((line) => ({
        product_item_id: line.product.id,
        new_qty: line.product_uom_qty,
        price_shown: price ? Number(price) : null,
        ...(uom !== '' && { unit_shown: { uom, ...(pieces && { pieces: Number(pieces) }) } }),
      }))
  }
  const lines = []
  for (const [name, value] of form) {
    const item = QUANTITY.exec(name)?.[1]
    if (item === undefined || typeof value !== 'string') continue
    const quantity = quantityIn(value)
    if (quantity === undefined) return undefined
    lines.push({ product_item_id: Number(item), new_qty: quantity })
  }
  return lines
}

const linesOf = async (call: Call) => {
  const { body } = await call(cart.showCart)
  return 'data' in body ? body.data.order_line : []
}
