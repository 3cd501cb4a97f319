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

/** Headings of columns that hold no number, in either language. */
const NO_NUMBER =
  /\b(?:description|desc|deskripsi|uraian|keterangan|spesifikasi|specification|remarks?|catatan|name|nama|qty|quantity|jumlah|kuantitas|unit|uom|satuan|price|harga|date|tanggal|brand|merek|line|baris|urut)\b|^(?:no|nr|nos|#)\.?$/i
/** Headings of the company's own numbers as a buyer writes them, the most specific first. */
const OWN = [
  /\b(?:customer|own|my|our|internal|sendiri|kami|pelanggan|perusahaan)\b/i,
  /\b(?:your|anda)\b/i,
  /\bmaterial\b.*\b(?:number|no|code|id)\b|\b(?:nomor|no|kode)\b.*\bmaterial\b/i,
  /\bmaterial\b/i,
]
/** Headings of our part numbers, the most specific first. */
const OURS = [
  /\b(?:sku|mpn|supplier|vendor|pemasok|catalog|catalogue|katalog)\b/i,
  /\b(?:part|pn|p\/n)\b/i,
  /\b(?:your|anda)\b/i,
]
/** Headings that may mean either number, for the one that no other heading names. */
const EITHER = [/\b(?:item|barang)\b/i]
/** Above its headings a table may have a title. */
const WITHIN = 20

/** The rows of a table with two columns: as its headings name them, or else its first two, the company's own numbers first. */
export const pairsIn = (table: readonly (readonly Cell[])[]): PairRow[] => {
  const texts = table.map((row) => row.map(toText))
  const headings = texts.slice(0, WITHIN).findIndex(isHeadings)
  const columns = headings === -1 ? firstColumns(texts) : namedColumns(texts[headings] ?? [])
  return texts.slice(headings + 1).flatMap((row, at) => {
    const [number = '', sku = ''] = columns.map((column) => row[column] ?? '')
    if (number === '' && sku === '') return []
    return [{ row: headings + at + 2, number, sku, ...(headings === -1 && { isUnnamed: true as const }) }]
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
    named.some(
      (text) => !NO_NUMBER.test(text) && [...OWN, ...OURS, ...EITHER].some((heading) => heading.test(text)),
    )
  )
}

/** The columns of the own numbers and of our part numbers; -1 for one that no column is left for. */
const namedColumns = (headings: readonly string[]): readonly [own: number, ours: number] => {
  /** The first column that the most specific heading matches. */
  const find = (specific: readonly RegExp[], except = -1): number => {
    const columns = specific.map((heading) =>
      headings.findIndex((text, at) => at !== except && !NO_NUMBER.test(text) && heading.test(text)),
    )
    return columns.find((at) => at !== -1) ?? -1
  }
  const ANY = /./
  const own = find(OWN)
  const ours = find(OURS, own)
  if (own !== -1) return [own, ours === -1 ? find([...EITHER, ANY], own) : ours]
  const part = ours === -1 ? find(EITHER) : ours
  return [find([...EITHER, ANY], part), part]
}

/** The first two columns that hold anything. */
const firstColumns = (texts: readonly (readonly string[])[]): readonly number[] => {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => texts.some((row) => (row[at] ?? '') !== ''))
    .slice(0, 2)
}
