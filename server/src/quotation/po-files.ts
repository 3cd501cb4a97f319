import type { NamedFiles } from '../platform/index.ts'
import { listPoFileKeys } from './quotation.store.ts'
import { PO_FOLDER } from './set-details.ts'

/** The purchase order files of quotations and their orders: no sweep deletes them. */
export const poFiles: NamedFiles = { folder: PO_FOLDER, listStoredKeys: listPoFileKeys }
