// oxlint-disable react/forbid-dom-props -- no server renders it: React sets places by the CSSOM, which the policy allows
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import {
  GridRow,
  ROW_HEIGHT,
  type Editing,
  type EditorProps,
  type GridColumn,
  type Mark,
  type PlacedColumn,
} from './grid-row.tsx'
import {
  clearSelection,
  copySelection,
  fillDown,
  fillSelection,
  moveSelection,
  pasteTable,
  rangeOf,
  redo,
  selectCell,
  setFields,
  undo,
  writeCells,
  type Cell,
  type CellText,
  type Selection,
  type Sheet,
  type Written,
} from './sheet.ts'

interface Props<Row> {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly sheet: Sheet<Row>
  /** Names a row for as long as it is in the sheet. */
  readonly rowId: (row: Row) => number
  readonly onChange: (sheet: Sheet<Row>) => void
  /** Texts that were typed or pasted and could not be read; none once a command wrote all of its texts. */
  readonly onUnread: (unread: readonly CellText[]) => void
  /** Ctrl+S, with what was being typed. */
  readonly onSave: (sheet: Sheet<Row>) => void
  /** What is being typed would set these fields of a row; undefined once nothing is typed. */
  readonly onDraft?: (draft: Draft<Row> | undefined) => void
  /** The same function as long as the marks stay the same: another one renders every row again. */
  readonly findMark: (row: Row, column: GridColumn<Row>) => Mark | undefined
  readonly className?: string
}

/** Fields of a row that are being typed. */
export interface Draft<Row> {
  readonly rowId: number
  readonly fields: Partial<Row>
}

/** Rows rendered above and below those in sight. */
const MARGIN_ROWS = 6
/** Until the height is known. */
const FIRST_HEIGHT = 20 * ROW_HEIGHT

/** Columns with their places. */
const placeColumns = <Row,>(columns: readonly GridColumn<Row>[]): PlacedColumn<Row>[] => {
  let left = 0
  return columns.map((column) => {
    const placed = { ...column, left }
    left += column.width
    return placed
  })
}

/**
 * An editable table that is worked by keyboard, with one focus for all of it. Only the rows in sight are in the document, and
 * the one with the focus.
 */
