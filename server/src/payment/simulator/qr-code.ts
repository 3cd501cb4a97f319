import { crc32, deflateSync } from 'node:zlib'

/** Version 3 with error correction M: 29 modules a side, one block of 44 codewords and 26 for correction. */
const SIZE = 29
const DATA = 44
const CORRECTION = 26
/** Of a text in bytes: what its length and mode leave. */
const LONGEST = 42
/** Correction M and mask 0, with their check bits. */
const FORMAT = 0x5412
const SCALE = 8
/** Each side of the picture, in pixels. */
const SIDE = 300

/** A QR code (ISO/IEC 18004) of a short text as a PNG of 300 pixels a side. */
export const qrPng = (text: string): Uint8Array<ArrayBuffer> => pngOf(qrModules(text))

/** The modules of a QR code, row by row; true is dark. */
export const qrModules = (text: string): boolean[][] => {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > LONGEST) throw new RangeError(`a QR code takes ${LONGEST} bytes here`)
  const { modules, isFunction } = patterns()
  const data = codewordsOf(bytes)
  const stream = [...data, ...correctionOf(data)]
  let at = 0
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is left out.
    if (right === 6) right = 5
    for (let step = 0; step < SIZE; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? SIZE - 1 - step : step
        if (isFunction[y]?.[x]) continue
        const bit = ((stream[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
        at++
        set(modules, x, y, (bit === 1) !== ((x + y) % 2 === 0))
      }
  }
  return modules
}

const set = (grid: boolean[][], x: number, y: number, value: boolean): void => {
  const row = grid[y]
  if (row && x >= 0 && x < SIZE) row[x] = value
}
const grid = (): boolean[][] => Array.from({ length: SIZE }, () => Array<boolean>(SIZE).fill(false))

/** What every code of this version has: finders, timing, alignment and format. */
const patterns = () => {
  const modules = grid()
  const isFunction = grid()
  const put = (x: number, y: number, isDark: boolean) => {
    set(modules, x, y, isDark)
    set(isFunction, x, y, true)
  }
  for (let at = 0; at < SIZE; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  const square = (x: number, y: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  const isDarkInFinder = (distance: number) => distance !== 2 && distance !== 4
  square(3, 3, 4, isDarkInFinder)
  square(SIZE - 4, 3, 4, isDarkInFinder)
  square(3, SIZE - 4, 4, isDarkInFinder)
  square(SIZE - 7, SIZE - 7, 2, (distance) => distance !== 1)
  const bit = (at: number) => ((FORMAT >> at) & 1) === 1
  for (let at = 0; at <= 5; at++) put(8, at, bit(at))
  put(8, 7, bit(6))
  put(8, 8, bit(7))
  put(7, 8, bit(8))
  for (let at = 9; at <= 14; at++) put(14 - at, 8, bit(at))
  for (let at = 0; at <= 7; at++) put(SIZE - 1 - at, 8, bit(at))
  for (let at = 8; at <= 14; at++) put(8, SIZE - 15 + at, bit(at))
  put(8, SIZE - 8, true)
  return { modules, isFunction }
}

/** Mode, length, bytes and padding. */
const codewordsOf = (bytes: Uint8Array): number[] => {
  // The mode takes four bits, so every byte is cut in two.
  const parts = [4, bytes.length >> 4, bytes.length & 15]
  for (const byte of bytes) parts.push(byte >> 4, byte & 15)
  parts.push(0)
  const words: number[] = []
  for (let at = 0; at < parts.length; at += 2) words.push(((parts[at] ?? 0) << 4) | (parts[at + 1] ?? 0))
  for (let at = 0; words.length < DATA; at++) words.push(at % 2 === 0 ? 0xec : 0x11)
  return words
}

const times = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

/** Reed-Solomon over GF(256). */
const correctionOf = (data: readonly number[]): number[] => {
  let divisor = [...Array<number>(CORRECTION - 1).fill(0), 1]
  let root = 1
  for (let at = 0; at < CORRECTION; at++) {
    divisor = divisor.map((value, place) => times(value, root) ^ (divisor[place + 1] ?? 0))
    root = times(root, 2)
  }
  let rest = Array<number>(CORRECTION).fill(0)
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, place) => value ^ times(divisor[place] ?? 0, factor))
  }
  return rest
}

const pngOf = (modules: readonly (readonly boolean[])[]): Uint8Array<ArrayBuffer> => {
  const margin = (SIDE - SIZE * SCALE) / 2
  const pixels = Buffer.alloc(SIDE * (SIDE + 1), 255)
  for (let y = 0; y < SIDE; y++) {
    // How a row is filtered: not at all.
    pixels[y * (SIDE + 1)] = 0
    for (let x = 0; x < SIDE; x++) {
      const isDark = modules[Math.floor((y - margin) / SCALE)]?.[Math.floor((x - margin) / SCALE)]
      if (isDark) pixels[y * (SIDE + 1) + 1 + x] = 0
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SIDE, 0)
  head.writeUInt32BE(SIDE, 4)
  // Eight bits a pixel, greys.
  head[8] = 8
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
