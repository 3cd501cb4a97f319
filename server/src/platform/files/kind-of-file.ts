import { gunzipSync, constants } from 'node:zlib'

/** What a file is by its first bytes, whatever it is called. `markup` is SVG and everything else that begins with `<`. */
export type KindOfFile = 'jpeg' | 'png' | 'webp' | 'heif' | 'markup' | 'other'

const HEAD = 4096

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Decides by content alone. A file that is packed with gzip is what is in it. */
export const kindOfFile = (bytes: Uint8Array): KindOfFile => {
  const start = latin(bytes, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (start.slice(4, 8) === 'ftyp') return 'heif'
  if (start.startsWith('\x1f\x8b')) return isMarkup(unpacked(bytes)) ? 'markup' : 'other'
  return isMarkup(bytes) ? 'markup' : 'other'
}

/** Markup in any encoding that XML allows begins with `<`, zero bytes, byte order marks and blanks aside. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</.test(latin(bytes, 0, HEAD))

/** The beginning of what is in a gzip file: so little of it is read that it can't unpack to much. */
const unpacked = (bytes: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(bytes.subarray(0, HEAD), { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return new Uint8Array()
  }
}
