import {
  cartTotals,
  lineProblem,
  pendingChanges,
  priceAt,
  toUnit,
  type Cart,
  type CartChanges,
  type ItemCard,
  type OrderLine,
  type Picture,
  type Unit,
} from '@pasok/contract'

/** An option chosen of a product. */
export interface Option {
  readonly optionId: number
  readonly valueId: number
}

/** What the cart keeps of an item: enough to show its line, and to count it again. */
export interface CartProduct {
  readonly id: number
  readonly name: string
  readonly sku_number: string
  /** The numbers that the buyer's company gives it. */
  readonly own_numbers?: ItemCard['own_numbers']
  readonly uom?: string | undefined
  readonly min_qty?: number | undefined
  readonly multiple_qty?: number | undefined
  readonly display_add_to_cart?: boolean | undefined
  readonly price?: number | undefined
  readonly price_breaks?: ItemCard['price_breaks'] | undefined
  /** The pieces in its unit, where they are counted. */
  readonly min_pieces?: number | undefined
  /** The address of a small picture. */
  readonly image?: string | undefined
  /** What the picture shows, where that is not the item itself. */
  readonly imageShows?: string | undefined
  /** The name's language, where it is the other one. */
  readonly lang?: 'en' | 'id' | undefined
}

/** A line of the cart (§3). */
export interface CartItem {
  /** A local counter. */
  readonly id: number
  readonly product: CartProduct
  readonly options: readonly Option[]
  /** For one at this quantity, in whole rupiah before tax; absent where the price is on request. */
  readonly price?: number | undefined
  readonly quantity: number
  readonly total?: number | undefined
  /** What the buyer was shown for one, where it costs something else by now or shows no price any more. */
  readonly priceShown?: number | undefined
  /** What the buyer was shown it to be sold by, where that is something else by now. */
  readonly unitShown?: Unit | undefined
  /** Why it can't be ordered as it is. */
  readonly problem?: OrderLine['problem']
}

/** The cart as a browser keeps it (§3). Every change counts its sums again. */
export interface CartState {
  readonly lastItemId: number
  readonly items: readonly CartItem[]
  readonly quantity: number
  readonly subtotal: number
  readonly totals: readonly { readonly type: 'tax'; readonly title: 'Tax'; readonly price: number }[]
  readonly total: number
  /** What the tax is of the price, in percent; undefined where nothing was counted as yet. */
  readonly taxPercent?: number
}

export const EMPTY: CartState = { lastItemId: 0, items: [], quantity: 0, subtotal: 0, totals: [], total: 0 }

/** An item as the API or another part of the shop has it. */
export type Orderable = CartProduct & {
  readonly main_image_urls?: (Pick<Picture, 'image_1024'> & Partial<Picture>) | null | undefined
  readonly fallback_language?: ItemCard['fallback_language']
}

/** An item as the cart keeps it. */
export const cartProduct = (item: Orderable): CartProduct => {
  const { id, name, sku_number, uom, min_qty, multiple_qty, display_add_to_cart } = item
  const { price, price_breaks, min_pieces, own_numbers } = item
  const { main_image_urls: picture } = item
  const image = item.image ?? picture?.image_256 ?? picture?.image_1024
  const imageShows = item.imageShows ?? picture?.shows
  const lang = item.lang ?? item.fallback_language?.['name']
  return {
    id,
    name,
    sku_number,
    ...(own_numbers && { own_numbers }),
    ...(uom !== undefined && { uom, min_qty, multiple_qty, display_add_to_cart }),
    ...(price !== undefined && { price, ...(price_breaks && { price_breaks }) }),
    ...(min_pieces !== undefined && { min_pieces }),
    ...(image !== undefined && { image }),
    ...(imageShows !== undefined && { imageShows }),
    ...(lang && { lang }),
  }
}

type LastSeen = Pick<CartItem, 'priceShown' | 'unitShown'>

const pickLastSeen = ({ priceShown, unitShown }: LastSeen): LastSeen => ({
  ...(priceShown !== undefined && { priceShown }),
  ...(unitShown && { unitShown }),
})

/** What changed of a line's item since the buyer saw it, and waits to be accepted. */
export const listPendingChanges = ({ product, price, priceShown, unitShown }: CartItem) =>
  pendingChanges(
    { price_shown: priceShown ?? null, unit_shown: unitShown ?? null },
    { price, unit: toUnit(product) },
  )

