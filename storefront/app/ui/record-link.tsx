import { Link } from 'react-router'
import { useLink } from '../routing/use-link.ts'

/** The first cell of a list's row: the record's number, which leads to its page. */
export function RecordLink({ to, number }: { readonly to: string; readonly number: string }) {
  const link = useLink()
  return (
    <td className="row-name">
      <Link
        to={link(to)}
        className="part-number inline-flex min-h-11 items-center font-semibold whitespace-nowrap underline md:min-h-6"
      >
        {number}
      </Link>
    </td>
  )
}
