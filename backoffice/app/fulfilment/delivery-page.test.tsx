import type { DeliveryStep } from '@pasok/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queries } from '../shell/self.ts'
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

/** A delivery that is being packed, of a line of which 2 of 10 are picked and one of which `nuts` of 5 are. */
const packing = (version: number, nuts: number, more: object = {}) => {
  const [bolts] = delivery().lines
  return delivery({
    version,
    state: 'packing',
    steps: ['cancelled'],
    lines: [
      { ...bolts, picked: 2 },
      {
        ...bolts,
        order_line_id: 12,
        place: 2,
        product: { id: 4, name: 'Mur', sku_number: 'N-1' },
        quantity: 5,
        picked: nuts,
      },
    ],
    ...more,
  })
}
const pickedField = (number: string) => screen.getByLabelText<HTMLInputElement>(`Picked: ${number}`)
const correction = () => {
  const form = pickedField('HB-1').closest('form')
  if (!form) throw new Error('no form')
  return within(form)
}

test('a correction sends the changed lines alone, also once it is saved again after a conflict', async () => {
  const bodies: unknown[] = []
  let shown = packing(2, 3)
  await openAdmin('/deliveries/3', {
    'get /staff/deliveries/{id}': () => ({ data: { record: shown } }),
    'put /staff/deliveries/{id}/picked': ({ body }) => {
      bodies.push(body)
      if (bodies.length > 1) shown = packing(4, 4)
      else {
        // Somebody else scanned a nut.
        shown = packing(3, 4)
        return refusal(409, 'version_conflict')
      }
      return { data: { record: shown } }
    },
  })
  type('Picked: HB-1', '1')
  fireEvent.click(correction().getByRole('button', { name: 'Save' }))
  await screen.findByText('Refused: version_conflict')
  expect(correction().getByText('Picked now: 4')).toBeTruthy()
  expect(pickedField('HB-1').value).toBe('1')
  fireEvent.click(correction().getByRole('button', { name: 'Save' }))
  const lines = [{ order_line_id: 11, quantity: 1 }]
  await expect
    .poll(() => bodies)
    .toEqual([
      { version: 2, lines },
      { version: 3, lines },
    ])
  await expect.poll(() => pickedField('N-1').value).toBe('4')
})

test('what is typed as picked stays while others scan; what they scanned is shown beside it', async () => {
  let shown = packing(2, 3)
  await openAdmin('/deliveries/3', {
    'get /staff/deliveries/{id}': () => ({ data: { record: shown } }),
  })
  const scanOne = async (version: number, nuts: number) => {
    shown = packing(version, nuts)
    await act(() => queries.invalidateQueries())
  }
  await scanOne(3, 4)
  await expect.poll(() => pickedField('N-1').value).toBe('4')
  type('Picked: HB-1', '1')
  await scanOne(4, 5)
  expect(await correction().findByText('Picked now: 5')).toBeTruthy()
  expect(pickedField('HB-1').value).toBe('1')
})

test('a correction without a change sends nothing', async () => {
  const { calls } = await openAdmin('/deliveries/3', {
    'get /staff/deliveries/{id}': () => ({ data: { record: packing(2, 3) } }),
  })
  fireEvent.click(correction().getByRole('button', { name: 'Save' }))
  await act(() => queries.invalidateQueries())
  expect(calls.filter((call) => call.startsWith('put'))).toEqual([])
})

test('what is picked of a partly picked delivery is packed from its page, after a question', async () => {
  const bodies: unknown[] = []
  await openAdmin('/deliveries/3', {
    'get /staff/deliveries/{id}': () => ({ data: { record: packing(2, 3) } }),
    'post /staff/deliveries/{id}/pack': ({ body }) => {
      bodies.push(body)
      return { data: { record: packing(3, 3, { state: 'ready' }) } }
    },
  })
  press('Pack what is picked')
  expect(bodies).toEqual([])
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pack what is picked' }))
  await expect.poll(() => bodies).toEqual([{ version: 2 }])
})
