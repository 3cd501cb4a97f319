import type { ImportProblemCode } from '@pasok/words'
import { CellError, type Parse } from './cell-values.ts'
import type { Field } from './fields.ts'
import { unguardedText } from '../../platform/sheets/guarded-text.ts'
import type { Condition, Mapping } from './mapping.ts'
import type { ImportProblem } from '../problem.ts'
import type { Cell } from './row.ts'

export type Cells = Readonly<Record<string, string>>

const CLEAR = '-'
const LONGEST_TOLD = 200
/** The text that a spreadsheet writes for a formula without a result. */
const CELL_ERROR =
  /^#(?:N\/A|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|FIELD!|BLOCKED!)$/i

export const isCellError = (text: string): boolean => text.startsWith('#') && CELL_ERROR.test(text)

/** Reads one row's cells and collects their problems. */
export interface CellReader {
  readonly problems: ImportProblem[]
  /** Reads a cell by its heading: undefined if it is empty or can't be read, null if it clears the value. */
  read<T>(column: string | undefined, parse: Parse<T>): Cell<T>
  /** Reads a cell by its field. */
  field<T>(name: Field, parse: Parse<T>): Cell<T>
  refuse(column: string, code: ImportProblemCode, value: string, refusesRow?: boolean): undefined
}

export const cellReader = (cells: Cells, line: number, mapping: Mapping): CellReader => {
  const problems: ImportProblem[] = []
  const refuse: CellReader['refuse'] = (column, code, value, refusesRow = false) => {
    problems.push({ line, column, code, value: value.slice(0, LONGEST_TOLD).toWellFormed(), refusesRow })
    return undefined
  }
  const read: CellReader['read'] = (column, parse) => {
    if (column === undefined) return undefined
    const text = (cells[column] ?? '').trim()
    if (text === '') return undefined
    if (text === CLEAR) return null
    if (isCellError(text)) return refuse(column, 'cell_error', text)
    const bare = unguardedText(text)
    const value = parse(mapping.escaped_line_breaks ? bare.replaceAll('\\n', '\n') : bare)
    return value instanceof CellError ? refuse(column, value.code, bare) : value
  }
  return { problems, read, refuse, field: (name, parse) => read(mapping.columns[name], parse) }
}

/** Whether a row's cell has one of the words. */
export const isConditionMet = ({ column, in: words }: Condition, cells: Cells): boolean =>
  (cells[column] ?? '')
    .toLowerCase()
    .split(',')
    .some((word) => words.includes(word.trim()))
