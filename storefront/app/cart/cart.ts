import {
  cartTotals,
  priceAt,
  quantityError,
  ruleOf,
  type Cart,
  type ItemCard,
  type OrderLine,
} from '@pasok/contract'

/** An option chosen of a product. */
export interface Option {
  readonly optionId: number
  readonly valueId: number
}

/** What the cart keeps of an item: enough to show its line, and to count it anew. */
export interface CartProduct {
  readonly id: number
  readonly name: string
  readonly sku_number: string
  readonly uom?: string | undefined
  readonly min_qty?: number | undefined
  readonly multiple_qty?: number | undefined
  readonly display_add_to_cart?: boolean | undefined
  readonly price?: number | undefined
  readonly price_breaks?: ItemCard['price_breaks'] | undefined
  /** The address of a small picture. */
  readonly image?: string | undefined
  /** The name's language, where it is the other one. */
  readonly lang?: 'en' | 'id' | undefined
}

/** A line of the cart (§3). */
export interface CartItem {
  /** A local counter. */
  readonly id: number
  readonly product: CartProduct
  readonly options: readonly Option[]
  /** For one at this quantity, in whole rupiah before tax; absent where it has to be asked for. */
  readonly price?: number | undefined
  readonly quantity: number
  readonly total?: number | undefined
  /** What the buyer was shown for one, where it costs something else by now. */
  readonly priceShown?: number | undefined
  /** Why it can't be ordered as it is. */
  readonly problem?: OrderLine['problem']
}

/** The cart as a browser keeps it (§3). Every change counts its sums anew. */
export interface CartState {
  readonly lastItemId: number
  readonly items: readonly CartItem[]
  readonly quantity: number
  readonly subtotal: number
  readonly totals: readonly { readonly type: 'tax'; readonly title: 'Tax'; readonly price: number }[]
  readonly total: number
}

export const EMPTY: CartState = { lastItemId: 0, items: [], quantity: 0, subtotal: 0, totals: [], total: 0 }

/** An item as the API or another part of the shop has it. */
export type Orderable = CartProduct & {
  readonly main_image_urls?: ItemCard['main_image_urls'] | undefined
  readonly borrowed?: ItemCard['borrowed']
}

/** An item as the cart keeps it. */
export const cartProduct = (item: Orderable): CartProduct => {
  const { id, name, sku_number, uom, min_qty, multiple_qty, display_add_to_cart, price, price_breaks } = item
  const image = item.image ?? item.main_image_urls?.image_256
  const lang = item.lang ?? item.borrowed?.['name']
  return {
    id,
    name,
    sku_number,
    ...(uom !== undefined && { uom, min_qty, multiple_qty, display_add_to_cart }),
    ...(price !== undefined && { price, ...(price_breaks && { price_breaks }) }),
    ...(image !== undefined && { image }),
    ...(lang && { lang }),
  }
}

const problemOf = (product: CartProduct, quantity: number): OrderLine['problem'] =>
  product.display_add_to_cart ? quantityError(quantity, ruleOf(product)) : 'not_for_sale'

/** A line at a quantity, counted anew. What it cost when it was shown last stays said. */
const lineAt = (item: Omit<CartItem, 'price' | 'total' | 'quantity'>, quantity: number): CartItem => {
  const price = priceAt(item.product, quantity)
  const { id, product, options, priceShown } = item
  const problem = problemOf(product, quantity)
  return {
    id,
    product,
    options,
    quantity,
    ...(price !== undefined && { price, total: price * quantity }),
    ...(priceShown !== undefined && { priceShown }),
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
  }
}

const isSameSet = (one: readonly Option[], other: readonly Option[]): boolean =>
  one.length === other.length &&
  one.every(({ optionId, valueId }) =>
    other.some((option) => option.optionId === optionId && option.valueId === valueId),
  )

/** Adds an item: raises the line that has it with the same options, else there is a new line. */
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
        item === same ? lineAt({ ...same, product }, same.quantity + quantity) : item,
      ),
      cart.lastItemId,
      taxPercent,
    )
  const id = cart.lastItemId + 1
  return countedCart([...cart.items, lineAt({ id, product, options }, quantity)], id, taxPercent)
}

/** Sets the quantities of lines, by their ids: 0 takes one out, and one that has its quantity already is left alone. */
export const withQuantities = (
  cart: CartState,
  quantities: ReadonlyMap<number, number>,
  taxPercent: number,
): CartState => {
  const items = cart.items.flatMap((item) => {
    const quantity = quantities.get(item.id) ?? item.quantity
    if (quantity === 0) return []
    return [quantity === item.quantity ? item : lineAt(item, quantity)]
  })
  return countedCart(items, cart.lastItemId, taxPercent)
}

/** Whether the buyer was shown another price than the one that counts now. */
export const hasNewPrice = ({ price, priceShown }: CartItem): boolean =>
  price !== undefined && priceShown !== undefined && priceShown !== price

/** The buyer accepts what an item costs now. */
export const withPriceAccepted = (cart: CartState, itemId: number): CartState => ({
  ...cart,
  items: cart.items.map(({ priceShown, ...item }) =>
    item.product.id === itemId || priceShown === undefined ? item : { ...item, priceShown },
  ),
})

/** How much of an item lies in a cart, whatever its options: what the API is told. */
export const quantityOf = (cart: CartState, itemId: number): number =>
  cart.items.reduce((sum, { product, quantity }) => (product.id === itemId ? sum + quantity : sum), 0)

/**
 * The shop's own cart as this browser shows it, with the changes that it does not know yet. Lines keep their ids and
 * options as long as they come to what the shop has.
 */
export const fromServer = (
  { order_line }: Cart,
  before: CartState,
  waiting: ReadonlyMap<number, number>,
  taxPercent: number,
): CartState => {
  let last = before.lastItemId
  const items = order_line.flatMap((line): CartItem[] => {
    const product = cartProduct({ display_add_to_cart: false, ...line.product })
    const quantity = waiting.get(product.id) ?? line.product_uom_qty
    if (quantity === 0) return []
    const said = { product, ...(line.price_shown !== undefined && { priceShown: line.price_shown }) }
    const lines = before.items.filter((item) => item.product.id === product.id)
    if (lines.length > 0 && quantityOf(before, product.id) === quantity)
      return lines.map(({ id, options, quantity: part }) => lineAt({ id, options, ...said }, part))
    const id = lines[0]?.id ?? ++last
    return [lineAt({ id, options: [], ...said }, quantity)]
  })
  const known = new Set(order_line.map(({ product }) => product.id))
  const isOnlyHere = ({ product: { id } }: CartItem) => !known.has(id) && (waiting.get(id) ?? 0) > 0
  return countedCart([...items, ...before.items.filter(isOnlyHere)], last, taxPercent)
}
