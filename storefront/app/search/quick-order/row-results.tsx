import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  quick_accept_all,
  quick_add,
  quick_added,
  quick_added_earlier,
  quick_adding,
  quick_changed,
  quick_download,
  quick_download_name,
  quick_failed,
  quick_incomplete,
  quick_new,
  quick_no_scripts,
  quick_refused,
  quick_results,
  quick_unsure,
  quick_view_cart,
} from '~words'
import { isBuilt } from '../../routing/paths.ts'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { useRestoredFocus } from '@pasok/ui/kit/use-restored-focus.ts'
import { useScripts } from '@pasok/ui/kit/use-scripts.ts'
import { addRows } from './add-rows-to-cart.ts'
import { formatRows, type Checked } from './check-rows.ts'
import { LeftOutNote } from '@pasok/ui/records/search/left-out-note.tsx'
import {
  correctRows,
  judgeListRows,
  restoredRows,
  buildRows,
  sentAmong,
  type CorrectedRow,
  type JudgedRow,
} from './list-rows.ts'
import { RowList } from './row-list.tsx'
import { rowsCsv, saveText } from './rows-csv.ts'
import { storeLeft } from './stored-rows.ts'

const CART = '/shop/cart'

interface Props {
  readonly checked: Checked
  /** What its buyer made of its rows before the page was left; undefined for a list that was checked just now. */
  readonly left?: readonly CorrectedRow[] | undefined
  readonly memberId: number
  /** Told the rows that are left once others lie in the cart. */
  readonly onLeft: (text: string) => void
  /** Asked for another list. */
  readonly onNew: () => void
}

const listNumbers = (rows: readonly JudgedRow[]): ReadonlySet<number> =>
  new Set(rows.map(({ number }) => number))

/** What a list's rows mean, each to be corrected in its place, and what can be done with all of them. */
export function RowResults({ checked, left, memberId, onLeft, onNew }: Props) {
  const link = useLink()
  const [rows, correct] = useReducer(correctRows, checked, () =>
    left ? restoredRows(checked, left) : buildRows(checked),
  )
  const [page, setPage] = useState(checked.page)
  useEffect(() => storeLeft(memberId, checked.at, page, rows), [memberId, checked, page, rows])
  const all = useMemo(() => judgeListRows(rows), [rows])
  const of = (group: JudgedRow['group']) => all.filter((row) => row.group === group)
  const [ready, missing] = [of('ready'), of('missing')]
  const found = all.filter(({ verdict }) => verdict === 'found')
  const hasScripts = useScripts()
  const heading = useRef<HTMLHeadingElement>(null)
  const isRestored = left !== undefined
  useEffect(() => {
    if (!isRestored) heading.current?.focus()
  }, [isRestored])
  const section = useRef<HTMLElement>(null)
  const onFocus = useRestoredFocus((_, place) => {
    const inRows = section.current?.querySelectorAll<HTMLElement>('li input') ?? []
    return (
      inRows[Math.min(place, inRows.length - 1)] ?? section.current?.querySelector<HTMLElement>('a, button')
    )
  })

  const [message, setMessage] = useState('')
  const [hasAdded, setHasAdded] = useState(false)
  const [isAdding, setIsAdding] = useState(false)

  const add = async () => {
    if (isAdding || ready.length === 0) return
    setIsAdding(true)
    setMessage('')
    try {
      const result = await addRows(memberId, ready)
      if (result === 'changed') setMessage(quick_changed())
      else if (result === 'unsure') setMessage(quick_unsure())
      else if ('refused' in result) setMessage(quick_refused({ reason: result.refused }))
      else {
        const sentNumbers = result.isEarlier ? sentAmong(all, result.in_cart) : listNumbers(ready)
        const isAll = sentNumbers.size === result.in_cart.length
        correct({ kind: 'remove', numbers: sentNumbers })
        onLeft(formatRows(all.filter(({ number }) => !sentNumbers.has(number))))
        const amount = counted(result.in_cart.length)
        setHasAdded(true)
        setMessage(isAll ? quick_added(amount) : quick_added_earlier(amount))
      }
    } catch {
      setMessage(quick_failed())
    } finally {
      setIsAdding(false)
    }
  }
  const change = useCallback(correct, [correct])

  return (
    <section ref={section} aria-labelledby="rows" className="mt-8" onFocus={onFocus}>
      <h2 id="rows" ref={heading} tabIndex={-1} className="text-xl">
        {quick_results()}
      </h2>
      {checked.isIncomplete && (
        <p role="status" className="mt-3 rounded-md border border-accent-strong bg-surface px-3 py-2">
          {quick_incomplete()}
        </p>
      )}
      {checked.leftOut && <LeftOutNote leftOut={checked.leftOut} />}
      <noscript>
        <p className="mt-3">{quick_no_scripts()}</p>
      </noscript>
      <div hidden={!hasScripts} className="mt-3 flex flex-wrap gap-3">
        {all.length > 0 && (
          <button
            type="button"
            className="button min-h-11"
            aria-disabled={isAdding || ready.length === 0 || undefined}
            onClick={() => void add()}
          >
            {isAdding ? quick_adding() : quick_add(counted(ready.length))}
          </button>
        )}
        {hasAdded && isBuilt(CART) && (
          <Link to={link(CART)} className={`button min-h-11 ${all.length > 0 ? 'button-quiet' : ''}`}>
            {quick_view_cart()}
          </Link>
        )}
        {all.length === 0 && (
          <button type="button" className="button button-quiet min-h-11" onClick={onNew}>
            {quick_new()}
          </button>
        )}
        {found.length > 0 && (
          <button
            type="button"
            className="button button-quiet min-h-11"
            onClick={() => correct({ kind: 'accept', numbers: listNumbers(found) })}
          >
            {quick_accept_all(counted(found.length))}
          </button>
        )}
        {missing.length > 0 && (
          <button
            type="button"
            className="button button-quiet min-h-11"
            onClick={() => saveText(quick_download_name(), rowsCsv(missing))}
          >
            {quick_download()}
          </button>
        )}
      </div>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {message}
      </p>
      {all.length > 0 && <RowList rows={all} page={page} onPage={setPage} onCorrect={change} />}
    </section>
  )
}