/** What waits to be accepted of a line whose item has become `product`. */
const shownBefore = (item: CartItem, product: CartProduct): LastSeen => {
  const { price_shown: priceShown, unit_shown: unitShown } = pendingChanges(
    {
      price_shown: item.priceShown ?? item.price ?? null,
      unit_shown: item.unitShown ?? toUnit(item.product) ?? null,
    },
    { price: priceAt(product, item.quantity), unit: toUnit(product) },
  )
  return { priceShown, unitShown }
}

/** A line at a quantity, with its price and total. */
const lineAt = (item: Omit<CartItem, 'price' | 'total' | 'quantity'>, quantity: number): CartItem => {
  const price = priceAt(item.product, quantity)
  const { id, product, options } = item
  const problem = lineProblem(product, quantity)
  return {
    id,
    product,
    options,
    quantity,
    ...(price !== undefined && { price, total: price * quantity }),
    ...pickLastSeen(item),
    ...(problem && { problem }),
  }
}

/** A cart of these lines, with its sums. */
export const countedCart = (
  items: readonly CartItem[],
  lastItemId: number,
  taxPercent: number,
): CartState => {
  const { untaxed, tax, total } = cartTotals(items, taxPercent)
  return {
    lastItemId,
    items,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: untaxed,
    totals: items.length === 0 ? [] : [{ type: 'tax', title: 'Tax', price: tax }],
    total,
    taxPercent,
  }
}

/** What all lines of a cart come to, in whole rupiah, however few of them are shown. */
export interface CartSum {
  readonly lines: number
  readonly untaxed: number
  readonly tax: number
  readonly total: number
  /** Lines with a price on request. */
  readonly withoutPrice: number
  /** What the tax is of the price, in percent; undefined where nothing was counted as yet. */
  readonly taxPercent?: number | undefined
}

/** The sum of a cart in this browser. */
export const sumOfState = ({ items, subtotal, totals, total, taxPercent }: CartState): CartSum => ({
  lines: items.length,
  untaxed: subtotal,
  tax: totals.reduce((sum, { price }) => sum + price, 0),
  total,
  withoutPrice: items.filter(({ price }) => price === undefined).length,
  taxPercent,
})

/** The sum of a cart as the shop answers it. */
export const sumOfAnswer = (cart: Omit<Cart, 'order_line'>): CartSum => ({
  lines: cart.line_count,
  untaxed: cart.amount_untaxed,
  tax: cart.amount_tax,
  total: cart.amount_total,
  withoutPrice: cart.lines_without_price,
  taxPercent: cart.tax_percent,
})

const isSameSet = (one: readonly Option[], other: readonly Option[]): boolean =>
  one.length === other.length &&
  one.every(({ optionId, valueId }) =>
    other.some((option) => option.optionId === optionId && option.valueId === valueId),
  )

/**
 * Adds an item: raises the line that has it with the same options, else there is a new line. What changed of the item since
 * the buyer saw stays reported.
 */
export const withAdded = (
  cart: CartState,
  product: CartProduct,
  options: readonly Option[],
  quantity: number,
  taxPercent: number,
): CartState => {
  const same = cart.items.find((item) => item.product.id === product.id && isSameSet(item.options, options))
  if (same)
    return countedCart(
      cart.items.map((item) =>
        item === same
          ? lineAt({ ...same, ...shownBefore(same, product), product }, same.quantity + quantity)
          : item,
      ),
      cart.lastItemId,
      taxPercent,
    )
  const id = cart.lastItemId + 1
  return countedCart([...cart.items, lineAt({ id, product, options }, quantity)], id, taxPercent)
}

/** Restores removed lines, with their reported changes. */
export const withPutBack = (cart: CartState, lines: readonly CartItem[], taxPercent: number): CartState => {
  const back = lines.reduce(
    (before, { product, options, quantity }) => withAdded(before, product, options, quantity, taxPercent),
    cart,
  )
  const lastSeen = new Map(lines.map((line) => [line.product.id, pickLastSeen(line)]))
  return { ...back, items: back.items.map((item) => ({ ...item, ...lastSeen.get(item.product.id) })) }
}

/**
 * Sets the quantities of lines, by their ids: 0 takes one out, and one that has its quantity already is left alone. It is
 * done beside the line, where the buyer sees what changed of its item: that is accepted by it.
 */
