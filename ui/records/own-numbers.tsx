import { own_numbers_of_line } from '~words'

/** The numbers that the buyer's company gives a line's item, below our part number. */
export function OwnNumbers({ numbers }: { readonly numbers: readonly (string | undefined)[] }) {
  const known = numbers.filter((number) => number !== undefined)
  if (known.length === 0) return null
  return (
    <span className="block text-[13px] text-ink-soft">
      {own_numbers_of_line()} <span className="part-number">{known.join(', ')}</span>
    </span>
  )
}
