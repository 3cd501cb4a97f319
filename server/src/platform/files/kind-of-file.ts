import { gunzipSync, constants } from 'node:zlib'

/** The kind of a file by its first bytes, whatever its name. `markup` is SVG and anything else that starts with `<`. */
export type KindOfFile = 'jpeg' | 'png' | 'webp' | 'heif' | 'markup' | 'other'

const HEAD = 4096

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** Decides by content only. A gzip file has the kind of its content. */
export const kindOfFile = (bytes: Uint8Array): KindOfFile => {
  const start = latin(bytes, 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp'
  if (start.slice(4, 8) === 'ftyp') return 'heif'
  if (start.startsWith('\x1f\x8b')) return isMarkup(unpacked(bytes)) ? 'markup' : 'other'
  return isMarkup(bytes) ? 'markup' : 'other'
}

/** Markup in any encoding that XML allows starts with `<`, apart from zero bytes, byte order marks and blanks. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\0\s]*</.test(latin(bytes, 0, HEAD))

/** The start of a gzip file's content. The input is so short that it can't unpack to much. */
const unpacked = (bytes: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(bytes.subarray(0, HEAD), { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return new Uint8Array()
  }
}
