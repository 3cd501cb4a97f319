// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../../testing/show.tsx'
import { addToCart } from '../../cart/cart-commands.ts'
import { WishGrid, type ShownWish } from './wish-grid.tsx'

vi.mock('../../cart/cart-commands.ts', { spy: true })

const wish = (id: number, isHeader: boolean): ShownWish => {
  const known = { id, name: `Bolt ${id}`, display_price: true, display_add_to_cart: true }
  const card = { ...known, is_header: isHeader }
  return isHeader
    ? { id, name: known.name, card }
    : {
        id,
        name: known.name,
        card,
        item: { ...known, sku_number: `B-${id}`, uom: 'pcs', min_qty: 10, multiple_qty: 5 },
      }
}

beforeEach(() => {
  speak('en')
  vi.mocked(addToCart).mockResolvedValue()
})

test('a buyer adds an item from the list, a product with variants is opened first', async () => {
  show(<WishGrid wishes={[wish(1, false), wish(2, true)]} />, '/shop/wishlist', undefined, buyer)
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 10))
})

test('a viewer is offered nothing to add', async () => {
  show(<WishGrid wishes={[wish(1, false)]} />, '/shop/wishlist', undefined, { ...buyer, canBuy: false })
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
})

test('the focus moves to the card that replaces a removed one', async () => {
  const makeGone = (id: number): ShownWish => ({ id, name: `Bolt ${id}` })
  function List() {
    const [isWhole, setWhole] = useState(true)
    return (
      <>
        <WishGrid wishes={[wish(1, false), ...(isWhole ? [makeGone(2)] : []), makeGone(3)]} />
        <button type="button" onClick={() => setWhole(false)}>
          Take out
        </button>
      </>
    )
  }
  show(<List />, '/shop/wishlist', undefined, buyer)
  await screen.findByRole('button', { name: 'Add to cart' })
  screen.getByRole('button', { name: 'Remove Bolt 2' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Take out' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bolt 3' })),
  )
})
