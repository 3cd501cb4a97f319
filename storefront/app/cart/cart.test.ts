import { priceAt, type Cart, type OrderLine } from '@pasok/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  listPendingChanges,
  cartProduct,
  countedCart,
  EMPTY,
  fromServer,
  sumQuantity,
  withAdded,
  withChangeAccepted,
  withPutBack,
  withQuantities,
  type CartProduct,
  type CartState,
} from './cart.ts'

const TAX = 11
const bolt: CartProduct = {
  id: 7,
  name: 'Bolt',
  sku_number: 'B-7',
  uom: 'box',
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
  price: 1_000,
  price_breaks: [
    { from_quantity: 10, price: 900 },
    { from_quantity: 100, price: 800 },
  ],
}
const nut: CartProduct = { ...bolt, id: 8, name: 'Nut', price: 50, price_breaks: undefined }
const unpriced: CartProduct = { ...nut, id: 9, name: 'Asked', price: undefined }
const emptyCart: Cart = {
  id: 3,
  revision: 5,
  line_count: 0,
  order_line: [],
  amount_untaxed: 0,
  amount_tax: 0,
  amount_total: 0,
  tax_percent: 11,
  lines_without_price: 0,
  currency_symbol: 'Rp.',
}
const add = (cart: CartState, product: CartProduct, quantity = 1, valueId?: number) =>
  withAdded(cart, product, valueId === undefined ? [] : [{ optionId: 1, valueId }], quantity, TAX)

describe('adding', () => {
  // @spec §3 Cart item: fields
  // @spec §3 Cart: state
  test('makes a line with a local counter, and counts the cart', () => {
    expect(add(EMPTY, bolt, 2)).toEqual({
      lastItemId: 1,
      items: [{ id: 1, product: bolt, options: [], price: 1_000, quantity: 2, total: 2_000 }],
      quantity: 2,
      subtotal: 2_000,
      totals: [{ type: 'tax', title: 'Tax', price: 220 }],
      total: 2_220,
      taxPercent: TAX,
    })
  })

  // @spec §4 Cart: same item and options
  test('an item with the same options raises the quantity of its line', () => {
    const cart = add(add(add(EMPTY, bolt, 2, 5), nut), bolt, 3, 5)
    expect(cart.items.map(({ id, quantity, total }) => ({ id, quantity, total }))).toEqual([
      { id: 1, quantity: 5, total: 5_000 },
      { id: 2, quantity: 1, total: 50 },
    ])
  })

  // @spec §4 Cart: other options
  test('with other options makes a line of its own', () => {
    const cart = add(add(add(EMPTY, bolt, 2, 5), bolt, 3, 6), bolt, 4)
    expect(cart.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ])
    expect(sumQuantity(cart, bolt.id)).toBe(9)
  })

  test('an item with a price on request adds nothing to the sums', () => {
    const cart = add(EMPTY, unpriced, 5)
    expect(cart.items[0]).not.toHaveProperty('price')
    expect(cart).toMatchObject({ quantity: 5, subtotal: 0, total: 0 })
  })
})

describe('changing', () => {
  const cart = add(add(EMPTY, bolt, 2), nut, 4)

  // @spec §4 Cart: unchanged quantities
  test('leaves a line that has its quantity already alone', () => {
    const next = withQuantities(
      cart,
      new Map([
        [1, 2],
        [2, 6],
      ]),
      TAX,
    )
    expect(next.items[0]).toBe(cart.items[0])
    expect(next.items[1]).toMatchObject({ quantity: 6, total: 300 })
  })

  // @spec §4 Cart: removal
  test('to 0 drops the line and counts again', () => {
    const next = withQuantities(cart, new Map([[1, 0]]), TAX)
    expect(next).toMatchObject({ quantity: 4, subtotal: 200, total: 222, lastItemId: 2 })
    expect(next.items.map(({ id }) => id)).toEqual([2])
  })

  test('of a larger quantity takes the lower price', () => {
    const next = withQuantities(cart, new Map([[1, 120]]), TAX)
    expect(next.items[0]).toMatchObject({ price: 800, total: 96_000 })
  })

  test('to a quantity that the item does not allow is reported', () => {
    const box = add(EMPTY, { ...bolt, min_qty: 10, multiple_qty: 5 }, 3)
    expect(box.items[0]?.problem).toBe('below_minimum')
    expect(withQuantities(box, new Map([[1, 12]]), TAX).items[0]?.problem).toBe('not_multiple')
    expect(withQuantities(box, new Map([[1, 15]]), TAX).items[0]).not.toHaveProperty('problem')
  })
})

