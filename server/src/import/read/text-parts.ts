import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { UnreadableFile } from './file-row.ts'

const PART_BYTES = 256 * 1024

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** A piece of a text; `share` is the share of the file read so far, 0 to 1. */
interface TextPart {
  readonly text: string
  readonly share: number
  readonly last: boolean
}

/**
 * Streams a text file, with every line end as `\n` and without NUL, which the database can't store. The file must be in
 * UTF-8, or in UTF-16 as spreadsheets write it. Throws UnreadableFile, naming the line, before the first part
 * otherwise, so that nothing is imported with letters missing.
 */
export async function* textParts(file: string): AsyncGenerator<TextPart> {
  const encoding = await detectEncoding(file)
  const { size } = await stat(file)
  await checkEncoding(file, encoding)
  const decode = new TextDecoder(encoding, { fatal: true })
  let read = 0
  let held = ''
  let lineEnd: string | undefined
  for await (const chunk of createReadStream(file, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>) {
    read += chunk.length
    let text = held + decode.decode(chunk, { stream: true })
    // Files of the old Mac OS end every line with it; in other files it is part of a cell.
    lineEnd ??= text.includes('\n') ? '\r\n' : '\r'
    held = text.endsWith('\r') ? '\r' : ''
    if (held !== '') text = text.slice(0, -1)
    yield { text: cleanText(text, lineEnd), share: Math.min(1, read / size), last: false }
  }
  yield { text: cleanText(held + decode.decode(), lineEnd ?? '\n'), share: 1, last: true }
}

const cleanText = (text: string, lineEnd: string): string => {
  const lines = text.includes('\r') ? text.replaceAll(lineEnd, '\n') : text
  return lines.includes('\0') ? lines.replaceAll('\0', '') : lines
}

/**
 * Detects the encoding by the byte order mark, or by the first character: UTF-16 without a mark has a zero byte beside
 * each ASCII letter.
 */
const detectEncoding = async (file: string): Promise<Encoding> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    if (bytesRead < 2) return 'utf-8'
    const [one = 0, two = 0] = buffer
    if ((one === 0xff && two === 0xfe) || (one !== 0 && two === 0)) return 'utf-16le'
    return (one === 0xfe && two === 0xff) || (one === 0 && two !== 0) ? 'utf-16be' : 'utf-8'
  } finally {
    await handle.close()
  }
}

const checkEncoding = async (file: string, encoding: Encoding): Promise<void> => {
  const decode = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: PART_BYTES }) as AsyncIterable<Buffer>)
      decode.decode(chunk, { stream: true })
    decode.decode()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const where = encoding === 'utf-8' ? ` (line ${await firstLineThatIsNotUtf8(file)})` : ''
    throw new UnreadableFile(
      `The file is not in UTF-8${where}, so its letters can't be told. Save it as "CSV UTF-8", or as .xlsx.`,
    )
  }
}

const firstLineThatIsNotUtf8 = async (file: string): Promise<number> => {
  let line = 0
  // Latin-1 maps each byte to one character.
  for await (const text of createInterface({ input: createReadStream(file, 'latin1') })) {
    line++
    if (!isUtf8(Buffer.from(text, 'latin1'))) break
  }
  return line
}
