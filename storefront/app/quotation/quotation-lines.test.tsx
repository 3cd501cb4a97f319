import type { QuotationLine } from '@pasok/contract'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { QuotationLines } from '@pasok/ui/records/quotation/quotation-lines.tsx'
import { LineProduct } from './line-product.tsx'

const product = { id: 4, name: 'Ball bearing', sku_number: '6204-2RS' }
const showCells = (line: Partial<QuotationLine>) => {
  speak('en')
  const lines: QuotationLine[] = [{ id: 1, place: 1, status: 'quoted', ...line }]
  const { container } = show(<QuotationLines lines={lines} Product={LineProduct} />)
  return [...container.querySelectorAll('tbody td')].map((cell) => cell.textContent)
}

test('what is offered has a price, a discount, a sum and a lead time', () => {
  const line = { product, uom: 'pcs', product_uom_qty: 1_200, price_unit: 36_575, discount_percent: 2.5 }
  expect(showCells({ ...line, price_subtotal: 42_792_750, lead_time_days: 1 })).toEqual([
    '1',
    '6204-2RSBall bearing',
    '1,200 pcs',
    'Rp. 36.575',
    '2.5%',
    'Rp. 42.792.750',
    '1 working day',
  ])
})

test('a line without a price is to be priced, and names the request', () => {
  const request = { requested_text: 'bering 6204', requested_quantity: 'dua' }
  expect(showCells({ status: 'open', ...request })).toEqual([
    '1',
    'Requested: bering 6204, quantity duaNo item found yet',
    '',
    'To be priced',
    '',
    '',
  ])
})

test('an alternative and what is not available are named, with what sales says of them', () => {
  const [, alternative] = showCells({ status: 'alternative', product, staff_comment: 'Same size.' })
  expect(alternative).toBe('6204-2RSBall bearingAlternativeSales: Same size.')
  const [, gone, , price, sum] = showCells({ status: 'not_available', requested_text: 'X-1' })
  expect([gone, price, sum]).toEqual(['Requested: X-1Not available', '', ''])
})

test('what the supplier reports to have is shown, where any of the lines has a number', () => {
  expect(showCells({ product, product_uom_qty: 5, uom: 'pcs', available_qty: 1_200 })).toContain('1,200')
  expect(showCells({ product, product_uom_qty: 5, uom: 'pcs', available_qty: 0 })).toContain('0')
  expect(showCells({ product, product_uom_qty: 5, uom: 'pcs' })).toHaveLength(6)
})

test.each([
  ['en', 'Rp. 900 when you last saw it', 'Now sold by box of 100 pcs, was pcs'],
  ['id', 'Rp. 900 saat terakhir Anda lihat', 'Kini dijual per dus isi 100 pcs, sebelumnya per pcs'],
] as const)('what changed in the cart unaccepted is told (%s)', (language, price, unit) => {
  speak(language)
  const change = { unit_shown: { uom: 'pcs' }, unit: { uom: 'box', pieces: 100 } }
  const line = { id: 1, place: 1, status: 'quoted', product, price_unit: 1_000 } as const
  const { container } = show(
    <QuotationLines
      Product={LineProduct}
      lines={[
        { ...line, changed_in_cart: { price_shown: 900, ...change } },
        { ...line, id: 2, changed_in_cart: { price_shown: 1_000 } },
      ]}
    />,
  )
  const [both, none] = [...container.querySelectorAll('.row-name')].map(({ textContent }) => textContent)
  expect(both).toContain(price)
  expect(both).toContain(unit)
  expect(none).toBe('6204-2RSBall bearing')
})
