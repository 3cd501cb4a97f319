import type { Cart, CartChanges } from '@pasok/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Notice } from '../layout/notices/notify.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import type { CartProduct } from './cart.ts'
import type { StoredCart } from './stored-cart.ts'

const EMAIL = 'buyer@demo.pasok.test'
const ask = vi.fn<typeof fetch>()
const bolt: CartProduct = {
  id: 7,
  name: 'Bolt',
  sku_number: 'B-7',
  uom: 'pcs',
  display_add_to_cart: true,
  price: 1_000,
}
const line = (quantity: number, product = bolt): Cart['order_line'][number] => ({
  id: product.id,
  product,
  product_uom_qty: quantity,
})
const makeCart = (revision: number, ...order_line: Cart['order_line']): Cart => ({
  id: 3,
  revision,
  line_count: order_line.length,
  order_line,
  amount_untaxed: 0,
  amount_tax: 0,
  amount_total: 0,
  tax_percent: 11,
  lines_without_price: 0,
  currency_symbol: 'Rp.',
})
const makeAnswer = (cart: Cart | CartChanges) => Response.json({ status: 'OK', data: cart })
const readStored = (): StoredCart => JSON.parse(localStorage.getItem('cart') ?? 'null') as StoredCart
const sentBody = (call: number): unknown => {
  const body = ask.mock.calls[call]?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** The modules of a page that was just loaded and has not requested its cart. */
const loadCart = async (email = EMAIL) => {
  vi.resetModules()
  const [store, sync, commands, { registerToastHost }] = await Promise.all([
    import('./cart-store.ts'),
    import('./sync-cart.ts'),
    import('./cart-commands.ts'),
    import('../layout/notices/notify.ts'),
  ])
  const notices: Notice[] = []
  registerToastHost({ show: (notice) => void notices.push(notice), withdraw: () => {} })
  store.openCart({ email, taxPercent: 11 })
  return { ...store, ...sync, ...commands, notices }
}
type Page = Awaited<ReturnType<typeof loadCart>>

/** The same once it knows an empty cart. */
const page = async (email = EMAIL): Promise<Page> => {
  const loaded = await loadCart(email)
  ask.mockResolvedValueOnce(makeAnswer(makeCart(0)))
  await loaded.syncCart()
  ask.mockReset()
  return loaded
}

const add = async ({ addToCart }: Page, quantity: number) => {
  const adding = addToCart(bolt, quantity)
  await vi.advanceTimersByTimeAsync(500)
  await adding
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  speak('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.stubGlobal('fetch', ask.mockReset())
  // There is one tab: the locks of the process would outlive a test.
  vi.stubGlobal('navigator', {})
  localStorage.setItem('profile', JSON.stringify({ email: EMAIL }))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

// @spec §9 Delay: adding
// @spec §4 Adding: delay
test('what is added is in the cart half a second later, and sent at once', async () => {
  const shown = await page()
  ask.mockResolvedValue(makeAnswer(makeCart(1, line(2))))
  const adding = shown.addToCart(bolt, 2)
  await vi.advanceTimersByTimeAsync(499)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await adding
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    '/api/v2/order/cart?answer=changes',
    expect.objectContaining({ method: 'POST' }),
  )
  expect(sentBody(0)).toEqual({
    lines: [{ product_item_id: 7, new_qty: 2, price_shown: 1_000, unit_shown: { uom: 'pcs' } }],
    id: 3,
    revision: 0,
  })
  expect(readStored()).toMatchObject({ owner: EMAIL, id: 3, revision: 1, waiting: {}, cart: { quantity: 2 } })
})

// @spec §4 Adding: cart notice
test.each([
  ['en', 'Product "Bolt" added to cart!'],
  ['id', 'Produk "Bolt" ditambahkan ke keranjang!'],
] as const)('in %s a notice names what was added, once it is in the cart', async (language, text) => {
  const shown = await page()
  const { overwriteGetLocale } = await import('~words/runtime.js')
  overwriteGetLocale(() => language)
  ask.mockResolvedValue(makeAnswer(makeCart(1, line(2))))
  const adding = shown.addToCart(bolt, 2)
  await vi.advanceTimersByTimeAsync(499)
  expect(shown.notices).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await adding
  expect(shown.notices).toEqual([{ text }])
})

test('an item added before the profile is stored is sent once it is', async () => {
  localStorage.removeItem('profile')
  const shown = await loadCart()
  const { startCart } = await import('./start-cart.ts')
  const { storeAuth } = await import('../identity/stored-auth.ts')
  const stop = startCart(EMAIL, 11)
  await add(shown, 2)
  expect(ask).not.toHaveBeenCalled()
  ask.mockImplementation(async (_, options) =>
    makeAnswer(options?.method === 'POST' ? makeCart(1, line(2)) : makeCart(0)),
  )
  storeAuth({ email: EMAIL })
  await vi.advanceTimersByTimeAsync(0)
  expect(readStored()).toMatchObject({ revision: 1, waiting: {}, cart: { quantity: 2 } })
  stop()
})

test('what is added before it is known whose cart it is waits for that', async () => {
  vi.resetModules()
  const { openCart } = await import('./cart-store.ts')
  const { addToCart } = await import('./cart-commands.ts')
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  const adding = addToCart(bolt, 2)
  await vi.advanceTimersByTimeAsync(600)
  openCart({ email: EMAIL, taxPercent: 11 })
  await adding
  await vi.advanceTimersByTimeAsync(0)
  expect(readStored()).toMatchObject({ owner: EMAIL, cart: { quantity: 2 } })
})

// @spec §4 Cart: quantity syncs
// @spec §9 Delay: quantity sync
test('a changed quantity is sent 5 s after the last change, by the cart and revision that it saw', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await add(shown, 2)
  ask.mockClear()
  shown.changeQuantities(new Map([[1, 3]]))
  await vi.advanceTimersByTimeAsync(4_000)
  shown.changeQuantities(new Map([[1, 4]]))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(ask).not.toHaveBeenCalled()
  ask.mockImplementation(async () => makeAnswer(makeCart(2, line(4))))
  await vi.advanceTimersByTimeAsync(1)
  expect(sentBody(0)).toMatchObject({
    lines: [{ product_item_id: 7, new_qty: 4 }],
    id: 3,
    revision: 1,
  })
  expect(readStored().waiting).toEqual({})
})

// @spec §4 Cart: clear
test('a cleared cart is empty at once, and the shop removes every line', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await add(shown, 2)
  ask.mockReset().mockImplementation(async () => makeAnswer(makeCart(2)))
  shown.clearCart()
  expect(readStored().cart).toMatchObject({ items: [], quantity: 0, total: 0 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sentBody(0)).toMatchObject({ lines: [{ product_item_id: 7, new_qty: 0 }], id: 3, revision: 1 })
})

test('a new price is accepted by the quantity as it is and the price that is shown', async () => {
  const shown = await loadCart()
  ask.mockResolvedValueOnce(makeAnswer(makeCart(4, { ...line(2), price_shown: 800 })))
  await shown.syncCart()
  expect(readStored().cart.items[0]?.priceShown).toBe(800)
  ask.mockReset().mockResolvedValueOnce(makeAnswer(makeCart(4, line(2))))
  shown.acceptChange(bolt.id)
  await vi.advanceTimersByTimeAsync(0)
  expect(sentBody(0)).toEqual({
    lines: [{ product_item_id: 7, new_qty: 2, price_shown: 1_000, unit_shown: { uom: 'pcs' } }],
    id: 3,
    revision: 4,
  })
  expect(readStored().waiting).toEqual({})
  expect(readStored().cart).toMatchObject({ quantity: 2, items: [{ price: 1_000 }] })
  expect(readStored().cart.items[0]).not.toHaveProperty('priceShown')
})

test('unaccepted changes stay reported when more is added, also before the shop has answered', async () => {
  const there = () => makeAnswer(makeCart(4, { ...line(2), price_shown: 800 }))
  const readLines = (call: number) => (sentBody(call) as { lines: unknown[] }).lines
  const fresh = await loadCart()
  ask.mockImplementation(async () => there())
  await add(fresh, 1)
  await fresh.syncCart()
  expect(readLines(1)).toMatchObject([{ product_item_id: 7, new_qty: 3, price_shown: 800 }])
  const known = await loadCart()
  ask.mockClear()
  await add(known, 1)
  expect(readLines(0)).toMatchObject([{ price_shown: 800 }])
  expect(readStored().cart.items[0]).toMatchObject({ priceShown: 800 })
})

test('what is accepted while another change is on its way is accepted', async () => {
  const nut = { ...bolt, id: 8 }
  const shown = await loadCart()
  const [first, second] = [line(2), { ...line(2, nut), price_shown: 800 }]
  ask.mockResolvedValueOnce(makeAnswer(makeCart(4, { ...first, price_shown: 800 }, second)))
  await shown.syncCart()
  ask.mockReset().mockImplementationOnce(async () => {
    shown.acceptChange(nut.id)
    return makeAnswer(makeCart(5, first, second))
  })
  ask.mockImplementation(async () => makeAnswer(makeCart(6, first, line(2, nut))))
  shown.acceptChange(bolt.id)
  await shown.syncCart()
  expect(sentBody(1)).toMatchObject({ lines: [{ product_item_id: 8, new_qty: 2, price_shown: 1_000 }] })
  expect(readStored().cart.items.map(({ priceShown }) => priceShown)).toEqual([undefined, undefined])
})

test('what can’t be sent stays, and is tried again, later and later', async () => {
  const shown = await page()
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await add(shown, 2)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(readStored()).toMatchObject({ waiting: { 7: { quantity: 2 } }, cart: { quantity: 2 } })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(ask).toHaveBeenCalledTimes(2)
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(readStored().waiting).toEqual({})
})

// @spec §3 Local storage: state
test('the next page sends what was not sent', async () => {
  const before = await page()
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  await add(before, 2)
  const next = await loadCart()
  ask.mockReset().mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await next.syncCart()
  expect(sentBody(0)).toMatchObject({ lines: [{ product_item_id: 7, new_qty: 2 }] })
  expect(readStored().waiting).toEqual({})
})

test('a change by another device counts, and the buyer is notified', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await add(shown, 2)
  ask.mockImplementation(async () =>
    Response.json({ status: 409, code: 'version_conflict', current: makeCart(5, line(40)) }, { status: 409 }),
  )
  shown.changeQuantities(new Map([[1, 3]]))
  await shown.syncCart()
  expect(readStored()).toMatchObject({ revision: 5, waiting: {}, cart: { quantity: 40 } })
  expect(shown.notices.at(-1)?.text).toBe(
    'Your cart was changed on another device. Please check the quantities.',
  )
})

