import type { MemberScope } from '../../kernel/index.ts'
import { writeAudit, type Db } from '../../platform/index.ts'

/** Who changes a list, when, and in which request. */
export interface By {
  readonly scope: MemberScope
  readonly now: Date
  readonly requestId: string
}

/** Writes what a member did with a list into the audit log. */
export const recordChange = (
  tx: Db,
  { scope, now, requestId }: By,
  action: 'make-list' | 'rename-list' | 'change-list' | 'remove-list' | 'add-list-to-cart',
  listId: number,
  details: Readonly<Record<string, unknown>>,
): Promise<void> =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'member', id: scope.memberId },
    action: `cart.${action}`,
    subject: 'saved_list',
    subjectId: listId,
    details: { company: scope.companyId, ...details },
    requestId,
  })
