import { useEffect, useRef } from 'react'
import { list_lines } from '~words'
import { decimal } from '../kit/decimal.ts'

/** Which lines of a long record or list are shown. */
export interface ShownLines {
  readonly page: number
  readonly pages: number
  readonly perPage: number
  readonly total: number
}

/** A page of lines: `page` is the last one where there are fewer. */
export const shownLines = (page: number, perPage: number, total: number): ShownLines => {
  const pages = Math.max(1, Math.ceil(total / perPage))
  return { page: Math.min(page, pages), pages, perPage, total }
}

/** The query of a page, '?' included; the first has none. */
export const pageQuery = (page: number): string => (page > 1 ? `?page=${page}` : '')

interface Props extends ShownLines {
  /** What says it; of lines where none is given. */
  readonly say?: typeof list_lines
}

/** Says which lines are shown; once another page is, the keyboard and the view go on there. Nothing where all lines are. */
export function LineRange({ page, pages, perPage, total, say = list_lines }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current === page) return
    before.current = page
    text.current?.focus()
  }, [page])
  if (pages === 1) return null
  return (
    <p ref={text} tabIndex={-1} data-lines className="mt-2 mb-2 text-[13px] text-ink-soft">
      {say({
        from: decimal((page - 1) * perPage + 1),
        to: decimal(Math.min(page * perPage, total)),
        total: decimal(total),
      })}
    </p>
  )
}
