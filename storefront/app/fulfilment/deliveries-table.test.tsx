import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { DeliveriesTable, type ListedDelivery } from './deliveries-table.tsx'

const delivery = (id: number, is_replacement: boolean): ListedDelivery => ({
  id,
  number: `SJ26-0000${id}`,
  state: 'packing',
  order: { id: 7, number: 'ORD26-00007' },
  is_replacement,
  carrier: 'courier',
  courier: '',
  airway_bill: '',
  eta: undefined,
  updated_at: '2026-11-23T05:00:00.000Z',
})

test('the delivery that replaces returned goods is marked among those of its order', () => {
  speak('id')
  show(<DeliveriesTable deliveries={[delivery(1, false), delivery(2, true)]} isOfOneOrder />)
  const marked = screen.getAllByText('Pengganti barang retur').map((mark) => mark.closest('tr')?.textContent)
  expect(marked).toEqual([expect.stringContaining('SJ26-00002')])
})
