import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openAdmin } from '../testing/open-admin.tsx'

const line = (id: number, quantity: number) => ({
  order_line_id: id,
  place: id,
  product: { id, name: 'Baut segi enam', sku_number: `HB-${id}` },
  uom: 'pcs',
  quantity,
  reason: 'damaged',
})
const record = {
  id: 4,
  number: 'RET26-00004',
  version: 2,
  state: 'approved',
  wish: 'refund',
  order: { id: 7, number: 'ORD26-00007' },
  company: { id: 1, name: 'PT Contoh Karya' },
  requested_by: { id: 1, name: 'Oki Contoh' },
  requested_at: '2026-11-20T03:00:00.000Z',
  line_count: 2,
  lines: [line(1, 5), line(2, 3)],
  pictures: [],
  timeline: [],
  can_withdraw: false,
  can_add_pictures: false,
  steps: ['receive', 'reject'],
}

test('what came back is noted by line; an empty field says that nothing did', async () => {
  const bodies: unknown[] = []
  await openAdmin('/returns/4', {
    'get /staff/returns/{id}': () => ({ data: { record } }),
    'post /staff/returns/{id}/step': ({ body }) => {
      bodies.push(body)
      return { data: { record: { ...record, state: 'received', steps: [] } } }
    },
  })
  const field = (sku: string) => screen.getByLabelText<HTMLInputElement>(`Came back: ${sku}`)
  expect([field('HB-1').value, field('HB-2').value]).toEqual(['5', '3'])
  fireEvent.change(field('HB-1'), { target: { value: '4' } })
  fireEvent.change(field('HB-2'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Goods received' }))
  await expect
    .poll(() => bodies)
    .toMatchObject([
      {
        step: 'receive',
        version: 2,
        lines: [
          { order_line_id: 1, quantity: 4 },
          { order_line_id: 2, quantity: 0 },
        ],
      },
    ])
})
