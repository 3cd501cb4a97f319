import type { Route, StaffPermission } from '@pasok/contract'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../api/ask.ts'

/** Records of a list that wait for somebody of staff. */
export interface Waiting {
  /** The list's page. */
  readonly to: string
  readonly title: () => string
  readonly list: Route & { readonly access: { readonly staff: StaffPermission } }
  /** What in the list waits. */
  readonly query: Readonly<Record<string, string>>
}

/** How many wait; some lists count no further than a limit. */
interface Count {
  readonly total: number
  readonly is_total_exact?: boolean
}

const MINUTE_MS = 60_000

/** Counts them, anew each minute. */
export const countWaiting = ({ to, list, query }: Waiting) =>
  queryOptions({
    queryKey: [to, 'count', query],
    queryFn: async (): Promise<Count> => {
      const callAny = ask as (route: Route, input: object) => Promise<unknown>
      return (await callAny(list, { query: { ...query, per_page: '1' } })) as Count
    },
    refetchInterval: MINUTE_MS,
  })
