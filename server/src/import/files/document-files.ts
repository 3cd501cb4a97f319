import { createHash } from 'node:crypto'
import type { Storage } from '../../platform/index.ts'
import { MOST_BYTES } from '../../catalogue/index.ts'
import { folderFiles, isAddress } from './folder-files.ts'
import type { StoredDocument, ImportFiles } from './import-files.ts'

/**
 * PDF files from a folder beside the imported file, stored under a name made of their content. Web addresses are
 * skipped.
 */
export const documentFiles = (folder: string, storage: Storage): ImportFiles<StoredDocument> => {
  const files = folderFiles<StoredDocument>({
    folder,
    missing: 'document_missing',
    tooLarge: 'document_too_large',
    mostBytes: MOST_BYTES,
    takeIn: async (bytes) => {
      if (bytes.toString('latin1', 0, 5) !== '%PDF-') return 'document_unreadable'
      const key = `documents/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.pdf`
      await storage.put(key, bytes, 'application/pdf')
      return { key }
    },
  })
  return { store: async (name) => (isAddress(name) ? undefined : files.store(name)) }
}
