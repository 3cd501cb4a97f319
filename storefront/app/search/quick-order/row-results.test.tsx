// @vitest-environment happy-dom
import type { MatchedItem, RowVerdict } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import type { Checked } from './check-rows.ts'
import { RowResults } from './row-results.tsx'

const bolt: MatchedItem = {
  id: 1,
  name: 'Bolt',
  sku_number: 'B-1',
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
  price: 1000,
  price_breaks: [{ from_quantity: 100, price: 900 }],
}
const hose: MatchedItem = { ...bolt, id: 2, name: 'Hose', sku_number: 'H-1', min_qty: 10, multiple_qty: 5 }
const checkedOf = (rows: [part: string, quantity: string, verdict: RowVerdict][]): Checked => ({
  rows: rows.map(([part_number, quantity]) => ({ part_number, quantity })),
  verdicts: rows.map(([, , verdict]) => verdict),
  items: [bolt, hose],
  isIncomplete: false,
  at: 1,
})
const exact = (item_id: number): RowVerdict => ({ verdict: 'exact', found_by: 'part_number', item_id })
const list = checkedOf([
  ['B-1', '5', exact(1)],
  ['H1', '12', { ...exact(2), verdict: 'bad_quantity', problem: 'not_multiple' }],
  [
    'B-l',
    '1',
    { verdict: 'found', found_by: 'search', item_id: 1, match: { kind: 'spelling', text: 'B-1' } },
  ],
  ['thing', '3', { verdict: 'several', candidate_ids: [1, 2] }],
  ['zzz', '4', { verdict: 'not_found' }],
])

/** What the cart answers, call by call; what was sent to it. */
const cartOf = (...answers: (() => Response | Promise<Response>)[]) => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(body as string))
    const answer = answers.shift()
    if (!answer) throw new Error('asked once too often')
    return answer()
  })
  return sent
}
const cart =
  (revision: number, lines: [id: number, quantity: number][] = []) =>
  () =>
    Response.json({
      data: {
        revision,
        order_line: lines.map(([id, product_uom_qty]) => ({ product: { id }, product_uom_qty })),
      },
    })
const broken = () => Promise.reject(new TypeError('no connection'))
const problem =
  (status: number, errors = {}) =>
  () =>
    Response.json({ status, detail: 'Refused.', errors }, { status })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const row = (number: number, text: string) => screen.getByRole('listitem', { name: `Row ${number}: ${text}` })
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  speak('en')
})

test('every row says what it means, and how many are ready', () => {
  show(<RowResults checked={list} onLeft={() => {}} />)
  expect(button('1 row ready')).toBeTruthy()
  expect(button('3 to check')).toBeTruthy()
  expect(button('1 not found')).toBeTruthy()
  expect(row(2, 'H1').textContent).toContain('Sold in multiples of 5.')
  expect(row(3, 'B-l').textContent).toContain('Matched as “B-1”')
  expect(row(1, 'B-1').textContent).toContain('Rp. 1.000')
})

test('rows are corrected in their place, and all that are ready are added at once', async () => {
  const onLeft = vi.fn<(text: string) => void>()
  show(<RowResults checked={list} onLeft={onLeft} />)
  fireEvent.click(within(row(2, 'H1')).getByRole('button', { name: /Set to 15/ }))
  fireEvent.click(within(row(3, 'B-l')).getByRole('button', { name: /Use this item/ }))
  fireEvent.change(within(row(4, 'thing')).getByRole('combobox'), { target: { value: '1' } })
  const sent = cartOf(cart(7, [[1, 100]]), cart(8))
  fireEvent.click(button('Add 4 rows to cart'))
  await vi.waitFor(() => expect(status()).toBe('4 rows are in your cart now.'))
  expect(sent).toEqual([
    {
      revision: 7,
      lines: [
        { product_item_id: 1, new_qty: 109 },
        { product_item_id: 2, new_qty: 15 },
      ],
    },
  ])
  expect(onLeft).toHaveBeenCalledWith('zzz\t4')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a price is that of the quantity', () => {
  show(<RowResults checked={checkedOf([['B-1', '5', exact(1)]])} onLeft={() => {}} />)
  fireEvent.change(within(row(1, 'B-1')).getByRole('textbox'), { target: { value: '100' } })
  expect(row(1, 'B-1').textContent).toContain('Rp. 900')
})

test('what may have been added already is sent again as it was', async () => {
  show(<RowResults checked={list} onLeft={() => {}} />)
  const sent = cartOf(cart(7), broken, cart(8))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toContain('nothing is added twice'))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toBe('1 row is in your cart now.'))
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('a cart that was changed meanwhile, or that refuses, keeps the rows', async () => {
  show(<RowResults checked={list} onLeft={() => {}} />)
  cartOf(cart(7), problem(409))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toContain('changed elsewhere'))
  cartOf(cart(9), problem(400, { 'lines.0.new_qty': ['Too much.'] }))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toBe('Nothing was added. Too much.'))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('rows of one kind are shown alone', () => {
  show(<RowResults checked={list} onLeft={() => {}} />)
  fireEvent.click(button('1 not found'))
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual(['Row 5: zzz'])
})

test('of thousands of rows a hundred are shown at first', () => {
  const many = checkedOf(Array.from({ length: 5_000 }, (_, n) => [`x${n}`, '1', exact(1)]))
  show(<RowResults checked={many} onLeft={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(100)
  fireEvent.click(button('Show 4,900 more rows'))
  expect(screen.getAllByRole('listitem')).toHaveLength(200)
})
