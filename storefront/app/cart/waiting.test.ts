import { cartTotals, type Cart, type CartChanges } from '@pasok/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY, sumQuantity, withAdded, withQuantities, type CartProduct } from './cart.ts'
import type { StoredCart } from './stored-cart.ts'
import {
  isOutdated,
  quantitiesWaiting,
  withChange,
  withItemsAdded,
  withAnswer,
  withChangesAnswered,
  withoutRefused,
  withSent,
  type Quantities,
} from './waiting.ts'

const TAX = 11
const product = (id: number): CartProduct => ({
  id,
  name: `Item ${id}`,
  sku_number: `I-${id}`,
  display_add_to_cart: true,
  price: 100,
})
const NONE = new Map<number, number>()
const UNKNOWN: StoredCart = { owner: 'buyer@demo.pasok.test', cart: EMPTY, waiting: {} }
/** After the shop's first answer, of an empty cart. */
const NEW: StoredCart = { ...UNKNOWN, id: null, revision: 0 }

/** The shop as the browser meets it: quantities by item, each with the revision that set it (`domain.md`, 'Cart'). */
class Shop {
  revision = 0
  readonly lines = new Map<number, { quantity: number; revision: number }>()
  answer(): Cart {
    const there = [...this.lines].filter(([, { quantity }]) => quantity > 0)
    const sums = cartTotals(
      there.map(([, { quantity }]) => ({ quantity, price: 100 })),
      TAX,
    )
    return {
      id: 1,
      revision: this.revision,
      line_count: there.length,
      order_line: there.map(([id, { quantity }]) => ({
        id,
        product: { ...product(id) } as Cart['order_line'][number]['product'],
        product_uom_qty: quantity,
      })),
      amount_untaxed: sums.untaxed,
      amount_tax: sums.tax,
      amount_total: sums.total,
      tax_percent: 11,
      lines_without_price: 0,
      currency_symbol: 'Rp.',
    }
  }
  /** What a change named, and what was changed since the revision that it saw. */
  changes(named: Quantities, seen: number): CartChanges {
    const since = [...this.lines].filter(([, { revision }]) => revision > seen).map(([id]) => id)
    const ids = [...new Set([...named.keys(), ...since])]
    const { order_line, ...head } = this.answer()
    return {
      ...head,
      order_line: order_line.filter(({ product: { id } }) => ids.includes(id)),
      removed_item_ids: ids.filter((id) => this.quantity(id) === 0),
    }
  }
  /** True where the change was taken, false where it came too late. */
  change(quantities: ReadonlyMap<number, number>, seen: number | undefined): boolean {
    const changed = [...quantities].filter(([id, quantity]) => this.quantity(id) !== quantity)
    const isLate = ([id]: [number, number]) => (this.lines.get(id)?.revision ?? 0) > (seen ?? this.revision)
    if (changed.some(isLate)) return false
    if (changed.length > 0) this.revision++
    for (const [id, quantity] of changed) this.lines.set(id, { quantity, revision: this.revision })
    return true
  }
  quantity(id: number): number {
    return this.lines.get(id)?.quantity ?? 0
  }
}

const add = (stored: StoredCart, id: number, quantity: number) =>
  withChange(stored, withAdded(stored.cart, product(id), [], quantity, TAX))
const set = (stored: StoredCart, id: number, quantity: number) => {
  const line = stored.cart.items.find((item) => item.product.id === id)
  return line ? withChange(stored, withQuantities(stored.cart, new Map([[line.id, quantity]]), TAX)) : stored
}

/** What the shop answers to a change: the whole cart, or what was changed of it. */
type Heard = Cart | CartChanges
const hear = (stored: StoredCart, answer: Heard, taken: Quantities): StoredCart =>
  'removed_item_ids' in answer
    ? withChangesAnswered(stored, answer, taken, TAX).stored
    : withAnswer(stored, answer, taken, TAX).stored

/** Sends what waits; `isHeard` says whether the answer comes back, `isShort` whether it has the changed lines alone. */
const send = (stored: StoredCart, shop: Shop, isHeard = true, isShort = false): StoredCart => {
  const sentQuantities = quantitiesWaiting(stored)
  const isTaken = shop.change(sentQuantities, stored.revision)
  const after = withSent(stored, sentQuantities)
  if (!isHeard) return after
  const answer = isShort ? shop.changes(sentQuantities, stored.revision ?? 0) : shop.answer()
  return hear(after, answer, isTaken ? sentQuantities : NONE)
}

// @spec §3 Cart item: synced id
// @spec §4 Cart: add syncs
test('what was added waits under the item’s own id, each line whole, until the shop knows it', () => {
  const stored = add(add(add(NEW, 7, 2), 8, 1), 7, 3)
  expect([...quantitiesWaiting(stored)]).toEqual([
    [7, 5],
    [8, 1],
  ])
  const shop = new Shop()
  expect(send(stored, shop).waiting).toEqual({})
  expect([shop.quantity(7), shop.quantity(8)]).toEqual([5, 1])
})

