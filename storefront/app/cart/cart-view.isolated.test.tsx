// @vitest-environment happy-dom
import type { Cart } from '@pasok/contract'
import { LINES_PER_PAGE } from '@pasok/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../testing/show.tsx'
import { NumberStepper } from '@pasok/ui/kit/number-stepper.tsx'
import { CartIndicator } from './cart-indicator.tsx'
import { CartView } from './cart-view.tsx'
import { syncCart } from './sync-cart.ts'

vi.mock('@pasok/ui/kit/number-stepper.tsx', { spy: true })

const LINES = 30

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
let there: Cart
const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  speak('en')
  there = {
    id: 3,
    revision: 1,
    line_count: LINES,
    order_line: Array.from({ length: LINES }, (_, at) => ({
      id: 100 + at,
      product: {
        id: at + 1,
        name: `Glove ${at + 1}`,
        sku_number: `G-${at + 1}`,
        uom: 'pair',
        min_qty: 12,
        multiple_qty: 12,
        display_add_to_cart: true,
        price: 1_000,
        main_image_urls: { image_256: `/media/${at + 1}.webp` } as never,
      },
      product_uom_qty: 12,
    })),
    amount_untaxed: 0,
    amount_tax: 0,
    amount_total: 0,
    tax_percent: 11,
    lines_without_price: 0,
    currency_symbol: 'Rp.',
  }
  localStorage.setItem('profile', JSON.stringify({ email: buyer.email }))
  // Otherwise the locks of the process would outlive a test.
  vi.stubGlobal('navigator', { onLine: true })
  ask.mockReset().mockImplementation(async (_, { method } = {}) => {
    if (method === 'POST') there = { ...there, revision: there.revision + 1 }
    return Response.json({ status: 'OK', data: there })
  })
  vi.stubGlobal('fetch', ask)
  return () => vi.unstubAllGlobals()
})

type Props = Parameters<typeof CartView>[0]
const showCart = async (result?: Props['result'], empty: Props['empty'] = null) => {
  show(
    <>
      <CartIndicator />
      <main>
        <CartView loaded={there} requestKey="key" result={result} empty={empty} />
      </main>
    </>,
    '/shop/cart',
    undefined,
    buyer,
  )
  await act(() => syncCart())
}
const quantity = (number: string) => screen.getByLabelText<HTMLInputElement>(`Quantity of ${number}`)
const type = (number: string, text: string) => {
  fireEvent.change(quantity(number), { target: { value: text } })
  fireEvent.blur(quantity(number))
}
const panel = () => document.querySelector<HTMLDetailsElement>('.cart-menu') as HTMLDetailsElement
const openPanel = () =>
  act(async () => {
    panel().open = true
  })

// @spec §2 Cart panel: lines
test('a line of the panel has its picture, its name, and its quantity × price', async () => {
  there = {
    ...there,
    order_line: there.order_line.slice(0, 2).map((line, at) => ({
      ...line,
      product_uom_qty: 12 * (at + 1),
      product: { ...line.product, price: 1_500 * (at + 1) },
    })),
  }
  await showCart()
  await openPanel()
  await waitFor(() => expect(panel().querySelectorAll('li')).toHaveLength(2))
  const lines = [...panel().querySelectorAll('li')].map((line) => [
    line.querySelector('img')?.getAttribute('src'),
    line.querySelector('a')?.getAttribute('href'),
    line.querySelector('a')?.textContent,
    line.querySelector('[data-price]')?.parentElement?.textContent,
  ])
  expect(lines).toEqual([
    ['/media/1.webp', '/shop/product/1', 'Glove 1', '12 × Rp. 1.500'],
    ['/media/2.webp', '/shop/product/2', 'Glove 2', '24 × Rp. 3.000'],
  ])
})

// @spec §2 Cart panel: view cart
test('the panel holds no lines while it is closed, and the newest 20 while it is open', async () => {
  await showCart()
  expect(panel().querySelectorAll('li, img')).toHaveLength(0)
  expect(panel().querySelector('a')?.getAttribute('href')).toBe('/shop/cart')
  await openPanel()
  await waitFor(() => expect(panel().querySelectorAll('li')).toHaveLength(20))
  expect(panel().querySelectorAll('img:not([loading=lazy])')).toHaveLength(0)
  expect(panel().textContent).toContain('G-30')
  expect(screen.getByRole('link', { name: '10 earlier items' }).getAttribute('href')).toBe('/shop/cart')
})

test('after a line of the panel is removed, the focus moves to the next one, at last to its button', async () => {
  there = { ...there, order_line: there.order_line.slice(0, 2) }
  await showCart()
  await openPanel()
  const remove = async (number: number) => {
    const button = await waitFor(() => {
      const found = panel().querySelector<HTMLElement>(`[aria-label="Remove Glove ${number}"]`)
      return found ?? Promise.reject(new Error('not there'))
    })
    button.focus()
    there = { ...there, order_line: there.order_line.filter(({ product }) => product.id !== number) }
    await act(async () => button.click())
  }
  await remove(1)
  expect(document.activeElement?.textContent).toBe('Glove 2')
  await remove(2)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
})

test('a line says how many pieces its unit holds, on the page and in the panel', async () => {
  there = {
    ...there,
    order_line: there.order_line.map((line) => ({
      ...line,
      product: { ...line.product, uom: 'box', min_pieces: 100 },
    })),
  }
  await showCart()
  await openPanel()
  await waitFor(() => expect(panel().querySelector('li')?.textContent).toContain('box of 100 pcs'))
  expect(screen.getByRole('main').querySelector('tbody tr')?.textContent).toContain('box of 100 pcs')
})

