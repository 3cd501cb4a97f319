import { folderStorage } from './storage-folder.ts'
import { s3Storage } from './storage-s3.ts'
import type { FolderConfig, S3Config, Storage } from './storage.ts'

/** Opens the one storage that is configured. Nothing is reached or made before the first file. */
export const openStorage = (config: FolderConfig | S3Config): Storage => {
  const storage = 'folder' in config ? folderStorage(config) : s3Storage(config)
  return {
    put: async (key, body, contentType) => storage.put(checked(key), body, contentType),
    get: async (key) => storage.get(checked(key)),
    delete: async (key) => storage.delete(checked(key)),
  }
}

const KEY = /^[a-z0-9._-]+(\/[a-z0-9._-]+)*$/
const LONGEST_KEY = 512

const checked = (key: string): string => {
  if (KEY.test(key) && key.length <= LONGEST_KEY && !key.split('/').some((part) => /^\.+$/.test(part)))
    return key
  throw new RangeError(`Not a key of the storage: ${JSON.stringify(key.slice(0, 80))}`)
}
