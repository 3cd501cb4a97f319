import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../../testing/show.tsx'
import { Suggestions } from './suggestions.tsx'

const fetchMock = vi.fn<typeof fetch>()
beforeEach(() => {
  speak('en')
  // The brands are known.
  localStorage.setItem('pasok.brands', JSON.stringify({ at: Date.now(), brands: [] }))
  fetchMock
    .mockReset()
    .mockImplementation(async () =>
      Response.json({ status: 'OK', data: { productsData: [], product_brands: [], categories: [] } }),
    )
  vi.stubGlobal('fetch', fetchMock)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function Search() {
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  return (
    <form>
      <input ref={setBox} />
      {box && (
        <Suggestions
          box={box}
          searchFor={(text) => text}
          category={undefined}
          isWithin={false}
          setWithin={() => {}}
        />
      )}
    </form>
  )
}
const type = async (text: string) => {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS))
}

// @spec §2 Suggestions: add to cart
test.each([
  ['a buyer', buyer, ['B-7']],
  ['a guest', undefined, []],
])('%s may add what is suggested where it is a single item that is sold', async (_, member, added) => {
  vi.useRealTimers()
  const bolt = {
    id: 7,
    name: 'Bolt M8',
    sku: 'B-7',
    is_header: false,
    min_qty: 1,
    multiple_qty: 1,
    display_add_to_cart: true,
    match: { kind: 'part_number' },
  }
  const notSold = { ...bolt, id: 8, name: 'Bolt M9', sku: 'B-8', display_add_to_cart: false }
  const header = { ...bolt, id: 1, name: 'Bolts', sku: null, is_header: true, item_count: 2 }
  const productsData = [bolt, notSold, header]
  fetchMock.mockImplementation(async () =>
    Response.json({ status: 'OK', data: { productsData, product_brands: [], categories: [] } }),
  )
  const { container } = show(<Search />, '/shop', undefined, member)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'b-7' } })
  await waitFor(() => expect(container.querySelectorAll('[role=option]')).toHaveLength(4))
  const items = () =>
    [...container.querySelectorAll('[role=listbox] button')].map(
      (button) => /B-\d/.exec(button.closest('[role=presentation]')?.textContent ?? '')?.[0],
    )
  await waitFor(() => expect(items()).toEqual(added))
})

test.each([
  ['a buyer', buyer, 'Quantity 12. Press Enter to add it to the cart.'],
  ['a guest', undefined, ''],
])('digits are the quantity of the item that %s has reached by the arrow keys', async (_, member, said) => {
  vi.useRealTimers()
  const bolt = {
    id: 7,
    name: 'Bolt M8',
    sku: 'B-7',
    is_header: false,
    min_qty: 1,
    multiple_qty: 1,
    display_add_to_cart: true,
  }
  const header = { ...bolt, id: 1, name: 'Bolts', sku: null, is_header: true, item_count: 2 }
  fetchMock.mockImplementation(async () =>
    Response.json({
      status: 'OK',
      data: { productsData: [bolt, header], product_brands: [], categories: [] },
    }),
  )
  show(<Search />, '/shop', undefined, member)
  const box = screen.getByRole('textbox')
  fireEvent.input(box, { target: { value: 'b-7' } })
  await screen.findByText('Bolts')
  const type = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(box, { key }))
  const quantity = () => /Quantity.*cart\./.exec(screen.getByRole('status').textContent ?? '')?.[0] ?? ''
  // In the box they are text.
  type('4')
  expect(quantity()).toBe('')
  type('ArrowDown', '1', '2', '3', 'Backspace')
  expect(quantity()).toBe(said)
  // A product of several items has none, nor is it carried over to another choice.
  type('ArrowDown', '5')
  expect(quantity()).toBe('')
})

test('what nothing has together is named beside what comes nearest', async () => {
  vi.useRealTimers()
  const bolt = { id: 7, name: 'Bolt M8', sku: null, is_header: true, item_count: 2 }
  fetchMock.mockImplementation(async () =>
    Response.json({
      status: 'OK',
      data: { productsData: [bolt], product_brands: [], categories: [], left_out: ['33'] },
    }),
  )
  show(<Search />)
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'bolt m8x33' } })
  const notes = await screen.findAllByText(/^Nothing here has 33 together with the rest/)
  expect(notes.length).toBeGreaterThan(0)
})

// @spec §5 Search: empty
test('a box of nothing but spaces asks nothing and suggests nothing', async () => {
  const { container } = show(<Search />)
  const panel = () => container.querySelector('form > div')
  await type('   ')
  expect(fetchMock).not.toHaveBeenCalled()
  expect(panel()).toBeNull()
  await type(' bolt ')
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(panel()).not.toBeNull()
  await type('')
  expect(fetchMock).toHaveBeenCalledOnce()
  expect(panel()).toBeNull()
})
