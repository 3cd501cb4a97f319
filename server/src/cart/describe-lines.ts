import { cartTotals, cutAmount, lineProblem, type OrderLine } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findLineItems, findNumbersOfItems } from '../catalogue/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import type { Db } from '../platform/index.ts'
import { toItemPrices, type PriceAtQuantity } from '../pricing/index.ts'

/** An item and a quantity of a cart or a list. */
interface Wanted {
  readonly item_id: number
  readonly quantity: number
}

/** An item as it is today, with the price of the quantity and why it can't be ordered. */
type DescribedLine = Pick<OrderLine, 'product' | 'price_unit' | 'price_subtotal' | 'problem'>

/** Lines described at a time; between batches the process serves other requests. */
const SLICE = 500

/** Who reads lines: a member, whose company's own numbers they show. */
interface LineReader {
  readonly db: Db
  readonly scope: Pick<MemberScope, 'companyId'>
}

/** Describes lines in their order, at prices already read. Each line names a different item. */
export const describeLines = async <L extends Wanted>(
  reader: LineReader,
  lines: readonly L[],
  priceAt: PriceAtQuantity,
  language: Language,
): Promise<Described<L>[]> => {
  const described: Described<L>[] = []
  for (let start = 0; start < lines.length; start += SLICE)
    described.push(...(await describeSlice(reader, lines.slice(start, start + SLICE), priceAt, language)))
  return described
}

type Described<L> = L & { readonly described: DescribedLine }

const describeSlice = async <L extends Wanted>(
  { db, scope }: LineReader,
  lines: readonly L[],
  priceAt: PriceAtQuantity,
  language: Language,
): Promise<Described<L>[]> => {
  const ids = lines.map(({ item_id }) => item_id)
  const [items, numbers] = await Promise.all([
    findLineItems(db, ids, language),
    findNumbersOfItems(db, scope, ids),
  ])
  return lines.map((line) => {
    const { item_id: id, quantity } = line
    const item = items.get(id) ?? { id, name: '', sku_number: '' }
    const one = priceAt(id, 1)
    const own = numbers.get(id)
    const price = priceAt(id, quantity)?.price
    const problem = lineProblem(item, quantity)
    return {
      ...line,
      described: {
        product: { ...item, ...(one && toItemPrices(one)), ...(own && { own_numbers: own }) },
        ...(price !== undefined && { price_unit: price, price_subtotal: cutAmount(price * quantity) }),
        ...(problem && { problem }),
      },
    }
  })
}

/** Sums lines at prices already read, and counts those without a price. Removed lines don't count. */
export const sumLines = (lines: readonly Wanted[], priceAt: PriceAtQuantity, taxPercent: number) => {
  const lying = lines.filter(({ quantity }) => quantity > 0)
  const priced = lying.map(({ item_id, quantity }) => ({
    quantity,
    price: priceAt(item_id, quantity)?.price,
  }))
  return {
    ...cartTotals(priced, taxPercent),
    lines_without_price: priced.filter(({ price }) => price === undefined).length,
  }
}
