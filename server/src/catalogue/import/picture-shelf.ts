import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Storage } from '../../platform/index.ts'

/** A picture that the file storage keeps. */
export interface KeptPicture {
  readonly key: string
  readonly width: number
  readonly height: number
}

/** Takes in the pictures that a file names. */
export interface PictureShelf {
  /** Keeps the picture of this file name; why not, where it can't. Addresses are left alone: undefined. */
  keep(name: string): Promise<KeptPicture | 'picture_missing' | 'picture_unreadable' | undefined>
}

const VIEW_BOX = /^[^<]*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"/

/**
 * Pictures from a folder beside the imported file: drawings in SVG, kept under a name made of their content, so
 * that the same drawing is stored once and its address never changes its meaning.
 */
export const pictureShelf = (folder: string, storage: Storage): PictureShelf => {
  const kept = new Map<string, Promise<KeptPicture | 'picture_missing' | 'picture_unreadable'>>()
  const keep = async (name: string) => {
    const bytes = await readFile(join(folder, basename(name))).catch(() => undefined)
    if (!bytes) return 'picture_missing'
    const [, width, height] = VIEW_BOX.exec(bytes.toString('utf8')) ?? []
    if (!width || !height) return 'picture_unreadable'
    const key = `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.svg`
    await storage.put(key, bytes, 'image/svg+xml')
    return { key, width: Number(width), height: Number(height) }
  }
  return {
    keep: async (name) => {
      if (/^https?:/i.test(name)) return undefined
      const known = kept.get(name) ?? keep(name)
      kept.set(name, known)
      return known
    },
  }
}
