import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline, Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { UnreadableFile, type FileRow } from './file-row.ts'
import { headingsOf } from './headings.ts'

const FIRST_LOOK = 64 * 1024

/** The mark between cells: of comma, semicolon and tab the one that the first line has most of. */
const delimiterOf = async (file: string): Promise<string> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_LOOK), 0, FIRST_LOOK, 0)
    const firstLine = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? ''
    const count = (mark: string) => firstLine.split(mark).length
    return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
  } finally {
    await handle.close()
  }
}

/** Line ends as one character: csv-parse counts the two of Windows twice where they stand inside quotation marks. */
const withUnixLineEnds = (): Transform => {
  let held = ''
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Latin-1 is the bytes themselves, so no character is cut in two.
      const text = held + chunk.toString('latin1')
      held = text.endsWith('\r') ? '\r' : ''
      const whole = held === '' ? text : text.slice(0, -1)
      done(null, Buffer.from(whole.replaceAll('\r\n', '\n'), 'latin1'))
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'))
    },
  })
}

const lineEndsIn = (text: string): number => text.match(/[\r\n]/g)?.length ?? 0

/**
 * Streams a CSV file's rows: never the whole file in memory. A broken row is handed on as such and reading goes on,
 * after a stray quotation mark at the next row that ends with one. Throws UnreadableFile where there is no usable
 * heading.
 */
export async function* readCsv(file: string): AsyncGenerator<FileRow> {
  const skipped: FileRow[] = []
  let lastBroken = 0
  // Before the file is opened to be read: an error of a stream that nobody listens to ends the process.
  const delimiter = await delimiterOf(file)
  const { size } = await stat(file)
  let share = 0
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error, read = '') => {
      const begun = read.replace(/^[\r\n]+/, '').slice(0, -1)
      const line = Number(error instanceof CsvError ? error['lines'] : 0) - lineEndsIn(begun)
      // Told of every stray mark in a row; once is enough.
      if (line !== lastBroken) skipped.push({ line, share, broken: 'broken_row', value: '' })
      lastBroken = line
      return undefined
    },
  })
  // Reading on gets the error from the parser, which this destroys; the file is closed whoever stops first.
  pipeline(createReadStream(file), withUnixLineEnds(), parser, () => {})
  let headings: string[] | undefined
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[]
    info: { lines: number; bytes: number }
  }>) {
    share = Math.min(1, info.bytes / size)
    const line = info.lines - record.reduce((sum, cell) => sum + lineEndsIn(cell), 0)
    // The parser is ahead of us, so what it skipped may come later in the file.
    while (skipped[0] && skipped[0].line < line) yield* skipped.splice(0, 1)
    if (!headings) {
      headings = headingsOf(record)
      continue
    }
    if (record.length !== headings.length) {
      yield { line, share, broken: 'wrong_number_of_cells', value: String(record.length) }
      continue
    }
    // The one character that the database has no place for.
    const cell = (i: number) => (record[i] ?? '').replaceAll('\0', '')
    yield { line, share, cells: Object.fromEntries(headings.map((heading, i) => [heading, cell(i)])) }
  }
  yield* skipped.splice(0)
  if (!headings) throw new UnreadableFile('The file is empty.')
}
