import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { CartSums } from './cart-sums.tsx'

// @spec §9 Tax: title
// @spec §2 Cart page: totals
test('the cart’s sums are the amount before tax, the tax, and both together', () => {
  speak('en')
  show(<CartSums sum={{ lines: 1, untaxed: 1_000, tax: 110, total: 1_110, withoutPrice: 0 }} />)
  const readValue = (term: string) => {
    const label = screen.getByText(term)
    expect(label.tagName).toBe('DT')
    return label.nextElementSibling?.textContent
  }
  expect(['Subtotal', 'Tax (PPN 11%)', 'Total'].map(readValue)).toEqual(['Rp. 1.000', 'Rp. 110', 'Rp. 1.110'])
})
