import type { FieldErrorCode } from '@pasok/words'
import { readDocument, type NamedFiles, type UploadedDocument } from '../../platform/index.ts'
import { listDocumentKeys, type DocumentRow } from './registration.store.ts'

/** The storage folder of companies' documents. */
export const COMPANY_FOLDER = 'private/company'

/** Reads a company's document; returns an error code if it can't be stored. */
export const readRegistrationDocument = async (
  file: File,
  kind: DocumentRow['kind'],
): Promise<
  (UploadedDocument & { readonly kind: DocumentRow['kind'] }) | { readonly error: FieldErrorCode }
> => {
  const document = await readDocument(file, COMPANY_FOLDER)
  return 'error' in document ? document : { kind, ...document }
}

/** The documents of companies and of waiting registrations, which no sweep deletes. */
export const companyDocuments: NamedFiles = { folder: COMPANY_FOLDER, listStoredKeys: listDocumentKeys }
