/** Columns side by side: their positions and widths. */
export interface Fitted {
  readonly turned: boolean
  readonly parts: readonly (readonly { readonly place: number; readonly width: number }[])[]
}

/**
 * Fits a table's columns by the width that each needs: on an upright page, else on a landscape page, else in several
 * parts below each other, each of which repeats the first column.
 */
export const fitColumns = (needs: readonly number[], upright: number, turned: number): Fitted => {
  const [first = 0, ...others] = needs
  const all = first + others.reduce((sum, need) => sum + need, 0)
  if (all <= upright)
    return {
      turned: false,
      parts: [
        stretchColumns(
          needs.map((_, place) => place),
          needs,
          upright,
        ),
      ],
    }

  const parts: number[][] = []
  let left = 0
  for (const [index, need] of others.entries()) {
    if (need > left || parts.length === 0) {
      parts.push([0])
      left = turned - first
    }
    parts.at(-1)?.push(index + 1)
    left -= need
  }
  return { turned: true, parts: parts.map((places) => stretchColumns(places, needs, turned)) }
}

/** Shares the remaining width among the columns; a column wider than the page gets the page's width. */
const stretchColumns = (places: readonly number[], needs: readonly number[], available: number) => {
  const needed = places.reduce((sum, place) => sum + (needs[place] ?? 0), 0)
  const more = (available - needed) / places.length
  return places.map((place) => ({ place, width: (needs[place] ?? 0) + more }))
}