test('a refused change is undone, and reported', async () => {
  const shown = await page()
  ask.mockResolvedValueOnce(
    Response.json(
      { status: 400, code: 'invalid_request', errors: { 'lines.0.new_qty': ['Too few.'] } },
      { status: 400 },
    ),
  )
  ask.mockImplementation(async () => makeAnswer(makeCart(0)))
  await add(shown, 2)
  await shown.syncCart()
  expect(readStored()).toMatchObject({ waiting: {}, cart: { items: [] } })
  expect(shown.notices.at(-1)?.text).toBe('1 item in the cart could not be changed: B-7: Too few.')
})

test('more of an item than a cart holds is not added, and that is reported', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(999_999))))
  await shown.syncCart()
  await add(shown, 1)
  expect(readStored()).toMatchObject({ waiting: {}, cart: { quantity: 999_999 } })
  expect(shown.notices.map(({ text }) => text)).toEqual([
    'B-7 was not added: a cart holds at most 999,999 of one item.',
  ])
})

describe('another member on the same browser', () => {
  test('sees nothing of the cart, and sends nothing of it', async () => {
    const before = await page()
    ask.mockRejectedValue(new TypeError('Failed to fetch'))
    await add(before, 2)
    localStorage.setItem('profile', '{"email":"other@demo.pasok.test"}')
    const other = await loadCart('other@demo.pasok.test')
    ask.mockReset().mockImplementation(async () => makeAnswer(makeCart(0)))
    expect(readStored()).toMatchObject({ owner: 'other@demo.pasok.test', waiting: {}, cart: { items: [] } })
    await other.syncCart()
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/api/v2/order/cart',
      expect.objectContaining({ method: 'GET' }),
    )
  })

  test('gets nothing from a page that was left open', async () => {
    const left = await page()
    localStorage.setItem('profile', '{"email":"other@demo.pasok.test"}')
    await add(left, 2)
    left.sendOnLeaving()
    expect(ask).not.toHaveBeenCalled()
  })
})

