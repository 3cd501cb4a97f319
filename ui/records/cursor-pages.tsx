import { Link } from '../kit/link.tsx'
import { list_first, list_last, list_next, list_pages, list_previous } from '~words'

/** Where the pages before and after this one begin, and the last one; undefined where there is no such page. */
export interface Cursors {
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly last: string | undefined
}

interface Props {
  readonly cursors: Cursors
  /** The address of the page that a cursor leads to; without one that of the first page. */
  readonly buildAddress: (cursor?: string) => string
}

/** Links to the pages of a list that is too long to be numbered; nothing where there is one page only. */
export function CursorPages({ cursors: { previous, next, last }, buildAddress }: Props) {
  const links = [
    { name: list_first(), to: previous === undefined ? undefined : buildAddress() },
    { name: list_previous(), to: previous && buildAddress(previous), rel: 'prev' },
    { name: list_next(), to: next && buildAddress(next), rel: 'next' },
    { name: list_last(), to: last && buildAddress(last) },
  ]
  if (links.every(({ to }) => to === undefined)) return null
  return (
    <nav aria-label={list_pages()} className="mt-6">
      <ul className="flex flex-wrap justify-center gap-1">
        {links.map(
          ({ name, to, rel }) =>
            to !== undefined && (
              <li key={name}>
                <Link
                  to={to}
                  rel={rel}
                  className="flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line px-3 no-underline"
                >
                  {name}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
