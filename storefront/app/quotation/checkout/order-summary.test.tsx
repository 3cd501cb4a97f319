// @vitest-environment happy-dom
import type { Quotation } from '@pasok/contract'
import { expect, test } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import { OrderSummary } from './order-summary.tsx'
import { summaryOf } from './summary.ts'

test('what changed in the cart unaccepted is told before it is ordered, also of lines that are left out', () => {
  speak('en')
  const product = { id: 4, name: 'Ball bearing', sku_number: '6204-2RS' }
  const order_line: Quotation['order_line'] = Array.from({ length: 10 }, (_, place) => ({
    id: place,
    place,
    status: 'quoted',
    product,
    uom: 'pcs',
    product_uom_qty: 2,
    price_unit: 1_000,
    ...(place % 9 === 0 && { changed_in_cart: { price_shown: 900 } }),
  }))
  const amounts = { amount_untaxed: 20_000, amount_tax: 2_200, amount_total: 22_200 }
  const offer = { id: 7, number: 'Q26-00007', order_line, ...amounts } as unknown as Quotation
  const { container } = show(<OrderSummary summary={summaryOf(offer)} />)
  expect(container.querySelectorAll('li')[0]?.textContent).toContain('Rp. 900 when you last saw it')
  expect(container.querySelectorAll('li')[1]?.textContent).not.toContain('when you last saw it')
  expect(container.textContent).toContain('2 lines have changed since you last saw them.')
})