test('an item added before the shop has answered is added to the existing quantity', async () => {
  const shown = await loadCart()
  let there = 10
  ask.mockImplementation(async (_, { method } = {}) => {
    if (method === 'POST') there = 12
    return makeAnswer(makeCart(there, line(there)))
  })
  await add(shown, 2)
  await shown.syncCart()
  expect(sentBody(1)).toMatchObject({ lines: [{ product_item_id: 7, new_qty: 12 }], revision: 10 })
  expect(readStored()).toMatchObject({ waiting: {}, cart: { quantity: 12 } })
})

test('what is added in the moment in which the page is left is stored', async () => {
  const shown = await page()
  ask.mockRejectedValue(new TypeError('Failed to fetch'))
  const adding = shown.addToCart(bolt, 2)
  window.dispatchEvent(new Event('pagehide'))
  await adding
  expect(readStored()).toMatchObject({ waiting: { 7: { quantity: 2 } } })
})

test('a line that was taken out without a connection comes back without one', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await add(shown, 2)
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  const [item] = readStored().cart.items
  shown.removeFromCart(1)
  shown.putBack(item ? [item] : [])
  expect(readStored()).toMatchObject({ waiting: { 7: { quantity: 2 } }, cart: { quantity: 2 } })
})

test('a refused item is not reported as added', async () => {
  const shown = await page()
  const remembered = vi.fn<() => void>()
  ask.mockResolvedValueOnce(makeAnswer(makeCart(0)))
  ask.mockResolvedValueOnce(
    Response.json(
      { status: 400, code: 'invalid_request', errors: { 'lines.0.product_item_id': ['Not sold.'] } },
      { status: 400 },
    ),
  )
  ask.mockImplementation(async () => makeAnswer(makeCart(0)))
  expect(await shown.addItemById(7, 2, remembered)).toBe(false)
  expect(remembered).toHaveBeenCalledTimes(1)
})

