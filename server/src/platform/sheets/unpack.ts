import { inflateRawSync } from 'node:zlib'

/** A file that unpacks to more than it may. */
export class TooLarge extends Error {}

/** Records of a ZIP file, by what they begin with; see APPNOTE.TXT, 4.3. */
const END = 0x06054b50
const ENTRY = 0x02014b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
/** Of the record at a file's end, which a comment may follow. */
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
/** What stands for a number that the extra field of ZIP64 holds. */
const IN_EXTRA = 0xffffffff
const [STORED, DEFLATED] = [0, 8]

/**
 * The parts of a ZIP file whose names are wanted, unpacked. What they come to is counted while they are unpacked, whatever
 * the file says of them: throws `TooLarge` at the first byte above `most`, and another error for what is no ZIP file.
 */
export const unpack = (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): Record<string, Uint8Array> => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Record<string, Uint8Array> = {}
  let left = most
  for (const { name, method, begin, packed } of entriesOf(zip)) {
    if (!isWanted(name)) continue
    const part = unpackOne(zip, { method, begin, packed }, left)
    left -= part.length
    parts[name] = part
  }
  return parts
}

/** The sum of what the entries of a ZIP file say that they unpack to, in bytes. */
export const statedSize = (bytes: Uint8Array): number => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size = 0
  for (const { unpacked } of entriesOf(zip)) size += unpacked
  return size
}

interface Entry {
  readonly name: string
  readonly method: number
  /** Where its own record begins. */
  readonly begin: number
  /** In bytes, as the directory says. */
  readonly packed: number
  readonly unpacked: number
}

const unpackOne = (
  zip: Buffer,
  { method, begin, packed }: Pick<Entry, 'method' | 'begin' | 'packed'>,
  most: number,
): Uint8Array => {
  const from = begin + 30 + zip.readUInt16LE(begin + 26) + zip.readUInt16LE(begin + 28)
  const data = zip.subarray(from, from + packed)
  if (method === STORED) {
    if (data.length > most) throw new TooLarge()
    return data
  }
  if (method !== DEFLATED) throw new Error(`packed by method ${method}`)
  try {
    // One byte more than there may be: zlib takes no limit of 0.
    return inflateRawSync(data, { maxOutputLength: most + 1, chunkSize: 1 << 18 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge()
    throw error
  }
}

/** What the directory at the end of a ZIP file names. */
function* entriesOf(zip: Buffer): Generator<Entry> {
  let [at, count] = directoryOf(zip)
  for (; count > 0; count--) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('a directory of something else')
    const nameLength = zip.readUInt16LE(at + 28)
    const extraLength = zip.readUInt16LE(at + 30)
    const extra = zip.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const [unpacked, packed, begin] = sizesOf(
      [zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)],
      extra,
    )
    yield {
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      begin,
      packed,
      unpacked,
    }
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
}

/** Where the directory begins, and how many entries it has. */
const directoryOf = (zip: Buffer): [at: number, count: number] => {
  const least = Math.max(0, zip.length - END_LENGTH - LONGEST_COMMENT)
  for (let end = zip.length - END_LENGTH; end >= least; end--) {
    if (zip.readUInt32LE(end) !== END) continue
    const locator = end - 20
    if (locator < 0 || zip.readUInt32LE(locator) !== LOCATOR_64)
      return [zip.readUInt32LE(end + 16), zip.readUInt16LE(end + 10)]
    const end64 = Number(zip.readBigUInt64LE(locator + 8))
    if (zip.readUInt32LE(end64) !== END_64) throw new Error('no end of a ZIP64 directory')
    return [Number(zip.readBigUInt64LE(end64 + 48)), Number(zip.readBigUInt64LE(end64 + 32))]
  }
  throw new Error('no directory')
}

/** The numbers of an entry; those that are too large for it stand in its extra field of ZIP64, in the same order. */
const sizesOf = (
  short: readonly [unpacked: number, packed: number, begin: number],
  extra: Buffer,
): [unpacked: number, packed: number, begin: number] => {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  at += 4
  const long = (given: number): number => {
    if (given !== IN_EXTRA) return given
    const value = Number(extra.readBigUInt64LE(at))
    at += 8
    return value
  }
  const [unpacked, packed, begin] = short
  return [long(unpacked), long(packed), long(begin)]
}
