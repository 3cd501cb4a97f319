import type { Db, Storage } from '../../platform/index.ts'
import { kindOfFile } from '../../platform/files/kind-of-file.ts'
import { LOGO_WIDTH } from '../write/references.store.ts'
import { originalKey, widthKey } from '../../catalogue/index.ts'
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

/** The key that the storage keeps a file under: of a photograph it is the one without a width. */
const toStoredFile = ({ key, kind }: ReferredFile): { key: string; photo: boolean } =>
  kind === 'logo_photo'
    ? { key: key.slice(0, -widthKey('', LOGO_WIDTH).length), photo: true }
    : { key, photo: kind === 'photo' }
