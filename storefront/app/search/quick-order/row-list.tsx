import { LINES_PER_PAGE } from '@pasok/contract'
import { useState } from 'react'
import {
  quick_all,
  quick_item,
  quick_missing,
  quick_none,
  quick_price,
  quick_quantity,
  quick_ready,
  quick_rows,
  quick_show,
  quick_to_check,
  quick_typed,
} from '~words'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { formId } from '@pasok/ui/kit/form/action-form.tsx'
import { LineRange, shownLines } from '@pasok/ui/records/line-range.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { CheckedRow, ROW } from './checked-row.tsx'
import { LIST_FORM } from './list-form.tsx'
import type { Correction, Group, JudgedRow } from './list-rows.ts'

interface Props {
  readonly rows: readonly JudgedRow[]
  /** From 1 on, of LINES_PER_PAGE rows each: thousands of fields at once would freeze a browser. */
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onCorrect: (correction: Correction) => void
}

/** Rows in the order of the list, all of them or those of one kind, page by page. */
export function RowList({ rows, page: wantedPage, onPage, onCorrect }: Props) {
  const [chosenGroup, setChosenGroup] = useState<Group | 'all'>('all')
  const hasScripts = useScripts()
  const count = (group: Group) => rows.filter((row) => row.group === group).length
  const groups = [
    ['all', quick_all({ total: decimal(rows.length) })],
    ['ready', quick_ready(counted(count('ready')))],
    ['check', quick_to_check({ total: decimal(count('check')) })],
    ['missing', quick_missing({ total: decimal(count('missing')) })],
  ] as const
  const wanted = chosenGroup === 'all' ? rows : rows.filter(({ group }) => group === chosenGroup)
  const { page, pages, perPage, total } = shownLines(wantedPage, LINES_PER_PAGE, wanted.length)
  const start = (page - 1) * perPage
  return (
    <>
      <div role="group" aria-label={quick_show()} hidden={!hasScripts} className="mt-4 flex flex-wrap gap-2">
        {groups.map(([group, text]) => (
          <button
            key={group}
            type="button"
            aria-pressed={chosenGroup === group}
            onClick={() => {
              setChosenGroup(group)
              onPage(1)
            }}
            className="min-h-11 cursor-pointer rounded-md border border-line-strong px-3 tabular-nums aria-pressed:border-ink aria-pressed:bg-surface aria-pressed:font-semibold lg:min-h-9"
          >
            {text}
          </button>
        ))}
      </div>
      {/* A page that is turned takes the focus, not one that is another since rows were corrected, removed or left out. */}
      <LineRange
        key={`${chosenGroup} ${total}`}
        page={page}
        pages={pages}
        perPage={perPage}
        total={total}
        say={quick_rows}
      />
      <div
        aria-hidden="true"
        className={`${ROW} mt-4 border-b border-line-strong pb-2 text-[13px] font-semibold max-lg:hidden`}
      >
        <span>#</span>
        <span>{quick_typed()}</span>
        <span>{quick_item()}</span>
        <span>{quick_quantity()}</span>
        <span>{quick_price()}</span>
      </div>
      {wanted.length === 0 && <p className="mt-4 text-ink-soft">{quick_none()}</p>}
      <ol className="max-lg:mt-4 max-lg:border-t max-lg:border-line">
        {wanted.slice(start, start + perPage).map((row) => (
          <CheckedRow key={row.number} row={row} onCorrect={onCorrect} />
        ))}
      </ol>
      <Pagination page={page} pages={pages} form={formId(LIST_FORM)} onTurn={onPage} />
    </>
  )
}
