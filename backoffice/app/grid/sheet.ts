/** A cell of a sheet: its row and its column, each from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

/** A range of cells between two corners; the one where the focus is moves with the arrow keys. */
export interface Selection {
  readonly anchor: Cell
  readonly focus: Cell
}

/** A range by its edges, all included. */
export interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** A column of a sheet as text. */
export interface SheetColumn<Row> {
  readonly name: string
  /** A cell as it is copied, and as its editor begins. */
  readonly text: (row: Row) => string
  /** The fields that a typed text sets ('' clears); undefined for text that can't be read. A column without it is read-only. */
  readonly write?: (typed: string, row: Row) => Partial<Row> | undefined
}

/** A text for a cell. */
export interface CellText extends Cell {
  readonly text: string
}

/** A step of the history: the fields of rows before and after. */
interface Change<Row> {
  readonly rows: readonly {
    readonly row: number
    readonly before: Partial<Row>
    readonly after: Partial<Row>
  }[]
  /** The selection before it. */
  readonly selection: Selection
}

/** The rows of a grid with the selection and the history. */
export interface Sheet<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection
  readonly past: readonly Change<Row>[]
  readonly future: readonly Change<Row>[]
}

/** A sheet after a command, and the texts that it could not write. */
export interface Written<Row> {
  readonly sheet: Sheet<Row>
  readonly unread: readonly CellText[]
}

const FIRST: Cell = { row: 0, column: 0 }

/** A sheet without a history, its first cell selected. */
export const newSheet = <Row>(rows: readonly Row[]): Sheet<Row> => ({
  rows,
  selection: { anchor: FIRST, focus: FIRST },
  past: [],
  future: [],
})

/** The range of a selection. */
export const rangeOf = ({ anchor, focus }: Selection): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

/** A selection of one cell. */
export const selectCell = (cell: Cell): Selection => ({ anchor: cell, focus: cell })

/** The cells of a range, row by row. */
const cellsIn = ({ top, bottom, left, right }: Range): Cell[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (__, along) => ({ row: top + down, column: left + along })),
  ).flat()

/** The size of a sheet, and the number of rows in sight. */
export interface SheetSize {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

interface Press {
  readonly key: string
  /** With Ctrl: to the edge. */
  readonly isToEdge?: boolean
  /** With Shift: the range grows. */
  readonly isExtending?: boolean
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** The selection after a key that moves the focus; undefined for any other key. */
export const moveSelection = (
  { anchor, focus }: Selection,
  { key, isToEdge = false, isExtending = false }: Press,
  { rows, columns, page }: SheetSize,
): Selection | undefined => {
  const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
    ArrowUp: [isToEdge ? -rows : -1, 0],
    ArrowDown: [isToEdge ? rows : 1, 0],
    ArrowLeft: [0, isToEdge ? -columns : -1],
    ArrowRight: [0, isToEdge ? columns : 1],
    PageUp: [-page, 0],
    PageDown: [page, 0],
    Home: [isToEdge ? -rows : 0, -columns],
    End: [isToEdge ? rows : 0, columns],
  }
  const step = steps[key]
  if (!step) return undefined
  const to = { row: clamp(focus.row + step[0], rows - 1), column: clamp(focus.column + step[1], columns - 1) }
  return { anchor: isExtending ? anchor : to, focus: to }
}

const pick = <Row extends object>(row: Row, like: Partial<Row>): Partial<Row> =>
  Object.fromEntries(Object.keys(like).map((key) => [key, row[key as keyof Row]])) as Partial<Row>

const isEqual = <Row extends object>(row: Row, fields: Partial<Row>): boolean =>
  Object.entries(fields).every(([key, value]) => Object.is(row[key as keyof Row], value))

/** Sets fields of rows as one step of the history. A step that changes nothing is none. */
export const setFields = <Row extends object>(
  sheet: Sheet<Row>,
  fields: ReadonlyMap<number, Partial<Row>>,
): Sheet<Row> => {
  const rows = [...sheet.rows]
  const changed = [...fields].flatMap(([at, after]) => {
    const row = rows[at]
    if (row === undefined || isEqual(row, after)) return []
    rows[at] = { ...row, ...after }
    return [{ row: at, before: pick(row, after), after }]
  })
  if (changed.length === 0) return sheet
  const step = { rows: changed, selection: sheet.selection }
  return { ...sheet, rows, past: [...sheet.past, step], future: [] }
}

/** Writes texts into cells as one step of the history. Text that can't be read, or that a read-only column has not already, stays out. */
export const writeCells = <Row extends object>(
  sheet: Sheet<Row>,
  columns: readonly SheetColumn<Row>[],
  cells: readonly CellText[],
): Written<Row> => {
  const fields = new Map<number, Partial<Row>>()
  const unread: CellText[] = []
  for (const cell of cells) {
    const column = columns[cell.column]
    const row = sheet.rows[cell.row]
    if (!column || !row) {
      unread.push(cell)
      continue
    }
    const before = fields.get(cell.row)
    const written = column.write?.(cell.text, { ...row, ...before })
    if (written) fields.set(cell.row, { ...before, ...written })
    else if (cell.text !== column.text(row)) unread.push(cell)
  }
  return { sheet: setFields(sheet, fields), unread }
}

/** Writes one text into every cell of the selection. */
export const fillSelection = <Row extends object>(
  sheet: Sheet<Row>,
  columns: readonly SheetColumn<Row>[],
  text: string,
): Written<Row> =>
  writeCells(
    sheet,
    columns,
    cellsIn(rangeOf(sheet.selection)).map((cell) => ({ ...cell, text })),
  )

/** Empties the selected cells that can be written. */
export const clearSelection = <Row extends object>(
  sheet: Sheet<Row>,
  columns: readonly SheetColumn<Row>[],
): Sheet<Row> => {
  const cells = cellsIn(rangeOf(sheet.selection)).filter(({ column }) => columns[column]?.write)
  return writeCells(
    sheet,
    columns,
    cells.map((cell) => ({ ...cell, text: '' })),
  ).sheet
}

/** Fills the selection with its first row; a selection of one row takes the row above it. */
export const fillDown = <Row extends object>(
  sheet: Sheet<Row>,
  columns: readonly SheetColumn<Row>[],
): Written<Row> => {
  const range = rangeOf(sheet.selection)
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = sheet.rows[from]
  if (!source) return { sheet, unread: [] }
  const cells = cellsIn({ ...range, top: from + 1 }).flatMap((cell) => {
    const column = columns[cell.column]
    return column?.write ? [{ ...cell, text: column.text(source) }] : []
  })
  return writeCells(sheet, columns, cells)
}

/** The selected cells as tab-separated text, as spreadsheets read it. */
export const copySelection = <Row>(sheet: Sheet<Row>, columns: readonly SheetColumn<Row>[]): string => {
  const { top, bottom, left, right } = rangeOf(sheet.selection)
  const quote = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return sheet.rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns
        .slice(left, right + 1)
        .map((column) => quote(column.text(row)))
        .join('\t'),
    )
    .join('\n')
}

