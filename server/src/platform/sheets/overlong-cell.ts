/** A cell holds at most 32,767 characters. As XML, even with formatting on each of them, that is far below this limit. */
const MOST_BYTES = 2 * 1024 * 1024
/** In bytes; longer than any cell's tag. */
const TAG = 300

const [SLASH, COLON, C, S, I] = Buffer.from('/:csi')

/** A workbook text that exceeds the length limit of a cell. */
export interface OverlongCell {
  /** Such as 'B7'. Undefined if the text is in no cell, or if the cell does not state its reference. */
  readonly cell: string | undefined
}

/**
 * Finds the first text in a workbook's unpacked parts that exceeds the length limit of a cell. Parsing such a text
 * takes minutes and a multiple of its size. The function searches the parts as bytes and copies nothing.
 */
export const findOverlongCell = (parts: Readonly<Record<string, Uint8Array>>): OverlongCell | undefined => {
  const files = Object.values(parts).map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))
  for (const xml of files) {
    const found = overlongIn(xml)
    if (found === undefined) continue
    const cell =
      found.shared === undefined
        ? nameOfCell(tagAt(xml, found.at))
        : files.map((sheet) => cellOfShared(sheet, found.shared as number)).find((name) => name !== undefined)
    return { cell }
  }
  return undefined
}

/** The byte offset of the first overlong cell, shared text or text between two tags, and the index of the shared text. */
const overlongIn = (xml: Buffer): { at: number; shared?: number } | undefined => {
  let cell: number | undefined
  let isShared = false
  let shared = -1
  for (let at = xml.indexOf('<'); at >= 0;) {
    const next = xml.indexOf('<', at + 1)
    const isEnd = xml[at + 1] === SLASH
    const name = localName(xml, at + (isEnd ? 2 : 1))
    if (name !== undefined) {
      cell = isEnd || isEmpty(xml, at) ? undefined : at
      isShared = name === 'si'
      if (isShared && !isEnd) shared++
    }
    const begin = cell ?? at
    if ((next < 0 ? xml.length : next) - begin > MOST_BYTES)
      return { at: begin, ...(cell !== undefined && isShared && { shared }) }
    at = next
  }
  return undefined
}

/** The local name of the tag at `begin` if it is a cell or a shared text, with or without a prefix. */
const localName = (xml: Buffer, begin: number): 'c' | 'si' | undefined => {
  let from = begin
  let at = begin
  while (at - begin < TAG && isOfName(xml[at])) if (xml[at++] === COLON) from = at
  if (at - from === 1 && xml[from] === C) return 'c'
  return at - from === 2 && xml[from] === S && xml[from + 1] === I ? 'si' : undefined
}

const isOfName = (byte = 0): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x3a)

const isEmpty = (xml: Buffer, at: number): boolean => {
  const end = xml.indexOf('>', at)
  return end > 0 && xml[end - 1] === SLASH
}

const tagAt = (xml: Buffer, at: number): string => xml.toString('latin1', at, at + TAG).split('>', 1)[0] ?? ''

const nameOfCell = (tag: string): string | undefined =>
  /^<(?:\w+:)?c\s(?:[^>]*\s)?r\s*=\s*["']([A-Z]{1,3}\d{1,7})["']/.exec(tag)?.[1]

/** The most references to a shared text that are checked to find the name of its cell. */
const MOST_PLACES = 10_000

/** The reference of the first cell that uses the shared text with this index. */
const cellOfShared = (sheet: Buffer, shared: number): string | undefined => {
  if (!sheet.includes('sheetData')) return undefined
  const value = `>${shared}</`
  let at = -1
  for (let place = 0; place < MOST_PLACES; place++) {
    at = sheet.indexOf(value, at + 1)
    if (at < 0) return undefined
    const before = sheet.toString('latin1', Math.max(0, at - TAG), at)
    const tag = /<(?:\w+:)?c\s[^>]*>\s*<(?:\w+:)?v$/.exec(before)?.[0]
    if (tag && /\st\s*=\s*["']s["']/.test(tag)) return nameOfCell(tag)
  }
  return undefined
}
