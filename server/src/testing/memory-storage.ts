import type { Storage, StoredFile } from '../platform/index.ts'

/** A storage that forgets with the test, and what it holds. */
export const memoryStorage = (): Storage & { readonly files: Map<string, StoredFile> } => {
  const files = new Map<string, StoredFile>()
  return {
    files,
    put: async (key, body, contentType) => void files.set(key, { body, contentType }),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
  }
}