// @spec §9 Tax: empty cart
test('an empty cart has no tax', () => {
  expect(countedCart([], 3, TAX)).toEqual({ ...EMPTY, lastItemId: 3, taxPercent: TAX })
})

test('of a record the cart keeps little, its small picture among it', () => {
  const stored = cartProduct({ ...bolt, description: 'long', main_image_urls: null } as CartProduct)
  expect(stored).toEqual(bolt)
  // A list's card of a drawing has one address for all widths.
  const drawing = { image_1024: '/media/7.svg' }
  expect(cartProduct({ ...bolt, main_image_urls: drawing })).toEqual({ ...bolt, image: '/media/7.svg' })
  const photo = { image_256: '/media/7-256.webp', image_1024: '/media/7-1024.webp', shows: 'Gloves' }
  expect(cartProduct({ ...bolt, main_image_urls: photo })).toEqual({
    ...bolt,
    image: '/media/7-256.webp',
    imageShows: 'Gloves',
  })
})

describe('the shop’s own cart', () => {
  const line = (product: CartProduct, quantity: number, more: Partial<OrderLine> = {}): OrderLine => ({
    id: product.id + 100,
    product,
    product_uom_qty: quantity,
    ...more,
  })
  const answer = (...order_line: OrderLine[]): Cart => ({ ...emptyCart, order_line })

  test('replaces what was shown, except changes that it does not have yet', () => {
    const local = add(add(EMPTY, bolt, 2), nut, 4)
    const waiting = new Map([
      [8, 4],
      [9, 0],
    ])
    const cart = fromServer(answer(line(bolt, 6), line(unpriced, 1)), local, waiting, TAX)
    expect(cart.items.map(({ id, product, quantity }) => [id, product.id, quantity])).toEqual([
      [1, 7, 6],
      [2, 8, 4],
    ])
  })

  test('keeps lines of other options as long as their sum is right', () => {
    const local = add(add(EMPTY, bolt, 2, 5), bolt, 3, 6)
    const merged = fromServer(answer(line(bolt, 5)), local, new Map(), TAX)
    expect(merged.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [1, 2],
      [2, 3],
    ])
    expect(fromServer(answer(line(bolt, 4)), local, new Map(), TAX).items).toMatchObject([
      { id: 1, quantity: 4, options: [] },
    ])
  })

  test('reports a changed price, and an item that is no longer sold', () => {
    const cart = fromServer(
      answer(line({ ...bolt, price: 1_200 }, 1, { price_shown: 1_000 }), {
        ...line({ id: 8, name: 'Nut', sku_number: 'N' }, 2),
        problem: 'not_for_sale',
      }),
      EMPTY,
      new Map(),
      TAX,
    )
    expect(cart.items).toMatchObject([
      { price: 1_200, priceShown: 1_000 },
      { problem: 'not_for_sale', quantity: 2 },
    ])
    expect(cart.items.map(listPendingChanges)).toEqual([{ price_shown: 1_000 }, {}])
    const accepted = withChangeAccepted(cart, bolt.id)
    expect(accepted.items.map(listPendingChanges)).toEqual([{}, {}])
    expect(accepted).toMatchObject({ subtotal: 1_200, quantity: 3 })
    expect(withChangeAccepted(cart, 8)).toEqual(cart)
  })

  test('reports an item without a visible price, and one with another unit', () => {
    const box = { uom: 'box', pieces: 100 }
    const lines = [
      line({ ...bolt, price: undefined }, 1, { price_shown: 1_000 }),
      line({ ...nut, min_pieces: 50 }, 1, { unit_shown: box }),
    ]
    const cart = fromServer(answer(...lines), EMPTY, new Map(), TAX)
    expect(cart.items.map(listPendingChanges)).toEqual([{ price_shown: 1_000 }, { unit_shown: box }])
    const accepted = withChangeAccepted(withChangeAccepted(cart, bolt.id), nut.id)
    expect(accepted.items.map(listPendingChanges)).toEqual([{}, {}])
  })
})

