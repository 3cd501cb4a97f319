import { createHash } from 'node:crypto'
import type { ImportProblemCode } from '@pasok/words'
import type { Storage } from '../../platform/index.ts'
import { folderShelf, isAddress, remembering } from './file-shelf.ts'
import type { KeptPicture, Shelf } from './shelf.ts'

const VIEW_BOX = /^[^<]*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"/

interface Parts {
  /** Where the operator has put the files beside the table. */
  readonly folder: string
  readonly storage: Storage
  /** Takes in a photograph by its content. */
  readonly photograph: (bytes: Buffer) => Promise<KeptPicture | ImportProblemCode>
  /** Gets what an address leads to; without it addresses are left alone. */
  readonly fetch?: (address: string) => Promise<Buffer | ImportProblemCode>
}

/**
 * Pictures from a folder beside the imported file: drawings in SVG, kept under a name made of their content, so that
 * the same drawing is stored once and its address never changes its meaning, and photographs. What comes from an
 * address is never a drawing: only the operator's own files are trusted with markup.
 */
export const pictureShelf = ({ folder, storage, photograph, fetch }: Parts): Shelf<KeptPicture> => {
  const takeIn = async (bytes: Buffer): Promise<KeptPicture | ImportProblemCode> => {
    const [, width, height] = VIEW_BOX.exec(bytes.toString('utf8', 0, 4096)) ?? []
    if (!width || !height) return photograph(bytes)
    const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.svg`
    await storage.put(key, bytes, 'image/svg+xml')
    return { key, width: Number(width), height: Number(height), photo: false }
  }
  const files = folderShelf(folder, 'picture_missing', takeIn)
  const web = remembering<KeptPicture>(async (address) => {
    const got = await fetch?.(address)
    return typeof got === 'object' ? photograph(got) : got
  })
  return { keep: (name) => (isAddress(name) ? web.keep(name) : files.keep(name)) }
}
