import { folderStorage } from './storage-folder.ts'
import { s3Storage } from './storage-s3.ts'
import type { FolderConfig, ListedStorage, S3Config } from './storage.ts'

/** Opens the configured storage. Nothing is accessed or created before the first file. */
export const openStorage = (config: FolderConfig | S3Config): ListedStorage => {
  const storage = 'folder' in config ? folderStorage(config) : s3Storage(config)
  return {
    put: async (key, body, contentType) => storage.put(checked(key), body, contentType),
    get: async (key) => storage.get(checked(key)),
    delete: async (key) => storage.delete(checked(key)),
    list: async function* (folder) {
      // A bucket may contain files of others.
      for await (const file of storage.list(checked(folder))) if (isKey(file.key)) yield file
    },
    deleteUnfinished: storage.deleteUnfinished,
  }
}

const KEY = /^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/
const LONGEST_KEY = 512

const isKey = (key: string): boolean =>
  KEY.test(key) && key.length <= LONGEST_KEY && !key.split('/').some((part) => /^\.+$/.test(part))

const checked = (key: string): string => {
  if (isKey(key)) return key
  throw new RangeError(`Not a key of the storage: ${JSON.stringify(key.slice(0, 80))}`)
}
