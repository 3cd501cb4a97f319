import type { NamedFiles } from '../platform/index.ts'
import { listPoFileKeys } from './quotation.store.ts'
import { PO_FOLDER } from './set-details.ts'

/** The purchase orders of quotations, and of the orders made of them: no sweep deletes them. */
export const poFiles: NamedFiles = { folder: PO_FOLDER, listStoredKeys: listPoFileKeys }
