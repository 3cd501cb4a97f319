/** A line with the position, from 1, that was requested for it. */
interface Positioned {
  readonly id?: number
  readonly position?: number
}

/**
 * The stored lines and the changed ones in their new order: changed lines replace those of their ids, added ones come
 * last. Lines with a requested position stand there; the others keep their order.
 */
export const arrangeLines = <Stored extends { readonly id: number }, Changed extends Positioned>(
  stored: readonly Stored[],
  changed: readonly Changed[],
): (Stored | Changed)[] => {
  const byId = new Map(changed.flatMap((line) => (line.id === undefined ? [] : [[line.id, line] as const])))
  const arranged: (Stored | Changed)[] = [
    ...stored.flatMap((line) => {
      const other = byId.get(line.id)
      return other?.position === undefined ? [other ?? line] : []
    }),
    ...changed.filter(({ id, position }) => id === undefined && position === undefined),
  ]
  const positioned = changed
    .flatMap((line) => (line.position === undefined ? [] : [{ line, position: line.position }]))
    .toSorted((a, b) => a.position - b.position)
  for (const { line, position } of positioned) arranged.splice(position - 1, 0, line)
  return arranged
}
