import type { StoredList } from './stored-list.ts'

/** Changes of a list that the account does not have yet. */
export interface WishlistChange {
  readonly add: number[]
  readonly remove: number[]
}

/** What the account does not know yet. */
export const unsentChange = ({ ids, unsent }: StoredList): WishlistChange => ({
  add: ids.filter((id) => unsent.includes(id)),
  remove: unsent.filter((id) => !ids.includes(id)),
})

/**
 * A list once the account has answered `accountIds` to what was `sent`: the account's, with what was changed since then,
 * which is still to be sent.
 */
export const applyAnswer = (
  list: StoredList,
  change: WishlistChange,
  accountIds: readonly number[],
): StoredList => {
  const unsent = list.unsent.filter(
    (id) => !(list.ids.includes(id) ? change.add : change.remove).includes(id),
  )
  const own = list.ids.filter((id) => unsent.includes(id))
  return { ...list, ids: [...own, ...accountIds.filter((id) => !unsent.includes(id))], unsent }
}
