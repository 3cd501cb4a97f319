import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { OrdersTable } from './orders-table.tsx'

test('where there is little room the date stands below the number, and its column goes', () => {
  speak('id')
  show(
    <OrdersTable
      orders={[
        {
          id: 7,
          number: 'ORD26-00007',
          placed_at: '2026-11-24T03:00:00Z',
          state: 'placed',
          payment_state: 'on_terms',
          delivery_state: 'not_shipped',
          line_count: 2,
          amount_total: 1_000_000,
          po_number: 'PO-2693',
        },
      ]}
    />,
  )
  const [first, date] = screen.getAllByRole('cell')
  const below = within(first as HTMLElement).getByText('24/11/2026')
  expect(below.className).toContain('hidden')
  expect(below.className).toContain('md:max-xl:block')
  for (const cell of [date, screen.getByRole('columnheader', { name: 'Tanggal' })])
    expect(cell?.className).toBe('md:max-xl:hidden')
})