describe('what changed of an item', () => {
  const dearer = { ...bolt, price: 1_200, price_breaks: undefined }
  const cart = add(EMPTY, bolt, 2)

  test('stays reported when more is added, and is accepted by changing the line', () => {
    const raised = add(cart, dearer, 8)
    expect(raised.items[0]).toMatchObject({ quantity: 10, price: 1_200, priceShown: 1_000 })
    expect(add(raised, dearer).items[0]).toMatchObject({ priceShown: 1_000 })
    expect(withQuantities(raised, new Map([[1, 11]]), TAX).items[0]).not.toHaveProperty('priceShown')
    // A lower price from a quantity on is no change of the item.
    expect(add(cart, bolt, 8).items[0]).toMatchObject({ price: 900 })
    expect(add(cart, bolt, 8).items[0]).not.toHaveProperty('priceShown')
  })

  test('stays reported for a line that was removed and restored', () => {
    const { items } = add(cart, { ...dearer, uom: 'pcs' }, 1)
    expect(items[0]).toMatchObject({ priceShown: 1_000, unitShown: { uom: 'box' } })
    expect(withPutBack(EMPTY, items, TAX).items[0]).toMatchObject(items[0] ?? {})
  })

  test('is reported until the buyer accepts it, whatever else is done', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'set', 'answer', 'accept'), price: fc.constant(undefined) }),
      fc.record({ kind: fc.constant('price'), price: fc.constantFrom(1_000, 1_200, undefined) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let product: CartProduct = { ...bolt, price_breaks: undefined }
        let local = add(EMPTY, product)
        let seenPrice = product.price
        for (const { kind, price } of steps) {
          const quantity = sumQuantity(local, bolt.id)
          const server = { id: 1, product, product_uom_qty: quantity, price_shown: seenPrice }
          if (kind === 'price') product = { ...product, price }
          if (kind === 'add') local = add(local, product)
          if (kind === 'set') local = withQuantities(local, new Map([[1, quantity + 1]]), TAX)
          if (kind === 'accept') local = withChangeAccepted(local, bolt.id)
          if (kind === 'answer')
            local = fromServer(
              { ...emptyCart, order_line: [server] },
              local,
              new Map([[bolt.id, quantity]]),
              TAX,
            )
          // The buyer accepts what the page shows, which may be what the item was before.
          if (kind === 'set' || kind === 'accept') seenPrice = local.items[0]?.product.price
          const lastSeen = local.items[0]?.priceShown ?? local.items[0]?.price
          expect(lastSeen).toBe(seenPrice)
        }
      }),
    )
  })
})

// @spec §4 Cart: sums
test('whatever is added, changed and removed in any order, the sums are those of a plain list', () => {
  const products = [bolt, nut, unpriced]
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add'), which: fc.nat(2), quantity: fc.integer({ min: 1, max: 200 }) }),
    fc.record({ kind: fc.constant('set'), which: fc.nat(2), quantity: fc.integer({ min: 0, max: 200 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const model = new Map<number, number>()
      let cart = EMPTY
      for (const { kind, which, quantity } of steps) {
        const product = products[which] ?? bolt
        const before = model.get(product.id) ?? 0
        if (kind === 'add') {
          cart = add(cart, product, quantity)
          model.set(product.id, before + quantity)
        } else if (before > 0) {
          const line = cart.items.find((item) => item.product.id === product.id)
          cart = withQuantities(cart, new Map([[line?.id ?? 0, quantity]]), TAX)
          model.set(product.id, quantity)
        }
      }
      const lines = [...model].filter(([, quantity]) => quantity > 0)
      const price = (id: number, quantity: number) =>
        priceAt(products.find((product) => product.id === id) ?? bolt, quantity) ?? 0
      const amounts = lines.map(([id, quantity]) => price(id, quantity) * quantity)
      const subtotal = amounts.reduce((sum, amount) => sum + amount, 0)
      const tax = amounts.reduce((sum, amount) => sum + Math.floor((amount * TAX + 50) / 100), 0)
      expect(cart.quantity).toBe(lines.reduce((sum, [, quantity]) => sum + quantity, 0))
      const totals = lines.length === 0 ? [] : [{ type: 'tax', title: 'Tax', price: tax }]
      expect(cart).toMatchObject({ subtotal, totals, total: subtotal + tax })
      expect(new Map(cart.items.map(({ product, quantity }) => [product.id, quantity]))).toEqual(
        new Map(lines),
      )
    }),
  )
})
