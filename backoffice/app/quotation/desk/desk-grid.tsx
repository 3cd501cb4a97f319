import { MOST_QUOTATION_LINES, type StaffQuotation } from '@pasok/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  admin_desk_add,
  admin_desk_buyer_says,
  admin_desk_discount_for,
  admin_desk_for_all,
  admin_desk_for_selection,
  admin_desk_grid,
  admin_desk_keys,
  admin_desk_keys_what,
  admin_desk_put_back,
  admin_desk_remove,
  admin_desk_take_price,
  admin_desk_unread,
  admin_desk_unread_beyond,
  admin_desk_unread_cell,
  admin_desk_unread_more,
  admin_redo,
  admin_undo,
} from '~words'
import { Grid, type Draft } from '../../grid/grid.tsx'
import { readPercent } from '../../grid/read-figures.ts'
import { rangeOf, redo, setFields, undo, type CellText, type Sheet } from '../../grid/sheet.ts'
import { self } from '../../shell/self.ts'
import { addLine } from './desk.ts'
import { buildColumns, readOnlyColumns, type DeskColumn } from './desk-columns.tsx'
import { isOffered, type DeskLine, type FindFacts } from './desk-line.ts'
import { atQuantities } from './desk-sums.ts'
import { makeFindMark, makeLimitCheck } from './desk-marks.ts'
import { ItemEditor } from './item-editor.tsx'
import type { useDesk } from './use-desk.ts'

interface Props {
  readonly quotation: StaffQuotation
  readonly desk: ReturnType<typeof useDesk>
  readonly findFacts: FindFacts
  readonly canPrice: boolean
  readonly onDraft: (draft: Draft<DeskLine> | undefined) => void
}

const rowId = ({ row_id }: DeskLine): number => row_id

/** The lines of a quotation as a grid, what is done with several of them, and the line with the focus in full. */
export function DeskGrid({
  quotation,
  desk: { desk, setDesk, save },
  findFacts: findOwn,
  canPrice,
  onDraft,
}: Props) {
  const { data: staff } = useSuspenseQuery(self)
  const [unread, setUnread] = useState<readonly CellText[]>([])
  const { sheet, bases, conflicts, refused } = desk
  const findFacts = useMemo(() => atQuantities(sheet.rows, findOwn), [sheet.rows, findOwn])
  const columns = useMemo(() => {
    const all = buildColumns(findFacts, ItemEditor)
    return canPrice ? all : readOnlyColumns(all)
  }, [findFacts, canPrice])
  const findMark = useMemo(
    () => makeFindMark({ bases, conflicts, refused }, makeLimitCheck(quotation, staff, findFacts)),
    [bases, conflicts, refused, quotation, staff, findFacts],
  )
  const setSheet = (changed: Sheet<DeskLine>) => setDesk((now) => ({ ...now, sheet: changed }))
  return (
    <section aria-label={admin_desk_grid()}>
      {canPrice && (
        <Toolbar sheet={sheet} findFacts={findFacts} onChange={setSheet} onAdd={() => setDesk(addLine)} />
      )}
      <Grid
        label={admin_desk_grid()}
        columns={columns}
        sheet={sheet}
        rowId={rowId}
        onChange={setSheet}
        onUnread={setUnread}
        onSave={(changed) => void save(changed)}
        onDraft={onDraft}
        findMark={findMark}
        className="h-[58dvh] min-h-80"
      />
      {unread.length > 0 && (
        <p role="alert" className="mt-2 text-danger">
          {admin_desk_unread({ list: unreadText(unread, sheet.rows, columns) })}
        </p>
      )}
      <FocusedLine sheet={sheet} columns={columns} findMark={findMark} />
      {canPrice && (
        <details className="mt-2 text-[13px]">
          <summary className="cursor-pointer">{admin_desk_keys()}</summary>
          <p className="max-w-4xl">{admin_desk_keys_what()}</p>
        </details>
      )}
    </section>
  )
}

/** Texts named one by one. */
const MOST_NAMED = 5

/** Where texts stand that could not be read. */
const unreadText = (
  unread: readonly CellText[],
  rows: readonly DeskLine[],
  columns: readonly DeskColumn[],
): string => {
  const named = unread.slice(0, MOST_NAMED).map(({ row, column, text }) => {
    const [line, of] = [rows[row], columns[column]]
    if (!line || !of) return admin_desk_unread_beyond({ text })
    return admin_desk_unread_cell({ place: line.place, column: of.title(), text })
  })
  const rest = unread.length - named.length
  return [...named, ...(rest > 0 ? [admin_desk_unread_more({ count: rest })] : [])].join('; ')
}