test('the keyboard is not lost with the last line, nor with all of them', async () => {
  there = { ...there, order_line: there.order_line.slice(0, 1) }
  await showCart(undefined, <a href="/shop">Find products</a>)
  const remove = screen.getByRole('main').querySelector<HTMLElement>('.cart-line-remove button')
  const line = there.order_line
  const empties = async (button: HTMLElement | null) => {
    button?.focus()
    there = { ...there, order_line: [] }
    await act(async () => button?.click())
    expect(document.activeElement?.textContent).toBe('Find products')
  }
  await empties(remove)
  there = { ...there, order_line: line, revision: there.revision + 1 }
  await act(() => syncCart())
  await empties(screen.getByRole('button', { name: 'Clear cart' }))
})

test('a change of one line draws its row again, and no other; nor does the shop’s answer', async () => {
  await showCart()
  vi.mocked(NumberStepper).mockClear()
  await act(async () => type('G-7', '24'))
  expect(vi.mocked(NumberStepper).mock.calls.map(([{ name, value }]) => [name, value])).toContainEqual([
    'quantity-7',
    24,
  ])
  there = {
    ...there,
    order_line: there.order_line.map((line) =>
      line.product.id === 7 ? { ...line, product_uom_qty: 24 } : line,
    ),
  }
  await act(() => syncCart())
  expect(new Set(vi.mocked(NumberStepper).mock.calls.map(([{ name }]) => name))).toEqual(
    new Set(['quantity-7']),
  )
})

test('what the item does not allow stays typed and marked at its line, and is not sent', async () => {
  await showCart()
  ask.mockClear()
  await act(async () => type('G-7', '13'))
  await act(() => syncCart())
  expect(ask.mock.calls.map(([, init]) => init?.method)).toEqual(['GET'])
  expect(quantity('G-7').value).toBe('13')
  expect(quantity('G-7').getAttribute('aria-invalid')).toBe('true')
  const main = screen.getByRole('main')
  expect(main.textContent).toContain('Sold in multiples of 12.')
  expect(main.querySelector('[data-sync]')?.textContent).toBe('Not saved yet: fix the marked items')
  // @spec §5 Stepper: not a number
  await act(async () => type('G-7', 'abc'))
  expect(quantity('G-7').value).toBe('12')
})

test('a quantity of 0 is refused at its line, and takes nothing out of the cart', async () => {
  await showCart()
  ask.mockClear()
  await act(async () => type('G-7', '0'))
  await act(() => syncCart())
  expect(ask.mock.calls.map(([, init]) => init?.method)).toEqual(['GET'])
  expect([quantity('G-7').value, quantity('G-7').getAttribute('aria-invalid')]).toEqual(['0', 'true'])
  expect(document.getElementById(quantity('G-7').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'The minimum is 12.',
  )
  await act(async () => type('G-7', '24'))
  expect(quantity('G-7').value).toBe('24')
  expect(quantity('G-7').getAttribute('aria-invalid')).toBeNull()
})

test('a form without scripts keeps its values, with their errors', async () => {
  await showCart({
    errors: { 'quantity-2': ['Enter a multiple of 12.'] },
    refused: 'G-2: Enter a multiple of 12.',
    values: { 'quantity-1': '24', 'quantity-2': '13' },
  })
  expect([quantity('G-1').value, quantity('G-2').value]).toEqual(['24', '13'])
  expect([quantity('G-1'), quantity('G-2')].map((field) => field.getAttribute('aria-invalid'))).toEqual([
    null,
    'true',
  ])
  expect(document.getElementById('cart-problem-2')?.textContent).toBe('Enter a multiple of 12.')
})

test('a long cart has pages with the sums of all lines, and what was typed on one stays', async () => {
  const lines = Array.from({ length: 250 }, (_, at) =>
    there.order_line.slice(0, 1).map((line) => ({
      ...line,
      id: at,
      product: { ...line.product, id: at + 1, sku_number: `G-${at + 1}` },
    })),
  ).flat()
  there = { ...there, order_line: lines, line_count: 250, amount_untaxed: 3_000_000, amount_total: 3_330_000 }
  const loaded = { ...there, order_line: lines.slice(LINES_PER_PAGE, 2 * LINES_PER_PAGE) }
  show(
    <>
      <CartView loaded={loaded} page={2} requestKey="key" result={undefined} empty={null} />
      <Address />
    </>,
    '/shop/cart?page=2',
    undefined,
    buyer,
  )
  const readQuantities = () =>
    [...document.querySelectorAll('tbody input[name^=quantity]')].map((field) => field.getAttribute('name'))
  await act(() => syncCart())
  expect([readQuantities().length, readQuantities()[0], readQuantities().at(-1)]).toEqual([
    100,
    'quantity-101',
    'quantity-200',
  ])
  expect(document.querySelector('[data-lines]')?.textContent).toBe('Lines 101 to 200 of 250')
  expect(document.querySelector('[data-sums]')?.textContent).toContain('Rp. 3.000.000')
  await act(async () => type('G-150', '24'))
  fireEvent.click(screen.getByLabelText('Page 3'))
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('/shop/cart?page=3'))
  const bodies = ask.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []))
  expect(bodies.map((body) => JSON.parse(body) as unknown)).toContainEqual(
    expect.objectContaining({ lines: [expect.objectContaining({ product_item_id: 150, new_qty: 24 })] }),
  )
})
