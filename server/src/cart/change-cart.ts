import { MOST_LINES, unitOf, type Unit } from '@pasok/contract'
import { findOfferedItems, type PriceReader } from '../catalogue/index.ts'
import type { FieldRefusal } from '../platform/http/field-errors.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { findPricesAtQuantities } from '../pricing/index.ts'
import { unacceptedOf } from './cart.ts'
import {
  deleteTakenOut,
  forgetTakenOut,
  listLines,
  lockCart,
  writeLines,
  writeShown,
  type LineRow,
  type LineWrite,
} from './cart.store.ts'
import { lineErrors } from './line-errors.ts'

/** How much of an item is to lie in the cart; 0 takes it out. */
export interface LineChange {
  readonly itemId: number
  readonly quantity: number
  /** What the buyer was shown for one, null for no price, and what it was sold by. */
  readonly priceShown?: number | null | undefined
  readonly unitShown?: Unit | undefined
}

export interface CartChange {
  readonly lines: readonly LineChange[]
  /** The cart's that the change saw; without it, whichever the member has. */
  readonly id?: number | undefined
  /** The cart's, as the change saw it; without it the last change to a line wins. */
  readonly revision?: number | undefined
}

/** Why a line can't be changed so, by its place in the change and its field. */
export interface LineError {
  readonly place: number
  readonly field: 'product_item_id' | 'new_qty'
  readonly error: FieldRefusal
}

/** For so long a line that was taken out tells an older change that it comes too late. */
const TAKEN_OUT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

type Changed = 'changed' | 'changed_meanwhile' | { readonly errors: readonly LineError[] }

/** Sets quantities in the cart of the member who reads, all or none. The same change again changes nothing. */
export const changeCart = (reader: PriceReader, change: CartChange, now: Date): Promise<Changed> =>
  inTransaction(reader.db, (tx) => changeCartIn({ ...reader, db: tx }, change, now))

/** The same within a transaction of the caller's. */
export const changeCartIn = async (
  { db: tx, scope, day }: PriceReader,
  { lines, id, revision }: CartChange,
  now: Date,
): Promise<Changed> => {
  const cart = await lockCart(tx, scope)
  if (id !== undefined && id !== cart.id) return 'changed_meanwhile'
  const stored = new Map((await listLines(tx, cart.id)).map((row) => [row.item_id, row]))
  const isNew = ({ itemId, quantity }: LineChange) => (stored.get(itemId)?.quantity ?? 0) !== quantity
  const changed = lines.filter(isNew)
  if (revision !== undefined && changed.some(({ itemId }) => isLate(stored.get(itemId), revision)))
    return 'changed_meanwhile'
  const errors = await errorsOf(tx, lines, isNew, stored)
  if (errors.length > 0) return { errors }

  const writeOf = await writesOf({ db: tx, scope, day }, changed, stored)
  const comingBack = changed.filter(({ itemId }) => stored.get(itemId)?.quantity === 0)
  if (comingBack.length > 0)
    await forgetTakenOut(
      tx,
      cart,
      comingBack.map(({ itemId }) => itemId),
    )
  if (changed.length > 0) await writeLines(tx, cart, changed.map(writeOf), now)
  const accepted = lines.flatMap((line) =>
    isNew(line) ? [] : (acceptedOf(line, stored.get(line.itemId)) ?? []),
  )
  if (accepted.length > 0) await writeShown(tx, cart, accepted)
  const isTakenOut = ({ quantity }: { readonly quantity: number }) => quantity === 0
  if (changed.some(isTakenOut) || [...stored.values()].some(isTakenOut))
    await deleteTakenOut(tx, cart, new Date(now.getTime() - TAKEN_OUT_DAYS * DAY_MS))
  return 'changed'
}

/**
 * Tells what changed lines are to be. What the buyer was shown is what the change names. Where it names nothing, such as for
 * a list that is added, a change of the item that they have not accepted stays told, and else they are shown it as it is today.
 */
