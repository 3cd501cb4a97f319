import { can } from '@pasok/contract'
import type { MemberScope } from '../../kernel/index.ts'
import type { ListLine, ListRow } from './lists.store.ts'

/** Buyers and owners change every list of their company, a viewer the viewer's own. */
export const mayChangeList = (
  member: Pick<MemberScope, 'role' | 'memberId'>,
  { made_by }: Pick<ListRow, 'made_by'>,
): boolean => can(member, 'placeOrder') || made_by === member.memberId

/** Whether both have the same lines in the same order. */
export const areSameLines = (some: readonly ListLine[], others: readonly ListLine[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ item_id, quantity }, at) => others[at]?.item_id === item_id && others[at].quantity === quantity,
  )
