/** The fields of a product that the choice needs. */
interface Listed {
  readonly id: number
  /** From the top level down. */
  readonly category_ids: readonly number[]
}

/** A list of the home page: its candidates in order, and the most products it shows. */
interface Candidates<L, R> {
  readonly list: L
  readonly records: readonly R[]
  readonly most: number
}

/** Products of one deepest category look alike; a product without a category is like no other. */
const toFamilyKey = ({ id, category_ids }: Listed): string =>
  category_ids.length > 0 ? `category ${category_ids.at(-1)}` : `product ${id}`

/**
 * Takes products of the categories that the page has shown least so far, in list order, and never two of one category
 * side by side. Only a list of fewer than `filled` products continues with the same category if no other is left.
 * `timesShown` counts by category and is updated.
 */
const spreadCategories = <R extends Listed>(
  records: readonly R[],
  {
    most,
    filled,
    timesShown,
  }: { readonly most: number; readonly filled: number; readonly timesShown: Map<string, number> },
): R[] => {
  const left = [...records]
  const chosen: R[] = []
  const countShown = (one: R) => timesShown.get(toFamilyKey(one)) ?? 0
  while (chosen.length < most) {
    const before = chosen.at(-1)
    const others = left.filter((one) => !before || toFamilyKey(one) !== toFamilyKey(before))
    const candidates = others.length === 0 && chosen.length < filled ? left : others
    const least = Math.min(...candidates.map(countShown))
    const next = candidates.find((one) => countShown(one) === least)
    if (!next) break
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
    timesShown.set(toFamilyKey(next), least + 1)
  }
  return chosen
}

/**
 * Chooses the products of the home page's lists, one list after the other: each product appears once, each category as
 * rarely as the lists allow, and products of one category are not side by side. A list of fewer than `filled` products
 * may break the last rule.
 */
export const chooseHomeProducts = <L, R extends Listed>(
  lists: readonly Candidates<L, R>[],
  filled: number,
): (readonly [L, R[]])[] => {
  const shown = new Set<number>()
  const timesShown = new Map<string, number>()
  return lists.map(({ list, records, most }) => {
    const unseen = records.filter(({ id }) => !shown.has(id))
    const chosen = spreadCategories(unseen, { most, filled, timesShown })
    for (const { id } of chosen) shown.add(id)
    return [list, chosen] as const
  })
}
