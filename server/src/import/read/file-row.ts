/**
 * One row of a file by its headings, or what was wrong with it. `line` is where the row begins, from 1; `share` is how
 * much of the file has been read with it, 0 to 1.
 */
export type FileRow =
  | { readonly line: number; readonly share: number; readonly cells: Readonly<Record<string, string>> }
  | {
      readonly line: number
      readonly share: number
      readonly broken: 'broken_row' | 'quote_never_closed' | 'wrong_number_of_cells'
      readonly value: string
    }

/** What of a workbook is hidden, and so left out: rows and columns that hold anything, and sheets. */
export interface Hidden {
  readonly rows: number
  readonly columns: number
  readonly sheets: number
}

/** A file that can't be read as a table at all; its message says why, and what to do. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}
