import type { OrderStep } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queries } from '../shell/self.ts'
import { refusal } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const STEPS: readonly OrderStep[] = ['confirm', 'hold', 'cancel']
const MONEY = Object.fromEntries(
  [
    'closed',
    'credited',
    'cancelled',
    'received',
    'on_account',
    'adjusted',
    'refunded',
    'refund_on_its_way',
    'in_review',
    'held',
    'paid',
  ].map((name) => [name, 0]),
)
const order = (version = 1, more: object = {}) => ({
  id: 7,
  number: 'ORD26-00007',
  version,
  state: 'placed',
  payment_state: 'unpaid',
  delivery_state: 'not_shipped',
  quotation_id: 1,
  quotation_number: 'Q26-00001',
  quotation_version: 1,
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
  tax_percent: 11,
  delivery_cost: 0,
  delivery_method: { code: 'own_fleet', name: 'Own fleet' },
  accounts_email: '',
  notes: '',
  is_ship_complete: false,
  can_cancel: false,
  money: { ...MONEY, ordered: 1_110_000, to_pay: 1_110_000, open: 1_110_000 },
  timeline: [{ at: '2026-11-20T03:00:00.000Z', by: 'member', name: 'Oki Contoh', kind: 'placed' }],
  order_line: [
    {
      id: 1,
      place: 1,
      product: { id: 3, name: 'Baut segi enam', sku_number: 'HB-1' },
      uom: 'pcs',
      product_uom_qty: 10,
      qty_shipped: 0,
      qty_delivered: 0,
      qty_closed: 0,
      price_unit: 100_000,
      discount_percent: 0,
      price_subtotal: 1_000_000,
      unit_cost: 80_000,
    },
  ],
  steps: STEPS,
  ...more,
})
const NONE = { data: { records: [], total: 0, open: [] } }
const show = (shown: () => object) => ({
  'get /staff/orders/{id}': () => ({ data: { record: shown() } }),
  'get /staff/orders/{id}/deliveries': () => NONE,
  'get /staff/invoices': () => ({
    data: { records: [], total: 0, is_total_exact: true, per_page: 20, page: 1 },
  }),
})
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a step is taken with the version that is shown, and what follows is shown at once', async () => {
  let shown = order()
  await openAdmin('/orders/7', {
    ...show(() => shown),
    'post /staff/orders/{id}/step': ({ params, body }) => {
      expect([params, body]).toEqual([{ id: '7' }, { step: 'confirm', version: 1, text: '' }])
      shown = order(2, { state: 'confirmed', steps: ['process'] })
      return { data: { record: shown } }
    },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order ORD26-00007')
  press('Confirm')
  await screen.findByRole('button', { name: 'Start processing' })
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

test('an open dialog keeps what was typed where the record can’t be read again', async () => {
  let isDown = false
  await openAdmin('/orders/7', {
    ...show(order),
    'get /staff/orders/{id}': () => (isDown ? refusal(503, 'unavailable') : { data: { record: order() } }),
  })
  press('Put on hold')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The papers are missing' } })
  isDown = true
  await queries.invalidateQueries()
  await screen.findByText('Refused: unavailable')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The papers are missing')
})

test('the step that goes on by itself stands out, and no other one', async () => {
  await openAdmin(
    '/orders/7',
    show(() => order()),
  )
  const isQuiet = (name: string) => screen.getByRole('button', { name }).classList.contains('button-quiet')
  expect([isQuiet('Confirm'), isQuiet('Put on hold'), isQuiet('Cancel order')]).toEqual([false, true, true])
})

test('a line’s margin is what its price leaves above its cost', async () => {
  await openAdmin(
    '/orders/7',
    show(() => order()),
  )
  const line = within(screen.getByRole('table'))
  expect([line.getByText('Rp. 80.000'), line.getByText('20%')]).toHaveLength(2)
})

test('a hold asks for its explanation, and a refused one keeps what was typed', async () => {
  const texts: unknown[] = []
  await openAdmin('/orders/7', {
    ...show(() => order()),
    'post /staff/orders/{id}/step': ({ body }) => {
      texts.push((body as { text: string }).text)
      return refusal(400, 'invalid_request', { errors: { text: ['Say why.'] } })
    },
  })
  press('Put on hold')
  const dialog = within(await screen.findByRole('dialog'))
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Explanation for the buyer')
  expect(document.activeElement).toBe(text)
  fireEvent.change(text, { target: { value: 'Harga berubah' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Put on hold' }))
  await dialog.findByText('Say why.')
  expect([texts, text.value]).toEqual([['Harga berubah'], 'Harga berubah'])
})

test('where somebody else was faster, that is said, and the order is shown as it is now', async () => {
  let shown = order()
  await openAdmin('/orders/7', {
    ...show(() => shown),
    'post /staff/orders/{id}/step': () => {
      shown = order(2, { state: 'on_hold', steps: ['release', 'cancel'] })
      return refusal(409, 'version_conflict')
    },
  })
  press('Confirm')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Refused: version_conflict'))
  await screen.findByRole('button', { name: 'Resume' })
})

test('an order that there is not says so', async () => {
  await openAdmin('/orders/8', { 'get /staff/orders/{id}': () => refusal(404, 'not_found') })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is nothing here')
})

test('what is in no delivery yet is packed, but for what is left out; the delivery is named, so that it begins once', async () => {
  const bodies: unknown[] = []
  const line = (id: number, quantity: number) => ({
    order_line_id: id,
    place: id,
    product: { id, name: 'Baut segi enam', sku_number: `HB-${id}` },
    uom: 'pcs',
    quantity,
  })
  await openAdmin('/orders/7', {
    ...show(() => order(1, { state: 'confirmed', steps: [] })),
    'get /staff/orders/{id}/deliveries': () => ({
      data: { records: [], total: 0, open: [line(1, 10), line(2, 4)] },
    }),
    'post /staff/orders/{id}/deliveries': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: { 'lines.0.quantity': ['Too many.'] } })
    },
  })
  fireEvent.change(await screen.findByLabelText('Pack now: HB-1'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Pack now: HB-2'), { target: { value: '5' } })
  press('Begin a delivery')
  await screen.findByText('Too many.')
  expect(bodies).toEqual([{ lines: [{ order_line_id: 2, quantity: 5 }] }])
  expect(screen.getByLabelText('Pack now: HB-2').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Pack now: HB-1').getAttribute('aria-invalid')).toBeNull()
})

test('finance issues the invoice of an order after a question, and sees those that it has', async () => {
  const { calls } = await openAdmin('/orders/7', {
    ...asFina,
    ...show(() => order()),
    'post /staff/orders/{id}/invoice': () => refusal(409, 'not_possible_now'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Issue an invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Issue an invoice' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Refused: not_possible_now')
  expect(calls).toContain('get /staff/invoices?order_id=7')
})

test('nothing is packed of an order that is not confirmed', async () => {
  await openAdmin(
    '/orders/7',
    show(() => order()),
  )
  await screen.findByText('Nothing has shipped yet', { exact: false })
  expect(screen.queryByRole('button', { name: 'Begin a delivery' })).toBeNull()
})

test('without an answer a form says so, and what was typed stays', async () => {
  await openAdmin(
    '/orders/7',
    show(() => order()),
  )
  press('Put on hold')
  const dialog = within(await screen.findByRole('dialog'))
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Explanation for the buyer')
  fireEvent.change(text, { target: { value: 'Harga berubah' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(dialog.getByRole('button', { name: 'Put on hold' }))
  expect((await dialog.findByRole('alert')).textContent).toContain("can't be reached")
  expect(text.value).toBe('Harga berubah')
})
