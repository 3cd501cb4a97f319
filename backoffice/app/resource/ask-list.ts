import type { Route } from '@pasok/contract'
import { ask } from '../api/ask.ts'
import type { ListRoute, RowOf } from './resource.ts'

/** A page of a list, as every list's endpoint answers it. */
export interface Listed<Row> {
  readonly records: readonly Row[]
  readonly total: number
  readonly is_total_exact: boolean
  readonly per_page: number
  readonly previous_cursor?: string
  readonly next_cursor?: string
  readonly last_cursor?: string
}

/** Asks for a page of a list. What an address holds is sent as it is: the API checks it, and says what is wrong. */
export const askList = async <L extends ListRoute>(
  list: L,
  query: Readonly<Record<string, string>>,
  params?: Readonly<Record<string, string>>,
): Promise<Listed<RowOf<L>>> => {
  const send = ask as (route: Route, input: object) => Promise<unknown>
  return (await send(list, { query, ...(params && { params }) })) as Listed<RowOf<L>>
}
