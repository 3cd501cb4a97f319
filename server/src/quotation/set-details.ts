import { inTransaction, type Db, type UploadedDocument } from '../platform/index.ts'
import { lockOpen, type Change, type ChangeError } from './choose-delivery.ts'
import { updateQuotation, type HeadChange } from './write-quotation.store.ts'

/** What a buyer says of a quotation; what is not given stays. */
export type Details = Pick<
  HeadChange,
  'customer_reference' | 'po_number' | 'accounts_email' | 'notes' | 'requested_ship_date' | 'is_ship_complete'
>

/** Sets what a buyer says of a quotation. */
export const setDetails = (db: Db, change: Change, details: Details): Promise<'done' | ChangeError> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if (typeof quotation === 'string') return quotation
    await updateQuotation(tx, quotation.id, details, change.now)
    return 'done'
  })

/** Where purchase orders lie. */
export const PO_FOLDER = 'private/quotation'

/** Notes a purchase order's number and file; answers the key of the file that it replaces, if there was one. */
export const setPurchaseOrder = (
  db: Db,
  change: Change,
  { number, file }: { readonly number?: string | undefined; readonly file?: UploadedDocument | undefined },
): Promise<{ readonly replaced: string | null } | ChangeError> =>
  inTransaction(db, async (tx) => {
    const quotation = await lockOpen(tx, change)
    if (typeof quotation === 'string') return quotation
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
    return { replaced: file ? quotation.po_file_key : null }
  })
