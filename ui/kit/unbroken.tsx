/** A word with a digit and a mark that a line may break after: a part number, a dimension, a standard's class. */
const CODE = /((?<!\S)(?=\S*\d)(?=\S*[-/–])\S+)/

/** A text whose part numbers stay in one piece; the text itself is not changed, so that it can be copied. */
export function Unbroken({ children }: { children: string }) {
  const pieces = children.split(CODE)
  if (pieces.length === 1) return children
  return pieces.map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text have no other identity
      <span key={i} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  )
}
