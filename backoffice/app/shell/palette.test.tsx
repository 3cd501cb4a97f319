import { endpoints } from '@pasok/contract/endpoints'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeEndpoints } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const order = (id: number, number: string) => ({
  id,
  number,
  version: 1,
  state: 'placed',
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
const page = (records: readonly object[]) => ({
  data: { records, total: records.length, is_total_exact: true, per_page: 5, page: 1 },
})
/** Every list that the palette may ask is empty, but for those given. */
const lists = (more: FakeEndpoints): FakeEndpoints => ({
  ...Object.fromEntries(
    endpoints
      .filter(({ list, path }) => list && path.startsWith('/staff/'))
      .map(({ path }) => [`get ${path}`, () => page([])]),
  ),
  'get /staff/sessions': () => ({ data: { records: [], total: 0 } }),
  ...more,
})
const search = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Number, company, name or page' }), {
    target: { value: text },
  })
const press = (key: string) =>
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Number, company, name or page' }), { key })
const openPalette = async () => {
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  await screen.findByRole('combobox', { name: 'Number, company, name or page' })
}

test('a number that is typed whole comes first, and Enter opens its record', async () => {
  const { router } = await openAdmin(
    '/account',
    lists({
      'get /staff/me': () => ({ data: { record: sari } }),
      'get /staff/orders': ({ query }) =>
        page(query['keyword'] ? [order(12, 'ORD26-000012'), order(1, 'ORD26-00001')] : []),
    }),
  )
  await openPalette()
  search('ord26-00001')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'ORD26-00001PT Contoh Karya',
    'ORD26-000012PT Contoh Karya',
  ])
  await vi.waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(''))
  press('Enter')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/orders/1'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('the arrows choose, and pages are found by their names', async () => {
  const { router } = await openAdmin(
    '/account',
    lists({ 'get /staff/me': () => ({ data: { record: sari } }) }),
  )
  await openPalette()
  search('re')
  await vi.waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(''))
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names).toContain('Registrations')
  press('ArrowDown')
  const chosen = screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')
  expect(chosen?.textContent).toBe(names[1])
  press('Enter')
  await vi.waitFor(() => expect(router.state.location.pathname).not.toBe('/account'))
})

test('lists that a role may not read are not asked', async () => {
  const { calls } = await openAdmin(
    '/account',
    lists({ 'get /staff/me': () => ({ data: { record: { ...sari, roles: ['content'] } } }) }),
  )
  await openPalette()
  search('PT')
  await screen.findByText('Nothing matches.')
  expect(calls.filter((call) => call.includes('keyword='))).toEqual([])
})