// @spec §4 Cart: removal syncs
test('what was removed waits with quantity 0', () => {
  const shop = new Shop()
  const stored = set(send(add(NEW, 7, 2), shop), 7, 0)
  expect([...quantitiesWaiting(stored)]).toEqual([[7, 0]])
  expect(send(stored, shop).waiting).toEqual({})
  expect(shop.quantity(7)).toBe(0)
})

test('a change that was made while another was on its way still waits', () => {
  const shop = new Shop()
  let stored = add(NEW, 7, 2)
  const sentQuantities = quantitiesWaiting(stored)
  shop.change(sentQuantities, undefined)
  stored = set(withSent(stored, sentQuantities), 7, 9)
  stored = withAnswer(stored, shop.answer(), sentQuantities, TAX).stored
  expect([...quantitiesWaiting(stored)]).toEqual([[7, 9]])
  expect(sumQuantity(stored.cart, 7)).toBe(9)
  expect(send(stored, shop).waiting).toEqual({})
  expect(shop.quantity(7)).toBe(9)
})

test('an answer that was lost, and a change after it, are no conflict', () => {
  const shop = new Shop()
  let stored = send(add(NEW, 7, 2), shop)
  stored = send(set(stored, 7, 5), shop, false)
  stored = send(set(stored, 7, 6), shop)
  expect(sumQuantity(stored.cart, 7)).toBe(6)
  // The shop refused it once, for its revision: what it has is what this browser sent.
  stored = send(stored, shop)
  expect([shop.quantity(7), quantitiesWaiting(stored).size]).toEqual([6, 0])
})

test('what another device changed meanwhile counts, and is named', () => {
  const shop = new Shop()
  let stored = send(add(add(NEW, 7, 2), 8, 1), shop)
  shop.change(new Map([[7, 30]]), undefined)
  stored = set(set(stored, 7, 5), 8, 4)
  expect(shop.change(quantitiesWaiting(stored), stored.revision)).toBe(false)
  const next = withAnswer(stored, shop.answer(), NONE, TAX)
  expect(next.overruled).toEqual([7])
  expect(sumQuantity(next.stored.cart, 7)).toBe(30)
  expect([...quantitiesWaiting(next.stored)]).toEqual([[8, 4]])
  send(next.stored, shop)
  expect([shop.quantity(7), shop.quantity(8)]).toEqual([30, 4])
})

test('an answer of the changed lines leaves the others as they are, and puts new ones last', () => {
  const shop = new Shop()
  let stored = send(add(add(NEW, 7, 2), 8, 1), shop)
  shop.change(new Map([[9, 4]]), undefined)
  stored = set(set(stored, 7, 0), 8, 3)
  stored = send(stored, shop, true, true)
  expect(stored.cart.items.map(({ id, product: { id: item }, quantity }) => [id, item, quantity])).toEqual([
    [2, 8, 3],
    [3, 9, 4],
  ])
  expect(stored).toMatchObject({ revision: 3, waiting: {}, cart: { quantity: 7, subtotal: 700 } })
})

test('a cart whose sum or lines differ from the shop’s is outdated', () => {
  const shop = new Shop()
  const stored = send(add(add(NEW, 7, 2), 8, 1), shop)
  const answer = shop.changes(NONE, shop.revision)
  expect(isOutdated(stored, answer)).toBe(false)
  expect(isOutdated(stored, { ...answer, amount_untaxed: 299 })).toBe(true)
  expect(isOutdated(stored, { ...answer, amount_total: 334 })).toBe(true)
  expect(isOutdated(stored, { ...answer, line_count: 3 })).toBe(true)
  // What waits is not in the shop's sums yet.
  expect(isOutdated(set(stored, 7, 5), answer)).toBe(false)
})

test('items unknown to the page are added to the existing quantity', () => {
  const shop = new Shop()
  let stored = send(add(NEW, 7, 2), shop)
  stored = withItemsAdded(
    stored,
    new Map([
      [7, 3],
      [9, 4],
    ]),
  )
  stored = send(stored, shop)
  expect([sumQuantity(stored.cart, 7), sumQuantity(stored.cart, 9)]).toEqual([5, 4])
})

test('an item added before the shop’s cart is known is added to the existing quantity', () => {
  const shop = new Shop()
  shop.change(new Map([[7, 10]]), undefined)
  let stored = add(add(UNKNOWN, 7, 2), 8, 1)
  stored = withAnswer(stored, shop.answer(), NONE, TAX).stored
  expect([sumQuantity(stored.cart, 7), sumQuantity(stored.cart, 8)]).toEqual([12, 1])
  send(stored, shop)
  expect([shop.quantity(7), shop.quantity(8)]).toEqual([12, 1])
})

