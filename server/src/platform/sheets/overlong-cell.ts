/** A cell of a workbook takes 32,767 characters; in bytes of XML, with every one of them formatted, far less than this. */
const MOST_BYTES = 2 * 1024 * 1024
/** Longer than the tag of any cell. */
const TAG = 300

const [SLASH, COLON, C, S, I] = Buffer.from('/:csi')

/** A text in a workbook that is longer than any cell may be. */
export interface OverlongCell {
  /** As 'B7'; undefined where it is in no cell, or in one that does not say where it is. */
  readonly cell: string | undefined
}

/**
 * The first text of a workbook's unpacked parts that is longer than any cell may be: reading such a one takes minutes and
 * a multiple of its size. The parts are searched as bytes; nothing of them is copied.
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

/** Where an element of a cell, a shared text, or text between two tags begins that is too long; which shared text it is. */
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

/** Whether a cell's or a shared text's tag stands here, with or without a prefix. */
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

/** Places where a sheet has the number of a shared text: what is beyond them is not looked at to name its cell. */
const MOST_PLACES = 10_000

/** The first cell of a sheet that shows the shared text of this number. */
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