const QUOTED = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y
const PLAIN = /([^\t\n]*)/y

/** The cells of tab-separated text, row by row, as spreadsheets write it: a quoted cell may hold tabs and line breaks. */
export const parseTable = (text: string): string[][] => {
  const source = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let at = 0
  while (at <= source.length) {
    QUOTED.lastIndex = at
    PLAIN.lastIndex = at
    const quoted = QUOTED.exec(source)
    const [whole = '', cell = ''] = quoted ?? PLAIN.exec(source) ?? []
    rows.at(-1)?.push(quoted ? cell.replaceAll('""', '"') : cell)
    at += whole.length
    if (source[at] === '\n') rows.push([])
    at += 1
  }
  return rows
}

/**
 * Writes tab-separated text from the selection's first cell on. A block that the selection holds several times is repeated.
 * What goes beyond the last row or column stays out.
 */
export const pasteTable = <Row extends object>(
  sheet: Sheet<Row>,
  columns: readonly SheetColumn<Row>[],
  text: string,
): Written<Row> => {
  const table = parseTable(text)
  const range = rangeOf(sheet.selection)
  const height = table.length
  const width = table.reduce((widest, row) => Math.max(widest, row.length), 0)
  const repeat = (room: number, size: number) => (room % size === 0 ? room / size : 1)
  const down = repeat(range.bottom - range.top + 1, height)
  const along = repeat(range.right - range.left + 1, width)
  const bottom = range.top + height * down - 1
  const right = range.left + width * along - 1
  const cells = cellsIn({ ...range, bottom, right }).flatMap((cell) => {
    const value = table[(cell.row - range.top) % height]?.[(cell.column - range.left) % width]
    return value === undefined ? [] : [{ ...cell, text: value.trim() }]
  })
  const written = writeCells(sheet, columns, cells)
  const last = { row: clamp(bottom, sheet.rows.length - 1), column: clamp(right, columns.length - 1) }
  const selection = { anchor: { row: range.top, column: range.left }, focus: last }
  return { ...written, sheet: { ...written.sheet, selection } }
}

const replay = <Row extends object>(
  sheet: Sheet<Row>,
  { rows: changed }: Change<Row>,
  side: 'before' | 'after',
): readonly Row[] => {
  const rows = [...sheet.rows]
  for (const { row: at, [side]: fields } of changed) {
    const row = rows[at]
    if (row !== undefined) rows[at] = { ...row, ...fields }
  }
  return rows
}

/** Takes the last step back, however many cells it wrote. */
export const undo = <Row extends object>(sheet: Sheet<Row>): Sheet<Row> => {
  const step = sheet.past.at(-1)
  if (!step) return sheet
  return {
    rows: replay(sheet, step, 'before'),
    selection: step.selection,
    past: sheet.past.slice(0, -1),
    future: [step, ...sheet.future],
  }
}

/** Takes the step again that was taken back last. */
export const redo = <Row extends object>(sheet: Sheet<Row>): Sheet<Row> => {
  const [step, ...future] = sheet.future
  if (!step) return sheet
  return {
    rows: replay(sheet, step, 'after'),
    selection: step.selection,
    past: [...sheet.past, step],
    future,
  }
}
