// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { addToCart } from '../../cart/cart-commands.ts'
import type { Member } from '../../identity/member.ts'
import { buyer, show } from '../../testing/show.tsx'
import type { ShownCard } from './card.ts'
import type { Listing } from './load-listing.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'
import type { Place } from './state.ts'
import { SearchNotes } from './search-notes.tsx'

vi.mock('../../cart/cart-commands.ts', { spy: true })

const bolt: ShownCard = {
  id: 7,
  name: 'Hex bolt M8 × 30',
  is_header: false,
  display_price: true,
  display_add_to_cart: true,
  sku_number: 'HB-M8X30',
  product_tag_ids: [],
  parent_item_count: 25,
  uom: 'box',
  min_qty: 2,
  multiple_qty: 2,
  price: 1_000,
  fitting: {
    items: 1,
    values: [
      { code: 'thread', name: 'Thread', text: 'M8' },
      { code: 'length', name: 'Length', text: '30', unit: 'mm' },
    ],
  },
}
const listing = {
  records: [bolt, { ...bolt, id: 8, is_header: true, name: 'Hex nut', item_count: 9, fitting: undefined }],
  keyword: 'bolt m8x30',
  brands: [],
  chosenFilters: [],
  total: 2,
  page: 1,
  sort: 'default',
} as unknown as Listing
const place = { rest: '/shop', usualView: 'grid', side: 'left' } as unknown as Place

const showGrid = (member?: Member) =>
  show(<ProductGrid listing={listing} place={place} columns={4} />, '/shop', undefined, member)

beforeEach(() => {
  speak('en')
  vi.mocked(addToCart).mockReset().mockResolvedValue()
})

describe('An item that a search found', () => {
  test('says how many of its product fit, and in which values', () => {
    showGrid()
    expect(screen.getByText(/^1 of 25/).textContent).toBe('1 of 25 items · Thread: M8 · Length: 30 mm')
    expect(screen.getByText('HB-M8X30')).toBeTruthy()
  })

  test.each([
    ['cards', ProductGrid, 'Add to cart'],
    ['rows', ProductRows, 'Add HB-M8X30 to cart'],
  ])('is added from %s, a product is opened first', async (_, List, name) => {
    show(<List listing={listing} place={place} columns={4} />, '/shop', undefined, buyer)
    fireEvent.click(await screen.findByRole('button', { name }))
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 7, uom: 'box' }), 2),
    )
  })

  test.each([
    ['a guest', undefined],
    ['a member who may not buy', { ...buyer, canBuy: false }],
  ])('can not be added by %s', (_, member) => {
    showGrid(member)
    expect(screen.queryByLabelText(/^Quantity of/)).toBeNull()
  })
})

test('A search says which parts of it nothing has together', () => {
  show(<SearchNotes listing={{ ...listing, leftOut: ['33', 'zz'] }} place={place} />)
  expect(screen.getByText(/together with the rest/).textContent).toBe(
    'Nothing here has 33, zz together with the rest of your search. These come nearest.',
  )
})
