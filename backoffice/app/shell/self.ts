import { identityStaff, type StaffMember } from '@pasok/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ask, Refusal } from '../api/ask.ts'
import { dropStoredChanges } from '../quotation/desk/stored-changes.ts'

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
 * The profile of the logged-in person. It is read again when this tab gets the focus: if another person has logged in elsewhere in
 * the browser, all other cached data is dropped, and so are the unsaved changes that others left in it. Throws Refusal with 401
 * without a session.
 */
export const self = queryOptions({
  queryKey: ['me'],
  queryFn: async (): Promise<StaffMember> => {
    const before = queries.getQueryData<StaffMember>(['me'])
    const { record } = await ask(identityStaff.showSelf)
    if (before && before.id !== record.id)
      void queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    dropStoredChanges(record.id)
    return record
  },
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
})
