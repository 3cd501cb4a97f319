import { inflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** Thrown for a file that unpacks to more than the limit. */
export class TooLarge extends Error {}

/** Far more parts than a workbook of 1,000 sheets has. */
const MOST_PARTS = 20_000
const [STORED, DEFLATED] = [0, 8]

/**
 * Unpacks the wanted parts of a ZIP file. Throws `TooLarge` if the directory states more than `most` bytes in total,
 * and at the first unpacked byte beyond `most` whatever the directory states. Throws another error if the file is not a
 * ZIP file.
 */
export const unpack = async (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): Promise<Record<string, Uint8Array>> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Actual sizes are not compared with the stated ones: spreadsheet programs open workbooks whose stated sizes are
  // wrong.
  const zip = await fromBufferPromise(file, { lazyEntries: true, validateEntrySizes: false })
  if (zip.entryCount > MOST_PARTS) throw new TooLarge()
  const wanted = []
  let stated = 0
  for await (const entry of zip.eachEntry()) {
    stated += entry.uncompressedSize
    if (stated > most) throw new TooLarge()
    if (isWanted(entry.fileName)) wanted.push(entry)
  }
  const parts: Record<string, Uint8Array> = {}
  let left = most
  for (const entry of wanted) {
    const { fileDataStart: from } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
    const part = inflate(file.subarray(from, from + entry.compressedSize), entry.compressionMethod, left)
    if (part.length > left) throw new TooLarge()
    left -= part.length
    parts[entry.fileName] = part
  }
  return parts
}

const inflate = (data: Buffer, method: number, most: number): Uint8Array => {
  if (method === STORED) {
    if (data.length > most) throw new TooLarge()
    return data
  }
  if (method !== DEFLATED) throw new Error(`packed by method ${method}`)
  try {
    // One byte more than allowed, since zlib does not accept a limit of 0.
    return inflateRawSync(data, { maxOutputLength: most + 1, chunkSize: 1 << 18 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge()
    throw error
  }
}
