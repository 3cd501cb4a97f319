import { join } from 'node:path'
import type { Storage, Workers } from '../../platform/index.ts'
import { takePhoto } from '../../catalogue/index.ts'
import { documentFiles } from './document-files.ts'
import { fetchImage } from './fetch-image.ts'
import { pictureFiles } from './picture-files.ts'
import type { AllImportFiles } from './import-files.ts'

interface ImportFilesParts {
  /** The folder of the imported file: pictures lie in its `pictures`, documents in its `documents`. */
  readonly folder: string
  readonly storage: Storage
  readonly workers: Workers
  /** Fetches pictures named by a web address; otherwise they are skipped. */
  readonly fetchImages?: boolean
  /** Checks everything without storing or fetching. */
  readonly dryRun?: boolean
}

/** A storage that stores nothing and has nothing. */
const nowhere: Storage = { put: async () => {}, get: async () => undefined, delete: async () => {} }

/** Opens what stores the files that a table names. */
export const openImportFiles = ({ folder, workers, ...parts }: ImportFilesParts): AllImportFiles => {
  const storage = parts.dryRun ? nowhere : parts.storage
  return {
    pictures: pictureFiles({
      folder: join(folder, 'pictures'),
      storage,
      photograph: (bytes) => takePhoto({ storage, workers }, bytes),
      ...(parts.fetchImages && !parts.dryRun && { fetch: (address: string) => fetchImage(address) }),
    }),
    documents: documentFiles(join(folder, 'documents'), storage),
  }
}
