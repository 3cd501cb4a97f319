interface Named {
  readonly name: string
}

/** Names that begin with no letter come last. */
const OTHER = '#'

const findInitial = ({ name }: Named): string => {
  // Á stands with A.
  const [first = ''] = name.trim().normalize('NFD').toUpperCase()
  return /^[A-Z]$/.test(first) ? first : OTHER
}

/** Brands by the first letter of their names, A to Z; within a letter they stay in their order. */
export const byLetter = <B extends Named>(
  brands: readonly B[],
): readonly { readonly letter: string; readonly brands: readonly B[] }[] => {
  const groups = Map.groupBy(brands, findInitial)
  return [...groups]
    .map(([letter, group]) => ({ letter, brands: group }))
    .toSorted(
      (a, b) => Number(a.letter === OTHER) - Number(b.letter === OTHER) || (a.letter < b.letter ? -1 : 1),
    )
}
