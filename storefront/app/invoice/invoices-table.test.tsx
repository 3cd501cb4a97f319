import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { InvoicesTable } from './invoices-table.tsx'

const invoice = {
  id: 3,
  number: 'INV/2026/000003',
  state: 'overdue',
  order_id: 5,
  order_number: 'ORD26-00005',
  po_number: 'PO-2630',
  issued_on: '2026-10-23',
  due_on: '2026-11-22',
  amount_total: 3_845_706,
  amount_due: 3_845_706,
} as const

test('a tablet, which has no room for all columns, leaves the same ones out of the head and the rows', () => {
  speak('en')
  const { container } = show(<InvoicesTable invoices={[invoice]} />)
  const leftOut = (cells: string) =>
    [...container.querySelectorAll(cells)].flatMap((cell, at) =>
      cell.classList.contains('md:max-xl:hidden') ? [at] : [],
    )
  const titles = [...container.querySelectorAll('thead th')].map((cell) => cell.textContent)
  expect(leftOut('thead th').map((at) => titles[at])).toEqual(['Issued', 'PO number'])
  expect(leftOut('tbody td')).toEqual(leftOut('thead th'))
})