test('what waits is sent while the page is left, by a call that outlives it', async () => {
  const shown = await page()
  ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2))))
  await add(shown, 2)
  ask.mockClear()
  shown.changeQuantities(new Map([[1, 6]]))
  shown.sendOnLeaving()
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    '/api/v2/order/cart?answer=changes',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  )
  // Until the next page has heard that it arrived.
  expect(readStored().waiting).toMatchObject({ 7: { quantity: 6, sent: [6] } })
})

describe('an answer of the changed lines alone', () => {
  const nut = { ...bolt, id: 8, name: 'Nut', sku_number: 'N-8', price: 50 }
  /** The page's cart has two bolts and a nut. */
  const withTwo = async () => {
    const shown = await page()
    ask.mockImplementation(async () => makeAnswer(makeCart(1, line(2), line(1, nut))))
    await add(shown, 2)
    ask.mockReset()
    return shown
  }
  const changes = (untaxed: number, tax: number): CartChanges => {
    const sums = { amount_untaxed: untaxed, amount_tax: tax, amount_total: untaxed + tax }
    return { ...makeCart(2, line(5)), ...sums, line_count: 2, removed_item_ids: [] }
  }

  test('is put into the cart, whose other lines stay', async () => {
    const shown = await withTwo()
    ask.mockImplementation(async () => makeAnswer(changes(5_050, 556)))
    shown.changeQuantities(new Map([[1, 5]]))
    await shown.syncCart()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(readStored()).toMatchObject({ revision: 2, waiting: {}, cart: { quantity: 6, subtotal: 5_050 } })
  })

  test('is followed by the whole cart where the sums differ', async () => {
    const shown = await withTwo()
    ask.mockImplementation(async (_, { method } = {}) =>
      makeAnswer(
        method === 'POST' ? changes(5_060, 557) : makeCart(2, line(5), line(1, { ...nut, price: 60 })),
      ),
    )
    shown.changeQuantities(new Map([[1, 5]]))
    await shown.syncCart()
    expect(ask.mock.calls.map(([, options]) => options?.method)).toEqual(['POST', 'GET'])
    expect(readStored()).toMatchObject({ revision: 2, waiting: {}, cart: { quantity: 6, subtotal: 5_060 } })
  })

  test('that refuses a change has what counts instead', async () => {
    const shown = await withTwo()
    ask.mockImplementation(async () =>
      Response.json({ status: 409, code: 'version_conflict', current: changes(5_050, 556) }, { status: 409 }),
    )
    shown.changeQuantities(new Map([[1, 4]]))
    await shown.syncCart()
    expect(shown.notices.map(({ id }) => id)).toContain('cart-changed')
    expect(readStored()).toMatchObject({ revision: 2, waiting: {}, cart: { quantity: 6 } })
  })
})

// @spec §4 Cart: fetch failure
test.each([
  [403, true],
  [503, false],
])('a cart that is answered %i ends the session here: %s', async (status, ends) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const shown = await page()
  ask.mockImplementation(async () => Response.json({ status, code: 'x' }, { status }))
  await shown.syncCart()
  expect(reload).toHaveBeenCalledTimes(ends ? 1 : 0)
  expect(localStorage.getItem('profile') === null).toBe(ends)
})