export function Grid<Row extends object>({
  label,
  columns,
  sheet,
  rowId,
  onChange,
  onUnread,
  onSave,
  onDraft,
  findMark,
  className = '',
}: Props<Row>) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [opened, setEditing] = useState<Editing<Row>>()
  const [scrolled, setScrolled] = useState(0)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const placed = useMemo(() => placeColumns(columns), [columns])
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const { rows, selection } = sheet
  const { focus } = selection
  /** The row of the editor, also where other rows have come or gone since. */
  const edited = opened ? rows.findIndex((row) => rowId(row) === opened.rowId) : -1
  const editing = edited < 0 ? undefined : opened
  const size = {
    rows: rows.length,
    columns: columns.length,
    page: Math.max(1, Math.floor(height / ROW_HEIGHT) - 2),
  }

  useLayoutEffect(() => {
    const measure = () => setHeight(box.current?.clientHeight || FIRST_HEIGHT)
    measure()
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  // The cell with the focus comes into sight, beside the columns that stay.
  useLayoutEffect(() => {
    const seen = box.current
    const column = placed[focus.column]
    if (!seen || !column) return
    const top = focus.row * ROW_HEIGHT
    const roomDown = seen.clientHeight - 2 * ROW_HEIGHT
    if (top < seen.scrollTop) seen.scrollTop = top
    else if (top > seen.scrollTop + roomDown) seen.scrollTop = top - roomDown
    setScrolled(seen.scrollTop)
    if (column.isFrozen) return
    const frozen = placed.reduce((sum, one) => sum + (one.isFrozen ? one.width : 0), 0)
    if (column.left - frozen < seen.scrollLeft) seen.scrollLeft = column.left - frozen
    else if (column.left + column.width > seen.scrollLeft + seen.clientWidth)
      seen.scrollLeft = column.left + column.width - seen.clientWidth
  }, [focus, placed])

  const select = (changed: Selection) => onChange({ ...sheet, selection: changed })
  const apply = ({ sheet: changed, unread }: Written<Row>) => {
    onChange(changed)
    onUnread(unread)
  }

  const beginEditing = (typed?: string) => {
    const column = columns[focus.column]
    const row = rows[focus.row]
    if (!row || !(column?.write || column?.Editor)) return
    const text = typed ?? column.text(row)
    const draft = typed === undefined ? undefined : column.write?.(typed, row)
    setEditing({
      rowId: rowId(row),
      column: focus.column,
      text,
      isTypedOver: typed !== undefined,
      isInvalid: false,
      draft,
    })
    onDraft?.(draft && { rowId: rowId(row), fields: draft })
  }

  const type = (text: string) => {
    const row = rows[edited]
    if (!editing || !row) return
    const draft = columns[editing.column]?.write?.(text, row)
    setEditing({ ...editing, isInvalid: false, draft })
    onDraft?.(draft && { rowId: editing.rowId, fields: draft })
  }

  /** Set while the focus goes back to the grid, which the editor that loses it must not take for a change. */
  const isEnding = useRef(false)
  const endEditing = (hasFocus: boolean) => {
    setEditing(undefined)
    onDraft?.(undefined)
    if (!hasFocus) return
    isEnding.current = true
    box.current?.focus({ preventScroll: true })
    isEnding.current = false
  }

  /** Where the focus goes from a cell by a key; undefined for a key that leaves the grid, or stays. */
  const findNext = (cell: Cell, { key, shiftKey }: KeyboardEvent): Selection | undefined => {
    const along = key === 'Tab' ? (shiftKey ? 'ArrowLeft' : 'ArrowRight') : key
    const next = moveSelection(
      selectCell(cell),
      { key: key === 'Enter' ? (shiftKey ? 'ArrowUp' : 'ArrowDown') : along },
      size,
    )
    return next?.focus.row === cell.row && next.focus.column === cell.column ? undefined : next
  }

  /** Writes what an editor ends with. Text that can't be read stays in its field, unless the field has lost the focus. */
  const finish: EditorProps<Row>['onDone'] = (result, event) => {
    if (!editing || isEnding.current) return
    const cell = { row: edited, column: editing.column }
    const isFilling = event?.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const written: Written<Row> =
      typeof result !== 'string'
        ? { sheet: setFields(sheet, new Map([[edited, result]])), unread: [] }
        : isFilling
          ? fillSelection(sheet, columns, result)
          : writeCells(sheet, columns, [{ ...cell, text: result }])
    onUnread(written.unread)
    if (event && written.unread.length > 0) {
      event.preventDefault()
      setEditing({ ...editing, isInvalid: true })
      return
    }
    const isSaving = event?.key === 's'
    const next = event && !isFilling && !isSaving ? findNext(cell, event) : undefined
    // At the grid's edge Tab goes on to what follows.
    if (event && !(event.key === 'Tab' && !next)) event.preventDefault()
    const changed = next ? { ...written.sheet, selection: next } : written.sheet
    onChange(changed)
    endEditing(event !== undefined)
    if (isSaving) onSave(changed)
  }

  const commands: Readonly<Record<string, () => void>> = {
    z: () => apply({ sheet: undo(sheet), unread: [] }),
    y: () => apply({ sheet: redo(sheet), unread: [] }),
    d: () => apply(fillDown(sheet, columns)),
    s: () => onSave(sheet),
  }

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    const isControl = event.ctrlKey || event.metaKey
    const moved = moveSelection(selection, { key, isToEdge: isControl, isExtending: shiftKey }, size)
    const command = isControl
      ? commands[shiftKey && key.toLowerCase() === 'z' ? 'y' : key.toLowerCase()]
      : undefined
    if (moved) select(moved)
    else if (command) command()
    else if (key === 'Tab' || (key === 'Enter' && !isControl)) {
      const next = findNext(focus, event)
      if (!next) return
      select(next)
    } else if (key === 'F2') beginEditing()
    else if (key === 'Delete' || key === 'Backspace')
      apply({ sheet: clearSelection(sheet, columns), unread: [] })
    else if (key.length === 1 && !isControl && !event.altKey) beginEditing(key)
    else return
    event.preventDefault()
  }

  const selectAt = (event: MouseEvent, isExtending: boolean) => {
    const { row, column } = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset ?? {}
    if (row === undefined || column === undefined) return
    const cell = { row: Number(row), column: Number(column) }
    if (cell.row === focus.row && cell.column === focus.column && isExtending) return
    select({ anchor: isExtending ? selection.anchor : cell, focus: cell })
  }

  const first = Math.max(0, Math.floor(scrolled / ROW_HEIGHT) - MARGIN_ROWS)
  const last = Math.min(rows.length - 1, Math.ceil((scrolled + height) / ROW_HEIGHT) + MARGIN_ROWS)
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  if (focus.row < first) shown.unshift(focus.row)
  if (focus.row > last && focus.row < rows.length) shown.push(focus.row)
  const range = rangeOf(selection)

  const latest = useRef({ finish, endEditing, type })
  useLayoutEffect(() => {
    latest.current = { finish, endEditing, type }
  })
  // A row that is gone takes its editor along.
  const isGone = opened !== undefined && editing === undefined
  useLayoutEffect(() => {
    if (isGone) latest.current.endEditing(true)
  }, [isGone])
  const onDone = useCallback<typeof finish>((...input) => latest.current.finish(...input), [])
  const onType = useCallback((text: string) => latest.current.type(text), [])
  const onGiveUp = useCallback<EditorProps<Row>['onGiveUp']>((focus) => {
    if (!isEnding.current) latest.current.endEditing(focus !== 'left')
  }, [])

  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-activedescendant={rows.length > 0 ? `${id}-${focus.row}-${focus.column}` : undefined}
      className={`group/grid relative overflow-auto border border-line-strong outline-none focus:border-link ${className}`}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      onKeyDown={press}
      onCopy={(event) => {
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', copySelection(sheet, columns))
      }}
      onPaste={(event) => {
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        apply(pasteTable(sheet, columns, event.clipboardData.getData('text/plain')))
      }}
      onMouseDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) selectAt(event, event.shiftKey)
      }}
      onMouseMove={(event) => {
        if (event.buttons === 1 && !editing) selectAt(event, true)
      }}
      onDoubleClick={(event) => {
        if (!(event.target instanceof HTMLInputElement)) beginEditing()
      }}
    >
      <div role="rowgroup" className="sticky top-0 z-20" style={{ width }}>
        <div role="row" aria-rowindex={1} className="flex" style={{ height: ROW_HEIGHT }}>
          {placed.map((column, at) => (
            <div
              key={column.name}
              role="columnheader"
              aria-colindex={at + 1}
              title={column.title()}
              className={`flex shrink-0 items-center border-r border-b border-line-strong bg-surface px-2 text-[13px] font-semibold ${column.isFigure ? 'justify-end' : ''} ${column.isFrozen ? 'sticky z-10' : ''}`}
              style={{ width: column.width, ...(column.isFrozen && { left: column.left }) }}
            >
              <span className="truncate">{column.title()}</span>
            </div>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className="relative select-none"
        style={{ width, height: rows.length * ROW_HEIGHT }}
      >
        {shown.map((at) => {
          const row = rows[at]
          if (row === undefined) return null
          const isSelected = at >= range.top && at <= range.bottom
          return (
            <GridRow
              key={rowId(row)}
              id={id}
              at={at}
              row={row}
              columns={placed}
              width={width}
              from={isSelected ? range.left : undefined}
              to={isSelected ? range.right : undefined}
              focus={at === focus.row ? focus.column : undefined}
              editing={edited === at ? editing : undefined}
              findMark={findMark}
              onType={onType}
              onDone={onDone}
              onGiveUp={onGiveUp}
            />
          )
        })}
      </div>
    </div>
  )
}
