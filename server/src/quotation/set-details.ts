import { FURTHEST_SHIP_DAYS, daysAfter, jakartaDay } from '@pasok/contract'
import { inTransaction, type Db, type UploadedDocument } from '../platform/index.ts'
import { lockOpen, noteChange, type Change, type ChangeError } from './choose-delivery.ts'
import { updateQuotation, type HeadChange } from './write-quotation.store.ts'

/** The buyer's details of a quotation; omitted ones keep their value. */
export type Details = Pick<
  HeadChange,
  'customer_reference' | 'po_number' | 'accounts_email' | 'notes' | 'requested_ship_date' | 'is_ship_complete'
>

/** The event of a change, by column. */
const eventByColumn: Readonly<Record<keyof Details, string>> = {
  po_number: 'purchase_order',
  requested_ship_date: 'ship_date',
  customer_reference: 'details',
  accounts_email: 'details',
  notes: 'details',
  is_ship_complete: 'details',
}
const fields = Object.keys(eventByColumn) as (keyof Details)[]

/** Sets the buyer's details of a quotation. A requested day is today or later, within two years. */
export const setDetails = (
  db: Db,
  change: Change,
  details: Details,
): Promise<'done' | ChangeError | { readonly error: 'day_over' } | { readonly error: 'day_too_far' }> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if ('error' in quotation) return quotation
    const changed = fields.filter(
      (field) => details[field] !== undefined && details[field] !== quotation[field],
    )
    const { requested_ship_date: day, po_number: number } = details
    // The form sends all fields, so a day that has passed since it was chosen is accepted unchanged.
    if (day && changed.includes('requested_ship_date')) {
      const today = jakartaDay(change.now)
      if (day < today) return { error: 'day_over' }
      if (day > daysAfter(today, FURTHEST_SHIP_DAYS)) return { error: 'day_too_far' }
    }
    await updateQuotation(tx, quotation.id, details, change.now)
    for (const kind of new Set(changed.map((field) => eventByColumn[field]))) {
      const changedFields = changed.filter((field) => eventByColumn[field] === kind)
      const values = Object.fromEntries(changedFields.map((field) => [field, details[field]]))
      await noteChange(tx, quotation, change, kind, values, kind === 'purchase_order' ? number : undefined)
    }
    return 'done'
  })

/** The storage folder of purchase orders. */
export const PO_FOLDER = 'private/quotation'

/** Stores a purchase order's number and file; returns the key of the replaced file, if there was one. */
export const setPurchaseOrder = (
  db: Db,
  change: Change,
  { number, file }: { readonly number?: string | undefined; readonly file?: UploadedDocument | undefined },
): Promise<{ readonly replaced: string | null } | ChangeError> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if ('error' in quotation) return quotation
    await updateQuotation(
      tx,
      quotation.id,
      {
        ...(number !== undefined && { po_number: number }),
        ...(file && {
          po_file_key: file.key,
          po_file_name: file.filename,
          po_file_type: file.contentType,
        }),
      },
      change.now,
    )
    const isNewNumber = number !== undefined && number !== quotation.po_number
    if (file || isNewNumber) {
      const changedFields = {
        ...(isNewNumber && { po_number: number }),
        ...(file && { po_file: file.filename }),
      }
      const text = Object.values(changedFields).filter(Boolean).join(', ')
      await noteChange(tx, quotation, change, 'purchase_order', changedFields, text)
    }
    return { replaced: file ? quotation.po_file_key : null }
  })
