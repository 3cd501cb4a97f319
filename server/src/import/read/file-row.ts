/**
 * One row of a file by its headings, or its problem. `line` is the line on which the row begins, from 1; `share` is the
 * share of the file read so far, 0 to 1.
 */
export type FileRow =
  | { readonly line: number; readonly share: number; readonly cells: Readonly<Record<string, string>> }
  | {
      readonly line: number
      readonly share: number
      readonly broken: 'broken_row' | 'quote_never_closed' | 'wrong_number_of_cells'
      readonly value: string
    }

/** The hidden parts of a workbook, which are left out: rows and columns that are not empty, and sheets. */
export interface Hidden {
  readonly rows: number
  readonly columns: number
  readonly sheets: number
}

/** Thrown for a file that can't be read as a table; its message says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
