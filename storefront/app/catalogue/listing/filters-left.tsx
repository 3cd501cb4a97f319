import { list_filter_left } from '~words'
import { counted } from '../../ui/counted.ts'

/** Says that categories further down offer more: a list of everything could not show what all of it has. */
export function FiltersLeft({ count }: { count: number }) {
  return (
    <p className="border-t border-line py-3 text-[13px] text-ink-soft">{list_filter_left(counted(count))}</p>
  )
}
