import {
  isLineTooLarge,
  isTotalTooLarge,
  LARGEST_QUANTITY,
  MOST_LINES,
  quantityError,
  toQuantityRule,
  type AddedToCart,
} from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findItemNames, findOrderableItems } from '../catalogue/index.ts'
import type { Db } from '../platform/index.ts'
import { findPricesAtQuantities } from '../pricing/index.ts'
import { listLines, lockCart } from './cart.store.ts'
import { changeCartIn, type CartChanger, type LineChange } from './change-cart.ts'
import type { WantedLine } from './check-out.ts'
import { sumLines } from './describe-lines.ts'

type Problem = AddedToCart['skipped'][number]['problem']

/** What became of lines that were added to a cart; it names no item, so that it can be stored for a key. */
export interface Added {
  readonly added: number
  readonly skipped: readonly { readonly item_id: number; readonly problem: Problem }[]
}

/**
 * Adds quantities to those in the reader's cart; each line names a different item. Lines that can't be ordered are
 * skipped.
 */
export const addLinesIn = async (
  tx: Db,
  reader: CartChanger,
  lines: readonly WantedLine[],
  now: Date,
): Promise<Added> => {
  const { changes, skipped } = await sumQuantities(tx, reader, lines)
  if (changes.length > 0) {
    const changed = await changeCartIn({ ...reader, db: tx }, { lines: changes }, now)
    if ('error' in changed) throw new Error('the cart refused lines that were checked')
  }
  return { added: changes.length, skipped }
}

/** The quantities that the cart gets, and the lines that can't be added to it. */
const sumQuantities = async (
  tx: Db,
  { scope, day, taxPercent }: CartChanger,
  lines: readonly WantedLine[],
) => {
  const cart = await lockCart(tx, scope)
  const inCart = (await listLines(tx, cart.id)).filter(({ quantity }) => quantity > 0)
  const quantities = new Map(inCart.map(({ item_id, quantity }) => [item_id, quantity]))
  const items = await findOrderableItems(
    tx,
    lines.map(({ item_id }) => item_id),
  )
  const priceAt = await findPricesAtQuantities(
    tx,
    scope,
    [...quantities.keys(), ...lines.map(({ item_id }) => item_id)],
    day,
  )
  const totalOf = (itemId: number, quantity: number) =>
    sumLines([{ item_id: itemId, quantity }], priceAt, taxPercent).total
  let total = sumLines(inCart, priceAt, taxPercent).total
  const changes: LineChange[] = []
  const skipped: { item_id: number; problem: Problem }[] = []
  let count = quantities.size
  for (const { item_id: itemId, quantity } of lines) {
    const item = items.get(itemId)
    const before = quantities.get(itemId)
    const sum = (before ?? 0) + quantity
    const isFull = before === undefined && count >= MOST_LINES
    const totalWith = total - totalOf(itemId, before ?? 0) + totalOf(itemId, sum)
    const isTooDear = isLineTooLarge(sum, priceAt(itemId, sum)?.price ?? 0) || isTotalTooLarge(totalWith)
    const problem: Problem | undefined = !item
      ? 'not_for_sale'
      : sum > LARGEST_QUANTITY
        ? 'too_many'
        : (quantityError(quantity, item) ??
          quantityError(sum, item) ??
          (isFull ? 'cart_full' : isTooDear ? 'too_dear' : undefined))
    if (problem) skipped.push({ item_id: itemId, problem })
    else {
      changes.push({ itemId, quantity: sum })
      total = totalWith
      if (before === undefined) count++
    }
  }
  return { changes, skipped }
}

/** Describes the added and skipped lines in a language. */
export const describeAdded = async (
  db: Db,
  { added, skipped }: Added,
  language: Language,
): Promise<AddedToCart> => {
  const ids = skipped.map(({ item_id }) => item_id)
  const names = await findItemNames(db, ids, language)
  const rules = await findOrderableItems(db, ids)
  return {
    added,
    skipped: skipped.map(({ item_id: id, problem }) => {
      const rule = rules.get(id)
      const name = names.get(id) ?? { id, name: '', sku_number: '' }
      return { product: { ...name, ...(rule && toQuantityRule(rule)) }, problem }
    }),
  }
}
