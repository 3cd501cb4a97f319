import { MOST_LINES, unitOf, type Unit } from '@pasok/contract'
import { findOfferedItems, type OfferedItem, type PriceReader } from '../catalogue/index.ts'
import type { MemberScope } from '../identity/index.ts'
import type { FieldRefusal } from '../platform/http/field-errors.ts'
import { inTransaction, type Db } from '../platform/index.ts'
import { findPricesAtQuantities, type PriceAtQuantity } from '../pricing/index.ts'
import { unacceptedOf } from './cart.ts'
import {
  deleteTakenOut,
  findCartWithLines,
  forgetTakenOut,
  lockCart,
  lockCartById,
  writeLines,
  writeShown,
  type LineRow,
  type LineWrite,
  type StoredCart,
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

/** What became of a change: the cart as it is stored after it with the prices of its items, or why it was refused. */
export type CartChanged =
  | {
      readonly result: 'changed' | 'changed_meanwhile'
      readonly stored: StoredCart
      readonly priceAt: PriceAtQuantity
    }
  | { readonly result: 'refused'; readonly errors: readonly LineError[] }

/**
 * Sets quantities in the member's cart, all or none. Repeating a change has no effect. The first try takes no lock, because
 * concurrent changes of one cart are rare.
 */
export const changeCart = async (reader: PriceReader, change: CartChange, now: Date): Promise<CartChanged> =>
  (await tryChange(reader, change, now)) ??
  inTransaction(reader.db, (tx) => changeCartIn({ ...reader, db: tx }, change, now))

/** Like changeCart, within the caller's transaction. */
export const changeCartIn = async (
  reader: PriceReader,
  change: CartChange,
  now: Date,
): Promise<CartChanged> => {
  await lockCart(reader.db, reader.scope)
  const changed = await tryChange(reader, change, now)
  if (!changed) throw new Error('the cart was changed while it is locked')
  return changed
}

/** Changes the cart unless somebody else does at the same time, or there is none yet: then undefined, and nothing is written. */
const tryChange = async (
  { db, scope, day }: PriceReader,
  { lines, id, revision }: CartChange,
  now: Date,
): Promise<CartChanged | undefined> => {
  const stored = await findCartWithLines(db, scope)
  if (!stored) return undefined
  const ids = lines.map(({ itemId }) => itemId)
  const inCart = stored.lines.filter(({ quantity }) => quantity > 0).map(({ item_id }) => item_id)
  const priceAt = await findPricesAtQuantities(db, scope, [...new Set([...inCart, ...ids])], day)
  if (id !== undefined && id !== stored.cart.id) return { result: 'changed_meanwhile', stored, priceAt }
  const before = new Map(stored.lines.map((row) => [row.item_id, row]))
  const isNew = ({ itemId, quantity }: LineChange) => (before.get(itemId)?.quantity ?? 0) !== quantity
  const changed = lines.filter(isNew)
  if (revision !== undefined && changed.some(({ itemId }) => isLate(before.get(itemId), revision)))
    return { result: 'changed_meanwhile', stored, priceAt }
  const items = await findOfferedItems(db, ids)
  const errors = errorsOf(items, lines, isNew, before)
  if (errors.length > 0) return { result: 'refused', errors }

  const writeOf = writesOf(items, before, priceAt)
  const accepted = lines.filter((line) => !isNew(line))
  const writes = {
    changed: changed.map(writeOf),
    accepted: accepted.flatMap((line) => acceptedOf(line, before.get(line.itemId)) ?? []),
  }
  const written = await writeChange(db, scope, stored, writes, now)
  return written && { result: 'changed', stored: written, priceAt }
}

/** Lines that get another quantity, and those whose buyer accepts what is shown. */
interface Writes {
  readonly changed: readonly LineWrite[]
  readonly accepted: readonly LineWrite[]
}

/**
 * Writes a change of a cart; answers the cart after it, or undefined where it has another revision by now. Lines that get
 * another quantity, which is nearly every change, are one statement.
 */
const writeChange = async (
  db: Db,
  scope: MemberScope,
  { cart, lines }: StoredCart,
  { changed, accepted }: Writes,
  now: Date,
): Promise<StoredCart | undefined> => {
  if (changed.length === 0 && accepted.length === 0) return { cart, lines }
  const takenOut = new Set(lines.flatMap(({ item_id, quantity }) => (quantity === 0 ? [item_id] : [])))
  const comingBack = changed.map(({ item_id }) => item_id).filter((id) => takenOut.has(id))
  const forgottenBefore = new Date(now.getTime() - TAKEN_OUT_DAYS * DAY_MS)
  const hasToForget =
    changed.some(({ quantity }) => quantity === 0) ||
    lines.some(({ taken_out_at }) => taken_out_at !== null && taken_out_at < forgottenBefore)
  if (comingBack.length === 0 && accepted.length === 0 && !hasToForget) {
    const ids = await writeLines(db, cart, changed, now)
    return ids && withWritten({ cart, lines }, changed, ids)
  }
  const writeInSteps = async (tx: Db) => {
    if ((await lockCartById(tx, cart.id))?.revision !== cart.revision) return undefined
    if (comingBack.length > 0) await forgetTakenOut(tx, cart, comingBack)
    if (changed.length > 0) await writeLines(tx, cart, changed, now)
    if (accepted.length > 0) await writeShown(tx, cart, accepted)
    if (hasToForget) await deleteTakenOut(tx, cart, forgottenBefore)
    return findCartWithLines(tx, scope)
  }
  return db.isTransaction ? writeInSteps(db) : inTransaction(db, writeInSteps)
}

/** A cart after lines were written that lie in it or were put in last, whose ids these are, by item. */
const withWritten = (
  { cart, lines }: StoredCart,
  writes: readonly LineWrite[],
  ids: ReadonlyMap<number, number>,
): StoredCart => {
  const revision = cart.revision + 1
  const rows = new Map(lines.map((row) => [row.item_id, row]))
  for (const write of writes) {
    const id = ids.get(write.item_id)
    if (id !== undefined) rows.set(write.item_id, { ...write, id, revision, taken_out_at: null })
  }
  return { cart: { ...cart, revision }, lines: [...rows.values()] }
}

/**
 * Tells what changed lines are to be. What the buyer was shown is what the change names. Where it names nothing, such as for
 * a list that is added, a change of the item that they have not accepted stays told, and else they are shown it as it is today.
 */
const writesOf = (
  items: ReadonlyMap<number, OfferedItem>,
  stored: ReadonlyMap<number, LineRow>,
  priceAt: PriceAtQuantity,
): ((change: LineChange) => LineWrite) => {
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
  const ids = lines.map(({ itemId }) => itemId)
  const errors = errorsOf(await findOfferedItems(tx, ids), lines, () => true, new Map())
  const writeOf = ({ itemId, quantity }: LineChange): LineWrite => ({
    item_id: itemId,
    quantity,
    price_shown: null,
    unit_shown: null,
  })
  if (errors.length > 0 || lines.length === 0) return errors
  await forgetTakenOut(tx, cart, ids)
  await writeLines(tx, cart, lines.map(writeOf), now)
  return errors
}

/** Was the line changed after that revision? */
const isLate = (row: LineRow | undefined, revision: number): boolean =>
  row !== undefined && row.revision > revision

const errorsOf = (
  items: ReadonlyMap<number, OfferedItem>,
  lines: readonly LineChange[],
  isNew: (line: LineChange) => boolean,
  stored: ReadonlyMap<number, LineRow>,
): LineError[] => {
  const given = lines.map((line) => ({ item_id: line.itemId, quantity: line.quantity, line }))
  const orderable = new Map([...items].filter(([, { is_orderable }]) => is_orderable))
  const wrong = lineErrors(given, orderable, ({ quantity, line }) => quantity > 0 && isNew(line))
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
