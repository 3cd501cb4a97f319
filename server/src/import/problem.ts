import type { ImportProblemCode } from '@pasok/words'

/**
 * One cell or row that could not be imported as it is. `line` is the line of the file on which the row begins; `column`
 * is the file's own heading, empty for the whole row. A refused row is left out; otherwise only the cell is.
 */
export interface ImportProblem {
  readonly line: number
  readonly column: string
  readonly code: ImportProblemCode
  readonly value: string
  readonly refusesRow: boolean
}