interface ToolbarProps {
  readonly sheet: Sheet<DeskLine>
  readonly findFacts: FindFacts
  readonly onChange: (sheet: Sheet<DeskLine>) => void
  readonly onAdd: () => void
}

const tool = 'button button-quiet min-h-9 px-3'

function Toolbar({ sheet, findFacts, onChange, onAdd }: ToolbarProps) {
  const [typed, setTyped] = useState('')
  const percent = readPercent(typed)
  const { top, bottom } = rangeOf(sheet.selection)
  const selected = sheet.rows.slice(top, bottom + 1)
  const areRemoved = selected.length > 0 && selected.every(({ is_removed }) => is_removed)
  /** Sets fields of lines from a row on, as one step. */
  const change = (
    lines: readonly DeskLine[],
    first: number,
    fields: (line: DeskLine) => Partial<DeskLine> | undefined,
  ) =>
    onChange(
      setFields(
        sheet,
        new Map(
          lines.flatMap((line, at) => {
            const set = fields(line)
            return set ? [[first + at, set] as const] : []
          }),
        ),
      ),
    )
  const discount = (lines: readonly DeskLine[], first: number) => {
    if (percent === undefined) return
    change(lines, first, (line) => (isOffered(line) ? { discount_percent: percent } : undefined))
  }
  const takePrices = () =>
    change(selected, top, (line) => {
      const price = findFacts(line)?.company_price
      if (price === undefined) return undefined
      return {
        unit_price: price,
        discount_percent: 0,
        status: line.status === 'open' ? 'quoted' : line.status,
      }
    })
  return (
    <div className="mb-2 flex flex-wrap items-end gap-2">
      <label>
        <span className="block text-[13px]">{admin_desk_discount_for()}</span>
        <input
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={(typed !== '' && percent === undefined) || undefined}
          onChange={({ target }) => setTyped(target.value)}
          className="h-9 w-28 rounded-md border border-line-strong bg-white px-2 aria-invalid:border-danger"
        />
      </label>
      <button type="button" className={tool} onClick={() => discount(selected, top)}>
        {admin_desk_for_selection()}
      </button>
      <button type="button" className={tool} onClick={() => discount(sheet.rows, 0)}>
        {admin_desk_for_all()}
      </button>
      <button type="button" className={tool} onClick={takePrices}>
        {admin_desk_take_price()}
      </button>
      <span className="grow" />
      <button
        type="button"
        className={tool}
        disabled={sheet.rows.length >= MOST_QUOTATION_LINES}
        onClick={onAdd}
      >
        {admin_desk_add()}
      </button>
      <button
        type="button"
        className={tool}
        onClick={() => change(selected, top, () => ({ is_removed: !areRemoved }))}
      >
        {areRemoved ? admin_desk_put_back() : admin_desk_remove()}
      </button>
      <button
        type="button"
        className={tool}
        disabled={sheet.past.length === 0}
        onClick={() => onChange(undo(sheet))}
      >
        {admin_undo()}
      </button>
      <button
        type="button"
        className={tool}
        disabled={sheet.future.length === 0}
        onClick={() => onChange(redo(sheet))}
      >
        {admin_redo()}
      </button>
    </div>
  )
}

interface FocusedProps {
  readonly sheet: Sheet<DeskLine>
  readonly columns: readonly DeskColumn[]
  readonly findMark: ReturnType<typeof makeFindMark>
}

/** What the cells cut off of the line with the focus, and what is to be known of its cell. */
function FocusedLine({ sheet: { rows, selection }, columns, findMark }: FocusedProps) {
  const { row, column } = selection.focus
  const [line, of] = [rows[row], columns[column]]
  if (!line || !of) return null
  const { requested, product, buyer_comment } = line
  const mark = findMark(line, of)
  const texts = [
    [requested.requested_text, requested.requested_quantity, requested.requested_description]
      .filter(Boolean)
      .join(', '),
    product && `${product.sku_number} ${product.name}`,
    buyer_comment !== '' && admin_desk_buyer_says({ text: buyer_comment }),
  ]
  return (
    <p className="mt-2 min-h-11 text-[13px]">
      <strong className="font-semibold">{line.place}.</strong> {texts.filter(Boolean).join(' · ')}
      {mark && <span className="block font-semibold">{`${of.title()}: ${mark.text}`}</span>}
    </p>
  )
}
