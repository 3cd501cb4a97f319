import { jakartaDay } from '@pasok/contract'
import type { FieldErrorCode } from '@pasok/words'
import { countryName, renewListing, renewListingRows } from '../../catalogue/index.ts'
import {
  inTransaction,
  raiseSiteVersion,
  versionConflict,
  writeAudit,
  type ChangeContext,
  type Db,
  type ValidationErrors,
  type VersionConflict,
} from '../../platform/index.ts'
import { replaceDocuments } from '../write/document.store.ts'
import { findSpreadReferences, spreadProductValues } from '../write/spread-product-values.store.ts'
import { writeStockReports } from '../write/stock-report.store.ts'
import {
  findItemFields,
  findProductFields,
  updateItemFields,
  updateProductFields,
  type ItemFieldsRow,
  type ProductFieldsRow,
} from './fields.store.ts'

/** The new fields of a product; those of its certificates that are left out are removed. */
export interface ProductFields extends Omit<ProductFieldsRow, 'id' | 'code'> {}

/** The new fields of an item. */
export interface ItemFields {
  readonly version: number
  readonly weight_g: number | null
  readonly shelf: string | null
  readonly stock: { readonly quantity: number; readonly day: string } | null
}

type Changed<Row> = Row | VersionConflict<Row> | ValidationErrors | { readonly error: 'not_found' }

/**
 * Changes a product's origin, local content, standard and certificates. Its items get them as values, so that lists,
 * tables and searches have them at once.
 */
export const changeProductFields = (
  db: Db,
  by: ChangeContext,
  id: number,
  fields: ProductFields,
): Promise<Changed<ProductFieldsRow>> =>
  inTransaction(db, async (tx) => {
    const references = await findSpreadReferences(tx, fields)
    const before = await findProductFields(tx, id, 'lock')
    if (!before) return { error: 'not_found' }
    const conflict = versionConflict(before, fields)
    if (conflict) return conflict
    const errors = checkProductFields(before, fields)
    if (Object.keys(errors).length > 0) return { error: 'invalid_request', errors }
    const { origin, tkdn_percent, sni, certificates } = fields
    const isSearchedAnew =
      before.origin !== origin || before.tkdn_percent !== tkdn_percent || before.sni !== sni
    if (!isSearchedAnew && hasCertificates(before, certificates)) return before
    await updateProductFields(tx, id, fields)
    await replaceDocuments(
      tx,
      id,
      'certificate',
      certificates.map((certificate, position) => ({
        product_id: id,
        position,
        kind: 'certificate',
        ...certificate,
      })),
      true,
    )
    await spreadProductValues(tx, references, [id], jakartaDay(by.now))
    await (isSearchedAnew ? renewListing(tx, [id]) : renewListingRows(tx, [id]))
    const details = { origin, tkdn_percent, sni, certificates }
    await publish(tx, by, { action: 'change-product-fields', subject: 'product', id, details })
    return (await findProductFields(tx, id)) ?? { error: 'not_found' }
  })

/** Changes an item's weight, by which lists are filtered at once, its shelf and its reported stock. */
export const changeItemFields = (
  db: Db,
  by: ChangeContext,
  id: number,
  fields: ItemFields,
): Promise<Changed<ItemFieldsRow>> =>
  inTransaction(db, async (tx) => {
    const productId = (await findItemFields(tx, id))?.product_id
    // As an import does, which locks products before their items.
    const product = productId && (await findProductFields(tx, productId, 'lock'))
    const before = await findItemFields(tx, id, 'lock')
    if (!product || !before) return { error: 'not_found' }
    const conflict = versionConflict(before, fields)
    if (conflict) return conflict
    const { weight_g, shelf, stock } = fields
    const today = jakartaDay(by.now)
    if (stock && stock.day > today)
      return { error: 'invalid_request', errors: { 'stock.day': 'day_to_come' } }
    if (stock && before.reported_at && stock.day < jakartaDay(before.reported_at))
      return { error: 'invalid_request', errors: { 'stock.day': 'day_before_report' } }
    const isStockKept = hasStock(before, stock)
    if (isStockKept && before.weight_g === weight_g && before.shelf === shelf) return before
    await updateItemFields(tx, id, fields)
    if (!isStockKept)
      await writeStockReports(
        tx,
        [{ item_id: id, on_hand: stock?.quantity ?? null }],
        stock && stock.day < today ? endOfDay(stock.day) : by.now,
      )
    if (before.weight_g !== weight_g) {
      await spreadProductValues(tx, await findSpreadReferences(tx, product), [product.id], today)
      await renewListingRows(tx, [product.id])
    }
    const details = { weight_g, shelf, stock }
    await publish(tx, by, { action: 'change-item-fields', subject: 'item', id, details })
    return (await findItemFields(tx, id)) ?? { error: 'not_found' }
  })

/** Whether an item has this stock figure of this day already: its time then stays. */
const hasStock = ({ on_hand, reported_at }: ItemFieldsRow, stock: ItemFields['stock']): boolean =>
  stock === null
    ? on_hand === null
    : on_hand === stock.quantity && reported_at !== null && jakartaDay(reported_at) === stock.day

const hasCertificates = (
  { certificates: stored }: ProductFieldsRow,
  certificates: ProductFields['certificates'],
): boolean =>
  stored.length === certificates.length &&
  stored.every((one, at) => {
    const other = certificates[at]
    return one.key === other?.key && one.title === other.title && one.valid_until === other.valid_until
  })

/** The last moment of a day in Jakarta. */
const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+07:00`)

const checkProductFields = (
  before: ProductFieldsRow,
  { origin, certificates }: ProductFields,
): Record<string, FieldErrorCode> => {
  const errors: Record<string, FieldErrorCode> = {}
  if (origin !== null && countryName(origin, 'en') === undefined) errors['origin'] = 'unknown_country'
  for (const [at, { key }] of certificates.entries()) {
    const isOwn = before.certificates.some((certificate) => certificate.key === key)
    const isFirst = certificates.findIndex((certificate) => certificate.key === key) === at
    if (!isOwn || !isFirst) errors[`certificates.${at}.url`] = 'unknown_certificate'
  }
  return errors
}

/**
 * Records a change of a product's or item's fields, and shows it to visitors. No count by category and brand and no
 * published list depends on these fields, so nothing else follows from it.
 */
const publish = async (
  tx: Db,
  { who, now, requestId }: ChangeContext,
  {
    action,
    subject,
    id,
    details,
  }: {
    readonly action: string
    readonly subject: 'product' | 'item'
    readonly id: number
    readonly details: Record<string, unknown>
  },
): Promise<void> => {
  await writeAudit(tx, {
    at: now,
    who,
    action: `catalogue.${action}`,
    subject,
    subjectId: id,
    details,
    requestId,
  })
  await raiseSiteVersion(tx)
}
