import { UnreadableFile, type FileRow } from './file-row.ts'
import { parseHeadings } from './headings.ts'
import { scanRow } from '../../platform/sheets/scan-row.ts'
import { textParts } from './text-parts.ts'

/** The longest possible row, in characters. */
const LONGEST_ROW = 20_000_000

/**
 * Streams a CSV file's rows without holding the file in memory. A broken row is yielded as such, and reading continues.
 * Empty rows are skipped. Throws UnreadableFile for an unknown encoding or unusable headings.
 */
export async function* readCsv(file: string): AsyncGenerator<FileRow> {
  let headings: string[] | undefined
  let delimiter: string | undefined
  let [text, at, line, shareBefore] = ['', 0, 1, 0]
  for await (const part of textParts(file)) {
    const carried = text.length - at
    text = text.slice(at) + part.text
    at = 0
    if (text.length > LONGEST_ROW)
      throw new UnreadableFile(`Line ${line} does not end: the file is no table.`)
    if (delimiter === undefined) {
      const separatorLine = /^"?sep=(.)"?(?:\n|$)/i.exec(text)
      delimiter = separatorLine?.[1] ?? detectDelimiter(text)
      at = separatorLine?.[0].length ?? 0
      if (separatorLine) line++
    }
    while (at < text.length) {
      const row = scanRow(text, at, delimiter, part.last)
      if (!row) break
      at = row.next
      const [begins, share] = [line, computeShare(part, shareBefore, (at - carried) / part.text.length)]
      line += row.lines
      if ('broken' in row) {
        if (!headings) throw new UnreadableFile(`The quotation marks of line ${begins} are not in order.`)
        yield { line: begins, share, broken: row.broken, value: '' }
      } else if ((headings || row.cells.length === 1) && row.cells.every(isBlank)) continue
      else if (!headings) headings = parseHeadings(row.cells)
      else if (row.cells.length !== headings.length)
        yield { line: begins, share, broken: 'wrong_number_of_cells', value: String(row.cells.length) }
      else yield { line: begins, share, cells: toRow(headings, row.cells) }
    }
    shareBefore = part.share
  }
  if (!headings) throw new UnreadableFile('The file is empty.')
}

const isBlank = (cell: string): boolean => cell.trim() === ''

/** The separator of cells: the comma, semicolon or tab that occurs most often in the first line. */
const detectDelimiter = (text: string): string => {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? ''
  const count = (mark: string) => firstLine.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

const computeShare = ({ share }: { readonly share: number }, before: number, ofPart: number): number =>
  before + (share - before) * Math.max(0, Math.min(1, ofPart))

const toRow = (headings: readonly string[], cells: readonly string[]): Record<string, string> => {
  const row: Record<string, string> = {}
  for (const [i, heading] of headings.entries()) row[heading] = cells[i] ?? ''
  return row
}
