import { recordQuery, type RecordQuery } from '@pasok/ui/records/record-query.ts'

export const NUMBERS_PATH = '/account/part-numbers'

/** The part of the list that is shown. */
export interface ShownNumbers {
  readonly query: RecordQuery
  /** The item whose numbers alone are listed. */
  readonly item?: { readonly id: number } | undefined
}

/** A number of the list that is changed or removed, by its id. */
export type NumberTask = { readonly edit: number } | { readonly remove: number }

/** The query of the list, '?' included, and of a task there. */
export const numbersQuery = ({ query, item }: ShownNumbers, task?: NumberTask): string => {
  const all = new URLSearchParams(recordQuery(query))
  if (item) all.set('item', String(item.id))
  for (const [name, id] of Object.entries(task ?? {})) all.set(name, String(id))
  return all.size === 0 ? '' : `?${all.toString()}`
}

/** The page's path with the query of the list, and of a task there. */
export const numbersAddress = (list: ShownNumbers, task?: NumberTask): string =>
  NUMBERS_PATH + numbersQuery(list, task)
