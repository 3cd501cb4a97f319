import {
  isLineTooLarge,
  isTotalTooLarge,
  jakartaDay,
  MOST_LINES,
  pendingChanges,
  toUnit,
  type Unit,
} from '@pasok/contract'
import { findOfferedItems, type OfferedItem, type PriceReader } from '../catalogue/index.ts'
import { findTaxPercent } from '../company/index.ts'
import type { MemberScope } from '../kernel/index.ts'
import type { FieldRefusal } from '../platform/http/field-errors.ts'
import { inTransaction, readTogether, type Db, type VersionConflict } from '../platform/index.ts'
import { findPricesAtQuantities, type PriceAtQuantity } from '../pricing/index.ts'
import {
  deleteTakenOut,
  findCartPart,
  forgetTakenOut,
  listLines,
  lockCart,
  lockCartById,
  writeLines,
  writeShown,
  type CartPart,
  type CartRow,
  type CartSums,
  type LineRow,
  type LineWrite,
  type PartQuery,
  type StoredCart,
  type SumsBasis,
} from './cart.store.ts'
import { sumLines } from './describe-lines.ts'
import { lineErrors } from './line-errors.ts'

/** The new quantity of an item in the cart; 0 removes it. */
export interface LineChange {
  readonly itemId: number
  readonly quantity: number
  /** The price of one that the buyer saw, null for none, and the unit. */
  readonly priceShown?: number | null | undefined
  readonly unitShown?: Unit | undefined
}

export interface CartChange {
  readonly lines: readonly LineChange[]
  /** Items whose lines are returned along with the changed ones. */
  readonly shownIds?: readonly number[] | undefined
  /** The id of the cart that the buyer saw; without it, the member's current one. */
  readonly id?: number | undefined
  /** The revision of the cart that the buyer saw; without it, the last change to a line wins. */
  readonly revision?: number | undefined
}

/** Why a line can't be changed, with its position in the change and its field. */
export interface LineError {
  readonly place: number
  readonly field: 'product_item_id' | 'new_qty'
  readonly error: FieldRefusal
}

/** How long a removed line is stored, so that an older change of it is refused. */
const TAKEN_OUT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** A cart after a change, with the lines that the change names or that changed since its revision. */
export interface ChangedCart {
  /** Undefined for a member who has no cart yet. */
  readonly cart: CartRow | undefined
  readonly lineCount: number
  readonly lines: readonly LineRow[]
  /** The prices of these lines. */
  readonly priceAt: PriceAtQuantity
  /** Of all lines. */
  readonly sums: CartSums
}

/** The cart after a change, or why the change was refused. */
export type CartChanged =
  | ChangedCart
  | VersionConflict<ChangedCart>
  | { readonly error: 'wrong_lines'; readonly errors: readonly LineError[] }

/** Who changes a cart, and the tax of its sums. */
export interface CartChanger extends PriceReader {
  readonly taxPercent: number
}

/** A changer of a member's cart at today's prices, with the VAT of its company today; `usual` is the shop's, in percent. */
export const createCartChanger = async ({
  db,
  scope,
  now,
  usual,
}: {
  readonly db: Db
  readonly scope: MemberScope
  readonly now: Date
  readonly usual: number
}): Promise<CartChanger> => {
  const day = jakartaDay(now)
  return { db, scope, day, taxPercent: await findTaxPercent(db, { companyId: scope.companyId, day, usual }) }
}

/**
 * Sets quantities in the member's cart, all or none. Repeating a change has no effect. The first try takes no lock, because
 * concurrent changes of one cart are rare.
 */
export const changeCart = async (changer: CartChanger, change: CartChange, now: Date): Promise<CartChanged> =>
  (await tryChange(changer, change, now)) ??
  inTransaction(changer.db, (tx) => changeCartIn({ ...changer, db: tx }, change, now))

/** Like changeCart, within the caller's transaction. */
export const changeCartIn = async (
  changer: CartChanger,
  change: CartChange,
  now: Date,
): Promise<CartChanged> => {
  await lockCart(changer.db, changer.scope)
  const changed = await tryChange(changer, change, now)
  if (!changed) throw new Error('the cart was changed while it is locked')
  return changed
}

