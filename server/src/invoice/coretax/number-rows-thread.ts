import { withoutStrange } from '@pasok/contract'
import { plainNumber } from '../../platform/sheets/plain-number.ts'
import { unguardedText } from '../../platform/sheets/guarded-text.ts'
import { tableCells, type Cell } from '../../platform/sheets/table-cells.ts'
import type { GivenTable, TableFailure } from '../../search/index.ts'
import type { NumberRow } from './match-tax-invoice.ts'

/** Headings of Coretax's list, in either language. */
const NUMBER = /nomor\s*(?:seri\s*)?faktur|tax\s*invoice\s*(?:number|no)|\bnsfp\b/i
const REFERENCE = /referensi|reference/i
const STATUS = /status\s*faktur|tax\s*invoice\s*status|^status$/i
/** Above its headings a list may have a title. */
const WITHIN = 20

/** The rows of a list, or `no_columns` where no headings name them. */
export interface ReadNumbers {
  readonly rows: readonly NumberRow[] | 'no_columns'
}

/** The rows of Coretax's list of output tax invoices. Runs in a thread. */
export const numbersOfTable = async ({
  input,
  limits,
  most,
}: GivenTable): Promise<ReadNumbers | TableFailure> => {
  const read = await tableCells(typeof input === 'string' ? new TextEncoder().encode(input) : input, limits)
  if (typeof read === 'string') return read
  const rows = read.sheets.map(({ cells }) => numberRows(cells)).find((found) => found !== undefined)
  if (rows && rows.length > most) return 'too_many_rows'
  return { rows: rows ?? 'no_columns' }
}

const toText = (cell: Cell): string =>
  withoutStrange(unguardedText(typeof cell === 'number' ? plainNumber(cell) : cell)).trim()

/**
 * A number without the signs between its digits. A cell that holds it as a number is no source: spreadsheets store 15
 * digits of 17.
 */
const toTaxNumber = (text: string): string => text.replaceAll(/[\s.'-]/g, '')

/** The rows below the headings; undefined without headings of both number and reference. */
export const numberRows = (table: readonly (readonly Cell[])[]): NumberRow[] | undefined => {
  const texts = table.map((row) => row.map(toText))
  const at = texts
    .slice(0, WITHIN)
    .findIndex((row) => row.some((cell) => NUMBER.test(cell)) && row.some((cell) => REFERENCE.test(cell)))
  const headings = texts[at]
  if (!headings) return undefined
  const columnOf = (heading: RegExp) => headings.findIndex((cell) => heading.test(cell))
  const [number, reference, status] = [columnOf(NUMBER), columnOf(REFERENCE), columnOf(STATUS)]
  return texts.slice(at + 1).flatMap((row, index) => {
    const [numberText, referenceText] = [row[number] ?? '', row[reference] ?? '']
    if (numberText === '' && referenceText === '') return []
    return [
      {
        row: at + index + 2,
        number: toTaxNumber(numberText),
        reference: referenceText,
        status: row[status] ?? '',
      },
    ]
  })
}
