import type { Call } from '@pasok/contract'
import { expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { sendCartForm } from './send-cart-form.ts'

interface Input {
  readonly body?: { readonly item_ids?: readonly number[]; readonly lines?: readonly object[] }
}

/** A shop whose cart has two items, and which refuses every change of the second line that it is sent. */
const refusing = () => {
  const order_line = [1, 2].map((id) => ({
    product: { id, sku_number: `G-${id}` },
    product_uom_qty: 999_999,
  }))
  const call = vi.fn<(route: { method: string }, input?: Input) => Promise<unknown>>(async (_, input) => {
    const itemIds = input?.body?.item_ids
    return itemIds
      ? {
          status: 200,
          body: { data: { order_line: order_line.filter(({ product }) => itemIds.includes(product.id)) } },
        }
      : { status: 400, body: { detail: 'Wrong.', errors: { 'lines.1.new_qty': ['Sold by 12.'] } } }
  })
  return {
    call: call as unknown as Call,
    findChange: () => call.mock.calls.find(([, input]) => input?.body?.lines)?.[1],
  }
}
const form = (fields: Readonly<Record<string, string>>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}

test('a refused quantity is reported with its part number and at its field, and all input stays', async () => {
  speak('en')
  const typed = { intent: 'update', 'quantity-1': '24', 'quantity-2': '13' }
  expect(await sendCartForm(refusing().call, form(typed))).toMatchObject({
    status: 400,
    refused: 'G-2: Sold by 12.',
    errors: { 'quantity-2': ['Sold by 12.'] },
    values: typed,
  })
  expect(await sendCartForm(refusing().call, form({ ...typed, 'quantity-1': 'ten' }))).toMatchObject({
    status: 400,
    refused: 'G-1: Enter a whole number.',
    errors: { 'quantity-1': ['Enter a whole number.'] },
    values: { 'quantity-1': 'ten', 'quantity-2': '13' },
  })
})

test('what is added to a full line is not cut down to it: the shop says that it is too much', async () => {
  const { call, findChange } = refusing()
  await sendCartForm(call, form({ intent: 'add', item: '1', part_number: 'G-1', quantity: '5' }))
  expect(findChange()).toMatchObject({ body: { lines: [{ product_item_id: 1, new_qty: 1_000_004 }] } })
})

test('adding a quantity of 0 is refused, and sends nothing', async () => {
  speak('en')
  const { call, findChange } = refusing()
  const typed = { intent: 'add', item: '1', part_number: 'G-1', quantity: '0' }
  expect(await sendCartForm(call, form(typed))).toMatchObject({
    status: 400,
    refused: 'G-1: Enter a quantity.',
  })
  expect(findChange()).toBeUndefined()
})

test('a line whose quantity is changed to 0 is refused, and stays', async () => {
  speak('en')
  const { call, findChange } = refusing()
  const typed = { intent: 'update', 'quantity-1': '0', 'quantity-2': '13' }
  expect(await sendCartForm(call, form(typed))).toMatchObject({
    status: 400,
    errors: { 'quantity-1': ['Enter a quantity.'] },
  })
  expect(findChange()).toBeUndefined()
})

test('an item is accepted with the price and the unit that the page shows, or none', async () => {
  const { call, findChange } = refusing()
  await sendCartForm(call, form({ intent: 'accept-2-1200-100-box' }))
  const line = { product_item_id: 2, new_qty: 999_999 }
  const unit_shown = { uom: 'box', pieces: 100 }
  expect(findChange()).toMatchObject({ body: { lines: [{ ...line, price_shown: 1_200, unit_shown }] } })
  const other = refusing()
  await sendCartForm(other.call, form({ intent: 'accept-2---m' }))
  const priceless = { ...line, price_shown: null, unit_shown: { uom: 'm' } }
  expect(other.findChange()).toMatchObject({ body: { lines: [priceless] } })
})