/**
 * Changes the cart. Returns undefined, and writes nothing, if another change comes between or there is no cart yet. Reads and
 * prices only the lines that the change names or that changed since its revision, unless prices changed since the cart was summed.
 */
const tryChange = async (
  changer: CartChanger,
  { lines, shownIds = [], id, revision }: CartChange,
  now: Date,
): Promise<CartChanged | undefined> => {
  const { db, scope, day } = changer
  const itemIds = lines.map(({ itemId }) => itemId)
  const query = { itemIds: [...itemIds, ...shownIds], since: revision }
  const part = await findCartPart(db, scope, query)
  if (!part) return lines.length === 0 ? NO_CART : undefined
  const pricedIds = [...new Set([...itemIds, ...part.lines.map(({ item_id }) => item_id)])]
  // Read after the version of the prices: while that stays the same, so do the prices.
  const [priceAt, items] = await readTogether(
    db,
    () => findPricesAtQuantities(db, scope, pricedIds, day),
    () => findOfferedItems(db, itemIds),
  )
  const before = new Map(part.lines.map((row) => [row.item_id, row]))
  const quantityBefore = (itemId: number) => before.get(itemId)?.quantity ?? 0
  const isNew = ({ itemId, quantity }: LineChange) => quantityBefore(itemId) !== quantity
  const changed = lines.filter(isNew)
  const isAnyLate =
    revision !== undefined && changed.some(({ itemId }) => isLate(before.get(itemId), revision))
  if (isAnyLate || (id !== undefined && id !== part.cart.id)) {
    const sums = await sumsAfter(changer, part, [], priceAt)
    const { cart, lines: stored, line_count: lineCount } = part
    return { error: 'version_conflict', current: { cart, lines: stored, lineCount, priceAt, sums } }
  }
  const lineCount =
    part.line_count +
    changed.filter(({ quantity }) => quantity > 0).length -
    changed.filter(({ itemId }) => quantityBefore(itemId) > 0).length
  const errors = findLineErrors(items, lines, isNew, { lineCount, quantityBefore })
  if (errors.length > 0) return { error: 'wrong_lines', errors }

  const toWrite = prepareWrites(items, before, priceAt)
  const accepted = lines.filter((line) => !isNew(line))
  const writes = {
    changed: changed.map(toWrite),
    accepted: accepted.flatMap((line) => acceptLine(line, before.get(line.itemId)) ?? []),
  }
  const sums = await sumsAfter(changer, part, writes.changed, priceAt)
  const amountErrors = findAmountErrors(lines, quantityBefore, priceAt, sums)
  if (amountErrors.length > 0) return { error: 'wrong_lines', errors: amountErrors }
  const written = await writeChange(changer, part, query, writes, { sums, lineCount }, now)
  return written && { ...written, lineCount, priceAt, sums }
}

const NO_CART: ChangedCart = {
  cart: undefined,
  lineCount: 0,
  lines: [],
  priceAt: () => undefined,
  sums: { untaxed: 0, tax: 0, lines_without_price: 0 },
}

/** What the sums of a cart depend on, apart from its lines. */
const buildSumsBasis = ({ scope, day, taxPercent }: CartChanger, { price_version }: CartPart): SumsBasis => ({
  price_version,
  day,
  company_id: scope.companyId,
  tax_percent: taxPercent,
})

/**
 * The sums of the cart after these writes: the stored sums, less the lines as they were, plus the lines as they become. If the
 * stored sums are of another revision, day, company, tax or version of the prices, all lines are summed. A transaction always
 * sums all lines, because it does not start again if prices change meanwhile.
 */
