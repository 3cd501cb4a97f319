import type { Db, Storage } from '../../platform/index.ts'
import { kindOfFile } from '../../platform/files/kind-of-file.ts'
import { LOGO_WIDTH } from '../write/references.store.ts'
import { originalKey, widthKey } from '../../catalogue/index.ts'
import { findReferredFiles, type ReferredFile } from './referred-files.store.ts'

/** A file of an export: the key by which the catalogue refers to it, and its folder and name in the export. */
export interface NamedFile {
  readonly key: string
  readonly folder: 'pictures' | 'documents'
  readonly name: string
  readonly body: Uint8Array
}

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', markup: 'svg', other: 'bin' } as const

/** Reads all files that a catalogue's export includes, one after another; missing ones are left out. */
export async function* referredFiles(db: Db, storage: Storage): AsyncGenerator<NamedFile> {
  for (const file of await findReferredFiles(db)) {
    const storedFile = toStoredFile(file)
    const stored = await storage.get(storedFile.photo ? originalKey(storedFile.key) : storedFile.key)
    if (!stored) continue
    const name = storedFile.key.slice(storedFile.key.lastIndexOf('/') + 1)
    yield {
      key: file.key,
      folder: file.kind === 'document' ? 'documents' : 'pictures',
      name: storedFile.photo ? `${name}.${ENDINGS[kindOfFile(stored.body)]}` : name,
      body: stored.body,
    }
  }
}

/** The key under which the storage has a file: for a photograph, the key without a width. */
const toStoredFile = ({ key, kind }: ReferredFile): { key: string; photo: boolean } =>
  kind === 'logo_photo'
    ? { key: key.slice(0, -widthKey('', LOGO_WIDTH).length), photo: true }
    : { key, photo: kind === 'photo' }
