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

/**
 * Who is logged in; asked again when somebody comes back to this tab, since another may have logged in elsewhere in the browser:
 * what the former one saw is dropped then. Throws Refusal with 401 where nobody is.
 */
export const self = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<StaffMember> => {
    const before = queries.getQueryData<StaffMember>(['me'])
    const { record } = await ask(identityStaff.showSelf)
    if (before && before.id !== record.id)
      void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    return record
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
})
