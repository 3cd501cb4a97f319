import { cart, quantityIn, type Call } from '@pasok/contract'
import { cart_no_quantity, cart_not_number } from '~words'
import { fieldText } from '../api-client/field-text.ts'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { ofPart, refusedLines } from './refused-lines.ts'

/** Why a cart's form was refused, as a whole and by its fields, and what was typed in them. */
export interface RefusedCart extends Refused {
  readonly values: Values
}

const QUANTITY = /^quantity-(\d{1,10})$/
/** An item as the page shows it: its price and how many pieces its unit holds, where it has them, and the unit. */
const ACCEPTED = /^accept-(\d{1,10})-(\d{0,12})-(\d{0,10})-(.*)$/

/**
 * Sends a cart's form that came without scripts: `intent` says whether an item is added to what lies there, a line is
 * removed, all of them are, an item is accepted as it is now, or the quantities are as they stand in the form. Undefined
 * where the API took it.
 */
export const sendCartForm = async (call: Call, form: FormData): Promise<RefusedCart | undefined> => {
  const lines = await linesIn(call, form)
  if (lines.length === 0) return undefined
  const intent = fieldText(form, 'intent')
  const typed = (item: number) => fieldText(form, intent === 'add' ? 'quantity' : `quantity-${item}`)
  const zeros =
    intent === 'add' || intent === 'update'
      ? lines.filter(({ product_item_id }) => quantityIn(typed(product_item_id)) === 0)
      : []
  if (zeros.length > 0) {
    const refused = { status: 400, detail: cart_no_quantity(), errors: {} }
    const why = new Map(zeros.map(({ product_item_id }) => [product_item_id, cart_no_quantity()]))
    return refusedCart(call, form, refused, why)
  }
  const unread = lines.filter(({ new_qty }) => new_qty === undefined)
  if (unread.length > 0) {
    const refused = { status: 400, detail: cart_not_number(), errors: {} }
    const why = new Map(unread.map(({ product_item_id }) => [product_item_id, cart_not_number()]))
    return refusedCart(call, form, refused, why)
  }
  const result = await sendForm(call, cart.changeCart, { query: { answer: 'changes' }, body: { lines } })
  if (!('refused' in result)) return undefined
  const items = lines.map(({ product_item_id }) => product_item_id)
  return refusedCart(call, form, result.refused, refusedLines(result.refused.errors, items))
}

const refusedCart = async (
  call: Call,
  form: FormData,
  refused: Refused,
  why: ReadonlyMap<number, string>,
): Promise<RefusedCart> => {
  const [first] = why
  const fields = [...why].flatMap(([item, text]): [string, string[]][] =>
    form.has(`quantity-${item}`) ? [[`quantity-${item}`, [text]]] : [],
  )
  return {
    ...refused,
    errors: Object.fromEntries(fields),
    refused: first ? ofPart(await findPartNumber(call, form, first[0]), first[1]) : refused.detail,
    values: typedIn(form),
  }
}

/** As the form of an item that is added says it, or the cart. */
const findPartNumber = async (call: Call, form: FormData, item: number): Promise<string | undefined> =>
  fieldText(form, 'part_number') || (await findCartLine(call, item))?.product.sku_number

/** The lines that the form asks for; a quantity that is none is undefined. */
const linesIn = async (call: Call, form: FormData) => {
  const intent = fieldText(form, 'intent')
  if (intent === 'add') {
    const item = Number(fieldText(form, 'item'))
    const quantity = quantityIn(fieldText(form, 'quantity'))
    const before = (await findCartLine(call, item))?.product_uom_qty ?? 0
    return [{ product_item_id: item, new_qty: quantity === undefined ? undefined : before + quantity }]
  }
  if (intent === 'clear') {
    // All of them are named: this alone reads the whole cart.
    const { body } = await call(cart.showCart)
    const all = 'data' in body ? body.data.order_line : []
    return all.map(({ product }) => ({ product_item_id: product.id, new_qty: 0 }))
  }
  const removed = /^remove-(\d{1,10})$/.exec(intent)?.[1]
  if (removed !== undefined) return [{ product_item_id: Number(removed), new_qty: 0 }]
  const accepted = ACCEPTED.exec(intent)
  if (accepted) {
    const [item, price, pieces, uom = ''] = accepted.slice(1)
    const line = await findCartLine(call, Number(item))
    if (!line) return []
    return [
      {
        product_item_id: line.product.id,
        new_qty: line.product_uom_qty,
        price_shown: price ? Number(price) : null,
        ...(uom !== '' && { unit_shown: { uom, ...(pieces && { pieces: Number(pieces) }) } }),
      },
    ]
  }
  const lines = []
  for (const [name, value] of form) {
    const item = QUANTITY.exec(name)?.[1]
    if (item === undefined || typeof value !== 'string') continue
    lines.push({ product_item_id: Number(item), new_qty: quantityIn(value) })
  }
  return lines
}

/** The cart's quantity of an item. */
const findCartLine = async (call: Call, item: number) => {
  const { body } = await call(cart.changeCart, { query: { answer: 'changes' }, body: { item_ids: [item] } })
  return 'data' in body ? body.data.order_line[0] : undefined
}
