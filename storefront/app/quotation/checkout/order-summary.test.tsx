import type { Quotation } from '@pasok/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { OrderSummary } from './order-summary.tsx'
import { summarise } from './summary.ts'

test('unaccepted changes of the cart are shown before ordering, also of lines that are left out', () => {
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
  const amounts = { amount_untaxed: 20_000, amount_tax: 2_200, amount_total: 22_200, tax_percent: 11 }
  const offer = { id: 7, number: 'Q26-00007', order_line, ...amounts } as unknown as Quotation
  const { container } = show(<OrderSummary summary={summarise(offer)} />)
  expect(container.querySelectorAll('li')[0]?.textContent).toContain('Rp. 900 when you last saw it')
  expect(container.querySelectorAll('li')[1]?.textContent).not.toContain('when you last saw it')
  expect(container.textContent).toContain('2 items have changed since you last saw them.')
})

// @spec §2 Checkout page: totals
test.each([
  [undefined, 20_000, ['Rp. 20.000', 'Not chosen yet', 'Rp. 20.000', 'Rp. 2.200', 'Rp. 22.200']],
  [5_000, 25_000, ['Rp. 20.000', 'Rp. 5.000', 'Rp. 25.000', 'Rp. 2.750', 'Rp. 27.750']],
])(
  'goods, delivery of %s, what both come to, tax and all are told',
  (delivery_cost, amount_untaxed, sums) => {
    speak('en')
    const [tax_percent, amount_tax] = [11, (amount_untaxed * 11) / 100]
    const amount_total = amount_untaxed + amount_tax
    const amounts = { delivery_cost, amount_untaxed, amount_tax, amount_total, tax_percent }
    const offer = { id: 7, number: 'Q26-00007', order_line: [], ...amounts } as unknown as Quotation
    show(<OrderSummary summary={summarise(offer)} />)
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(labels).toEqual(['Goods', 'Delivery', 'Total before tax', 'Tax (PPN 11%)', 'Total'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(sums)
  },
)
