import { randomUUID } from 'node:crypto'
import { LARGEST_DOCUMENT, type DocumentType } from '@pasok/contract'
import { isDatabaseUnavailable } from '../database/database.ts'
import { letGoOfBody } from '../limits/body-turn.ts'
import { log } from '../log.ts'
import { detectFileType } from './file-type.ts'
import type { Storage } from './storage.ts'

/** An uploaded document of an accepted type: a PDF, JPEG or PNG. */
export interface UploadedDocument {
  readonly key: string
  /** The uploader's name for it, without folders. */
  readonly filename: string
  readonly contentType: DocumentType
  /** In bytes. */
  readonly size: number
  readonly bytes: Uint8Array
}

const LONGEST_NAME = 200

/** A filename without folders and characters that can't be printed on one line; it may be empty. */
export const cleanFilename = (uploadName: string): string =>
  (uploadName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}"]/gu, '')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()

const endings = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const satisfies Record<DocumentType, readonly string[]>

/** Whether a file's extension matches its content. A name without an extension matches anything. */
const isNamedSo = (uploadName: string, contentType: DocumentType): boolean => {
  const ending = /\.([^./\\]*)$/.exec(uploadName.trim())?.[1]?.toLowerCase()
  return ending === undefined || (endings[contentType] as readonly string[]).includes(ending)
}

/** Why a document was refused: it is not a PDF, JPEG or PNG, its extension does not match, or it is too large. */
interface RefusedDocument {
  readonly error: 'document_too_large' | 'document_type' | 'document_name'
}

/** Checks a document by its content, to be stored in a folder below `private/`, which has no public address. */
export const readDocument = async (
  file: File,
  folder: `private/${string}`,
): Promise<UploadedDocument | RefusedDocument> => {
  if (file.size > LARGEST_DOCUMENT) return { error: 'document_too_large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contentType = detectFileType(bytes)
  if (contentType === undefined) return { error: 'document_type' }
  if (!isNamedSo(file.name, contentType)) return { error: 'document_name' }
  const key = `${folder}/${randomUUID()}`
  return {
    key,
    filename: cleanFilename(file.name) || `document.${contentType.split('/')[1]}`,
    contentType,
    size: bytes.length,
    bytes,
  }
}

/**
 * Stores documents. `work` writes their rows, and its result is returned. If it throws, or its result has not stored
 * them, the documents are deleted, unless the database was unreachable and may have committed: the file sweep deletes
 * them if no row refers to them. The turn of the large body that contained them ends first, because storage and row
 * locks may take long.
 */
export const storeDocuments = async <Result>(
  storage: Storage,
  documents: readonly Pick<UploadedDocument, 'key' | 'bytes' | 'contentType'>[],
  work: () => Promise<Result>,
  hasStored: (result: Result) => boolean | Promise<boolean>,
): Promise<Result> => {
  let areNeeded = false
  letGoOfBody()
  try {
    for (const { key, bytes, contentType } of documents) await storage.put(key, bytes, contentType)
    const result = await work()
    areNeeded = await hasStored(result)
    return result
  } catch (error) {
    areNeeded = isDatabaseUnavailable(error)
    throw error
  } finally {
    if (!areNeeded) await Promise.all(documents.map(({ key }) => storage.delete(key)))
  }
}

/** Deletes documents that nothing refers to any more. A failure does not fail the request. */
export const deleteDocuments = async (storage: Storage, keys: readonly string[]): Promise<void> => {
  await Promise.all(
    keys.map((key) =>
      storage
        .delete(key)
        .catch((err: unknown) => log.error({ err }, 'a document that nothing names is still there')),
    ),
  )
}
