import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { HomeReasons } from './home-blocks.tsx'

const reasonsWith = (inStockCount: number) => {
  const cheapest = { name: 'Bekasi', from: 2_000_000 }
  show(<HomeReasons inStockCount={inStockCount} texts={[]} zones={{ count: 4, cheapest }} />)
  return screen.getByRole('region').textContent ?? ''
}

test.each([
  ['en', ['12,345 part numbers in stock', '11% VAT', '4 zones', 'Bekasi', '14 days']],
  ['id', ['12.345 nomor part ready stock', 'PPN 11%', '4 zona', 'Bekasi', '14 hari']],
] as const)(
  '%s: reasons to buy here have the figures of the stock, settings and zones',
  (language, figures) => {
    speak(language)
    const text = reasonsWith(12_345)
    for (const figure of [...figures, 'Rp. 2.000.000']) expect(text).toContain(figure)
  },
)

test('without items in stock there is no figure of them', () => {
  speak('en')
  expect(reasonsWith(0)).toContain('Every part number shows')
})
