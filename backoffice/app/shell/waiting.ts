import type { StaffPermission } from '@pasok/contract'
import { queryOptions } from '@tanstack/react-query'
import { askList } from '../resource/ask-list.ts'
import type { ListRoute } from '../resource/resource.ts'

/** Records of a list that wait for somebody of staff. */
export interface Waiting {
  /** The list's page. */
  readonly to: string
  readonly title: () => string
  readonly list: ListRoute & { readonly access: { readonly staff: StaffPermission } }
  /** What in the list waits. */
  readonly query: Readonly<Record<string, string>>
}

const MINUTE_MS = 60_000

/** Counts them, anew each minute. */
export const countWaiting = ({ to, list, query }: Waiting) =>
  queryOptions({
    queryKey: [to, 'count', query],
    queryFn: () => askList(list, { ...query, per_page: '1' }),
    refetchInterval: MINUTE_MS,
  })
