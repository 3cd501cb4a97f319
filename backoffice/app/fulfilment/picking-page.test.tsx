import type { PickList } from '@pasok/contract'
import { speak } from '@pasok/ui/testing/show.tsx'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queries } from '../shell/self.ts'
import { refusal, type FakeEndpoints } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const line = (delivery: number, quantity: number, picked: number) => ({
  delivery: { id: delivery, number: `SJ26-0000${delivery}` },
  order: { id: 7, number: 'ORD26-00007' },
  order_line_id: delivery,
  quantity,
  picked,
})
const list = (more: Partial<PickList> = {}): PickList => ({
  deliveries: [3, 4].map((id) => ({
    id,
    number: `SJ26-0000${id}`,
    version: 2,
    order: { id: 7, number: 'ORD26-00007' },
    company: { id: 1, name: 'PT Contoh Karya' },
    is_replacement: false,
    line_count: 2,
    picked_line_count: id === 3 ? 2 : 1,
    is_begun: true,
  })),
  packing: 2,
  records: [
    {
      item: { id: 3, name: 'Baut segi enam', sku_number: 'HB-1' },
      shelf: 'A-03-2',
      uom: 'pcs',
      quantity: 10,
      picked: 4,
      on_hand: 40,
      lines: [line(3, 4, 4), line(4, 6, 0)],
    },
  ],
  total: 1,
  page: 1,
  per_page: 200,
  ...more,
})
const show: FakeEndpoints = { 'get /staff/pick-list': () => ({ data: list() }) }
const counted = (number: string) => ({
  data: {
    record: {
      sku_number: number,
      uom: 'pcs',
      quantity: 1,
      left: 5,
      deliveries: [{ id: 4, number: 'SJ26-00004', quantity: 1 }],
    },
  },
})
const field = () => screen.getByLabelText<HTMLInputElement>('Scan or type a part number')
const scan = (number: string) => {
  fireEvent.change(field(), { target: { value: number } })
  fireEvent.submit(field())
}

test('a scan counts one, or the typed quantity, and the field is empty and focused for the next', async () => {
  const bodies: unknown[] = []
  await openAdmin('/picking', {
    ...show,
    'post /staff/pick-list/scans': ({ body }) => {
      bodies.push(body)
      return counted('HB-1')
    },
  })
  expect(document.activeElement).toBe(field())
  scan('HB-1')
  expect(field().value).toBe('')
  expect(await screen.findByText('Counted 1 pcs of HB-1 for SJ26-00004. Still to pick: 5.')).toBeTruthy()
  const quantity = screen.getByLabelText<HTMLInputElement>('Quantity')
  quantity.focus()
  fireEvent.change(quantity, { target: { value: '5' } })
  fireEvent.keyDown(quantity, { key: 'Enter' })
  expect(document.activeElement).toBe(field())
  scan('HB-1')
  await expect
    .poll(() => bodies)
    .toEqual([
      { number: 'HB-1', quantity: 1 },
      { number: 'HB-1', quantity: 5 },
    ])
  expect(quantity.value).toBe('1')
})

test('a wrong scan is refused loudly, and scans made meanwhile are sent in their order', async () => {
  const numbers: unknown[] = []
  await openAdmin('/picking', {
    ...show,
    'post /staff/pick-list/scans': ({ body }) => {
      const { number } = body as { number: string }
      numbers.push(number)
      return number === 'WRONG' ? refusal(409, 'not_on_list') : counted(number)
    },
  })
  scan('HB-1')
  scan('HB-2')
  scan('WRONG')
  const alert = await screen.findByText(/Not counted: WRONG/)
  expect(alert.closest('[role=alert]')).toBeTruthy()
  expect(numbers).toEqual(['HB-1', 'HB-2', 'WRONG'])
})

