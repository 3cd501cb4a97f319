import { useEffect, useRef, useState } from 'react'
import {
  quick_all,
  quick_item,
  quick_missing,
  quick_more,
  quick_none,
  quick_price,
  quick_quantity,
  quick_ready,
  quick_show,
  quick_to_check,
  quick_typed,
} from '~words'
import { counted } from '../../ui/counted.ts'
import { decimal } from '../../ui/decimal.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { CheckedRow, ROW } from './checked-row.tsx'
import type { Correction, Group, JudgedRow } from './list-rows.ts'

/** Rows that are shown at first, and more each time the end comes near: thousands of fields at once would freeze a page. */
const STEP = 100

interface Props {
  readonly rows: readonly JudgedRow[]
  readonly onCorrect: (correction: Correction) => void
}

/** Rows in the order of the list, all of them or those of one kind. */
export function RowList({ rows, onCorrect }: Props) {
  const [shown, setShown] = useState<Group | 'all'>('all')
  const [most, setMost] = useState(STEP)
  const hasScripts = useScripts()
  const count = (group: Group) => rows.filter((row) => row.group === group).length
  const groups = [
    ['all', quick_all({ total: decimal(rows.length) })],
    ['ready', quick_ready(counted(count('ready')))],
    ['check', quick_to_check({ total: decimal(count('check')) })],
    ['missing', quick_missing({ total: decimal(count('missing')) })],
  ] as const
  const wanted = shown === 'all' ? rows : rows.filter(({ group }) => group === shown)
  const left = wanted.length - most
  const end = useNearEnd(left > 0, () => setMost((before) => before + STEP))
  return (
    <>
      <div role="group" aria-label={quick_show()} hidden={!hasScripts} className="mt-4 flex flex-wrap gap-2">
        {groups.map(([group, text]) => (
          <button
            key={group}
            type="button"
            aria-pressed={shown === group}
            onClick={() => {
              setShown(group)
              setMost(STEP)
            }}
            className="min-h-11 cursor-pointer rounded-md border border-line-strong px-3 tabular-nums aria-pressed:border-ink aria-pressed:bg-surface aria-pressed:font-semibold lg:min-h-9"
          >
            {text}
          </button>
        ))}
      </div>
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
        {wanted.slice(0, most).map((row) => (
          <CheckedRow key={row.number} row={row} onCorrect={onCorrect} />
        ))}
      </ol>
      {left > 0 && hasScripts && (
        <button
          ref={end}
          type="button"
          className="button button-quiet mt-4 min-h-11"
          onClick={() => setMost(most + STEP)}
        >
          {quick_more(counted(left))}
        </button>
      )}
    </>
  )
}

/** Goes on by itself where the end of what is shown comes near. */
const useNearEnd = (hasMore: boolean, goOn: () => void) => {
  const end = useRef<HTMLButtonElement>(null)
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    if (!hasMore || !end.current) return undefined
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '600px' },
    )
    near.observe(end.current)
    return () => near.disconnect()
  })
  return end
}
