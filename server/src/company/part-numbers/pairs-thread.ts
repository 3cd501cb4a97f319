import { withoutStrange } from '@pasok/contract'
import { unguardedText } from '../../platform/sheets/guarded-text.ts'
import { tableCells, type Cell } from '../../platform/sheets/table-cells.ts'
import type { GivenTable, TableFailure } from '../../search/index.ts'
import type { PairRow } from './part-numbers.ts'

/** The rows of a file with two columns, and what of it was not read. */
export interface ReadPairs {
  readonly rows: PairRow[]
  readonly hiddenRows: number
  readonly hiddenSheets: readonly string[]
}

/** The rows of a table's visible sheets that have an own number or one of ours. Runs in a thread. */
export const pairsOfTable = async ({
  input,
  limits,
  most,
}: GivenTable): Promise<ReadPairs | TableFailure> => {
  const bytes = typeof input === 'string' ? new TextEncoder().encode(input) : input
  const read = await tableCells(bytes, limits)
  if (typeof read === 'string') return read
  const { sheets, hiddenSheets } = read
  const rows = sheets.flatMap(({ name, cells }) =>
    pairsIn(cells).map((pair) => ({ ...pair, ...(sheets.length > 1 && { sheet: name }) })),
  )
  if (rows.length > most) return 'too_many_rows'
  const hiddenRows = sheets.reduce((all, { hiddenRows: some }) => all + some, 0)
  return { rows, hiddenRows, hiddenSheets }
}

/** Headings of the company's own numbers, in either language, as a buyer writes them. */
const OWN = /\b(?:your|own|my|customer|internal|material|anda|sendiri|kami|pelanggan|perusahaan)\b/i
/** Headings of our part numbers. */
const OURS = /\b(?:sku|part|pn|p\/n|mpn|supplier|vendor|pemasok|catalog|catalogue|katalog|item|barang)\b/i
/** Above its headings a table may have a title. */
const WITHIN = 20

/** The rows of a table with two columns: as its headings name them, or else its first two, the company's own numbers first. */
export const pairsIn = (table: readonly (readonly Cell[])[]): PairRow[] => {
  const texts = table.map((row) => row.map(toText))
  const headings = texts.slice(0, WITHIN).findIndex(isHeadings)
  const columns = headings === -1 ? firstColumns(texts) : namedColumns(texts[headings] ?? [])
  return texts.slice(headings + 1).flatMap((row, at) => {
    const [number = '', sku = ''] = columns.map((column) => row[column] ?? '')
    return number === '' && sku === '' ? [] : [{ row: headings + at + 2, number, sku }]
  })
}

const toText = (cell: Cell): string =>
  unguardedText(withoutStrange(String(cell)))
    .replaceAll(/\s+/g, ' ')
    .trim()

const isHeadings = (row: readonly string[]): boolean => {
  const named = row.filter((text) => text !== '')
  return (
    named.length > 1 &&
    named.every((text) => !/\d/.test(text)) &&
    named.some((text) => OWN.test(text) || OURS.test(text))
  )
}

const namedColumns = (headings: readonly string[]): readonly number[] => {
  const find = (is: (text: string) => boolean, ...except: readonly number[]) =>
    headings.findIndex((text, at) => text !== '' && !except.includes(at) && is(text))
  const own = find((text) => OWN.test(text))
  const ours = find((text) => OURS.test(text), own)
  const any = () => true
  if (own === -1) return [find(any, ours), ours]
  return [own, ours === -1 ? find(any, own) : ours]
}

/** The first two columns that hold anything. */
const firstColumns = (texts: readonly (readonly string[])[]): readonly number[] => {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => texts.some((row) => (row[at] ?? '') !== ''))
    .slice(0, 2)
}