test('a scan without an answer is sent again with its own key', async () => {
  const keys: (string | null)[] = []
  await openAdmin('/picking', {
    ...show,
    'post /staff/pick-list/scans': () => (keys.length === 1 ? refusal(503, 'overloaded') : counted('HB-1')),
  })
  const answer = globalThis.fetch
  globalThis.fetch = async (request) => {
    if (request instanceof Request && request.method === 'POST')
      keys.push(request.headers.get('idempotency-key'))
    return answer(request)
  }
  scan('HB-1')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/Counted 1 pcs of HB-1/)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('the scan field and its scans stay when the list can’t be read again', async () => {
  let isDown = false
  await openAdmin('/picking', {
    'get /staff/pick-list': () => (isDown ? refusal(503, 'overloaded') : { data: list() }),
    'post /staff/pick-list/scans': () => refusal(503, 'overloaded'),
  })
  fireEvent.change(field(), { target: { value: 'HB-' } })
  const before = field()
  isDown = true
  await act(() => queries.invalidateQueries({ queryKey: ['/picking'] }))
  expect(await screen.findByText('Refused: overloaded')).toBeTruthy()
  expect(field()).toBe(before)
  expect(field().value).toBe('HB-')
  // Another list, of which nothing was read yet.
  fireEvent.click(screen.getByRole('checkbox', { name: 'SJ26-00004' }))
  await expect.poll(() => screen.queryByText('A-03-2')).toBeNull()
  expect(field()).toBe(before)
  scan('HB-1')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a quantity is read as it is written in the reader’s language', async () => {
  const bodies: unknown[] = []
  await openAdmin('/picking', {
    ...show,
    'post /staff/pick-list/scans': ({ body }) => {
      bodies.push(body)
      return counted('HB-1')
    },
  })
  const quantity = screen.getByLabelText<HTMLInputElement>('Quantity')
  for (const unreadable of ['1e3', '0x10', '1.5', '0', '']) {
    fireEvent.change(quantity, { target: { value: unreadable } })
    scan('HB-1')
    expect(quantity.getAttribute('aria-invalid')).toBe('true')
  }
  const number = field()
  speak('id')
  fireEvent.change(quantity, { target: { value: '1.000' } })
  fireEvent.change(number, { target: { value: 'HB-1' } })
  fireEvent.submit(number)
  await expect.poll(() => bodies).toEqual([{ number: 'HB-1', quantity: 1000 }])
})

test('what is typed beside the field goes into it, but not a space on a button', async () => {
  await openAdmin('/picking', show)
  const print = screen.getByRole('button', { name: 'Print the list' })
  print.focus()
  fireEvent.keyDown(print, { key: ' ' })
  expect(document.activeElement).toBe(print)
  fireEvent.keyDown(print, { key: 'H' })
  expect(document.activeElement).toBe(field())
})

test('the address holds the chosen deliveries, and a scan counts for them alone', async () => {
  const queries: unknown[] = []
  const bodies: unknown[] = []
  const { router } = await openAdmin('/picking', {
    'get /staff/pick-list': ({ query }) => {
      queries.push(query['delivery_ids'])
      return { data: list() }
    },
    'post /staff/pick-list/scans': ({ body }) => {
      bodies.push(body)
      return counted('HB-1')
    },
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'SJ26-00004' }))
  await expect.poll(() => router.state.location.search).toBe('?deliveries=4')
  await expect.poll(() => queries).toContain('4')
  scan('HB-1')
  await expect.poll(() => bodies).toEqual([{ number: 'HB-1', quantity: 1, delivery_ids: [4] }])
})

test('a delivery that is wholly picked is packed at once, a partial one asks first', async () => {
  const packed: unknown[] = []
  await openAdmin('/picking', {
    ...show,
    'post /staff/deliveries/{id}/pack': ({ params, body }) => {
      packed.push([params['id'], body])
      return refusal(409, 'version_conflict')
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'SJ26-00003: Pack' }))
  expect(await screen.findByText('Refused: version_conflict')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'SJ26-00004: Pack what is picked' }))
  expect(packed).toEqual([['3', { version: 2 }]])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pack what is picked' }))
  await expect
    .poll(() => packed)
    .toEqual([
      ['3', { version: 2 }],
      ['4', { version: 2 }],
    ])
})
