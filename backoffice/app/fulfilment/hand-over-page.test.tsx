import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../testing/open-admin.tsx'

const delivery = (id: number) => ({
  id,
  number: `SJ26-0000${id}`,
  version: id + 1,
  state: 'ready',
  order: { id: 7, number: 'ORD26-00007' },
  company: { id: 1, name: 'PT Contoh Karya' },
  is_replacement: false,
  carrier: 'courier',
  courier: '',
  airway_bill: '',
  line_count: 1,
  created_at: '2026-11-20T03:00:00.000Z',
  updated_at: '2026-11-20T03:00:00.000Z',
})

test('the chosen deliveries are handed over with their versions, and each tells what came of it', async () => {
  const bodies: unknown[] = []
  const { calls } = await openAdmin('/hand-over', {
    'get /staff/deliveries': () => ({
      data: { records: [3, 4, 5].map(delivery), total: 3, is_total_exact: true, per_page: 100 },
    }),
    'post /staff/deliveries/hand-over': ({ body }) => {
      bodies.push(body)
      return {
        data: {
          records: [
            { id: 3, result: 'handed_over' },
            { id: 5, result: 'not_paid_yet' },
          ],
          total: 2,
        },
      }
    },
  })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'SJ26-00004' }))
  fireEvent.change(screen.getByLabelText('Driver'), { target: { value: 'Joko' } })
  fireEvent.click(screen.getByRole('button', { name: 'Hand over goods (2)' }))
  expect(await screen.findByText('The order is not paid yet')).toBeTruthy()
  expect(screen.getByText('Handed over')).toBeTruthy()
  expect(bodies).toEqual([
    {
      deliveries: [
        { id: 3, version: 4 },
        { id: 5, version: 6 },
      ],
      courier: '',
      driver: 'Joko',
      plate: '',
    },
  ])
  expect(calls).toContain('get /staff/deliveries?state=ready&per_page=100')
})