const sumsAfter = async (
  changer: CartChanger,
  part: CartPart,
  writes: readonly LineWrite[],
  priceAt: PriceAtQuantity,
): Promise<CartSums> => {
  const { db, scope, day, taxPercent } = changer
  const { sums, cart } = part
  const written = new Set(writes.map(({ item_id }) => item_id))
  if (
    sums &&
    // Sums above the limit, after prices rose, may not be exact.
    !isTotalTooLarge(sums.untaxed + sums.tax) &&
    !db.isTransaction &&
    isSame({ ...buildSumsBasis(changer, part), revision: cart.revision }, sums)
  ) {
    const were = sumLines(
      part.lines.filter(({ item_id }) => written.has(item_id)),
      priceAt,
      taxPercent,
    )
    const become = sumLines(writes, priceAt, taxPercent)
    return {
      untaxed: sums.untaxed - were.untaxed + become.untaxed,
      tax: sums.tax - were.tax + become.tax,
      lines_without_price: sums.lines_without_price - were.lines_without_price + become.lines_without_price,
    }
  }
  const others = (await listLines(db, cart.id)).filter(({ item_id }) => !written.has(item_id))
  const all = [...others, ...writes]
  const ids = all.map(({ item_id }) => item_id)
  const findPrice = await findPricesAtQuantities(db, scope, ids, day)
  const { untaxed, tax, lines_without_price } = sumLines(all, findPrice, taxPercent)
  return { untaxed, tax, lines_without_price }
}

const isSame = <B extends object>(basis: B, stored: NoInfer<B>): boolean =>
  (Object.keys(basis) as (keyof B)[]).every((key) => stored[key] === basis[key])

/** Lines that get another quantity, and those whose buyer accepts what is shown. */
interface Writes {
  readonly changed: readonly LineWrite[]
  readonly accepted: readonly LineWrite[]
}

/**
 * Writes a change of a cart and returns the cart after it; undefined if its revision or the prices have changed since they were
 * read. Lines that only get another quantity, which is nearly every change, are one statement.
 */
const writeChange = async (
  changer: CartChanger,
  part: CartPart,
  query: PartQuery,
  { changed, accepted }: Writes,
  { sums, lineCount }: Pick<ChangedCart, 'sums' | 'lineCount'>,
  now: Date,
): Promise<StoredCart | undefined> => {
  const { db, scope } = changer
  const { cart, lines } = part
  if (changed.length === 0 && accepted.length === 0) return { cart, lines }
  const stored = {
    ...sums,
    ...buildSumsBasis(changer, part),
    line_count: lineCount,
    revision: cart.revision + 1,
  }
  const takenOut = new Set(lines.flatMap(({ item_id, quantity }) => (quantity === 0 ? [item_id] : [])))
  const comingBack = changed.map(({ item_id }) => item_id).filter((id) => takenOut.has(id))
  const isTakenOut = changed.some(({ quantity }) => quantity === 0)
  const priceVersion = db.isTransaction ? undefined : part.price_version
  if (comingBack.length === 0 && accepted.length === 0 && !isTakenOut) {
    const ids = await writeLines(db, cart, changed, now, { sums: stored, priceVersion })
    return ids && withWritten({ cart, lines }, changed, ids)
  }
  const writeInSteps = async (tx: Db) => {
    const locked = await lockCartById(tx, cart.id)
    if (locked?.revision !== cart.revision || locked.price_version !== (priceVersion ?? locked.price_version))
      return undefined
    if (comingBack.length > 0) await forgetTakenOut(tx, cart, comingBack)
    if (changed.length > 0) await writeLines(tx, cart, changed, now, { sums: stored })
    if (accepted.length > 0) await writeShown(tx, cart, accepted, stored)
    if (isTakenOut) await deleteTakenOut(tx, cart, new Date(now.getTime() - TAKEN_OUT_DAYS * DAY_MS))
    return findCartPart(tx, scope, query)
  }
  return db.isTransaction ? writeInSteps(db) : inTransaction(db, writeInSteps)
}

/** The cart after these writes; `ids` are the ids of the written lines by item. */
const withWritten = (
  { cart, lines }: StoredCart,
  writes: readonly LineWrite[],
  ids: ReadonlyMap<number, number>,
): StoredCart => {
  const revision = cart.revision + 1
  const rows = new Map(lines.map((row) => [row.item_id, row]))
  for (const write of writes) {
    const id = ids.get(write.item_id)
    if (id !== undefined) rows.set(write.item_id, { ...write, id, revision })
  }
  return { cart: { ...cart, revision }, lines: [...rows.values()] }
}

/**
 * Makes the rows of changed lines. The price and unit that the buyer saw are those that the change names. If it names none, as
 * when a list is added, a change that the buyer has not accepted stays pending; otherwise today's price and unit are stored.
 */
