// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../testing/show.tsx'
import { EMPTY } from './cart.ts'
import { CartSums } from './cart-sums.tsx'

// @spec §9 Tax: title
test('the cart’s sums are the amount before tax, the tax, and both together', () => {
  speak('en')
  const totals = [{ type: 'tax', title: 'Tax', price: 110 }] as const
  show(<CartSums cart={{ ...EMPTY, subtotal: 1_000, totals, total: 1_110 }} />)
  const valueOf = (term: string) => {
    const label = screen.getByText(term)
    expect(label.tagName).toBe('DT')
    return label.nextElementSibling?.textContent
  }
  expect(['Subtotal', 'Tax', 'Total'].map(valueOf)).toEqual(['Rp. 1.000', 'Rp. 110', 'Rp. 1.110'])
})
