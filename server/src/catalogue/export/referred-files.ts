import type { Db, Storage } from '../../platform/index.ts'
import { kindOfFile } from '../pictures/kind-of-file.ts'
import { originalKey } from '../pictures/photo.ts'
import { findReferredFiles, type ReferredFile } from './referred-files.store.ts'

/** A file on its way out: the key that the catalogue refers to it by, and the folder and name it gets. */
export interface NamedFile {
  readonly key: string
  readonly folder: 'pictures' | 'documents'
  readonly name: string
  readonly body: Uint8Array
}

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', markup: 'svg', other: 'bin' } as const

/** Every file that a catalogue's export brings along, one after the other; one that the storage lost is left out. */
export async function* referredFiles(db: Db, storage: Storage): AsyncGenerator<NamedFile> {
  for (const file of await findReferredFiles(db)) {
    const stored = await storage.get(file.kind === 'photo' ? originalKey(file.key) : file.key)
    if (!stored) continue
    const { key } = file
    yield { key, ...placeOf(file, stored.body), body: stored.body }
  }
}

const placeOf = ({ key, kind }: ReferredFile, body: Uint8Array): Pick<NamedFile, 'folder' | 'name'> => {
  const name = key.slice(key.lastIndexOf('/') + 1)
  if (kind === 'document') return { folder: 'documents', name }
  return {
    folder: 'pictures',
    name: kind === 'photo' ? `${name}.${ENDINGS[kindOfFile(body)]}` : name,
  }
}
