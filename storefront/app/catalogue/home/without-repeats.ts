interface Listed {
  readonly id: number
}

/** A list by its kind, and how many of its records are shown. */
type List<K, R> = readonly [kind: K, records: readonly R[], most: number]

/** The lists in their order, each without the records that an earlier one shows, cut to its length. */
export const withoutRepeats = <K, R extends Listed>(lists: readonly List<K, R>[]): (readonly [K, R[]])[] => {
  const shown = new Set<number>()
  return lists.map(([kind, records, most]) => {
    const own = records.filter(({ id }) => !shown.has(id)).slice(0, most)
    for (const { id } of own) shown.add(id)
    return [kind, own] as const
  })
}
