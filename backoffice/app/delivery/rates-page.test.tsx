import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const warehouse = { ...sari, roles: ['warehouse'] }
const zone = {
  id: 2,
  version: 3,
  name: { en: 'Jakarta', id: 'Jakarta Raya' },
  areas: [{ id: 31, name: 'DKI Jakarta' }],
}
const rate = {
  id: 5,
  version: 4,
  method: 'courier',
  zone: { id: 2, name: zone.name },
  base_amount: 50_000,
  included_weight_g: 2_500,
  amount_per_kg: 5_000,
  lead_time_days: { from: 1, to: 3 },
  free_from: null,
}
const fakes = {
  'get /staff/delivery/methods': () => ({ data: { records: [], total: 0 } }),
  'get /staff/delivery/zones': () => ({ data: { records: [zone], total: 1 } }),
  'get /staff/delivery/rates': () => ({ data: { records: [rate], total: 1 } }),
}
const asWarehouse = { 'get /staff/me': () => ({ data: { record: warehouse } }) }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })

test('a rate is changed in kilograms and rupiah; what is refused stands at its field, and what was typed stays', async () => {
  const bodies: unknown[] = []
  await openAdmin('/delivery-rates', {
    ...fakes,
    ...asWarehouse,
    'put /staff/delivery/rates/{id}': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? refusal(400, 'invalid_request', { errors: { 'lead_time_days.to': ['Too early.'] } })
        : { data: { record: rate } }
    },
  })
  await screen.findByText('1 to 3 days')
  press('Edit: Jakarta, Courier')
  expect(screen.getByLabelText<HTMLInputElement>('Weight included, in kg', { exact: false }).value).toBe(
    '2.5',
  )
  type('Base cost (Rp)', '60.000')
  type('Days at most', '0')
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Edit' }))
  await screen.findByText('Too early.')
  expect(screen.getByLabelText<HTMLInputElement>('Base cost (Rp)', { exact: false }).value).toBe('60.000')
  expect(bodies).toEqual([
    {
      version: 4,
      base_amount: 60_000,
      included_weight_g: 2_500,
      amount_per_kg: 5_000,
      lead_time_days: { from: 1, to: 0 },
      free_from: null,
    },
  ])
})

test('a zone is added with the codes of its areas', async () => {
  const bodies: unknown[] = []
  await openAdmin('/delivery-rates', {
    ...fakes,
    ...asWarehouse,
    'post /staff/delivery/zones': ({ body }) => {
      bodies.push(body)
      return { data: { record: zone } }
    },
  })
  await screen.findByText('DKI Jakarta (31)')
  press('Add a zone')
  type('Name, in English', 'Bekasi')
  type('Name, in Indonesian', 'Bekasi')
  type('Provinces and cities, by code', '3216, 3275')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a zone' }))
  await expect.poll(() => bodies).toEqual([{ name: { en: 'Bekasi', id: 'Bekasi' }, area_ids: [3216, 3275] }])
})

test('sales reads the rates, and has no button to change them', async () => {
  await openAdmin('/delivery-rates', {
    ...fakes,
    'get /staff/me': () => ({ data: { record: { ...warehouse, roles: ['sales'] } } }),
  })
  await screen.findByText('DKI Jakarta (31)')
  expect(screen.queryByRole('button', { name: /Edit|Add/ })).toBeNull()
})
