// oxlint-disable react/forbid-dom-props -- no server renders it: React sets places by the CSSOM, which the policy allows
import { memo, useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import type { SheetColumn } from './sheet.ts'

/** In pixels. */
export const ROW_HEIGHT = 36

/** The editor of a cell, which has the focus while it is open. */
export interface EditorProps<Row> {
  readonly row: Row
  /** What it begins with. */
  readonly text: string
  /** Whether typing began it, in place of what stood there: the arrow keys leave it. */
  readonly isTypedOver: boolean
  readonly label: string
  /** Whether its text was refused. */
  readonly isInvalid: boolean
  /** Called with the text after each key. */
  readonly onType: (text: string) => void
  /** Ends with a text or with fields. The key that ended it says where the focus goes on. */
  readonly onDone: (result: string | Partial<Row>, event?: KeyboardEvent) => void
  /** Ends without a change; the focus stays where it is if it has left the editor already. */
  readonly onGiveUp: (focus?: 'left') => void
}

export interface GridColumn<Row> extends SheetColumn<Row> {
  readonly title: () => string
  /** In pixels. */
  readonly width: number
  readonly isFigure?: boolean
  /** Stays in sight at the left. Only the first columns may. */
  readonly isFrozen?: boolean
  /** A cell as it is shown; its text where nothing is given. */
  readonly show?: (row: Row) => ReactNode
  /** In place of the field for text. */
  readonly Editor?: ComponentType<EditorProps<Row>>
}

/** What is to be known of a cell beside what stands in it. */
export interface Mark {
  readonly tone: 'changed' | 'warning' | 'conflict' | 'error'
  readonly text: string
}

/** An editor that is open in a row. */
export interface Editing<Row> extends Pick<EditorProps<Row>, 'text' | 'isTypedOver' | 'isInvalid'> {
  /** The id of the row, which stays where rows before it come and go. */
  readonly rowId: number
  readonly column: number
  /** What the text sets so far. */
  readonly draft: Partial<Row> | undefined
}

export interface PlacedColumn<Row> extends GridColumn<Row> {
  /** In pixels from the left edge. */
  readonly left: number
}

const tones: Readonly<Record<Mark['tone'], readonly [className: string, sign: string]>> = {
  changed: ['bg-accent/20', ''],
  warning: ['bg-accent/60', '!'],
  conflict: ['bg-danger/10', '≠'],
  error: ['bg-danger/15', '!'],
}

interface Props<Row> {
  readonly id: string
  readonly at: number
  readonly row: Row
  readonly columns: readonly PlacedColumn<Row>[]
  readonly width: number
  /** The selected columns of this row. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** The column of the focus, where it is in this row. */
  readonly focus: number | undefined
  readonly editing: Editing<Row> | undefined
  readonly findMark: (row: Row, column: GridColumn<Row>) => Mark | undefined
  readonly onType: EditorProps<Row>['onType']
  readonly onDone: EditorProps<Row>['onDone']
  readonly onGiveUp: EditorProps<Row>['onGiveUp']
}

function AnyRow<Row>({
  id,
  at,
  row: stored,
  columns,
  width,
  from,
  to,
  focus,
  editing,
  findMark,
  onType,
  onDone,
  onGiveUp,
}: Props<Row>) {
  const row = editing?.draft ? { ...stored, ...editing.draft } : stored
  return (
    <div
      role="row"
      aria-rowindex={at + 2}
      className="absolute left-0 flex"
      style={{ top: at * ROW_HEIGHT, height: ROW_HEIGHT, width }}
    >
      {columns.map((column, index) => {
        const isSelected = from !== undefined && to !== undefined && index >= from && index <= to
        const isEdited = editing?.column === index
        const mark = findMark(row, column)
        const [tone, sign] = mark ? tones[mark.tone] : ['', '']
        const { isFrozen, isFigure, left } = column
        const Editor = column.Editor ?? TextEditor
        return (
          <div
            key={column.name}
            role="gridcell"
            id={`${id}-${at}-${index}`}
            aria-colindex={index + 1}
            aria-selected={isSelected}
            aria-readonly={!column.write && !column.Editor}
            aria-invalid={mark?.tone === 'error' || undefined}
            data-row={at}
            data-column={index}
            title={mark?.text}
            className={`shrink-0 border-r border-b border-line ${isFrozen ? 'sticky z-10' : 'relative'} bg-white`}
            style={{ width: column.width, ...(isFrozen && { left }) }}
          >
            {isEdited ? (
              <Editor
                row={stored}
                text={editing.text}
                isTypedOver={editing.isTypedOver}
                isInvalid={editing.isInvalid}
                label={column.title()}
                onType={onType}
                onDone={onDone}
                onGiveUp={onGiveUp}
              />
            ) : (
              <div
                className={`flex h-full items-center gap-1 px-2 ${isSelected && focus !== index ? 'bg-link/15' : tone} ${isFigure ? 'justify-end' : ''} ${focus === index ? 'outline-2 -outline-offset-2 outline-ink-soft group-focus/grid:outline-link' : ''}`}
              >
                {mark && sign !== '' && (
                  <span aria-hidden="true" className="font-bold text-danger">
                    {sign}
                  </span>
                )}
                <span className="truncate">{(column.show ?? column.text)(row)}</span>
                {mark && <span className="sr-only">{mark.text}</span>}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** A row of a grid. It renders again only where something of it has changed. */
export const GridRow = memo(AnyRow) as typeof AnyRow

/** The keys that end a field for text, beside the arrow keys where typing began it. */
const isLeaving = ({ key, ctrlKey, metaKey }: KeyboardEvent, isTypedOver: boolean): boolean => {
  const isControl = ctrlKey || metaKey
  if (key === 'Enter' || key === 'Tab') return true
  return isControl ? key === 's' : isTypedOver && key.startsWith('Arrow')
}

/** A field for the text of a cell. */
function TextEditor<Row>({
  text,
  isTypedOver,
  isInvalid,
  label,
  onType,
  onDone,
  onGiveUp,
}: EditorProps<Row>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    if (!isTypedOver) field.current?.select()
  }, [isTypedOver])
  return (
    <input
      ref={field}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      defaultValue={text}
      autoComplete="off"
      spellCheck={false}
      className={`h-full w-full border-2 bg-white px-1.5 outline-none ${isInvalid ? 'border-danger' : 'border-link'}`}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') onGiveUp()
        else if (isLeaving(event, isTypedOver)) onDone(event.currentTarget.value, event)
      }}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onBlur={({ currentTarget }) => onDone(currentTarget.value)}
    />
  )
}
