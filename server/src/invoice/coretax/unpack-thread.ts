import { unpack } from '../../platform/sheets/unpack.ts'

/** The PDFs of a ZIP file by their names, or why it was not unpacked. Runs in a thread. */
export const unpackPdfs = async ({
  bytes,
  most,
  mostBytes,
}: {
  readonly bytes: Uint8Array
  readonly most: number
  readonly mostBytes: number
}): Promise<readonly (readonly [name: string, content: Uint8Array])[] | 'unreadable'> => {
  try {
    let count = 0
    const isPdf = (name: string): boolean => {
      const isWanted = /\.pdf$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
      if (isWanted) count += 1
      return isWanted && count <= most
    }
    const parts = await unpack(bytes, isPdf, mostBytes)
    return count > most ? 'unreadable' : Object.entries(parts)
  } catch {
    return 'unreadable'
  }
}
