import { own_numbers_of_line } from '~words'

/** The numbers that the buyer's company gives a line's item, below our part number. */
export function OwnNumbers({ numbers }: { readonly numbers: readonly (string | undefined)[] }) {
  const given = numbers.filter((number) => number !== undefined)
  if (given.length === 0) return null
  return (
    <span className="block text-[13px] text-ink-soft">
      {own_numbers_of_line()} <span className="part-number">{given.join(', ')}</span>
    </span>
  )
}
