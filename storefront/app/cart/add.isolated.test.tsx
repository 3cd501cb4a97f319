// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Member } from '../identity/member.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../testing/show.tsx'
import { Add, AddSuggested, CellsToAdd } from './add.tsx'
import type { CartProduct } from './cart.ts'
import { addToCart } from './cart-commands.ts'

vi.mock('./cart-commands.ts', { spy: true })

const bolt: CartProduct = {
  id: 7,
  name: 'Bolt',
  sku_number: 'B-7',
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
  price: 1_000,
}
const viewer: Member = { ...buyer, canBuy: false }
const showTo = (member: Member | undefined, part: React.ReactNode) => {
  speak('en')
  return show(part, '/shop', undefined, member)
}

beforeEach(() => void vi.mocked(addToCart).mockResolvedValue())

test.each([
  // First, so that the code for buyers is loaded when the others must not show it.
  // @spec §6 Member: suggestions
  ['a buyer', buyer, bolt, 2],
  // @spec §1 Cart: members only
  ['a guest', undefined, bolt, 0],
  ['a viewer', viewer, bolt, 0],
  // @spec §1 Cart: display_add_to_cart
  // @spec §6 Member: prices and adding
  ['a buyer, of what is not sold here', buyer, { ...bolt, display_add_to_cart: false }, 0],
] as const)('adding is offered to %s by so many buttons', async (_, member, item, buttons) => {
  const { container } = showTo(
    member,
    <>
      <Add item={item} />
      <AddSuggested item={item} quantity={undefined} onAdded={() => {}} onRefused={() => {}} />
    </>,
  )
  await waitFor(() => expect(container.querySelectorAll('button.button')).toHaveLength(buttons))
})

test('what has no price says how to get one', async () => {
  const sentence =
    'Add it to your cart and send the cart to sales: they set a price first, then you can order.'
  const { container } = showTo(buyer, <Add item={bolt} />)
  await waitFor(() => expect(container.querySelector('button.button')).not.toBeNull())
  expect(screen.queryByText(sentence)).toBeNull()
  showTo(buyer, <Add item={{ ...bolt, price: undefined }} />)
  await screen.findByText(sentence)
})

// @spec §2 Variant table: ACTION
test('the table of variants has an action only where the item may be added', async () => {
  const row = (item: CartProduct) => (
    <table>
      <tbody>
        <tr>
          <CellsToAdd item={item} />
        </tr>
      </tbody>
    </table>
  )
  const { unmount } = showTo(buyer, row(bolt))
  expect(await screen.findByRole('button', { name: 'Add B-7 to cart' })).toBeTruthy()
  unmount()
  const { container } = showTo(buyer, row({ ...bolt, display_add_to_cart: false }))
  expect([...container.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['', ''])
})

// @spec §9 Add quantity
test('one is added unless another quantity is typed', async () => {
  showTo(buyer, <Add item={bolt} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(addToCart).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }), 1))
})

// @spec §5 Stepper: step
test('a step is one where the item asks for no multiple', async () => {
  const { min_qty: _, multiple_qty: __, ...plain } = bolt
  showTo(buyer, <Add item={plain} />)
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity of Bolt')
  const values = ['More', 'More', 'Less'].map((name) => {
    fireEvent.click(screen.getByRole('button', { name }), { detail: 0 })
    return quantity.value
  })
  expect(values).toEqual(['2', '3', '2'])
})

// @spec §5 Add to cart: minimum
test('steps go by the item’s multiple, and not below its minimum', async () => {
  showTo(buyer, <Add item={{ ...bolt, min_qty: 10, multiple_qty: 5 }} />)
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity of Bolt')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }), { detail: 0 })
  press('Less')
  expect(quantity.value).toBe('10')
  press('More')
  expect(quantity.value).toBe('15')
  fireEvent.change(quantity, { target: { value: 'abc' } })
  fireEvent.blur(quantity)
  expect(quantity.value).toBe('10')
})

test('a quantity that the item does not allow adds nothing, and is reported', async () => {
  showTo(buyer, <Add item={{ ...bolt, min_qty: 10, multiple_qty: 5 }} />)
  const quantity = await screen.findByLabelText('Quantity of Bolt')
  fireEvent.change(quantity, { target: { value: '7' } })
  fireEvent.blur(quantity)
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(await screen.findByText('The minimum is 10.')).toBeTruthy()
  expect(addToCart).not.toHaveBeenCalled()
})

test('an emptied quantity adds nothing, and the focus goes to its field', async () => {
  showTo(buyer, <Add item={bolt} />)
  const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity of Bolt')
  fireEvent.change(quantity, { target: { value: '' } })
  fireEvent.blur(quantity)
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(document.activeElement).toBe(quantity)
  expect(addToCart).not.toHaveBeenCalled()
})

// @spec §5 Add to cart: bad quantity
test.each([
  ['0', 'The minimum is 1.'],
  ['', 'Enter a whole number.'],
])(
  'a quantity of %j adds nothing, stays as it was typed, and is refused at its field',
  async (typed, message) => {
    showTo(buyer, <Add item={bolt} />)
    const quantity = await screen.findByLabelText<HTMLInputElement>('Quantity of Bolt')
    fireEvent.change(quantity, { target: { value: typed } })
    fireEvent.blur(quantity)
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    const error = await screen.findByText(message)
    expect([quantity.value, quantity.getAttribute('aria-describedby')]).toEqual([typed, error.id])
    expect(addToCart).not.toHaveBeenCalled()
  },
)

const suggest = (item: CartProduct, quantity: string | undefined) => {
  const [onAdded, onRefused] = [vi.fn<() => void>(), vi.fn<(reason: string) => void>()]
  const { container } = showTo(
    buyer,
    <AddSuggested item={item} quantity={quantity} onAdded={onAdded} onRefused={onRefused} />,
  )
  return {
    onAdded,
    onRefused,
    press: async () => {
      await waitFor(() => expect(container.querySelector('button')).not.toBeNull())
      const button = container.querySelector('button')
      if (button) fireEvent.click(button)
    },
  }
}

test.each([
  ['the least', undefined, 1],
  ['the least', '', 1],
  ['what was typed', '12', 12],
] as const)('a suggestion adds %s (%j)', async (_, quantity, added) => {
  const { press, onAdded } = suggest(bolt, quantity)
  await press()
  expect(vi.mocked(addToCart).mock.lastCall).toEqual([expect.objectContaining({ id: 7 }), added])
  expect(onAdded).toHaveBeenCalledOnce()
})

test.each([
  [{ multiple_qty: 5 }, '12', 'multiples of 5'],
  [{ min_qty: 10 }, '9', '10'],
  [{}, '0', '1'],
  [{}, '9999999', '999,999'],
])('a suggestion of %j refuses %s, and says why', async (rule, quantity, reason) => {
  vi.mocked(addToCart).mockClear()
  const { press, onAdded, onRefused } = suggest({ ...bolt, ...rule }, quantity)
  await press()
  expect(onRefused.mock.lastCall?.[0]).toContain(reason)
  expect([vi.mocked(addToCart).mock.calls, onAdded.mock.calls]).toEqual([[], []])
})
