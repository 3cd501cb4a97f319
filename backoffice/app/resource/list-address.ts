import type { ListDeclaration } from '@pasok/contract'

/** Every parameter that a list takes, by the API's own names. */
const listNames = ({ choices, days, ids, has }: ListDeclaration): readonly string[] => [
  ...has,
  ...Object.keys(choices),
  ...days.flatMap((day) => [`${day}_from`, `${day}_to`]),
  ...ids,
  'sort',
  'page',
  'cursor',
]

/** What a list's address asks of the API: the parameters that the list has, as they stand there. */
export const readListAddress = (
  list: ListDeclaration,
  search: URLSearchParams,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listNames(list).flatMap((name) => {
      const value = search.get(name) ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )

/** What only says where in a list, or in which order, its reader is. */
const PLACES = new Set(['sort', 'page', 'cursor'])

/** Whether an address leaves records out. */
export const isNarrowed = (query: Readonly<Record<string, string>>): boolean =>
  Object.keys(query).some((name) => !PLACES.has(name))

/** An address with other parameters, '' for none; what changes the list leads to its first page. */
export const changeListAddress = (
  search: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): URLSearchParams => {
  const changed = new URLSearchParams(search)
  changed.delete('page')
  changed.delete('cursor')
  for (const [name, value] of Object.entries(changes))
    if (value === '') changed.delete(name)
    else changed.set(name, value)
  return changed
}

/** The sort that a press on a column's head leads to: descending first, then ascending. Undefined where there is neither. */
export const nextSort = (
  { sorts }: ListDeclaration,
  column: string,
  current: string | undefined,
): string | undefined => {
  const [first, second] = [`-${column}`, column].filter((sort) => sorts.includes(sort))
  return current === first ? (second ?? first) : first
}
