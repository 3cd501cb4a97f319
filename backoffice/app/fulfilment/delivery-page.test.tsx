import type { DeliveryStep } from '@pasok/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const STEPS: readonly DeliveryStep[] = ['packing', 'picked_up', 'cancelled']
const delivery = (more: object = {}) => ({
  id: 3,
  number: 'SJ26-00003',
  version: 2,
  state: 'ready',
  order: { id: 7, number: 'ORD26-00007' },
  company: { id: 1, name: 'PT Contoh Karya' },
  is_replacement: false,
  carrier: 'own_fleet',
  courier: '',
  service: '',
  airway_bill: '',
  tracking_url: '',
  driver: 'Bayu Contoh',
  plate: 'B 1234 XYZ',
  packages: [{ weight_g: 12_500 }],
  line_count: 1,
  lines: [
    {
      order_line_id: 11,
      place: 1,
      product: { id: 3, name: 'Baut segi enam', sku_number: 'HB-1' },
      uom: 'pcs',
      quantity: 10,
      picked: 0,
    },
  ],
  events: [{ at: '2026-11-20T03:00:00.000Z', zone: 'Asia/Jakarta', code: 'ready' }],
  can_receive: false,
  steps: STEPS,
  note: '',
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
  ...more,
})
const show = (more: object = {}) => ({
  'get /staff/deliveries/{id}': () => ({ data: { record: delivery(more) } }),
})
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('how far it is, is noted with the version that is shown', async () => {
  const bodies: unknown[] = []
  await openAdmin('/deliveries/3', {
    ...show(),
    'post /staff/deliveries/{id}/step': ({ body }) => {
      bodies.push(body)
      return { data: { record: delivery() } }
    },
  })
  press('Picked up')
  await expect.poll(() => bodies).toMatchObject([{ step: 'picked_up', version: 2, text: '' }])
})

test('weights are typed in kilograms; an unreadable one is refused at their field, and all that was typed stays', async () => {
  const bodies: unknown[] = []
  await openAdmin('/deliveries/3', {
    ...show(),
    'put /staff/deliveries/{id}': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? refusal(400, 'invalid_request', { errors: { 'packages.1.weight_g': ['A weight is a number.'] } })
        : { data: { record: delivery({ version: 3 }) } }
    },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Weight of each package', { exact: false }).value).toBe(
    '12.5',
  )
  type('Vehicle', 'B 77 AB')
  type('Weight of each package', '8 heavy')
  press('Save')
  await screen.findByText('A weight is a number.')
  expect(bodies[0]).toMatchObject({ version: 2, packages: [{ weight_g: 8000 }, { weight_g: 'heavy' }] })
  expect(screen.getByLabelText<HTMLInputElement>('Vehicle', { exact: false }).value).toBe('B 77 AB')
  type('Weight of each package', '8 0,5')
  press('Save')
  await expect
    .poll(() => bodies[1])
    .toMatchObject({
      plate: 'B 77 AB',
      eta: null,
      packages: [{ weight_g: 8000 }, { weight_g: 500 }],
    })
})

test('who received it is asked only while it may be handed over', async () => {
  await openAdmin('/deliveries/3', show())
  expect(screen.queryByRole('heading', { name: 'Received' })).toBeNull()
})

test('a receipt that is refused says why at its field', async () => {
  await openAdmin('/deliveries/3', {
    ...show({ state: 'picked_up' }),
    'post /staff/deliveries/{id}/receipt': () =>
      refusal(400, 'invalid_request', { errors: { receiver: ['Who was it?'] } }),
  })
  press('Confirm receipt')
  expect(await screen.findByText('Who was it?')).toBeTruthy()
})

test('a delivery that is over can’t be changed', async () => {
  await openAdmin('/deliveries/3', show({ state: 'received', steps: [] }))
  expect(within(document.body).queryByRole('button', { name: 'Save' })).toBeNull()
})

test('what is typed while a step is on its way stays', async () => {
  let shown = delivery()
  await openAdmin('/deliveries/3', {
    'get /staff/deliveries/{id}': () => ({ data: { record: shown } }),
    'post /staff/deliveries/{id}/step': () => {
      shown = delivery({ version: 3, state: 'picked_up', steps: ['in_transit'] })
      return { data: { record: shown } }
    },
  })
  press('Picked up')
  type('Vehicle', 'B 77 AB')
  await screen.findByRole('button', { name: 'In transit' })
  expect(screen.getByLabelText<HTMLInputElement>('Vehicle', { exact: false }).value).toBe('B 77 AB')
})