const writesOf = async (
  { db, scope, day }: PriceReader,
  changes: readonly LineChange[],
  stored: ReadonlyMap<number, LineRow>,
): Promise<(change: LineChange) => LineWrite> => {
  const ids = changes.map(({ itemId }) => itemId)
  const priceAt = await findPricesAtQuantities(db, scope, ids, day)
  const items = await findOfferedItems(db, ids)
  return ({ itemId, quantity, priceShown, unitShown }) => {
    const item = items.get(itemId)
    const unit = item && unitOf({ uom: item.uom, min_pieces: item.pieces_per_uom ?? undefined })
    const row = stored.get(itemId)
    const told =
      row && row.quantity > 0 ? unacceptedOf(row, { price: priceAt(itemId, row.quantity)?.price, unit }) : {}
    const price = told.price_shown ?? priceAt(itemId, quantity)?.price ?? null
    return {
      item_id: itemId,
      quantity,
      price_shown: priceShown === undefined ? price : priceShown,
      unit_shown: unitShown ?? told.unit_shown ?? unit ?? null,
    }
  }
}

/** What a change says that the buyer was shown of a line whose quantity it leaves; undefined where that is known already. */
const acceptedOf = (
  { quantity, priceShown, unitShown }: LineChange,
  row: LineRow | undefined,
): LineWrite | undefined => {
  if (!row || quantity === 0) return undefined
  const price = priceShown === undefined ? row.price_shown : priceShown
  const unit = unitShown ?? row.unit_shown
  const isKnown =
    price === row.price_shown && unit?.uom === row.unit_shown?.uom && unit?.pieces === row.unit_shown?.pieces
  return isKnown ? undefined : { item_id: row.item_id, quantity, price_shown: price, unit_shown: unit }
}

/**
 * Puts items into the cart of a member who does not ask for it, such as a demo's: by the rules of every change, but no
 * price was shown to anybody. Answers why it can't be done, or nothing.
 */
export const placeInCart = async (
  tx: Db,
  memberId: number,
  lines: readonly LineChange[],
  now: Date,
): Promise<readonly LineError[]> => {
  const cart = await lockCart(tx, { memberId })
  const errors = await errorsOf(tx, lines, () => true, new Map())
  const writeOf = ({ itemId, quantity }: LineChange): LineWrite => ({
    item_id: itemId,
    quantity,
    price_shown: null,
    unit_shown: null,
  })
  if (errors.length > 0 || lines.length === 0) return errors
  await forgetTakenOut(
    tx,
    cart,
    lines.map(({ itemId }) => itemId),
  )
  await writeLines(tx, cart, lines.map(writeOf), now)
  return errors
}

/** Was the line changed after that revision? */
const isLate = (row: LineRow | undefined, revision: number): boolean =>
  row !== undefined && row.revision > revision

const errorsOf = async (
  tx: Db,
  lines: readonly LineChange[],
  isNew: (line: LineChange) => boolean,
  stored: ReadonlyMap<number, LineRow>,
): Promise<LineError[]> => {
  const given = lines.map((line) => ({ item_id: line.itemId, quantity: line.quantity, line }))
  const wrong = await lineErrors(tx, given, ({ quantity, line }) => quantity > 0 && isNew(line))
  const errors = [...wrong].map(([place, { field, error }]): LineError => ({
    place,
    field: field === 'quantity' ? 'new_qty' : field,
    error,
  }))
  if (errors.length > 0) return errors
  const after = new Map([...stored.values()].map(({ item_id, quantity }) => [item_id, quantity]))
  for (const { itemId, quantity } of lines) after.set(itemId, quantity)
  const count = [...after.values()].filter((quantity) => quantity > 0).length
  if (count <= MOST_LINES) return []
  const isAdded = ({ itemId, quantity }: LineChange) =>
    quantity > 0 && (stored.get(itemId)?.quantity ?? 0) === 0
  return [{ place: lines.findLastIndex(isAdded), field: 'product_item_id', error: 'cart_full' }]
}
