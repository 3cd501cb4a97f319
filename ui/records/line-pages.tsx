import { Pagination } from '../kit/pagination.tsx'
import { LineRange, type ShownLines } from './line-range.tsx'

interface Props {
  readonly range: ShownLines
  readonly buildAddress: (page: number) => string
}

/** Says which lines of a long record are shown, and leads to the others. */
export function LinePages({ range, buildAddress }: Props) {
  return (
    <>
      <LineRange {...range} />
      <Pagination page={range.page} pages={range.pages} buildAddress={buildAddress} />
    </>
  )
}