test('what is changed here and elsewhere while another change is on its way is the shop’s, and named', () => {
  const shop = new Shop()
  let stored = add(NEW, 8, 1)
  const sentQuantities = quantitiesWaiting(stored)
  shop.change(sentQuantities, stored.revision)
  shop.change(new Map([[7, 10]]), undefined)
  stored = add(withSent(stored, sentQuantities), 7, 2)
  const { stored: next, overruled } = withAnswer(stored, shop.answer(), sentQuantities, TAX)
  expect([overruled, sumQuantity(next.cart, 7), next.waiting]).toEqual([[7], 10, {}])
})

test('an item that is added by its id and on the page adds up', () => {
  const shop = new Shop()
  const stored = add(withItemsAdded(NEW, new Map([[7, 10]])), 7, 1)
  expect([...quantitiesWaiting(stored)]).toEqual([[7, 11]])
  send(stored, shop)
  expect(shop.quantity(7)).toBe(11)
})

test('what was refused does not wait any more', () => {
  const stored = withoutRefused(add(add(NEW, 7, 2), 8, 1), new Set([7]))
  expect([...quantitiesWaiting(stored)]).toEqual([[8, 1]])
})

test('added, changed, removed, sent, unheard and sent again in any order, page and shop come to the same', () => {
  const step = fc.record({
    act: fc.constantFrom('add', 'set', 'remove', 'send', 'unheard'),
    id: fc.integer({ min: 1, max: 4 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (isShort, steps) => {
      const shop = new Shop()
      const model = new Map<number, number>()
      let stored = NEW
      for (const { act, id, quantity } of steps) {
        const before = model.get(id) ?? 0
        if (act === 'add') {
          stored = add(stored, id, quantity)
          model.set(id, before + quantity)
        } else if (act === 'send' || act === 'unheard') stored = send(stored, shop, act === 'send', isShort)
        else if (before > 0) {
          const next = act === 'remove' ? 0 : quantity
          stored = set(stored, id, next)
          model.set(id, next)
        }
        for (const [item, expected] of model) expect(sumQuantity(stored.cart, item)).toBe(expected)
      }
      for (let calls = 0; quantitiesWaiting(stored).size > 0 && calls < 3; calls++)
        stored = send(stored, shop, true, isShort)
      expect(stored.waiting).toEqual({})
      for (const [item, expected] of model) expect(shop.quantity(item)).toBe(expected)
    }),
    { numRuns: 500 },
  )
})

test('with changes from elsewhere and answers that come late, too, page and shop come to the same', () => {
  const step = fc.record({
    act: fc.constantFrom('add', 'set', 'remove', 'byId', 'elsewhere', 'begin', 'hear', 'unheard'),
    id: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(step, { maxLength: 40 }), (isKnown, isShort, steps) => {
      const shop = new Shop()
      let stored = isKnown ? NEW : UNKNOWN
      let onTheWay: { answer: Heard; taken: Quantities } | undefined
      const begin = () => {
        const sentQuantities = stored.revision === undefined ? NONE : quantitiesWaiting(stored)
        stored = withSent(stored, sentQuantities)
        const isTaken = shop.change(sentQuantities, stored.revision)
        const answer =
          isShort && stored.revision !== undefined
            ? shop.changes(sentQuantities, stored.revision)
            : shop.answer()
        onTheWay = { answer, taken: isTaken ? sentQuantities : NONE }
      }
      const hearIt = () => {
        if (onTheWay) stored = hear(stored, onTheWay.answer, onTheWay.taken)
        onTheWay = undefined
      }
      for (const { act, id, quantity } of steps) {
        if (act === 'add') stored = add(stored, id, quantity)
        else if (act === 'set') stored = set(stored, id, quantity)
        else if (act === 'remove') stored = set(stored, id, 0)
        else if (act === 'byId') stored = withItemsAdded(stored, new Map([[id, quantity]]))
        else if (act === 'elsewhere') shop.change(new Map([[id, quantity]]), undefined)
        else if (act === 'begin' && !onTheWay) begin()
        else if (act === 'hear') hearIt()
        else if (act === 'unheard') onTheWay = undefined
      }
      hearIt()
      for (let calls = 0; calls < 4; calls++) {
        begin()
        hearIt()
      }
      expect(stored.waiting).toEqual({})
      for (const id of [1, 2, 3]) expect(sumQuantity(stored.cart, id)).toBe(shop.quantity(id))
      expect(isOutdated(stored, shop.changes(NONE, shop.revision))).toBe(false)
    }),
    { numRuns: 1_000 },
  )
})
