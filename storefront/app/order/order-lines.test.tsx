import type { PlacedLine } from '@pasok/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { OrderLines } from './order-lines.tsx'

const line: PlacedLine = {
  id: 1,
  place: 1,
  product: { id: 1, name: 'Baut', sku_number: 'B-1' },
  uom: 'pcs',
  product_uom_qty: 5,
  qty_shipped: 3,
  qty_delivered: 3,
  qty_closed: 2,
  price_unit: 1_000,
  discount_percent: 0,
  price_subtotal: 5_000,
}

test.each([
  ['en', 'Will not come'],
  ['id', 'Tidak dikirim'],
] as const)('a table of lines names closed quantities where there are any (%s)', (language, name) => {
  speak(language)
  const { unmount } = show(<OrderLines lines={[line, { ...line, id: 2, place: 2, qty_closed: 0 }]} />)
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === name)
  const cells = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent)
  expect(cells).toEqual(['2', '0'])
  unmount()
  show(<OrderLines lines={[{ ...line, qty_closed: 0 }]} />)
  expect(screen.queryByText(name)).toBeNull()
})
