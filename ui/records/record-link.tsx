import type { ReactNode } from 'react'
import { Link } from '../kit/link.tsx'

interface Props {
  /** The address of its page, with its language. */
  readonly to: string
  readonly number: string
  /** What stands below the number. */
  readonly children?: ReactNode
}

/** The first cell of a list's row: the record's number, which leads to its page. */
export function RecordLink({ to, number, children }: Props) {
  return (
    <td className="row-name">
      <Link
        to={to}
        className="part-number inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline md:min-h-6"
      >
        {number}
      </Link>
      {children}
    </td>
  )
}
