/** Attributes that a category may give a place among its filters. */
export const MOST_CATEGORY_FILTERS = 100

/** By which attributes a category's lists are filtered first, by their codes. */
export interface FilterLists {
  /** Those that stand open, in their order. */
  readonly opened: readonly string[]
  /** Those that come after them, in their order. */
  readonly folded: readonly string[]
  /** Of both, the numbers whose sizes are ticked, and those that lie between two bounds. */
  readonly lists: readonly string[]
  readonly ranges: readonly string[]
}

/** Whether each attribute has one place, and is either ticked or given a range. */
export const hasOnePlaceEach = ({ opened, folded, lists, ranges }: FilterLists): boolean =>
  [
    [...opened, ...folded],
    [...lists, ...ranges],
  ].every((codes) => new Set(codes).size === codes.length)

/** Whether those that are ticked or given a range are among those that have a place. */
export const placesAllNumbers = ({ opened, folded, lists, ranges }: FilterLists): boolean =>
  [...lists, ...ranges].every((code) => opened.includes(code) || folded.includes(code))