export const withQuantities = (
  cart: CartState,
  quantities: ReadonlyMap<number, number>,
  taxPercent: number,
): CartState => {
  const items = cart.items.flatMap((item) => {
    const quantity = quantities.get(item.id) ?? item.quantity
    if (quantity === 0) return []
    const { id, product, options } = item
    return [quantity === item.quantity ? item : lineAt({ id, product, options }, quantity)]
  })
  return countedCart(items, cart.lastItemId, taxPercent)
}

/** The buyer accepts an item as it is now. */
export const withChangeAccepted = (cart: CartState, itemId: number): CartState => ({
  ...cart,
  items: cart.items.map(({ priceShown, unitShown, ...item }) =>
    item.product.id === itemId ? item : { ...item, ...pickLastSeen({ priceShown, unitShown }) },
  ),
})

/** An item's quantity in the cart over all options, as the API takes it. */
export const sumQuantity = (cart: CartState, itemId: number): number =>
  cart.items.reduce((sum, { product, quantity }) => (product.id === itemId ? sum + quantity : sum), 0)

/** The same of all items. */
export const sumQuantities = ({ items }: CartState): Map<number, number> => {
  const quantities = new Map<number, number>()
  for (const { product, quantity } of items)
    quantities.set(product.id, (quantities.get(product.id) ?? 0) + quantity)
  return quantities
}

/** What a browser knows beside what the shop answers. */
interface Known {
  readonly before: CartState
  /** Quantities, by item, that the shop does not know yet. */
  readonly waiting: ReadonlyMap<number, number>
  /** Before the first answer nothing was accepted here. */
  readonly isFirst: boolean
}

/**
 * Makes the lines here of what the shop has of items. They keep their ids and options as long as they come to what the shop
 * has. Changes accepted here for a waiting line are not reported again.
 */
const linesMaker = ({ before, waiting, isFirst }: Known) => {
  let last = before.lastItemId
  const linesBefore = Map.groupBy(before.items, ({ product }) => product.id)
  const makeLines = (line: OrderLine): CartItem[] => {
    const product = cartProduct({ display_add_to_cart: false, ...line.product })
    const quantity = waiting.get(product.id) ?? line.product_uom_qty
    if (quantity === 0) return []
    const lines = linesBefore.get(product.id) ?? []
    const lastSeen =
      !isFirst && waiting.has(product.id) && lines[0]
        ? shownBefore(lines[0], product)
        : { priceShown: line.price_shown, unitShown: line.unit_shown }
    const content = { product, ...lastSeen }
    if (lines.length > 0 && lines.reduce((sum, line) => sum + line.quantity, 0) === quantity)
      return lines.map(({ id, options, quantity: part }) => lineAt({ id, options, ...content }, part))
    const id = lines[0]?.id ?? ++last
    return [lineAt({ id, options: [], ...content }, quantity)]
  }
  return { makeLines, lastItemId: () => last }
}

/** The shop's own cart as this browser shows it, with the changes that it does not know yet. */
export const fromServer = (
  { order_line }: Pick<Cart, 'order_line'>,
  before: CartState,
  waiting: ReadonlyMap<number, number>,
  taxPercent: number,
  isFirst = false,
): CartState => {
  const { makeLines, lastItemId } = linesMaker({ before, waiting, isFirst })
  const items = order_line.flatMap(makeLines)
  const known = new Set(order_line.map(({ product }) => product.id))
  const isOnlyHere = ({ product: { id } }: CartItem) => !known.has(id) && (waiting.get(id) ?? 0) > 0
  return countedCart([...items, ...before.items.filter(isOnlyHere)], lastItemId(), taxPercent)
}

/** The cart here once the shop has changed some of its lines: the others stay as they are, and new ones stand last. */
export const withServerLines = (
  before: CartState,
  { order_line, removed_item_ids }: Pick<CartChanges, 'order_line' | 'removed_item_ids'>,
  waiting: ReadonlyMap<number, number>,
  taxPercent: number,
): CartState => {
  const { makeLines, lastItemId } = linesMaker({ before, waiting, isFirst: false })
  const changed = new Map(order_line.map((line) => [line.product.id, makeLines(line)]))
  const removed = new Set(removed_item_ids.filter((id) => (waiting.get(id) ?? 0) === 0))
  const items = before.items.flatMap((item) => {
    const { id } = item.product
    const lines = changed.get(id)
    // Lines of one item with several options stand where the first of them stood.
    if (lines) changed.set(id, [])
    return removed.has(id) ? [] : (lines ?? [item])
  })
  return countedCart([...items, ...[...changed.values()].flat()], lastItemId(), taxPercent)
}
