import { createHash } from 'node:crypto'
import type { ImportProblemCode } from '@pasok/words'
import type { Storage } from '../../platform/index.ts'
import { kindOfFile } from '../../platform/files/kind-of-file.ts'
import { MOST_BYTES } from '../../catalogue/index.ts'
import { drawingSize } from './drawing-size.ts'
import { drawingTitle } from './drawing-title.ts'
import { parseDrawingName, drawPicture } from './drawn-picture.ts'
import { folderFiles, isAddress, storeOnce } from './folder-files.ts'
import type { StoredPicture, ImportFiles } from './import-files.ts'

/** The largest drawing: every visitor gets it unchanged. */
const MOST_DRAWING_BYTES = 2_000_000
/** After this many requests in a row without a response, a server is not called again. */
const MOST_SILENCE = 3

interface Parts {
  /** The folder beside the table, filled by the operator. */
  readonly folder: string
  readonly storage: Storage
  /** Stores a photograph by its content. */
  readonly photograph: (bytes: Buffer) => Promise<StoredPicture | ImportProblemCode>
  /** Downloads a web address; without it, web addresses are skipped. */
  readonly fetch?: (address: string) => Promise<Buffer | ImportProblemCode>
}

/**
 * Stores pictures of a folder beside the imported file: photographs, and drawings in SVG under a name made of their
 * content, so that the same drawing is stored once and the content of an address never changes. A download is never
 * treated as a drawing: only the operator's own files are trusted with markup. Drawings of the product's families are
 * drawn first.
 */
export const pictureFiles = ({ folder, storage, photograph, fetch }: Parts): ImportFiles<StoredPicture> => {
  const drawing = async (bytes: Buffer): Promise<StoredPicture | ImportProblemCode> => {
    if (bytes.length > MOST_DRAWING_BYTES) return 'drawing_too_large'
    const size = drawingSize(bytes)
    if (typeof size === 'string') return size
    const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.svg`
    await storage.put(key, bytes, 'image/svg+xml')
    return { key, ...size, photo: false, title: drawingTitle(bytes.toString('utf8')) ?? null }
  }
  const files = folderFiles<StoredPicture>({
    folder,
    missing: 'picture_missing',
    tooLarge: 'picture_too_large',
    mostBytes: MOST_BYTES,
    takeIn: (bytes) => (kindOfFile(bytes) === 'markup' ? drawing(bytes) : photograph(bytes)),
  })
  const get = fetch && unlessSilent(fetch)
  const web = storeOnce<StoredPicture>(async (address) => {
    const got = await get?.(address)
    return typeof got === 'object' ? photograph(got) : got
  })
  const drawn = storeOnce<StoredPicture>(async (name) => {
    const parameters = parseDrawingName(name)
    const bytes = parameters && (await drawPicture(parameters))
    return typeof bytes === 'object' ? drawing(bytes) : bytes
  })
  return {
    store: (name) => {
      if (isAddress(name)) return web.store(name)
      return parseDrawingName(name) ? drawn.store(name) : files.store(name)
    },
  }
}

/** Hundreds of addresses of a server that is gone would take hours, each waiting for its own timeout. */
const unlessSilent = (fetch: NonNullable<Parts['fetch']>): NonNullable<Parts['fetch']> => {
  const silence = new Map<string, number>()
  return async (address) => {
    const host = URL.canParse(address) ? new URL(address).host : address
    const before = silence.get(host) ?? 0
    if (before >= MOST_SILENCE) return 'picture_host_silent'
    const got = await fetch(address)
    if (got === 'picture_host_silent') silence.set(host, (silence.get(host) ?? 0) + 1)
    else silence.delete(host)
    return got
  }
}
