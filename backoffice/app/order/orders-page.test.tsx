import type { OrderState } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const order = (id: number, state: OrderState = 'placed') => ({
  id,
  number: `ORD26-0000${id}`,
  version: 1,
  state,
  payment_state: 'unpaid',
  delivery_state: 'not_shipped',
  quotation_id: 1,
  quotation_number: 'Q26-00001',
  customer_reference: '',
  po_number: 'PO-1',
  placed_by: { id: 1, name: 'Oki Contoh' },
  placed_at: '2026-11-20T03:00:00.000Z',
  payment_method: 'bank_transfer',
  line_count: 1,
  amount_untaxed: 1_000_000,
  amount_tax: 110_000,
  amount_total: 1_110_000,
  currency_symbol: 'Rp',
  company: { id: 1, name: 'PT Contoh Karya' },
})
const page = (records: readonly object[], more = {}) => ({
  data: { records, total: records.length, is_total_exact: true, per_page: 20, page: 1, ...more },
})

test('a list shows its records, and what is chosen stands in the address and is asked of the API', async () => {
  const { calls, router } = await openAdmin('/orders', {
    'get /staff/orders': ({ query }) => page(query['state'] ? [order(2)] : [order(1), order(2)]),
  })
  const rows = async () => within(await screen.findByRole('table')).getAllByRole('link')
  expect((await rows()).map((link) => link.getAttribute('href'))).toEqual(['/orders/1', '/orders/2'])
  expect(screen.getByRole('status').textContent).toBe('2 records')

  fireEvent.click(screen.getByRole('checkbox', { name: 'On hold' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Placed' }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?state=on_hold%2Cplaced'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 record'))
  fireEvent.click(screen.getByRole('button', { name: 'Ordered on' }))
  await vi.waitFor(() =>
    expect(calls.at(-1)).toBe('get /staff/orders?state=on_hold%2Cplaced&sort=-placed_at'),
  )
  expect(screen.getByRole('columnheader', { name: /^Ordered on/ }).getAttribute('aria-sort')).toBe(
    'descending',
  )
})

test('a keyword is asked for a moment after the last key, and stays while the answer comes', async () => {
  const { calls } = await openAdmin('/orders', { 'get /staff/orders': () => page([order(1)]) })
  await screen.findByRole('table')
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  fireEvent.change(box, { target: { value: 'PO-' } })
  fireEvent.change(box, { target: { value: 'PO-1' } })
  await vi.waitFor(() => expect(calls.at(-1)).toBe('get /staff/orders?keyword=PO-1'))
  expect(calls.filter((call) => call.startsWith('get /staff/orders?'))).toHaveLength(1)
  expect(box.value).toBe('PO-1')
})

test('an address that the API refuses shows an error, and leads to the whole list', async () => {
  await openAdmin('/orders?placed_from=yesterday', {
    'get /staff/orders': () => refusal(400, 'invalid_request'),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('A filter in this address is not valid.')
  expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/orders')
})

test('pages of a list that is too long to be counted are reached by cursors', async () => {
  await openAdmin('/orders', {
    'get /staff/orders': () => page([order(1)], { total: 10_000, is_total_exact: false, next_cursor: 'a.b' }),
  })
  expect((await screen.findByRole('status')).textContent).toBe('10,000+ records')
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/orders?cursor=a.b')
})