const prepareWrites = (
  items: ReadonlyMap<number, OfferedItem>,
  stored: ReadonlyMap<number, LineRow>,
  priceAt: PriceAtQuantity,
): ((change: LineChange) => LineWrite) => {
  return ({ itemId, quantity, priceShown, unitShown }) => {
    const item = items.get(itemId)
    const unit = item && toUnit({ uom: item.uom, min_pieces: item.pieces_per_uom ?? undefined })
    const row = stored.get(itemId)
    const pending =
      row && row.quantity > 0
        ? pendingChanges(row, { price: priceAt(itemId, row.quantity)?.price, unit })
        : {}
    const price = pending.price_shown ?? priceAt(itemId, quantity)?.price ?? null
    return {
      item_id: itemId,
      quantity,
      price_shown: priceShown === undefined ? price : priceShown,
      unit_shown: unitShown ?? pending.unit_shown ?? unit ?? null,
    }
  }
}

/** The row of a line whose quantity stays and whose price or unit the buyer accepts; undefined if both are stored already. */
const acceptLine = (
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
 * Puts items into the cart of a member without a request of theirs, as the demo does. The rules of every change apply; the lines
 * have no price that the buyer saw. Returns why lines are refused.
 */
export const placeInCart = async (
  tx: Db,
  memberId: number,
  lines: readonly LineChange[],
  now: Date,
): Promise<readonly LineError[]> => {
  const cart = await lockCart(tx, { memberId })
  const ids = lines.map(({ itemId }) => itemId)
  const errors = findLineErrors(await findOfferedItems(tx, ids), lines, () => true, {
    lineCount: lines.length,
    quantityBefore: () => 0,
  })
  const toWrite = ({ itemId, quantity }: LineChange): LineWrite => ({
    item_id: itemId,
    quantity,
    price_shown: null,
    unit_shown: null,
  })
  if (errors.length > 0 || lines.length === 0) return errors
  await forgetTakenOut(tx, cart, ids)
  await writeLines(tx, cart, lines.map(toWrite), now)
  return errors
}

/** Whether the line changed after that revision. */
const isLate = (row: LineRow | undefined, revision: number): boolean =>
  row !== undefined && row.revision > revision

/** How many lines the cart will have, and its quantity of an item before the change. */
interface Around {
  readonly lineCount: number
  readonly quantityBefore: (itemId: number) => number
}

const findLineErrors = (
  items: ReadonlyMap<number, OfferedItem>,
  lines: readonly LineChange[],
  isNew: (line: LineChange) => boolean,
  { lineCount, quantityBefore }: Around,
): LineError[] => {
  const priced = lines.map((line) => ({ item_id: line.itemId, quantity: line.quantity, line }))
  const orderable = new Map([...items].filter(([, { is_orderable }]) => is_orderable))
  const wrong = lineErrors(priced, orderable, ({ quantity, line }) => quantity > 0 && isNew(line))
  const errors = [...wrong].map(([place, { field, error }]): LineError => ({
    place,
    field: field === 'quantity' ? 'new_qty' : field,
    error,
  }))
  if (errors.length > 0 || lineCount <= MOST_LINES) return errors
  const isAdded = ({ itemId, quantity }: LineChange) => quantity > 0 && quantityBefore(itemId) === 0
  return [{ place: lines.findLastIndex(isAdded), field: 'product_item_id', error: 'cart_full' }]
}

/** The lines of a change whose amounts are above the limits. A change that raises no quantity is always allowed. */
const findAmountErrors = (
  lines: readonly LineChange[],
  quantityBefore: Around['quantityBefore'],
  priceAt: PriceAtQuantity,
  { untaxed, tax }: CartSums,
): LineError[] => {
  const isRaised = ({ itemId, quantity }: LineChange) => quantity > quantityBefore(itemId)
  const errors = [...lines.entries()].flatMap(([place, line]): LineError[] => {
    const price = priceAt(line.itemId, line.quantity)?.price ?? 0
    return isRaised(line) && isLineTooLarge(line.quantity, price)
      ? [{ place, field: 'new_qty', error: 'line_too_dear' }]
      : []
  })
  const place = lines.findLastIndex(isRaised)
  if (errors.length > 0 || place === -1 || !isTotalTooLarge(untaxed + tax)) return errors
  return [{ place, field: 'new_qty', error: 'total_too_dear' }]
}
