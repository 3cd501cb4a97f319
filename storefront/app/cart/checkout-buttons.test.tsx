import { screen } from '@testing-library/react'
import { Form } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { EMPTY, sumOfState, withAdded, type CartProduct } from './cart.ts'
import { CheckoutButtons } from './checkout-buttons.tsx'

const bolt: CartProduct = {
  id: 1,
  name: 'Bolt',
  sku_number: 'B-1',
  uom: 'pcs',
  min_qty: 10,
  multiple_qty: 5,
  display_add_to_cart: true,
  price: 1_000,
}

const showButtons = (product: CartProduct, quantity: number) => {
  speak('en')
  const cart = withAdded(EMPTY, product, [], quantity, 11)
  show(
    <Form>
      <CheckoutButtons items={cart.items} sum={sumOfState(cart)} isKnown={false} requestKey="a-key" />
    </Form>,
  )
}

// @spec §2 Cart page: checkout button
test('a cart that can be ordered is sent to the checkout, also without scripts', () => {
  showButtons(bolt, 10)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' })
  expect(button.disabled).toBe(false)
  expect([button.name, button.value, button.getAttribute('formaction')]).toEqual([
    'intent',
    'checkout',
    '/checkout',
  ])
  expect(screen.getByRole('button', { name: 'Get this as a quotation (PDF)' })).toBeTruthy()
})

test('a line with a problem closes the checkout, and says why', () => {
  showButtons(bolt, 7)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout' }).disabled).toBe(true)
  expect(screen.getByText('Fix the marked items first.')).toBeTruthy()
})

test('a line without a price goes to sales, and makes no document', () => {
  const { price: _, ...unpriced } = bolt
  showButtons(unpriced, 10)
  expect(screen.getByRole('button', { name: 'Send to sales for pricing' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull()
})
