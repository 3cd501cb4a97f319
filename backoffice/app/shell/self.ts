import { identityStaff, type StaffMember } from '@pasok/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, Refusal } from '../api/ask.ts'

/** What was read of the API. A record that somebody else changes is read again when its page is looked at. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Refusals stay as they are; only a connection that broke may be better a second later.
      retry: (failures, error) => failures < 2 && !(error instanceof Refusal),
    },
  },
})

/** Who is logged in. Throws Refusal with 401 where nobody is. */
export const self = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<StaffMember> => (await ask(identityStaff.showSelf)).record,
  staleTime: Number.POSITIVE_INFINITY,
})
